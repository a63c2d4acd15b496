import LintelAppearance
package import LintelCascade
package import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Returns an answer for people, ending in a line feed: each target with its scope, the winner, and every loser with its reason and place.
///
/// `release` is `nil` if the theme is the same in all releases of the app.
package func explanationText(
  _ explanations: [Explanation],
  of question: String,
  release: String? = nil,
  in cascade: Cascade,
  sources: SourceMap
) -> String {
  let writer = ExplanationWriter(cascade: cascade, sources: sources)
  // If the question is about a whole component, only declared properties are of interest.
  let declared = explanations.declaredTargets
  // If nothing is declared for any of the targets, one line covers them all.
  guard !declared.isEmpty else {
    let absence = writer.absence(of: Set(explanations.map(\.target)))
    return ([question] + (release.map { ["  \($0)", "    \(absence)"] } ?? ["  \(absence)"]))
      .map { $0 + "\n" }.joined()
  }
  // The properties of a shorthand, or of a slot that is left to UIKit, often share one answer, so they are listed together.
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

/// Writes the parts that all forms of an answer have in common.
struct ExplanationWriter {
  let cascade: Cascade
  let sources: SourceMap

  private var theme: Theme { cascade.theme }

  /// Returns the answers for one target, each with its scope, then its declarations with their verdicts; equal answers appear once.
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

  /// Returns where an answer applies, such as `brand night: scrollEdge`, or an empty string for everywhere.
  private func scope(of explanation: Explanation) -> String {
    let brands = explanation.brands
    return [
      brands.isEmpty
        ? "" : "brand\(brands.count == 1 ? "" : "s") \(brands.joined(separator: ", "))",
      explanation.scope.joined(separator: ", "),
    ].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private func lines(of explanation: Explanation) -> [String] {
    var lines: [String] = []
    if explanation.system != nil {
      lines.append("    UIKit decides, because the slot is left to the system")
    } else if let source = explanation.source {
      let name = theme.name(of: source.target)
      lines.append(
        "    nothing is declared here; it has the value of \(name)"
          + (source.isBeforeGlass
            ? " before iOS 26, and is filled with the tint in iOS 26 and later" : "")
      )
    } else if explanation.ranking.isEmpty {
      let isGlass = isLeftToGlass(explanation.target, from: explanation.oldestIOS)
      let reason = isGlass ? "'glass: native' leaves this to iOS 26 and later" : nil
      lines.append("    \(absence(of: [explanation.target], because: reason))")
    }
    let rows = explanation.verdicts.map { ranked in
      let declaration = ranked.declaration
      return [
        explanation.verdict(of: ranked), value(of: declaration), place(of: declaration),
        origin(of: declaration)
          + (ranked.defeat.map { ": " + reason(for: declaration, $0) } ?? ""),
      ]
        + (older(than: ranked, in: explanation).map {
          ["(before iOS \($0.version), UIKit's own value shows: \($0.initial))"]
        } ?? [])
    }
    return lines + table(rows)
  }

  /// Returns the version that introduced the winning keyword and UIKit's own value, which shows before it.
  ///
  /// The result is `nil` for losers, and if every version of the answer has the keyword.
  func older(
    than ranked: Cascade.RankedDeclaration,
    in explanation: Explanation
  ) -> (version: Version, initial: String)? {
    guard ranked.defeat == nil else { return nil }
    return older(than: ranked.declaration, from: explanation.oldestIOS)
  }

  /// Returns the version that introduced a declaration's keyword, if it is later than `oldest`, and UIKit's own value, which shows before.
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

  /// Whether a target's declarations apply only before iOS 26, because the theme leaves backgrounds and shadows to glass.
  private func isLeftToGlass(_ target: TargetID, from oldest: Version) -> Bool {
    guard theme.glass == .native, oldest >= Version(26), let leaf = theme.leaf(of: target),
      let bar = Schema.standard[leaf].bar, !cascade.declarations(of: target).isEmpty
    else { return false }
    let path = Schema.standard[leaf].path
    return ["background", "shadow"].contains { path.hasPrefix("\(bar.rawValue).\($0).") }
  }

  /// Returns the sentence that nothing is declared for the targets, or another reason, with UIKit's own value or the default if there is only
  /// one target.
  func absence(of targets: Set<TargetID>, because reason: String? = nil) -> String {
    let leaves = targets.compactMap { theme.leaf(of: $0) }
    // UIKit doesn't have a value for a token.
    guard !leaves.isEmpty else { return "nothing is declared here" }
    let properties = leaves.map { Schema.standard[$0].property }
    let initial = properties.count == 1 ? ": \(properties[0].initial)" : ""
    // UIKit doesn't know these.
    let isOwn = properties.allSatisfy { [.runtime, .slot, .fact].contains($0.destination) }
    return (reason ?? "nothing is declared here") + "; "
      + (isOwn ? "the default applies\(initial)" : "UIKit's own value shows\(initial)")
  }

  /// Returns rows with their first three columns aligned; further cells keep their lengths.
  func table(_ rows: [[String]]) -> [String] {
    let widths = (0..<3).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = zip(row, widths).map { cell, width in
        cell + String(repeating: " ", count: width - cell.count)
      }
      return "    " + ([cells.joined(separator: "  ")] + row.dropFirst(3)).joined(separator: "  ")
    }
  }

  func value(of declaration: Declaration) -> String { theme.values[declaration.value.index].text }

  /// Returns the place of a declaration's value as `file:line:column`.
  func place(of declaration: Declaration) -> String {
    sources.place(of: theme.entries[Int(declaration.entry)].valueRange)
  }

  /// Returns the path of a declaration's block, or `top level`.
  func origin(of declaration: Declaration) -> String {
    let block = theme.blocks[Int(theme.entries[Int(declaration.entry)].block)].path
    return block.isEmpty ? "top level" : block
  }

  func reason(for loser: Declaration, _ defeat: Cascade.RankedDeclaration.Defeat) -> String {
    Precedence.sentence(defeat.by, overrides: loser, by: defeat.reason)
  }
}

extension Explanation {
  /// Returns `wins`, `loses`, or `in conflict`.
  func verdict(of ranked: Cascade.RankedDeclaration) -> String {
    ranked.defeat == nil ? (isConflict ? "in conflict" : "wins") : "loses"
  }
}
