import LintelDiagnostics

/// A text as a cell of a table in GitHub's Markdown shows it; the only place that knows how it is escaped.
func markdownText(_ text: String) -> String {
  let lines = readableLines(text).split(separator: "\n", omittingEmptySubsequences: false)
  return lines.map { line in
    var result = ""
    let indentation = line.prefix { $0 == " " }.count
    result += String(repeating: "&nbsp;", count: indentation)
    for character in line.dropFirst(indentation) {
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      // Neither the people nor the issues of a repository are meant.
      case "@": result += "&#64;"
      case "#": result += "&#35;"
      case "\\", "|", "`", "*", "_", "[", "]", "~", "$": result += "\\\(character)"
      default: result.append(character)
      }
    }
    return result
  }
  .joined(separator: "<br>")
}

/// A text inside an HTML element of GitHub's Markdown, where Markdown's own escapes would be shown.
func markdownHTMLText(_ text: String) -> String {
  var result = ""
  for character in readableLines(text) {
    switch character {
    case "&": result += "&amp;"
    case "<": result += "&lt;"
    case ">": result += "&gt;"
    case "@": result += "&#64;"
    case "#": result += "&#35;"
    case "\n": result += " "
    default: result.append(character)
    }
  }
  return result
}
