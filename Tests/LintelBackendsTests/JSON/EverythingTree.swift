import LintelDiagnostics
import LintelSchema
import LintelTesting

@testable import LintelAppearance
@testable import LintelTheme

/// A tree with every leaf of the table, in every place that UIKit has for it and with every form of its value.
enum EverythingTree {
  /// One round for each form of color and one for nil, because no other type has more forms; keywords differ only in names.
  private static let rounds = Samples.colors.count + 1

  static let appearances: [Appearance] = (0..<rounds).flatMap { round in
    BarKind.allCases.map { bar in
      Appearance(
        bar: bar,
        configure: ["defaultBackground", "opaqueBackground", "transparentBackground"][round % 3],
        values: leaves { $0.bar == bar && $0.property.destination == .appearance }.flatMap { leaf in
          values(of: leaf, round: round)
        }
      )
    }
  }

  /// Bars, which in every second round have values slot by slot.
  static let bars: [TreeBar] = (0..<rounds).flatMap { round in
    BarKind.allCases.enumerated().map { index, bar in
      let appearance = 3 * round + index
      return TreeBar(
        kind: bar,
        assigned: round == 0 ? [:] : [.standard: appearance],
        shown: [.standard: .appearance(appearance), .scrollEdge: .system],
        values: leaves { $0.bar == bar && isOnBar($0.property.destination) }.flatMap { leaf in
          let slots =
            leaf.property.variesBySlot && round % 2 == 0
            ? bar.slots.map { [$0] } : [bar.slots]
          return slots.enumerated().map { offset, slots in
            Bar.Value(leaf: leaf.id, slots: slots, value: value(of: leaf, round: round + offset))
          }
        }
      )
    }
  }

  static let settings: [Settings] = (0..<rounds).map { round in
    Settings(
      values: leaves { $0.bar == nil && isSetting($0.property.destination) }.map { leaf in
        Settings.Value(leaf: leaf.id, value: value(of: leaf, round: round))
      }
    )
  }

  static let tree = AppearanceTree(
    theme: "Everything",
    minimumIOS: Version(12),
    newestIOS: Version(27),
    brands: [Brand(name: "harbor", parent: nil), Brand(name: "nightHarbor", parent: 0)],
    promos: [
      Promo(
        name: "summer",
        from: .init(minutes: 0, hasOffset: false, text: "2027-06-01"),
        until: .init(minutes: 1, hasOffset: true, text: "2027-09-01T00:00+02:00"),
        companions: .alone
      ),
      Promo(name: "beta", from: nil, until: nil, companions: .any),
      Promo(name: "sale", from: nil, until: nil, companions: .with(["beta", "summer"])),
      Promo(name: "alone", from: nil, until: nil, companions: .alone),
    ],
    screens: [
      Screen(name: "home", brands: nil), Screen(name: "checkout.payment", brands: [0..<1]),
    ],
    parameters: [
      ColorParameter(
        name: "podcast",
        samples: [ColorLiteral(.srgb, 1, 0, 0), ColorLiteral(.oklch, 0.7, 0.3, 150)]
      )
    ],
    appearances: appearances,
    bars: bars,
    settings: settings,
    contexts: [
      TreeEntry(
        brands: [0, 1],
        switchesOn: [0],
        switchesOff: [1, 2],
        screens: [0, 2],
        firstIOS: Version(12),
        endIOS: Version(16, 4),
        devices: [.phone, .pad],
        bars: [.navigationBar: 0, .toolbar: 1, .tabBar: 2],
        settings: 0
      ),
      TreeEntry(
        brands: [1],
        switchesOn: [],
        switchesOff: [],
        screens: [1],
        firstIOS: Version(16, 4),
        endIOS: nil,
        devices: [.pad],
        bars: [:],
        settings: nil
      ),
    ],
    flows: [
      Theme.Flow(
        from: "home",
        to: "checkout.payment",
        range: SourceRange(file: FileID(0), lower: 0, upper: 0)
      )
    ]
  )

  /// Complete contexts for two rounds, which differ in slots and in the names of done buttons.
  static let contexts: [ResolvedContext] = (0..<2).map { round in
    ResolvedContext(
      brand: "harbor",
      promos: round == 0 ? [] : ["summer"],
      screen: round == 0 ? nil : "home",
      ios: Version(26, 1),
      device: .phone,
      bars: BarKind.allCases.indices.map { index in
        let bar = bars[3 * round + index]
        return ResolvedContext.ResolvedBar(
          kind: bar.kind,
          slots: [.standard: appearances[3 * round + index], .scrollEdge: nil],
          values: bar.values
        )
      },
      settings: settings[round].values,
      conflicts: round == 0 ? [] : ["navigationBar.title.color"]
    )
  }

  private static func leaves(where isIncluded: (Leaf) -> Bool) -> [Leaf] {
    Schema.standard.leaves.filter(isIncluded)
  }

  private static func value(of leaf: Leaf, round: Int) -> ResolvedValue {
    let values = Samples.values(of: leaf.property)
    return values[round % values.count]
  }

  /// The values of a leaf, except for that of the configure call, which is a property of the appearance.
  private static func values(of leaf: Leaf, round: Int) -> [Appearance.Value] {
    guard leaf.property.binding != .configure else { return [] }
    let steps = leaf.former.map { round % 2 == 0 ? $0.uikitPath : leaf.uikitPath } ?? leaf.uikitPath
    guard leaf.isTabItem else {
      return [
        Appearance.Value(
          leaf: leaf.id,
          layout: nil,
          state: leaf.buttonState,
          path: steps,
          value: value(of: leaf, round: round)
        )
      ]
    }
    return ItemLayout.allCases.flatMap { layout in
      ItemState.tabItem.map { state in
        Appearance.Value(
          leaf: leaf.id,
          layout: layout,
          state: state,
          path: [layout.uikitName, "\(state)"] + steps,
          value: value(of: leaf, round: round + state.rawValue)
        )
      }
    }
  }

  private static func isOnBar(_ destination: Destination) -> Bool {
    switch destination {
    case .bar, .item, .barController, .scrollView, .searchBar, .navigationItem, .runtime: true
    case .appearance, .viewController, .window, .slot, .fact: false
    }
  }

  private static func isSetting(_ destination: Destination) -> Bool {
    switch destination {
    case .navigationItem, .viewController, .window, .runtime: true
    case .appearance, .bar, .item, .barController, .scrollView, .searchBar, .slot, .fact: false
    }
  }
}
