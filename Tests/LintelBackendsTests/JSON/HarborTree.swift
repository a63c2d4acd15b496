import LintelDiagnostics
import LintelSchema
import LintelTesting
import Testing

@testable import LintelAppearance
@testable import LintelTheme

/// A tree as a small theme results in.
enum HarborTree {
  static let accent = ResolvedColor.appearances(
    AppearanceVariants(light: hex(0x0B, 0x6E, 0x99), dark: hex(0x5C, 0xC8, 0xF2))
  )

  static let background = appearance(
    .navigationBar,
    [
      value("navigationBar.background.color", .color(.system("systemBackground", alpha: 0.85))),
      value("navigationBar.background.effect", .effect("systemChromeMaterial")),
      value("navigationBar.shadow.color", .none),
      value("navigationBar.title.font", .font(FontValue(style: "headline"))),
      value("navigationBar.title.shadow.color", .color(hex(0, 0, 0, alpha: 0.5))),
      value("navigationBar.title.shadow.offset", .offset(x: 0, y: 1)),
      value("navigationBar.title.underline.style", .keyword("single")),
      value("navigationBar.button.color", .color(accent)),
      value("navigationBar.button.disabled.color", .color(.system("tertiaryLabel", alpha: 1))),
    ]
  )

  static let tree = AppearanceTree(
    theme: "Harbor",
    minimumIOS: Version(15),
    newestIOS: Version(27),
    brands: [Brand(name: "harbor", parent: nil), Brand(name: "nightHarbor", parent: 0)],
    promos: [
      Promo(
        name: "summer",
        from: .init(minutes: 30_196_800, hasOffset: false, text: "2027-06-01"),
        until: .init(minutes: 30_329_280, hasOffset: false, text: "2027-09-01"),
        companions: .alone
      )
    ],
    screens: [Screen(name: "home", brands: nil), Screen(name: "product", brands: nil)],
    parameters: [],
    appearances: [
      background, appearance(.navigationBar, configure: "transparentBackground", []),
    ],
    bars: [
      TreeBar(
        kind: .navigationBar,
        assigned: [.standard: 0, .scrollEdge: 1],
        shown: [
          .standard: .appearance(0), .compact: .appearance(0), .scrollEdge: .appearance(1),
          .compactScrollEdge: .system,
        ],
        values: [
          bar("navigationBar.tint", [.standard, .compact], .color(accent)),
          bar("navigationBar.tint", [.scrollEdge, .compactScrollEdge], .color(hex(255, 255, 255))),
          bar("navigationBar.scroll.behavior", AppearanceSlot.allCases, .keyword("fade")),
          bar("navigationBar.scroll.distance", AppearanceSlot.allCases, .number(10)),
          bar("navigationBar.backButton.tint", AppearanceSlot.allCases, .color(accent)),
        ]
      )
    ],
    settings: [
      Settings(values: [
        Settings.Value(leaf: leaf("largeTitleDisplay"), value: .keyword("always")),
        Settings.Value(leaf: leaf("hidesBottomBar"), value: .boolean(true)),
        Settings.Value(leaf: leaf("transition"), value: .keyword("swap")),
      ])
    ],
    contexts: [
      TreeEntry(
        brands: [0],
        switchesOn: [],
        switchesOff: [0],
        screens: [0, 1],
        firstIOS: Version(15),
        endIOS: Version(26),
        devices: [.phone, .pad],
        bars: [.navigationBar: 0],
        settings: 0
      )
    ],
    flows: [
      Theme.Flow(
        from: "home",
        to: "product",
        range: SourceRange(file: FileID(0), lower: 0, upper: 0)
      )
    ]
  )

  static func appearance(
    _ bar: BarKind,
    configure: String = "defaultBackground",
    _ values: [Appearance.Value]
  ) -> Appearance {
    Appearance(bar: bar, configure: configure, values: values)
  }

  static func leaf(_ path: String, _ location: Testing.SourceLocation = #_sourceLocation) -> LeafID
  {
    guard let leaf = Schema.standard.leaf(path) else {
      Issue.record("there is no leaf '\(path)'", sourceLocation: location)
      return LeafID(0)
    }
    return leaf
  }

  static func value(_ path: String, _ value: ResolvedValue) -> Appearance.Value {
    let leaf = Schema.standard[leaf(path)]
    return Appearance.Value(
      leaf: leaf.id,
      layout: nil,
      state: leaf.buttonState,
      path: leaf.uikitPath,
      value: value
    )
  }

  static func bar(_ path: String, _ slots: [AppearanceSlot], _ value: ResolvedValue) -> Bar.Value {
    Bar.Value(leaf: leaf(path), slots: slots, value: value)
  }

  static func hex(_ red: Int, _ green: Int, _ blue: Int, alpha: Double = 1) -> ResolvedColor {
    .srgb(
      red: Double(red) / 255,
      green: Double(green) / 255,
      blue: Double(blue) / 255,
      alpha: alpha
    )
  }
}
