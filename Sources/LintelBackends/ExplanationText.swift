import LintelAppearance
package import LintelCascade
package import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Writes an answer for people: each target, where the answer holds, the winner, and every loser with reason and place.
///
/// - Parameters:
///   - explanations: the answer to one question.
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
  let declared = explanations.declaredTargets
  // A line says it of all that was asked for, where none of it is declared.
  guard !declared.isEmpty else {
    return "\(question)\n  \(writer.absence(of: Set(explanations.map(\.target))))\n"
  }
  // Properties of a shorthand, or of a slot that is left to UIKit, often have one answer, which lists them together.
  var groups = OrderedGroups<String, String>()
  var answers = OrderedGroups<TargetID, Explanation>()
  for explanation in explanations where declared.contains(explanation.target) {
    answers.add([explanation], to: explanation.target)
  }
  for (target, answers) in answers.all {
    groups.add([cascade.theme.name(of: target)], to: writer.text(of: answers))
  }
  let all = groups.all
  return all.map { text, names in
    let isWhole = all.count == 1 && names.count > 1
    return (isWhole ? question : names.joined(separator: ", ")) + "\n" + text
  }.joined(separator: "\n")
}

/// Words the parts of an answer that all forms of it share.
struct ExplanationWriter {
  /// The theme's declarations.
  let cascade: Cascade
  /// The files, for places.
  let sources: SourceMap

  /// The theme.
  private var theme: Theme { cascade.theme }

  /// The answers for one target: where each holds, then each declaration with its verdict; equal ones are there once.
  func text(of explanations: [Explanation]) -> String {
    var groups = OrderedGroups<[String], String>()
    for explanation in explanations {
      groups.add([scope(of: explanation)], to: lines(of: explanation))
    }
    return groups.all.flatMap { lines, scopes in
      let scope = scopes.filter { !$0.isEmpty }.joined(separator: "; ")
      return (scope.isEmpty ? [] : ["  \(scope)"]) + lines
    }.map { $0 + "\n" }.joined()
  }

  /// Where an answer holds, such as `brand night: scrollEdge`; empty for everywhere.
  private func scope(of explanation: Explanation) -> String {
    let brands = explanation.brands
    return [
      brands.isEmpty
        ? "" : "brand\(brands.count == 1 ? "" : "s") \(brands.joined(separator: ", "))",
      explanation.scope.joined(separator: ", "),
    ].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  /// What is declared where an answer holds, and what comes of it.
  private func lines(of explanation: Explanation) -> [String] {
    var lines: [String] = []
    if explanation.system != nil {
      lines.append("    UIKit decides, because the slot is left to the system")
    } else if let source = explanation.source {
      let name = theme.name(of: source.target)
      lines.append(
        "    nothing is declared here; it has the value of \(name)"
          + (source.isBelowGlass
            ? " before iOS 26, and is filled with the tint in iOS 26 and later" : "")
      )
    } else if explanation.standings.isEmpty {
      lines.append("    \(absence(of: [explanation.target]))")
    }
    let rows = explanation.verdicts.map { standing in
      let declaration = standing.declaration
      return [
        explanation.verdict(of: standing), value(of: declaration), place(of: declaration),
        origin(of: declaration)
          + (standing.defeat.map { ": " + reason(for: declaration, $0) } ?? ""),
      ]
        + (older(than: standing, in: explanation).map {
          ["(before iOS \($0.version), UIKit's own value shows: \($0.initial))"]
        } ?? [])
    }
    return lines + table(rows)
  }

  /// What shows on versions of an answer that lack the keyword that wins; nil if none does.
  func older(
    than standing: Cascade.Standing,
    in explanation: Explanation
  ) -> (version: Version, initial: String)? {
    guard standing.defeat == nil else { return nil }
    return older(than: standing.declaration, from: explanation.oldestIOS)
  }

  /// What shows from one version on, on versions that lack the keyword of a declaration; nil if none does.
  func older(
    than declaration: Declaration,
    from oldest: Version
  ) -> (version: Version, initial: String)? {
    guard let leaf = theme.leaf(of: declaration.target) else { return nil }
    let property = Schema.standard[leaf].property
    let value = theme.values[declaration.value.index]
    guard let version = value.introduced(as: property.type), oldest < version else { return nil }
    return (version, property.initial)
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
    sources.place(of: theme.entries[Int(declaration.entry)].valueRange)
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
