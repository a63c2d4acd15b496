import LintelBackends
import LintelCompiler
import LintelLint
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

@testable import LintelAppearance

@Suite("Trees and contexts in JSON")
struct AppearanceTreeJSONTests {
  static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..27
    tokens:
      colors: { ink: { light: "#111", dark: "#EEE" }, paper: "#FFF", veil: alpha($paper 85%) }
      fonts: { title: { style: headline } }
    navigationBar:
      background: { preset: default, color: $veil }
      title: { color: $ink, font: $title }
      button: { color: mix($ink $paper 20%) }
      tint: $ink
      scrollEdge: { background: { preset: transparent }, tint: $paper }
    toolbar: { compact: { background: opaque } }
    brands:
      day: {}
      night: { extends: day, tokens: { colors: { ink: "#222" } } }
      noon: {}
    promos: { sale: {}, beta: { with: any, navigationBar: { title: { kern: 1 } } } }
    screens:
      home: { navigationBar: { prefersLargeTitles: true } }
      list: { navigationBar: { title: { kern: 2 } } }
      photo: { hidesBottomBar: true, when ios 17..: { statusBar: lightContent } }
    flows: [home -> list]

    """

  @Test(
    "Differing values are decisions on the dimensions that they depend on, and tokens stay tokens"
  )
  func decisions() throws {
    let compilation = compile(root: "shop.yaml", provider: .text(Self.theme))
    let json = try #require(compilation.json, "\(compilation.diagnostics)")
    #expect(
      json.text() == """
        {
          "format": "lintel.appearance-tree",
          "version": 2,
          "theme": "Shop",
          "ios": { "minimum": "15", "newest": "27" },
          "brands": ["day", "night", "noon"],
          "extends": { "night": "day" },
          "promos": [
            { "name": "beta", "with": "any" },
            { "name": "sale" }
          ],
          "screens": ["home", "list", "photo"],
          "flows": [
            { "from": "home", "to": "list" }
          ],
          "transitions": [
            { "from": "home", "to": "list", "scheme": { "ios": { "26": "none" }, "else": "swap" } }
          ],
          "tokens": {
            "colors": {
              "ink": {
                "brand": { "night": "#222222FF" },
                "else": { "light": "#111111FF", "dark": "#EEEEEEFF" }
              },
              "paper": "#FFFFFFFF",
              "veil": { "token": "colors.paper", "alpha": 0.85 }
            },
            "fonts": { "title": { "style": "headline" } }
          },
          "navigationBar": {
            "common": {
              "titleTextAttributes": {
                "font": { "token": "fonts.title" },
                "foregroundColor": { "token": "colors.ink" },
                "kern": { "screen": { "list": 2 }, "else": { "promo": "beta", "on": 1 } }
              },
              "buttonAppearance": {
                "normal": {
                  "titleTextAttributes": {
                    "foregroundColor": {
                      "function": "mix",
                      "arguments": [{ "token": "colors.ink" }, { "token": "colors.paper" }, 0.2]
                    }
                  }
                }
              },
              "prominentButtonAppearance": {
                "normal": {
                  "titleTextAttributes": {
                    "foregroundColor": {
                      "ios": { "26": {} },
                      "else": {
                        "function": "mix",
                        "arguments": [{ "token": "colors.ink" }, { "token": "colors.paper" }, 0.2]
                      }
                    }
                  }
                }
              }
            },
            "standardAppearance": {
              "configure": "defaultBackground",
              "backgroundColor": { "token": "colors.veil" }
            },
            "scrollEdgeAppearance": {
              "configure": "transparentBackground",
              "backgroundColor": { "token": "colors.veil" }
            },
            "tintColor": {
              "standard": { "token": "colors.ink" },
              "compact": { "token": "colors.ink" },
              "scrollEdge": { "token": "colors.paper" },
              "compactScrollEdge": { "token": "colors.paper" }
            },
            "prefersLargeTitles": { "screen": { "home": true } }
          },
          "toolbar": {
            "compactAppearance": { "configure": "opaqueBackground" },
            "compactScrollEdgeAppearance": { "as": "compactAppearance" }
          },
          "settings": {
            "preferredStatusBarStyle": { "screen": { "photo": { "ios": { "17": "lightContent" } } } },
            "hidesBottomBarWhenPushed": { "screen": { "photo": true } }
          }
        }

