// swift-format-ignore-file
Text("a").if(b) { $0.c() }
view.applyIf(condition: a, transform: { $0.b(c: 1) })
view.applyIf(a) { $0.b } else: { $0.c }
view
    .if(a) { view in view.b() }
    .if(c, transform: { $0.d })
    .conditionally(if: e) { $0.f(.g) }
    .ifLet(h) { $0.i($1) }
view.if(a, transform: bold)
view.if(a, apply: \.bold)
view.if(a) { $0.if(b) { $0.c } }
view.if(a.b { $0 }) { $0.c }
applyIf(a) { $0.b }
view.if(a)
{ $0.b() }
if view.if(a, { $0.b() }).c { d }
"\(view.if(a) { $0.b })"
#Preview { view.if(a) { $0.b } }
