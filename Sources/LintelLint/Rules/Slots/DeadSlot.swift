import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // iOS 13 introduced appearance objects, and iOS 15 the scroll edges of toolbars and tab bars (UIToolbar.h, UITabBar.h).
  static let deadSlot = LintRule(
    .warning("dead-slot"),
    summary:
      "A setting is in a slot, or for a property, that doesn't exist in any iOS version of the theme.",
    rationale: """
      Before iOS 15, UIKit uses the scroll edge's appearance only for navigation bars with large titles, and never in \
      the compact size. Toolbars and tab bars don't have a scroll edge at all. A style for these slots has no effect.
      """,
    advice: "Raise the range of `ios:`, or style the slots that the versions have.",
    """
    ios: 13..14
    navigationBar:
      background: opaque
      scrollEdge:
        background: transparent ←

    ios: 15..18
    navigationBar:
      background: opaque
      scrollEdge:
        background: transparent
    """,
    check: { analysis in DeadSlots(analysis).findings }
  )
}

/// Finds the dead declarations of a theme.
private struct DeadSlots {
  let analysis: Analysis
  /// Whether the theme has large titles in any context.
  private let hasLargeTitles: Bool

  init(_ analysis: Analysis) {
    self.analysis = analysis
    let target = TargetID(analysis.schema[.prefersLargeTitles])
    let declarations = analysis.cascade.declarations(of: target)
    hasLargeTitles = declarations.contains { analysis.value(of: $0) == .boolean(true) }
  }

  /// One finding for each block and slot, at its first entry.
  var findings: [Finding] {
    let places = analysis.places
    var isCandidate = Array(repeating: false, count: analysis.theme.entries.count)
    for declaration in analysis.theme.declarations
    where isJudged(declaration) && reason(declaration) != nil {
      isCandidate[places[Int(declaration.entry)]] = true
    }
    let judged = analysis.entries { declaration in
      isCandidate[places[Int(declaration.entry)]] && isJudged(declaration)
    }
    let dead = judged.filter { $0.declarations.allSatisfy { reason($0) != nil } }
    return dead.joinedFindings(noting: "this doesn't either") { entry in
      let name = entry.slotPath ?? entry.entry.path
      let finding = Finding(
        "'\(name)' doesn't show on any iOS version that it applies to",
        at: entry,
        notes: entry.declarations.first.flatMap(reason).map { [Note($0)] } ?? [],
        help: ["raise the range of 'ios:', which is \(analysis.range), or remove the declaration"]
      )
      return ("\(entry.block.path) \(name)", finding)
    }
  }

  /// Whether a declaration sets a value that styles a bar.
  private func isJudged(_ declaration: Declaration) -> Bool {
    guard let leaf = analysis.leaf(of: declaration), leaf.stylesBar else { return false }
    return analysis.value(of: declaration) != .unset
  }

  /// The reason why a declaration never shows, or `nil` if it can show.
  private func reason(_ declaration: Declaration) -> String? {
    guard let leaf = analysis.leaf(of: declaration), let bar = leaf.bar,
      let newest = analysis.appliedVersions(of: declaration)?.newest
    else { return nil }
    // Properties that were introduced with glass, except those of appearance objects, are meant for the versions that have them, regardless
    // of the theme's other versions.
    if leaf.availability.introduced >= UIKitCuts.glass, leaf.property.destination != .appearance {
      return nil
    }
    // Properties that iOS 13 introduced have older names, which the outputs use on earlier versions.
    if newest < leaf.availability.introduced, leaf.availability.introduced > Version(13) {
      return "it's available in iOS \(leaf.availability.introduced) and later"
    }
    guard analysis.condition(of: declaration)[.slot] != .top else { return nil }
    let lookup = AppearanceLookup(bar: bar, ios: newest, showsLargeTitles: hasLargeTitles)
    let slots = analysis.slots(of: declaration, in: bar).slots
    guard !slots.isEmpty, slots.allSatisfy({ !lookup.has($0) }) else { return nil }
    switch bar {
    case .navigationBar:
      return
        "before iOS 15, UIKit uses the scroll edge of a navigation bar only with large titles, and never in the compact size"
    case .toolbar, .tabBar:
      return "the scroll edge of a \(bar.noun) is available in iOS 15 and later"
    }
  }
}
