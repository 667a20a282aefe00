func a(_ b: inout sending B) {}
func c(_ d: sending D, e: sending @escaping () -> sending F) -> sending G { d }
let h: (inout sending I) async throws -> sending J
let k = { (l: sending L) -> sending M in l }
func n(_ o: sending [P]) {}
func q(_ r: sending Array<S>) {}
