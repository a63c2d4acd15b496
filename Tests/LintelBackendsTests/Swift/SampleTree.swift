import LintelLanguage
import LintelSchema

/// Trees made by hand, so that the backend is tested without the compiler's front end.
enum SampleTree {
  /// Every leaf of the table and every kind of value, over brands, promos, screens, versions and idioms.
  static func everything(minimum: Version = Version(13)) -> AppearanceTree {
    var tree = empty(theme: "Harbor", minimum: minimum)
    tree.brands = [Brand(name: "harbor", parent: nil), Brand(name: "night-harbor", parent: 0)]
    tree.promos = [
      Promo(
        name: "summer",
        from: Promo.Instant(minutes: 30_202_560, hasOffset: false, text: "2027-06-01"),
        until: Promo.Instant(minutes: 30_335_040, hasOffset: true, text: "2027-09-01T00:00Z"),
        company: .alone
      ),
      Promo(name: "preview", from: nil, until: nil, company: .any),
    ]
    tree.screens = ["home", "checkout", "checkout.payment"].map { Screen(name: $0, brands: nil) }
    tree.parameters = [ColorParameter(name: "podcast-cover", samples: [])]
    for round in 0..<SampleValues.rounds {
      for kind in BarKind.allCases {
        tree.appearances.append(appearance(kind, round: round, isNew: round % 2 == 0))
        tree.bars.append(bar(kind, round: round, appearance: tree.appearances.count - 1))
      }
      tree.settings.append(settings(round: round))
    }
    tree.contexts = contexts(of: tree)
    return tree
  }

  static func empty(theme: String, minimum: Version = Version(15)) -> AppearanceTree {
    AppearanceTree(
      theme: theme,
      minimumIOS: minimum,
      newestIOS: Version(27),
      brands: [Brand(name: "only", parent: nil)],
      promos: [],
      screens: [],
      parameters: [],
      appearances: [],
      bars: [],
      settings: [],
      contexts: [],
      flows: []
    )
  }

  /// Boxes that ask every question: brand, promos, version, idiom and screen.
  private static func contexts(of tree: AppearanceTree) -> [ContextEntry] {
    let boxes: [ContextEntry] = [
      box(brands: [0], screens: [0, 1, 2, 3], off: [0]),
      box(brands: [0], screens: [0, 1], on: [0]),
      box(brands: [0], screens: [2, 3], on: [0], idioms: [.phone]),
      box(brands: [0], screens: [2, 3], on: [0], idioms: [.pad]),
      box(brands: [1], screens: [0], off: [1], end: Version(26)),
      box(brands: [1], screens: [0], off: [1], first: Version(26)),
      box(brands: [1], screens: [0], on: [1]),
      box(brands: [1], screens: [1], end: Version(16, 4)),
      box(brands: [1], screens: [1], first: Version(16, 4)),
      box(brands: [1], screens: [2, 3]),
    ]
    return boxes.enumerated().map { index, box in
      var entry = box
      entry.firstIOS = max(entry.firstIOS, tree.minimumIOS)
      let round = index % SampleValues.rounds
      if index != boxes.count - 1 {
        for (offset, kind) in BarKind.allCases.enumerated() {
          entry.bars[kind] = round * BarKind.allCases.count + offset
        }
        entry.settings = round
      }
      return entry
    }
  }

  private static func box(
    brands: [Int],
    screens: [Int],
    on: [Int] = [],
    off: [Int] = [],
    first: Version = Version(2),
    end: Version? = nil,
    idioms: [Idiom] = Idiom.allCases
  ) -> ContextEntry {
    ContextEntry(
      brands: brands,
      promosOn: on,
      promosOff: off,
      screens: screens,
      firstIOS: first,
      endIOS: end,
      idioms: idioms,
      bars: [:],
      settings: nil
    )
  }

  private static func appearance(_ kind: BarKind, round: Int, isNew: Bool) -> Appearance {
    let leaves = Schema.standard.leaves.filter { $0.bar == kind && $0.property.way == .appearance }
    let values = leaves.flatMap { leaf -> [Appearance.Value] in
      if leaf.property.binding == .configure { return [] }
      let value = SampleValues.value(of: leaf.property, round: round, seed: leaf.id.index)
      guard leaf.isTabItem else {
        let path = isNew ? leaf.uikitPath : leaf.uikitPath(on: Version(15))
        return [
          Appearance.Value(
            leaf: leaf.id,
            layout: nil,
            state: leaf.buttonState,
            path: path,
            value: value
          )
        ]
      }
      return ItemLayout.allCases.flatMap { layout in
        ItemState.tabItem.map { state in
          Appearance.Value(
            leaf: leaf.id,
            layout: layout,
            state: state,
            path: [layout.uikitName, "\(state)"] + leaf.uikitPath,
            // Layouts and states that look alike share their text attributes, which has to be seen too.
            value: isNew
              ? value
              : SampleValues.value(
                of: leaf.property,
                round: round,
                seed: leaf.id.index + 5 * layout.rawValue + state.rawValue
              )
          )
        }
      }
    }
    let presets = ["defaultBackground", "opaqueBackground", "transparentBackground"]
    return Appearance(bar: kind, configure: presets[round % presets.count], values: values)
  }

  private static func bar(_ kind: BarKind, round: Int, appearance: Int) -> Bar {
    let leaves = Schema.standard.leaves.filter {
      $0.bar == kind && [.bar, .item, .runtime].contains($0.property.way)
    }
    let values = leaves.flatMap { leaf -> [Bar.Value] in
      let value = SampleValues.value(of: leaf.property, round: round, seed: leaf.id.index)
      guard leaf.property.variesBySlot, round % 2 == 1 else {
        return [Bar.Value(leaf: leaf.id, slots: kind.slots, value: value)]
      }
      return kind.slots.enumerated().map { index, slot in
        let value = SampleValues.value(of: leaf.property, round: round, seed: leaf.id.index + index)
        return Bar.Value(leaf: leaf.id, slots: [slot], value: value)
      }
    }
    let slots = kind.slots.filter { round % 2 == 0 || !$0.isCompact }
    return Bar(
      kind: kind,
      assigned: CaseMap(uniqueKeysWithValues: slots.map { ($0, appearance) }),
      shown: CaseMap(uniqueKeysWithValues: kind.slots.map { ($0, .appearance(appearance)) }),
      values: values
    )
  }

  private static func settings(round: Int) -> Settings {
    let leaves = Schema.standard.leaves.filter { leaf in
      switch leaf.property.way {
      case .window, .viewController, .navigationItem: true
      case .runtime: leaf.bar == nil
      case .appearance, .bar, .item, .slot, .fact: false
      }
    }
    return Settings(
      values: leaves.enumerated().filter { round == 0 || $0.offset % (round + 1) > 0 }.map {
        Settings.Value(
          leaf: $0.element.id,
          value: SampleValues.value(
            of: $0.element.property,
            round: round,
            seed: $0.element.id.index
          )
        )
      }
    )
  }
}
