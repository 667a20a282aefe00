import A
import A.B.C
import struct A.B
import func A.b
import class A.B
import enum A.B
import protocol A.B
import typealias A.B
import var A.b
import let A.b
@testable import A
@_exported import A
public import A
internal import A.B
private import struct A.B
@preconcurrency import A
@_implementationOnly import A
@_spi(A) import B
package import C
