import LintelDiagnostics

/// Writes differences for the comment on a pull request: a table with a row for each cause, and below it every value, folded.
///
/// - Parameters:
///   - words: says the differences.
///   - pictures: for each cause the addresses of two pictures, if there are some.
///   - limit: so many bytes at most, as far as that takes leaving out values; GitHub takes 65 536 characters.
/// - Returns: text that ends in a line feed.
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

/// The details of a row, folded so that the comment stays short.
///
/// - Parameters:
///   - row: The cause and what changes by it.
///   - pictures: The addresses of the pictures before and after; nil for none.
/// - Returns: HTML inside Markdown, as GitHub and GitLab render it.
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

/// A path as the address of a picture: every byte that means something in Markdown or in a table is encoded.
private func address(_ path: String) -> String { path.percentEncoded.replacing("~", with: "%7E") }