        """
    )
  }

  @Test("A resolved context contains its nodes, and null for a slot left to the system")
  func resolvedContext() {
    let tree = HarborTree.tree
    let context = ResolvedContext(
      brand: "harbor",
      promos: ["summer"],
      screen: "home",
      ios: Version(16, 4),
      device: .pad,
      bars: [
        .init(
          kind: .navigationBar,
          slots: [.standard: tree.appearances[1], .scrollEdge: nil],
          values: [
            HarborTree.bar("navigationBar.tint", AppearanceSlot.allCases, .color(HarborTree.accent))
          ]
        ),
        .init(kind: .tabBar, slots: [:], values: []),
      ],
      settings: tree.settings[0].values,
      conflicts: ["navigationBar.title.color"]
    )
    #expect(
      resolvedContextJSON(context).text() == """
        {
          "context": {
            "brand": "harbor",
            "promos": ["summer"],
            "screen": "home",
            "ios": "16.4",
            "idiom": "pad"
          },
          "navigationBar": {
            "class": "UINavigationBar",
            "standardAppearance": {
              "class": "UINavigationBarAppearance",
              "configure": "transparentBackground"
            },
            "scrollEdgeAppearance": null,
            "tintColor": { "light": "#0B6E99FF", "dark": "#5CC8F2FF" }
          },
          "tabBar": { "class": "UITabBar" },
          "screen": {
            "largeTitleDisplayMode": "always",
            "hidesBottomBarWhenPushed": true,
            "transition": "swap"
          },
          "conflicts": ["navigationBar.title.color"]
        }

        """
    )
  }

  @Test(
    "A tab bar item's values are nested in layouts and states, in UIKit's order"
  )
  func tabItems() {
    func value(_ leaf: String, _ layout: ItemLayout, _ state: ItemState) -> Appearance.Value {
      let leaf = Schema.standard[HarborTree.leaf(leaf)]
      return Appearance.Value(
        leaf: leaf.id,
        layout: layout,
        state: state,
        path: [layout.uikitName, "\(state)"] + leaf.uikitPath,
        value: .color(.system("label", alpha: 1))
      )
    }
    let values = [
      value("tabBar.item.iconColor", .inline, .selected),
      value("tabBar.item.badge.background", .stacked, .selected),
      value("tabBar.item.badge.title.color", .stacked, .normal),
      value("tabBar.item.title.color", .stacked, .normal),
    ]
    let expected = """
      {"class":"UITabBarAppearance","configure":"defaultBackground",\
      "stackedLayoutAppearance":{"normal":{"titleTextAttributes":{"foregroundColor":{"system":"label"}},\
      "badgeTextAttributes":{"foregroundColor":{"system":"label"}}},\
      "selected":{"badgeBackgroundColor":{"system":"label"}}},\
      "inlineLayoutAppearance":{"selected":{"iconColor":{"system":"label"}}}}
      """
    for values in [values, values.reversed()] {
      #expect(Self.written(HarborTree.appearance(.tabBar, values))?.text(.compact) == expected)
    }
  }

  @Test("A done button's values have UIKit's name before iOS 26 if their path has it")
  func doneButton() {
    let leaf = Schema.standard[HarborTree.leaf("navigationBar.prominentButton.color")]
    let value = Appearance.Value(
      leaf: leaf.id,
      layout: nil,
      state: .normal,
      path: leaf.uikitPath(on: Version(25)),
      value: .color(.system("label", alpha: 1))
    )
    let written = Self.written(HarborTree.appearance(.toolbar, [value]))
    #expect(
      written?["doneButtonAppearance"]?.text(.compact)
        == #"{"normal":{"titleTextAttributes":{"foregroundColor":{"system":"label"}}}}"#
    )
  }

  /// An appearance object as a resolved context contains it.
  private static func written(_ appearance: Appearance) -> JSONValue? {
    let bar = ResolvedContext.ResolvedBar(
      kind: appearance.bar,
      slots: [.standard: appearance],
      values: []
    )
    let context = ResolvedContext(
      brand: "",
      promos: [],
      screen: nil,
      ios: Version(25),
      device: .phone,
      bars: [bar],
      settings: [],
      conflicts: []
    )
    return resolvedContextJSON(context)[appearance.bar.rawValue]?["standardAppearance"]
  }

  @Test(
    "The last version of a box precedes the first version outside of it",
    arguments: [
      (Version(26), "25"), (Version(16, 4), "16.3"), (Version(13), "12"), (nil, "27"),
    ] as [(Version?, String)]
  )
  func lastVersion(end: Version?, last: String) throws {
    let box = ContextEntry(
      brands: [0],
      switchesOn: [],
      switchesOff: [],
      screens: [],
      firstIOS: Version(11),
      endIOS: end,
      devices: Device.ofAnySize
    )
    let transition = Transition(
      from: "a",
      to: "b",
      decision: TransitionDecision(.none, .sameBackgrounds),
      contexts: [box]
    )
    let sample = try SampleTheme.empty("Shop")
    let written = transitionsJSON([transition], in: sample.decided)["transitions"]?.elements.first
    #expect(written?["contexts"]?.elements.first?["ios"] == .array(["11", .string(last)]))
  }

  @Test(
    "A tree for one brand has no other brand, and no push to a screen that the brand doesn't have"
  )
  func slices() throws {
    let text = """
      lintel: 1
      theme: Shop
      ios: 15..27
      brands: { a: {}, b: { extends: a, screens: { attic: { hidesBottomBar: true } } } }
      screens: { home: {}, list: {} }
      flows: [home -> attic, home -> list]

