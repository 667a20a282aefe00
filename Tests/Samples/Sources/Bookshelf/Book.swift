struct Book: Identifiable {
    let id: Int
    let title: String
    let author: String
    let cover: String
    let isLent: Bool

    var isAvailable: Bool { !isLent }
}
