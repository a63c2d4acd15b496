import LintelSchema
import LintelTheme

/// Builds the complete objects of one bar from the values that win in a context.
package struct BarBuilder {
  let theme: Theme
  let roles: LeafRoles
  let kind: BarKind
  /// The version of iOS, which determines how UIKit falls back from slot to slot.
  let ios: Version
  let cascaded: CascadedValues
  /// The leaves of the bar that have declarations, ascending.
  let leaves: [LeafID]

  /// Prepares a bar, which `bar()` builds.
  init(_ kind: BarKind, theme: Theme, roles: LeafRoles, ios: Version, cascaded: CascadedValues) {
    self.theme = theme
    self.roles = roles
    self.kind = kind
    self.ios = ios
    self.cascaded = cascaded
    leaves = roles.leaves(of: kind, among: cascaded.targets)
  }

  /// Builds the bar: an object for each slot that needs its own, and the bar's other values.
  func bar() -> UnboundBar {
    let system = SlotSet(kind.slots.filter { owner(of: $0) == .system })
    var objects: [UnboundAppearance?] = [nil, nil, nil, nil]
    for slot in ownSlots(apartFrom: system).slots { objects[slot.rawValue] = object(slot) }
    var bar = UnboundBar(
      kind: kind,
      objects: objects,
      system: system,
      values: values(),
      showsLargeTitles: showsLargeTitles
    )
    if fades { fillForFade(&bar) }
    return bar
  }

  /// Returns the slots that the theme styles or declares as its own, and those in which UIKit's fallback would show a value that they
  /// unset.
  private func ownSlots(apartFrom system: SlotSet) -> SlotSet {
    // An empty slot differs from one that UIKit fills with another object. Versions without the slot use
    // that object anyway.
    let lookup = AppearanceLookup(
      bar: kind,
      ios: UIKitCuts.edges,
      showsLargeTitles: showsLargeTitles
    )
    var own = SlotSet(
      kind.slots.filter { slot in
        !system.contains(slot) && (owner(of: slot) == .own || isStyled(slot))
      }
    )
    for slot in kind.slots where !own.contains(slot) && !system.contains(slot) {
      let found = lookup.found(at: slot, bar: own)
      if found.owner != .initial, shows(found, unsetIn: slot) { own.insert(SlotSet(slot)) }
    }
    return own
  }

  /// Returns whether the theme sets a value of the slot's appearance object.
  private func isStyled(_ slot: AppearanceSlot) -> Bool {
    hasPart { leaf, item in cascaded.value(of: leaf, in: slot, item: item) != nil }
  }

  /// Returns whether the object that UIKit uses for a slot has a value that the slot unsets.
  private func shows(_ found: AppearanceLookup.Found, unsetIn slot: AppearanceSlot) -> Bool {
    hasPart { leaf, item in
      let isRemoved = found.isMadeTransparent && roles[leaf].belongsToBackgrounds
      return cascaded.isUnset(leaf, in: slot, item: item) && !isRemoved
        && cascaded.value(of: leaf, in: found.slot, item: item) != nil
    }
  }

  /// Returns whether a condition holds for any leaf of an appearance object, or for any part of a tab item.
  private func hasPart(where holds: (LeafID, _ item: Int) -> Bool) -> Bool {
    leaves.contains { leaf in
      roles[leaf].belongsToObjects && roles.cells(of: leaf).contains { holds(leaf, $0) }
    }
  }

  /// Whether the bar fades as content scrolls below it (`scrollBehavior: fade`).
  private var fades: Bool {
    keyword(roles[kind].scrollBehavior, in: .standard) == ScrollBehaviorName.fade
  }

  /// Whether the theme turns on large titles, which give a bar an edge before iOS 15.
  private var showsLargeTitles: Bool {
    guard let leaf = roles[kind].prefersLargeTitles,
      let value = cascaded.value(of: leaf, in: .standard),
      theme.values[value.index] == .boolean(true)
    else { return false }
    // This matters only before iOS 15, where `inline` (iOS 17) is left out and titles follow the bar's preference.
    let display: LargeTitleDisplay? = keyword(roles.largeTitleDisplay, in: .standard)
    return display != .never
  }

  /// Returns the value of `slot:` in a slot, or `nil` if the theme doesn't declare it.
  private func owner(of slot: AppearanceSlot) -> SlotOwner? { keyword(roles[kind].slot, in: slot) }

  /// Returns the keyword that a leaf is set to in a slot, or `nil` if nothing sets it.
  private func keyword<Name: KeywordName>(_ leaf: LeafID?, in slot: AppearanceSlot) -> Name? {
    leaf.flatMap { cascaded.value(of: $0, in: slot) }
      .flatMap { theme.values[$0.index].keyword() }
  }
}

// MARK: - Appearance objects

