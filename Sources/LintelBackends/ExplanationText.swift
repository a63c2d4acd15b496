package import LintelDiagnostics
package import LintelLanguage
import LintelSchema

/// Writes explanations for people: each target, where the answer holds, the winner and every loser with reason and place.
///
/// - Parameters:
///   - explanations: those of one question, in order.
///   - question: the property as it was asked for.
///   - cascade: the theme's own.
///   - sources: the theme's files.
/// - Returns: text that ends in a line feed.
package func explanationText(
  _ explanations: [Explanation],
  of question: String,
  in cascade: Cascade,
  sources: SourceMap
) -> String {
  let writer = ExplanationWriter(cascade: cascade, sources: sources)
  // Asked for a whole component, only what is declared is of interest.
  let declared = explanations.filter { !$0.standings.isEmpty }
  guard !declared.isEmpty else {
    return "\(question)\n  nothing is declared here; UIKit's own value shows\n"
  }
  var text = ""
  var last: TargetID?
  for explanation in declared {
    if explanation.target != last {
      if last != nil { text += "\n" }
      text += cascade.theme.name(of: explanation.target) + "\n"
      last = explanation.target
    }
    text += writer.text(of: explanation)
  }
  return text
}

private struct ExplanationWriter {
  let cascade: Cascade
  let sources: SourceMap

  private var theme: Theme { cascade.theme }

  func text(of explanation: Explanation) -> String {
    var lines: [String] = []
    if !explanation.scope.isEmpty { lines.append("  \(explanation.scope.joined(separator: ", "))") }
    let rows = explanation.standings.map { row(of: $0, isConflict: explanation.isConflict) }
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for row in rows {
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      lines.append(
        "    " + ([cells.joined(separator: "  ")] + row.dropFirst(3)).joined(separator: "  ")
      )
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func row(of standing: Cascade.Standing, isConflict: Bool) -> [String] {
    let declaration = standing.declaration
    let entry = theme.entries[Int(declaration.entry)]
    let verdict = standing.defeat == nil ? (isConflict ? "in conflict" : "wins") : "loses"
    let location = sources.location(of: entry.valueRange)
    let place = "\(sources[entry.valueRange.file].path):\(location.line):\(location.column)"
    let value = theme.values[declaration.value.index].text
    return [verdict, value, place, reason(for: standing, entry: entry)]
  }

  private func reason(for standing: Cascade.Standing, entry: Entry) -> String {
    let block = theme.blocks[Int(entry.block)].path
    let origin = block.isEmpty ? "top level" : block
    guard let defeat = standing.defeat else { return origin }
    switch defeat.reason {
    case .layer:
      return "\(origin): \(standing.declaration.layer) is weaker than \(defeat.by.layer)"
    case .priority:
      return
        "\(origin): priority \(standing.declaration.priority) is less than \(defeat.by.priority)"
    case .specificity(let dimension):
      return "\(origin): wider in \(dimension.name)"
    case .hops:
      return "\(origin): used from a fragment, the other is written in place"
    case .longhand:
      return "\(origin): from a shorthand, the other is written out"
    }
  }
}
