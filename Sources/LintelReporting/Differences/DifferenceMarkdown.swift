import LintelDiagnostics

/// Returns differences for a comment on a pull request: a table with a row for each cause, and below it every value, folded.
///
/// `pictures` has the addresses of two pictures for each cause, or `nil` for none. Above `limit` bytes, values are left out, because
/// GitHub accepts 65,536 characters. The text ends in a line feed.
package func differenceMarkdown(
  _ words: DifferenceWords,
  pictures: [(old: String, new: String)?] = [],
  limit: Int = 60_000
) -> String {
  let rows = words.rows
  var output = "## Lintel: \(markdownText(words.summary))\n"
  guard !rows.isEmpty else { return output }
  output += "\n| what changed | place | what it changes | where |\n|---|---|---|---|\n"
  for row in rows {
    let cells = [
      markdownText(row.cause), markdownCode(row.place), markdownText(row.properties),
      markdownText(row.contexts),
    ]
    output += "| \(cells.joined(separator: " | ")) |\n"
  }
  var hidden = 0
  for (index, row) in rows.filter({ !$0.details.isEmpty }).enumerated() {
    let pictures = pictures.indices.contains(index) ? pictures[index] : nil
    let details = details(of: row, pictures)
    if output.utf8.count + details.utf8.count <= limit { output += details } else { hidden += 1 }
  }
  if hidden > 0 {
    output += "\nThe values of \(hidden == 1 ? "1 cause are" : "\(hidden) causes are") left out.\n"
  }
  return output
}

/// Returns the details of a row as HTML in Markdown, folded so that the comment stays short.
private func details(of row: DifferenceRow, _ pictures: (old: String, new: String)?) -> String {
  var output = "\n<details><summary>\(markdownHTMLText(row.cause))</summary>\n"
  output += "\n| property | slots | before | after | where |\n|---|---|---|---|---|\n"
  for detail in row.details {
    let slots = detail.slots.isEmpty ? "all" : detail.slots
    let cells = [detail.property, slots, detail.old, detail.new, detail.contexts].map(markdownText)
    output += "| \(cells.joined(separator: " | ")) |\n"
  }
  if let pictures {
    output += "\n| before | after |\n|---|---|\n"
    output += "| ![before](\(address(pictures.old))) | ![after](\(address(pictures.new))) |\n"
  }
  return output + "\n</details>\n"
}

/// Returns a path as the address of a picture, with every byte encoded that has a meaning in Markdown or in a table.
private func address(_ path: String) -> String { path.percentEncoded.replacing("~", with: "%7E") }