extension BarBuilder {
  /// Returns the complete object of one slot, with button states filled in as UIKit would.
  private func object(_ slot: AppearanceSlot) -> UnboundAppearance {
    let background = backgroundSlot(of: slot)
    var values: [UnboundValue] = []
    for leaf in leaves {
      switch roles[leaf] {
      case .background:
        append(leaf, in: background, to: &values)
      case .shadow, .object:
        append(leaf, in: slot, to: &values)
      case .tabItem:
        for item in 0..<CascadedValues.itemCells { append(leaf, in: slot, item: item, to: &values) }
      case .slot, .preset, .button, .bar, .setting, .fact: break
      }
    }
    values += ButtonValues(in: slot, of: self).values
    return UnboundAppearance(
      bar: kind,
      configure: configure(background: background),
      usesFormerNames: values.contains { value in
        roles.schema[value.leaf].former.map { ios < $0.renamed } ?? false
      },
      values: values.sorted { ($0.leaf, $0.item) < ($1.leaf, $1.item) }
    )
  }

  /// Adds the value of a leaf, if it has one.
  private func append(
    _ leaf: LeafID,
    in slot: AppearanceSlot,
    item: Int? = nil,
    to values: inout [UnboundValue]
  ) {
    guard let value = cascaded.value(of: leaf, in: slot, item: item ?? 0) else { return }
    values.append(UnboundValue(leaf: leaf, item: Int8(item ?? -1), value: value.rawValue))
  }

  /// Returns the last part of the name of the object's configure call (UIBarAppearance.h).
  ///
  /// The theme's preset decides. Without one, an edge without its own background is transparent, and
  /// everything else has UIKit's default background.
  private func configure(background: AppearanceSlot) -> String {
    if let preset: BackgroundPreset = keyword(roles[kind].preset, in: background) {
      return preset.keyword.uikitName
    }
    return background.isAtEdge && !declaresBackground(background)
      ? Preset.transparentBackground : Preset.defaultBackground
  }

  /// Returns the slot that provides an object's background: with a fade, a scroll edge without a
  /// background shows the bar's.
  private func backgroundSlot(of slot: AppearanceSlot) -> AppearanceSlot {
    guard fades, slot.isAtEdge, !declaresBackground(slot) else { return slot }
    return slot.isCompact ? .compact : .standard
  }

  /// Returns whether the theme sets anything about the background in a slot.
  private func declaresBackground(_ slot: AppearanceSlot) -> Bool {
    leaves.contains { leaf in
      let role = roles[leaf]
      return (role == .background || role == .preset) && cascaded.value(of: leaf, in: slot) != nil
    }
  }

  /// Gives each slot its own object for a fade where UIKit's fallback would make the bar look different at the edge.
  private func fillForFade(_ bar: inout UnboundBar) {
    func own(_ slot: AppearanceSlot) -> UnboundAppearance? { bar.objects[slot.rawValue] }
    func fill(_ slot: AppearanceSlot, _ object: UnboundAppearance) {
      if own(slot) == nil, !bar.system.contains(slot) { bar.objects[slot.rawValue] = object }
    }
    let isEdgeStyled = own(.scrollEdge) != nil
    fill(.standard, .initial(of: kind))
    let standard = own(.standard) ?? .initial(of: kind)
    fill(.scrollEdge, standard)
    if !isEdgeStyled, let compact = own(.compact) { fill(.compactScrollEdge, compact) }
  }
}

// MARK: - The bar's own values

extension BarBuilder {
  /// Returns the values of the bar and of its items, sorted by leaf and slot.
  private func values() -> [UnboundBar.Value] {
    var values: [UnboundBar.Value] = []
    let landmarks = roles[kind]
    for leaf in leaves where roles[leaf] == .bar {
      values += spread(leaf) { cascaded.value(of: leaf, in: $0) }
    }
    for inheritance in landmarks.inheritedValues
    where !inheritance.endsWithFill || ios < UIKitCuts.prominentButtons {
      let own = values.filter { $0.leaf == inheritance.leaf }
      let covered = SlotSet(own.flatMap(\.slots.slots))
      let inherited = spread(inheritance.leaf) { slot in
        covered.contains(slot) ? nil : cascaded.value(of: inheritance.source, in: slot)
      }
      values += inherited
    }
    return values.sorted {
      ($0.leaf.rawValue, $0.slots.slots.first?.rawValue ?? 0)
        < ($1.leaf.rawValue, $1.slots.slots.first?.rawValue ?? 0)
    }
  }

  /// Returns one value for each group of slots that agree.
  private func spread(_ leaf: LeafID, _ value: (AppearanceSlot) -> ValueID?) -> [UnboundBar.Value] {
    guard roles.schema[leaf].property.variesBySlot else {
      guard let value = value(.standard) else { return [] }
      return [.init(leaf: leaf, slots: SlotSet(kind.slots), value: value.rawValue)]
    }
    var groups: [(value: Int32, slots: SlotSet)] = []
    for slot in kind.slots {
      guard let value = value(slot)?.rawValue else { continue }
      if let index = groups.firstIndex(where: { $0.value == value }) {
        groups[index].slots.insert(SlotSet(slot))
      } else {
        groups.append((value, SlotSet(slot)))
      }
    }
    return groups.map { .init(leaf: leaf, slots: $0.slots, value: $0.value) }
  }
}
