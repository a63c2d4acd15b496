package import LintelBackends

/// Writes differences for the comment on a pull request: a table with a row for each cause, and below it every value, folded.
///
/// - Parameters:
///   - words: says the differences.
///   - limit: so many bytes at most, as far as that takes leaving out values; GitHub takes 65 536 characters.
/// - Returns: text that ends in a line feed.
package func differenceMarkdown(_ words: DifferenceWords, limit: Int = 60_000) -> String {
  let rows = words.rows
  var output = "## Lintel: \(markdownText(words.summary))\n"
  guard !rows.isEmpty else { return output }
  output += "\n| what changed | place | what it changes | where |\n|---|---|---|---|\n"
  for row in rows {
    let cells = [row.cause, row.place, row.properties, row.contexts].map(markdownText)
    output += "| \(cells.joined(separator: " | ")) |\n"
  }
  var hidden = 0
  for row in rows where !row.details.isEmpty {
    let details = details(of: row)
    if output.utf8.count + details.utf8.count <= limit { output += details } else { hidden += 1 }
  }
  if hidden > 0 {
    output += "\nThe values of \(hidden == 1 ? "1 cause are" : "\(hidden) causes are") left out.\n"
  }
  return output
}

private func details(of row: DifferenceRow) -> String {
  var output = "\n<details><summary>\(markdownHTMLText(row.cause))</summary>\n"
  output += "\n| property | slots | before | after | where |\n|---|---|---|---|---|\n"
  for detail in row.details {
    let slots = detail.slots.isEmpty ? "all" : detail.slots
    let cells = [detail.property, slots, detail.old, detail.new, detail.contexts].map(markdownText)
    output += "| \(cells.joined(separator: " | ")) |\n"
  }
  return output + "\n</details>\n"
}
