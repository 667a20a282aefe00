// swift-format-ignore-file
do { a }
do { try a() } catch { b }
do { try a() } catch let e { b(e) }
do { try a() } catch A.b { c } catch A.d(let e) where e > 1 { f } catch is G { h } catch let i as J { k } catch { l }
do { try a() } catch .b, .c { d }
do throws(E) { try a() } catch { b }
do throws(any Error) { a } catch {}
do { a } catch let error as NSError where error.code == 1 { b }
do {
    a
}
catch {
    b
}
