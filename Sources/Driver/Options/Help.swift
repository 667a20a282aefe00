/// What `--help` prints: generated from the options themselves, so that it cannot forget one.
enum Help {
    static let text = """
        fixmods rewrites SwiftUI conditional modifiers so that views keep identity.

        fixmods                  say how the project stands, and what to do next
        fixmods PATH…            rewrite files, and the Swift files in folders
        fixmods --dry-run PATH…  print the same as a diff, and write nothing
        fixmods test [DIR]       run the examples of rule pages: the built-in, or DIR's
        fixmods rules            list the rule pages
        fixmods config [PATH]    print what a `.fixmods.json` says of a path, and where
        fixmods init             write a `.fixmods.json` for the project
        fixmods explain NAME     print a rule page, or what a word of a report means
        fixmods new-rule NAME PATH
                                 write the skeleton of a page for a modifier that PATH
                                 declares, into `--rules` DIR or `.fixmods/rules`

        options:
        \(Flag.all.map(paragraph).joined(separator: "\n"))

        exit codes:
          0    done, or a preview that worked
          1    `--check` found something to rewrite, `--strict` something that was not
               rewritten, `test` an example that fails
          2    something went wrong; the rest was done
          130  interrupted; every file holds its old text or its new one

        """

    private static func paragraph(of flag: Flag) -> String {
        let head =
            "  " + flag.spellings.joined(separator: ", ")
            + (flag.value.map { flag.isValueOptional ? "[=\($0)]" : " \($0)" } ?? "")
        return ([head] + wrapped(flag.help, width: 72).map { "        " + $0 }).joined(separator: "\n")
    }

    private static func wrapped(_ text: String, width: Int) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, last.count + 1 + word.count <= width {
                lines[lines.count - 1] += " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }
}