      """
    func json(_ brands: [String]) throws -> JSONValue {
      var options = CompilerOptions()
      options.brands = brands
      let compilation = compile(root: "shop.yaml", provider: .text(text), options: options)
      return try #require(compilation.json, "\(compilation.diagnostics)")
    }
    let a = try json(["a"])
    #expect(a["flows"]?.text(.compact) == #"[{"from":"home","to":"list"}]"#)
    #expect(!a.text(.compact).contains("attic"))
    // A bar that is left to UIKit looks different at the scroll edge, until both are glass starting with iOS 26.
    let scheme = a["transitions"]?.elements.first?["scheme"]
    #expect(scheme?.text(.compact) == #"{"ios":{"26":"none"},"else":"swap"}"#)
    let b = try json(["b"])
    #expect(b["extends"] == nil)
    #expect(b["flows"]?.elements.count == 2)
    #expect(try json(["a", "b"])["extends"]?.text(.compact) == #"{"b":"a"}"#)
  }

  @Test(
    "Shared decisions about one property have different names in each slot and after each answer",
    arguments: ["button.kern", "button.tint"]
  )
  func sharedNames(property: String) throws {
    func block(_ brand: Int) -> String {
      let values = (0..<3).map {
        property == "button.kern" ? "\($0).\(brand)" : "\"#\($0)0000\(brand)\""
      }
      return "b\(brand): { navigationBar: { \(property): \(values[0]), "
        + "scrollEdge: { \(property): \(values[1]) }, compact: { \(property): \(values[2]) } } }"
    }
    let text = """
      lintel: 1
      theme: Shop
      ios: 26..27
      navigationBar: { prominentButton: { baselineOffset: 1 } }
      brands: { \((1...6).map(block).joined(separator: ", ")) }

      """
    let compilation = compile(root: "shop.yaml", provider: .text(text))
    let json = try #require(compilation.json, "\(compilation.diagnostics)")
    guard case .object(let decisions)? = json["decisions"] else {
      Issue.record("nothing is shared")
      return
    }
    #expect(decisions.count == 3)
    #expect(Set(decisions.map(\.key)).count == 3)
    #expect(decisions.allSatisfy { !$0.key.hasSuffix(" ") })
    #expect(Set(decisions.map { $0.value.text(.compact) }).count == 3)
  }

  @Test("A long object that several buttons have is written once if it depends on the context")
  func sharedObjects() throws {
    func decisions(_ blocks: String) throws -> JSONValue? {
      let text = """
        lintel: 1
        theme: Shop
        ios: 15..27
        navigationBar:
          button.disabled: { \(Self.attributes(1)) }
          backButton.highlighted.kern: 1
        \(blocks)

