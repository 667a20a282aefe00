// swift-format-ignore-file

import
A
import
struct A.B
import
    func A::b
import func
    A.b
import A
    .B
