package import LintelSchema

/// Says contexts and conditions in the author's words.
package struct ContextWords {
  private let theme: Theme
  private let schema: Schema

  package init(_ theme: Theme, schema: Schema = .standard) {
    self.theme = theme
    self.schema = schema
  }

  /// A target as it is written: a path such as `navigationBar.title.color`, or a token such as `$accent`.
  package func name(of target: TargetID) -> String {
    if let leaf = theme.leaf(of: target, in: schema) { return schema[leaf].path }
    return theme.token(of: target, in: schema).map { "$" + $0.key.name } ?? ""
  }

  /// One concrete context, such as `brand a, promos summer (2027-06-01), screen checkout, slot scrollEdge, iOS 26, phone`.
  package func text(_ witness: Witness, of target: TargetID) -> String {
    let cell = witness.cell
    let space = theme.space
    var parts: [String] = []
    if space.brands.indices.contains(cell[.brand]) {
      parts.append("brand \(space.brands[cell[.brand]].name)")
    }
    if !space.calendar.promos.isEmpty {
      let names = cell.promos.map { space.calendar.promos[$0].name }
      let promos = names.isEmpty ? "no promo" : "promos \(names.joined(separator: " + "))"
      parts.append(witness.date.isEmpty ? promos : "\(promos) (\(witness.date))")
    }
    if !space.screens.isEmpty {
      parts.append(
        cell[.screen] == 0 ? "no screen" : "screen \(space.screens[cell[.screen] - 1].name)"
      )
    }
    parts += targetParts(cell, target)
    if space.versions.indices.contains(cell[.ios]) {
      parts.append("iOS \(space.versions[cell[.ios]].first)")
    }
    if let idiom = Idiom(rawValue: cell[.idiom]) { parts.append("\(idiom)") }
    if space.releases.count > 1 { parts.append(space.words(release: cell[.appVersion])) }
    return parts.joined(separator: ", ")
  }

  private func targetParts(_ cell: Cell, _ target: TargetID) -> [String] {
    guard let leaf = theme.leaf(of: target, in: schema).map({ schema[$0] }) else { return [] }
    var parts: [String] = []
    if leaf.bar != nil, leaf.property.variesBySlot,
      let slot = AppearanceSlot(rawValue: cell[.slot])
    {
      parts.append("slot \(slot)")
    }
    if leaf.isTabItem {
      let states = ItemState.tabItem
      if let layout = ItemLayout(rawValue: cell[.item] / states.count) {
        parts.append("item \(layout).\(states[cell[.item] % states.count])")
      }
    }
    return parts
  }

  /// Where something holds, such as `brand 'a', screen 'checkout', slot 'scrollEdge'`; `everywhere` if nothing narrows it.
  package func text(_ condition: Condition) -> String {
    let parts = Dimension.all.compactMap { dimension -> String? in
      let set = condition[dimension]
      guard set != .top else { return nil }
      let label = theme.space.domains[dimension.index][set].label
      switch dimension {
      case .slot:
        return "slot '\(label.split(separator: ":").first.map(String.init) ?? label)'"
      case .item: return "item '\(label)'"
      case .brand, .promos, .screen, .ios, .idiom, .appVersion: return label
      }
    }
    return parts.isEmpty ? "everywhere" : parts.joined(separator: ", ")
  }
}
