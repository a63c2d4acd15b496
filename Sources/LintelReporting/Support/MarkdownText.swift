import LintelDiagnostics

/// A text as a cell of a table in GitHub's Markdown shows it; this file is the only place that knows how it is escaped.
func markdownText(_ text: String) -> String {
  let lines = readableLines(text).split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { line in
    let indentation = line.prefix { $0 == " " }.count
    return String(repeating: "&nbsp;", count: indentation)
      + keptApart(line.dropFirst(indentation)) { character in
        "\\|`*_[]~$".contains(character) ? "\\\(character)" : nil
      }
  }
  .joined(separator: "<br>")
}

/// A text inside an HTML element of GitHub's Markdown, where Markdown's own escapes would be shown.
func markdownHTMLText(_ text: String) -> String {
  keptApart(readableLines(text)[...]) { $0 == "\n" ? " " : nil }
}

/// A name or a place as code, in a cell of a table; what looks like an emoji, such as `:100:`, stays what it is there.
func markdownCode(_ text: String) -> String {
  let line = readableLines(text).replacing("\n", with: " ")
  guard !line.isEmpty else { return "" }
  let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  let space = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
  // The table is cut at its bars before code is looked for.
  return fence + space + line.replacing("|", with: "\\|") + space + fence
}

/// Escapes what HTML means something by, and keeps apart what hosts would make links and emoji of.
///
/// Neither the people, the issues nor the emoji of a repository are meant, and addresses are not to be followed. Hosts look for
/// them in what a page shows, so that escapes are of no use; a comment between, which nobody sees, is.
private func keptApart(_ text: Substring, escape: (Character) -> String?) -> String {
  var result = ""
  var rest = text
  while let character = rest.popFirst() {
    let next = rest.first
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "@" where next != nil, "#" where next?.isLetter == true || next?.isNumber == true,
      ":" where next != nil && next != " ":
      result += "\(character)<!-- -->"
    case "w" where rest.hasPrefix("ww."), "W" where rest.lowercased().hasPrefix("ww."):
      result += "\(character)<!-- -->"
    case _: result += escape(character) ?? String(character)
    }
  }
  return result
}
