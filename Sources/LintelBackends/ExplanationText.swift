package import LintelCascade
package import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Writes answers for people, those of some brands under their names.
///
/// - Parameters:
///   - answers: those to one question.
///   - question: the property as it was asked for.
///   - cascade: the theme's own.
///   - sources: the theme's files.
/// - Returns: text that ends in a line feed.
package func explanationText(
  _ answers: [BrandAnswer],
  of question: String,
  in cascade: Cascade,
  sources: SourceMap
) -> String {
  // Asked for a whole component, only what is declared is of interest, but that in every brand.
  let declared = answers.flatMap(\.explanations).declaredTargets
  return answers.map { answer in
    let brands = answer.brands.joined(separator: ", ")
    let head =
      answer.brands.isEmpty ? "" : "brand\(answer.brands.count == 1 ? "" : "s") \(brands)\n\n"
    return head
      + text(of: answer.explanations, about: declared, question, in: cascade, sources: sources)
  }.joined(separator: "\n")
}

/// Each target, where the answer holds, the winner and every loser with reason and place.
private func text(
  of explanations: [Explanation],
  about declared: Set<TargetID>,
  _ question: String,
  in cascade: Cascade,
  sources: SourceMap
) -> String {
  let writer = ExplanationWriter(cascade: cascade, sources: sources)
  // A line says it of all that was asked for, where none of it is declared.
  guard !explanations.declaredTargets.isEmpty else {
    return "\(question)\n  \(writer.absence(of: Set(explanations.map(\.target))))\n"
  }
  var text = ""
  var last: TargetID?
  for explanation in explanations where declared.contains(explanation.target) {
    if explanation.target != last {
      if last != nil { text += "\n" }
      text += cascade.theme.name(of: explanation.target) + "\n"
      last = explanation.target
    }
    text += writer.text(of: explanation)
  }
  return text
}

/// Words the parts of an answer that all forms of it share.
struct ExplanationWriter {
  /// The theme's declarations.
  let cascade: Cascade
  /// The files, for places.
  let sources: SourceMap

  /// The theme.
  private var theme: Theme { cascade.theme }

  /// An answer as lines: where it holds, then each declaration with its verdict.
  func text(of explanation: Explanation) -> String {
    var lines: [String] = []
    if !explanation.scope.isEmpty { lines.append("  \(explanation.scope.joined(separator: ", "))") }
    if let source = explanation.source {
      let name = theme.name(of: source.target)
      lines.append(
        "    nothing is declared here; it has the value of \(name)"
          + (source.isBelowGlass
            ? " before iOS 26, and is filled with the tint in iOS 26 and later" : "")
      )
    } else if explanation.standings.isEmpty {
      lines.append("    \(absence(of: [explanation.target]))")
    }
    let rows = explanation.standings.map { standing in
      let declaration = standing.declaration
      return [
        explanation.verdict(of: standing), value(of: declaration), place(of: declaration),
        origin(of: declaration)
          + (standing.defeat.map { ": " + reason(for: declaration, $0) } ?? ""),
      ]
    }
    return (lines + table(rows)).map { $0 + "\n" }.joined()
  }

  /// Says that nothing is declared of some targets, and what shows instead if that is one thing.
  func absence(of targets: Set<TargetID>) -> String {
    let leaves = targets.compactMap { theme.leaf(of: $0) }
    // A token has no value of UIKit's.
    guard !leaves.isEmpty else { return "nothing is declared here" }
    let own = targets.count == 1 ? ": \(Schema.standard[leaves[0]].property.initial)" : ""
    return "nothing is declared here; UIKit's own value shows\(own)"
  }

  /// Rows of aligned cells; the text after the third column is as long as it is.
  func table(_ rows: [[String]]) -> [String] {
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return "    " + ([cells.joined(separator: "  ")] + row.dropFirst(3)).joined(separator: "  ")
    }
  }

  /// The value that a declaration gives, as the theme writes it.
  func value(of declaration: Declaration) -> String {
    theme.values[declaration.value.index].text
  }

  /// The place of the value, as `file:line:column`.
  func place(of declaration: Declaration) -> String {
    let range = theme.entries[Int(declaration.entry)].valueRange
    let location = sources.location(of: range)
    return "\(sources[range.file].path):\(location.line):\(location.column)"
  }

  /// The path of the block.
  func origin(of declaration: Declaration) -> String {
    let block = theme.blocks[Int(theme.entries[Int(declaration.entry)].block)].path
    return block.isEmpty ? "top level" : block
  }

  /// The sentence that says why one declaration overrides another.
  func reason(for loser: Declaration, _ defeat: Cascade.Standing.Defeat) -> String {
    Precedence.sentence(defeat.by, overrides: loser, by: defeat.reason)
  }
}

/// Puts verdicts into words.
extension Explanation {
  /// `wins`, `loses` or `in conflict`.
  func verdict(of standing: Cascade.Standing) -> String {
    standing.defeat == nil ? (isConflict ? "in conflict" : "wins") : "loses"
  }
}
