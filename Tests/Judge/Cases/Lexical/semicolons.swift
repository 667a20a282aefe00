// swift-format-ignore-file
let a = 1; let b = 2; f(a); f(b);
if a { b }; while c { d };
struct S { var a: Int; var b: Int; func f() {}; init() {} }
enum E { case a; case b, c; }
switch a { case 1: f(); g(); case 2: break; default: h(); }
let closure = { a; b; return c; }
