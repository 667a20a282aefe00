/// What stands for something that stands for something else is followed from one to the next.
package enum NameTrail {
    /// How many steps are taken. People write two or three; what is declared by itself would go on for ever.
    package static let longest = 8
}
