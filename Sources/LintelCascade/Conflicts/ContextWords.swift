package import LintelDiagnostics
import LintelSchema
package import LintelTheme

/// Describes contexts and conditions in the author's words.
package struct ContextWords {
  private let theme: Theme

  package init(_ theme: Theme) { self.theme = theme }

  /// Returns a context as text, such as `brand a, promo summer (2027-06-01), screen checkout, slot scrollEdge, iOS 26, phone`.
  package func text(_ witness: Witness, of target: TargetID) -> String {
    let parts = coordinates(of: witness, for: target).compactMap { coordinate -> String? in
      switch (coordinate.dimension, coordinate.value) {
      case ("promos", "none"): witness.date.isEmpty ? "no promo" : "no promo (\(witness.date))"
      case ("promos", let names):
        (names.contains(" ") ? "promos \(names)" : "promo \(names)")
          + (witness.date.isEmpty ? "" : " (\(witness.date))")
      case ("screen", "none"): "no screen"
      case ("ios", let version): "iOS \(version)"
      case ("idiom", let value), ("release", let value): value
      case ("width", let value), ("height", let value): "\(value) \(coordinate.dimension)"
      case ("date", _): nil
      case (let dimension, let value): "\(dimension) \(value)"
      }
    }
    return parts.joined(separator: ", ")
  }

  /// Returns a context by dimension, without the dimensions that the theme or the target doesn't have.
  package func coordinates(
    of witness: Witness,
    for target: TargetID
  ) -> [Diagnostic.Facts.Coordinate] {
    let cell = witness.cell
    let space = theme.space
    var parts: [Diagnostic.Facts.Coordinate] = []
    func add(_ dimension: String, _ value: String) {
      parts.append(Diagnostic.Facts.Coordinate(dimension, value))
    }
    if space.brands.indices.contains(cell[.brand]) { add("brand", space.brands[cell[.brand]].name) }
    if !space.calendar.promos.isEmpty {
      let names = space.calendar.switches.promos(cell.promos).map { space.calendar.promos[$0].name }
      add("promos", names.isEmpty ? "none" : names.joined(separator: " + "))
      if !witness.date.isEmpty { add("date", witness.date) }
    }
    let switches = space.calendar.switches
    for value in cell.promos.compactMap(switches.value) {
      add(switches.modes[value.mode].name, switches.modes[value.mode].values[value.value])
    }
    if !space.screens.isEmpty {
      add("screen", cell[.screen] == 0 ? "none" : space.screens[cell[.screen] - 1].name)
    }
    if let leaf = theme.leaf(of: target).map({ Schema.standard[$0] }) {
      if leaf.bar != nil, leaf.property.variesBySlot,
        let slot = AppearanceSlot(rawValue: cell[.slot])
      {
        add("slot", "\(slot)")
      }
      if leaf.isTabItem { add("item", ItemPart(cell: cell[.item]).label) }
    }
    if space.versions.indices.contains(cell[.ios]) {
      add("ios", "\(space.versions[cell[.ios]].first)")
    }
    if space.devices.indices.contains(cell[.device]) {
      let device = space.devices[cell[.device]]
      for trait in space.distinguishesSizeClasses ? DeviceTrait.allCases : [.idiom] {
        add(trait.name, trait.names[device[trait]])
      }
    }
    if space.releases.count > 1 { add("release", space.words(release: cell[.appVersion])) }
    return parts
  }

  /// Returns the contexts in which a declaration applies, in its author's keys, because different patterns may
  /// match the same screens.
  package func text(_ declaration: Declaration) -> String {
    let block = theme.blocks[Int(theme.entries[Int(declaration.entry)].block)]
    let condition = theme.conditions[declaration.condition.index]
    let own = theme.conditions[block.condition.index]
    // A slot in a bar may be narrower than its block.
    let screens = condition[.screen] == own[.screen] ? screenKeys(of: block) : []
    return text(condition, screens: screens.isEmpty ? nil : screens.joined(separator: " and "))
  }

  /// Returns the keys under `screens:` that lead to a block, such as `screens '*e'`, without duplicates.
  private func screenKeys(of block: Block) -> [String] {
    var labels: Set<String> = []
    var next: Block? = block
    while let block = next {
      let parent = block.parent.map { theme.blocks[Int($0)] }
      let outer = parent.map(\.path) ?? ""
      let step = block.path.dropFirst(outer.isEmpty ? 0 : outer.count + 1)
      if step.hasPrefix("screens.") {
        let name = String(step.dropFirst("screens.".count))
        labels.insert(ContextSpace.label(ofScreens: name, isGroup: theme.groups.contains(name)))
      }
      next = parent
    }
    return labels.sorted()
  }

  /// Returns a condition in words, with the given keys of screens if they're known.
  private func text(_ condition: Condition, screens: String?) -> String {
    let parts = Dimension.all.compactMap { dimension -> String? in
      let set = condition[dimension]
      guard set != .top else { return nil }
      let label = theme.space.domains[dimension.index][set].label
      switch dimension {
      case .slot:
        return "slot '\(label.split(separator: ":").first.map(String.init) ?? label)'"
      case .item: return "item '\(label)'"
      case .screen: return screens ?? label
      case .brand, .promos, .ios, .device, .appVersion: return label
      }
    }
    return parts.isEmpty ? "everywhere" : parts.joined(separator: ", ")
  }
}
