import LintelDiagnostics

/// Returns a text for a table cell in GitHub's Markdown; only this file knows how Markdown is escaped.
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

/// Returns a text for an HTML element in GitHub's Markdown, where Markdown's own escapes would be visible.
func markdownHTMLText(_ text: String) -> String {
  keptApart(readableLines(text)[...]) { $0 == "\n" ? " " : nil }
}

/// Returns a name or a place as code in a table cell, where text such as `:100:` doesn't become an emoji.
func markdownCode(_ text: String) -> String {
  let line = readableLines(text).replacing("\n", with: " ")
  guard !line.isEmpty else { return "" }
  let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
  let fence = String(repeating: "`", count: longest + 1)
  let space = line.hasPrefix("`") || line.hasSuffix("`") ? " " : ""
  // A table is split at its bars before code is recognized.
  return fence + space + line.replacing("|", with: "\\|") + space + fence
}

/// Escapes characters that have a meaning in HTML, and prevents hosts from adding links and emoji.
///
/// A finding's text doesn't refer to the people, issues, or emoji of a repository, and its addresses aren't links. Hosts look for
/// these in the text that a page shows, so escapes don't help. An invisible comment between characters does.
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
