struct A {
    @State var b = 1
    @State private var c: Int = 2
    @Binding var d: Int
    @Environment(\.e) private var f
    @AppStorage("g") var h = false
    @Published private(set) var i: [Int] = []
    @FetchRequest(sortDescriptors: [], predicate: nil, animation: .default) var j: FetchedResults<K>
    @A(wrappedValue: 1, b: { c }) var d: Int
    @A @B var e = 1
    @FocusState var f: Field?
    @Query(filter: #Predicate<G> { $0.h }) var i: [G]
    @Environment(Model.self) var k
}
