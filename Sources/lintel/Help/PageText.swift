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
    var quote = ""
    func flush() {
      guard !paragraph.isEmpty else { return }
      let lines = wrapped(inline(paragraph), indent: indent, width: width - quote.count)
      output += lines.map { "\(quote)\($0)\n" }.joined()
      (paragraph, indent, quote) = ("", "", "")
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
        let isQuoted = line.hasPrefix("> ")
        // A quotation ends a paragraph, and a line without a mark ends a quotation.
        if isQuoted == quote.isEmpty { flush() }
        quote = isQuoted ? "> " : ""
        let words = (isQuoted ? line.dropFirst(2) : line).drop { $0 == " " }
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
      if match.2.hasPrefix("http") { return "\(match.1) (\(match.2))" }
      let command = Self.command(showing: match.2)
      return "\(match.1)" + (command.map { " (lintel \($0))" } ?? "")
    }
  }

  /// Returns the command that shows the page at an address, or `nil` if there is none.
  private static func command(showing address: Substring) -> String? {
    let ends = address.split(separator: "#", maxSplits: 1)
    guard let path = ends.first, path.hasSuffix(".md") else { return nil }
    let steps = path.dropLast(3).split(separator: "/").map(String.init)
    guard let name = steps.last else { return nil }
    if HelpPages.names.contains(name) { return "help \(HelpTopic.word(for: name))" }
    // The sections of this page are rules.
    if name == "rules" { return ends.count > 1 ? "rules \(ends[1])" : "rules" }
    return name == "properties" || steps.contains("reference") ? "properties" : nil
  }

  /// Returns the lines of a paragraph.
  private func wrapped(_ text: String, indent: String, width: Int) -> [String] {
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
    return lines + [line]
  }
}
