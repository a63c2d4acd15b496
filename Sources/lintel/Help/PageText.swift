/// Lays out Markdown for a terminal.
///
/// It knows what the pages use: headings, paragraphs, lists, tables, fenced blocks, links, and pictures.
struct PageText {
  /// Whether headings are bold.
  let colors: Bool
  /// The length of the longest line of prose.
  var width = 80

  /// Returns the text of a page or of a section.
  func text(of markdown: String) -> String {
    var output = ""
    var paragraph = ""
    var indent = ""
    func flush() {
      guard !paragraph.isEmpty else { return }
      output += wrapped(inline(paragraph), indent: indent) + "\n"
      (paragraph, indent) = ("", "")
    }
    var isFenced = false
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        flush()
        isFenced.toggle()
        // A blank line separates a block from one right above it.
        if isFenced, output.hasSuffix("\n"), !output.hasSuffix("\n\n") { output += "\n" }
      } else if isFenced {
        output += line.isEmpty ? "\n" : "    \(line)\n"
      } else if line.hasPrefix("#") {
        flush()
        output += heading(String(line)) + "\n"
      } else if line.hasPrefix("|") {
        flush()
        // The line between a table's head and its rows has no words.
        if !line.allSatisfy({ "|-: ".contains($0) }) { output += inline(String(line)) + "\n" }
      } else if line.isEmpty {
        flush()
        output += "\n"
      } else if let mark = line.firstMatch(of: #/^ *(- |[0-9]+\. )/#) {
        flush()
        paragraph = String(line)
        indent = String(repeating: " ", count: mark.0.count)
      } else {
        let words = line.drop { $0 == " " }
        paragraph += paragraph.isEmpty ? String(words) : " \(words)"
      }
    }
    flush()
    while output.hasSuffix("\n\n") { output.removeLast() }
    return output
  }

  private func heading(_ line: String) -> String {
    guard colors else { return inline(line) }
    let words = line.drop { $0 == "#" }.drop { $0 == " " }
    return "\u{1B}[1m\(inline(String(words)))\u{1B}[0m"
  }

  /// Replaces links with their words and the command that shows the linked page.
  private func inline(_ text: String) -> String {
    let plain = text.replacing(#/!\[([^\]]*)\]\([^)]*\)/#) { "[Picture: \($0.1)]" }
    return plain.replacing(#/\[([^\]]*)\]\(([^)]*)\)/#) { match in
      let target = match.2.prefix { $0 != "#" }
      if target.hasPrefix("http") { return "\(match.1) (\(match.2))" }
      let file = target.split(separator: "/").last.map(String.init) ?? ""
      guard file.hasSuffix(".md") else { return String(match.1) }
      let name = String(file.dropLast(3))
      return HelpPages.names.contains(name)
        ? "\(match.1) (lintel help \(HelpTopic.word(for: name)))" : String(match.1)
    }
  }

  private func wrapped(_ text: String, indent: String) -> String {
    var lines: [String] = []
    var line = ""
    for (index, word) in text.split(separator: " ").enumerated() {
      if index == 0 {
        line = String(text.prefix { $0 == " " }) + String(word)
      } else if line.count + 1 + word.count > width {
        lines.append(line)
        line = indent + String(word)
      } else {
        line += " \(word)"
      }
    }
    return (lines + [line]).joined(separator: "\n")
  }
}
