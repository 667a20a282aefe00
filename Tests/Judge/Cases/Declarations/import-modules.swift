import struct A::B
import func A::b
import A.B; import C