        """
      let compilation = compile(root: "shop.yaml", provider: .text(text))
      return try #require(compilation.json, "\(compilation.diagnostics)")["decisions"]
    }
    let brand = "b: { navigationBar.button.disabled: { \(Self.attributes(5)) } }"
    guard case .object(let members)? = try decisions("brands: { a: {}, \(brand) }") else {
      Issue.record("nothing is shared")
      return
    }
    #expect(members.map(\.key) == ["navigationBar.common.buttonAppearance.disabled"])
    #expect(try decisions("brands: { a: {}, b: {} }") == nil)
  }

  /// Several attributes of a text with different numbers.
  private static func attributes(_ first: Int) -> String {
    let names = ["kern", "tracking", "baselineOffset", "shadow.blur", "stroke.width", "expansion"]
    return names.enumerated().map { "\($1): \(first + $0)" }.joined(separator: ", ")
  }

  @Test("Two groups of brands of the same size are both listed, regardless of their names")
  func ties() throws {
    func tint(_ brands: String) throws -> String? {
      let text = """
        lintel: 1
        theme: Shop
        ios: 15..27
        toolbar: { tint: "#000001" }
        brands: { \(brands) }

        """
      let compilation = compile(root: "shop.yaml", provider: .text(text))
      let json = try #require(compilation.json, "\(compilation.diagnostics)")
      return json["toolbar"]?["tintColor"]?.text(.compact)
    }
    let (blue, red) = ("{ toolbar.tint: \"#000001\" }", "{ toolbar.tint: \"#000002\" }")
    #expect(
      try tint("a: \(blue), b: \(red), c: \(red), d: \(blue)")
        == ##"{"brand":{"a, d":"#000001FF","b, c":"#000002FF"}}"##
    )
    #expect(
      try tint("a: \(blue), b: \(red), c: \(blue), d: \(blue)")
        == ##"{"brand":{"b":"#000002FF"},"else":"#000001FF"}"##
    )
    // A brand without declarations is like a new one, so it has no line.
    for brands in ["a: {}, b: \(red)", "a: {}, b: \(red), c: {}"] {
      #expect(try tint(brands) == ##"{"brand":{"b":"#000002FF"},"else":"#000001FF"}"##)
    }
    #expect(
      try tint("a: {}, b: \(red), c: \(red)")
        == ##"{"brand":{"b, c":"#000002FF"},"else":"#000001FF"}"##
    )
  }

  @Test(
    "Brands, promos, and parameters contain what they extend, their companions, and their samples"
  )
  func declarations() throws {
    let text = """
      lintel: 1
      theme: Shop
      ios: 15..27
      tokens:
        colors: { podcast: { runtime: true, samples: ["#F00", "color(display-p3 0 1 0)"] } }
      navigationBar: { tint: $podcast }
      brands: { harbor: {}, nightHarbor: { extends: harbor } }
      promos:
        summer: { from: 2027-06-01, until: 2027-09-01T00:00+02:00 }
        beta: { with: any }
        sale: { with: [summer, beta] }
        alone: {}

      """
    let compilation = compile(root: "shop.yaml", provider: .text(text))
    let json = try #require(compilation.json, "\(compilation.diagnostics)")
    #expect(json["extends"]?.text(.compact) == #"{"nightHarbor":"harbor"}"#)
    #expect(
      json["promos"]?.text(.compact) == """
        [{"name":"alone"},{"name":"beta","with":"any"},{"name":"sale","with":["beta","summer"]},\
        {"name":"summer","from":"2027-06-01","until":"2027-09-01T00:00+02:00"}]
        """
    )
    guard case .array(let parameters) = json["parameters"] else { return #expect(Bool(false)) }
    #expect(parameters.first?["name"] == "podcast")
    guard case .array(let samples) = parameters.first?["samples"] else {
      return #expect(Bool(false))
    }
    #expect(samples.first == "#FF0000FF")
    // The color is outside of sRGB, so it stays a wider color.
    #expect(samples.last?["displayP3"] != nil)
  }
}

extension SourceProvider {
  /// A provider that returns one text for every path.
  static func text(_ text: String) -> SourceProvider {
    SourceProvider(read: { _ in Array(text.utf8) }, expand: { [$0] })
  }
}
