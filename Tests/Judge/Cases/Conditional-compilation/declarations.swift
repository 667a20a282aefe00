// swift-format-ignore-file
#if os(iOS)
import UIKit
#elseif os(macOS)
import AppKit
#else
#error("a")
#endif
#if DEBUG && (A || !B)
struct C {}
#endif
#if swift(>=5.9) && compiler(>=6.0)
func d() {}
#endif
#if canImport(E)
#endif
#if targetEnvironment(simulator)
let f = 1
#else
let f = 2
#endif
#if arch(x86_64) || arch(arm64)
#endif
#if hasFeature(G) || hasAttribute(retroactive)
#endif
#if true
#elseif false
#endif
