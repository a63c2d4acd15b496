import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  static let hiddenAtEdge = LintRule(
    .warning("hidden-at-edge"),
    summary:
      "A screen styles its bar away from the scroll edge, where a brand or promo styles the edge.",
    rationale: """
      A screen appears at the top of its content. If a brand or promo has a style for the scroll edge, the screen's own style for \
      `scrolled:` or `compact:` is invisible until the content moves, but only in that brand or promo.
      """,
    advice:
      "Write the style under `allSlots:` to show it in every slot, or declare under `scrollEdge:` what the screen shows at the edge.",
    """
    navigationBar: { background: opaque }
    brands:
      harbor: { navigationBar: { scrollEdge: { background: { color: systemGray6 } } } }
    screens:
      checkout:
        navigationBar:
          scrolled: { background: { color: systemYellow } } ←

    navigationBar: { background: opaque, scrollEdge: { background: { color: systemGray6 } } }
    screens:
      checkout:
        navigationBar:
          scrolled: { background: { color: systemYellow } }
          scrollEdge: { title: { font: headline } }
    """,
    check: { analysis in
      let standard = ContextSpace.slotSet(.standard)
      let theme = analysis.theme
      var styledAtEdge: Set<String> = []
      // The last bar that each block was found to style, because most declarations of a block are next to each other.
      var known: [BarKind?] = Array(repeating: nil, count: theme.blocks.count)
      for declaration in theme.declarations where analysis.isForEdgeOnly(declaration) {
        let block = Int(theme.entries[Int(declaration.entry)].block)
        guard let bar = analysis.leaf(of: declaration)?.bar, known[block] != bar else { continue }
        known[block] = bar
        styledAtEdge.insert("\(theme.blocks[block].path) \(bar.rawValue)")
      }
      let entries = analysis.entries { declaration in
        // 'missing-slot' covers styles for only the standard slot.
        declaration.layer == .screen && analysis.condition(of: declaration)[.slot] != standard
          && analysis.styledSlots(of: declaration)?.isDisjoint(with: .atEdge) ?? false
      }
      return entries.joinedFindings(noting: "so is this") { entry in
        guard let declaration = entry.declarations.first,
          let bar = analysis.leaf(of: declaration)?.bar,
          !styledAtEdge.contains("\(entry.block.path) \(bar.rawValue)"),
          let edge = entry.declarations.lazy.filter({ !analysis.neverScrolls($0) })
            .compactMap(analysis.styleAtEdge).first
        else { return nil }
        let finding = Finding(
          "'\(entry.slotPath ?? entry.entry.path)' is hidden while the screen is at its scroll edge",
          at: entry,
          notes: [Note("there, the bar shows this", at: analysis.written(edge).entry.keyRange)],
          help: [
            "write it under 'allSlots:', or declare under 'scrollEdge:' what the screen shows there"
          ]
        )
        return ("\(entry.block.path) \(bar.rawValue)", finding)
      }
    }
  )
}

extension Analysis {
  /// Whether a declaration styles a bar only at the scroll edge.
  fileprivate func isForEdgeOnly(_ declaration: Declaration) -> Bool {
    guard let leaf = leaf(of: declaration), let bar = leaf.bar,
      condition(of: declaration)[.slot] != .top
    else { return false }
    let slots = slots(of: declaration, in: bar)
    return !slots.isEmpty && slots.isSubset(of: .atEdge)
  }

  /// Whether a brand, promo, or mode styles an edge that the top level doesn't style.
  ///
  /// The top level's style of the edge hides a screen's style for scrolled content in every brand, and 'hidden-slot' covers it.
  func stylesEdgeAboveTopLevel(_ style: Declaration) -> Bool {
    guard style.layer > .base, isForEdgeOnly(style), let bar = leaf(of: style)?.bar else {
      return false
    }
    return !cascade.declarations(of: style.target, below: .brand).contains { top in
      isForEdgeOnly(top) && applies(top, wherever: style)
        && slots(of: top, in: bar).isSuperset(of: slots(of: style, in: bar))
    }
  }

  /// The declaration in which a brand or promo styles the same property only at the edge, and which shows in a context of a screen's
  /// declaration.
  fileprivate func styleAtEdge(below declaration: Declaration) -> Declaration? {
    let styles = cascade.declarations(of: declaration.target, below: declaration.layer)
      .filter(stylesEdgeAboveTopLevel)
    guard !styles.isEmpty, let leaf = leaf(of: declaration), let bar = leaf.bar,
      let contexts = contexts(
        of: declaration,
        separatedBy: winners.declarations(of: leaf.id, meeting: declaration)
      )
    else { return nil }
    let item = itemPart(of: declaration)?.cells.first ?? 0
    return styles.last { style in
      contexts.contains { cell in
        slots(of: style, in: bar).slots.contains { slot in
          let cell = cell.with(.slot, slot.rawValue).with(.item, item)
          return winners.winner(of: leaf.id, at: cell) == style
        }
      }
    }
  }
}
