/// Returns differences for people: a line for each cause with its changes, with every value below it if `hasDetails` is true.
///
/// The text ends in a line feed. Its last line is the summary.
package func differenceText(_ words: DifferenceWords, details hasDetails: Bool = false) -> String {
  var text = ""
  for row in words.rows {
    let parts = [row.cause, row.place, row.properties, row.contexts].filter { !$0.isEmpty }
    text += parts.joined(separator: "  ") + "\n"
    guard hasDetails else { continue }
    for detail in row.details {
      let slots = detail.slots.isEmpty ? "" : " (\(detail.slots))"
      let contexts = detail.contexts == row.contexts ? "" : "  \(detail.contexts)"
      text += "    \(detail.property)\(slots): \(detail.old) -> \(detail.new)\(contexts)\n"
    }
  }
  return text + (text.isEmpty ? "" : "\n") + words.summary + "\n"
}
