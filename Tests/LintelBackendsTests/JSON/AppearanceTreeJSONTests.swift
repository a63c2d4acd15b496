import LintelBackends
import LintelLanguage
import LintelSchema
import Testing

@Suite("Trees and contexts in JSON")
struct AppearanceTreeJSONTests {
  @Test("A tree names its nodes, refers to them, and says what a slot shows where that differs")
  func tree() {
    #expect(
      appearanceTreeJSON(HarborTree.tree).text() == """
        {
          "format": "lintel.appearance-tree",
          "version": 1,
          "theme": "Harbor",
          "ios": { "minimum": "15", "newest": "27" },
          "brands": ["harbor", "nightHarbor"],
          "extends": { "nightHarbor": "harbor" },
          "promos": [
            { "name": "summer", "from": "2027-06-01", "until": "2027-09-01" }
          ],
          "screens": ["home", "product"],
          "flows": [
            { "from": "home", "to": "product" }
          ],
          "appearances": {
            "a1": {
              "class": "UINavigationBarAppearance",
              "configure": "defaultBackground",
              "backgroundColor": { "system": "systemBackground", "alpha": 0.85 },
              "backgroundEffect": "systemChromeMaterial",
              "shadowColor": null,
              "titleTextAttributes": {
                "font": { "style": "headline" },
                "shadow": { "shadowColor": "#00000080", "shadowOffset": [0, 1] },
                "underlineStyle": "single"
              },
              "buttonAppearance": {
                "normal": {
                  "titleTextAttributes": {
                    "foregroundColor": { "light": "#0B6E99FF", "dark": "#5CC8F2FF" }
                  }
                },
                "disabled": { "titleTextAttributes": { "foregroundColor": { "system": "tertiaryLabel" } } }
              }
            },
            "a2": { "class": "UINavigationBarAppearance", "configure": "transparentBackground" }
          },
          "bars": {
            "b1": {
              "class": "UINavigationBar",
              "standardAppearance": "a1",
              "scrollEdgeAppearance": "a2",
              "shows": { "compactAppearance": "a1", "compactScrollEdgeAppearance": null },
              "tintColor": {
                "standard": { "light": "#0B6E99FF", "dark": "#5CC8F2FF" },
                "compact": { "light": "#0B6E99FF", "dark": "#5CC8F2FF" },
                "scrollEdge": "#FFFFFFFF",
                "compactScrollEdge": "#FFFFFFFF"
              },
              "scroll": { "behavior": "fade", "distance": 10 },
              "backBarButtonItem": { "tintColor": { "light": "#0B6E99FF", "dark": "#5CC8F2FF" } }
            }
          },
          "settings": {
            "s1": {
              "largeTitleDisplayMode": "always",
              "hidesBottomBarWhenPushed": true,
              "transition": "swap"
            }
          },
          "contexts": [
            {
              "brands": ["harbor"],
              "promos": { "on": [], "off": ["summer"] },
              "screens": [null, "home"],
              "ios": ["15", "25"],
              "idioms": ["phone", "pad"],
              "navigationBar": "b1",
              "settings": "s1"
            }
          ]
        }

        """
    )
  }

  @Test("A resolved context has the nodes in place, null for a slot left to the system")
  func resolvedContext() {
    let tree = HarborTree.tree
    let context = ResolvedContext(
      brand: "harbor",
      promos: ["summer"],
      screen: "home",
      ios: Version(16, 4),
      idiom: .pad,
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
    "A tab bar item's values stand under layout and state, in UIKit's order whatever comes first"
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
      var tree = HarborTree.tree
      tree.appearances = [HarborTree.appearance(.tabBar, values)]
      #expect(appearanceTreeJSON(tree)["appearances"]?["a1"]?.text(.compact) == expected)
    }
  }

  @Test(
    "What is written piece by piece is what the whole value reads as",
    arguments: [HarborTree.tree, EverythingTree.tree, HarborTree.withoutContexts]
  )
  func pieces(tree: AppearanceTree) {
    #expect(appearanceTreeBytes(tree) == appearanceTreeJSON(tree).bytes())
  }

  @Test("A done button's values stand under UIKit's name of before iOS 26 if their path says so")
  func doneButton() {
    let leaf = Schema.standard[HarborTree.leaf("navigationBar.prominentButton.color")]
    let value = Appearance.Value(
      leaf: leaf.id,
      layout: nil,
      state: .normal,
      path: leaf.uikitPath(on: Version(25)),
      value: .color(.system("label", alpha: 1))
    )
    var tree = HarborTree.tree
    tree.appearances = [HarborTree.appearance(.toolbar, [value])]
    #expect(
      appearanceTreeJSON(tree)["appearances"]?["a1"]?["doneButtonAppearance"]?.text(.compact)
        == #"{"normal":{"titleTextAttributes":{"foregroundColor":{"system":"label"}}}}"#
    )
  }

  @Test(
    "The last version of a box is the one before the first that is not in it",
    arguments: [
      (Version(26), "25"), (Version(16, 4), "16.3"), (Version(13), "12"), (nil, "27"),
    ] as [(Version?, String)]
  )
  func lastVersion(end: Version?, last: String) {
    var tree = HarborTree.tree
    tree.contexts[0].endIOS = end
    guard case .array(let contexts) = appearanceTreeJSON(tree)["contexts"] else {
      return #expect(Bool(false))
    }
    #expect(contexts.first?["ios"] == .array(["15", .string(last)]))
  }

  @Test("Brands, promos and parameters say what they extend, may run with, and may be")
  func declarations() {
    let json = appearanceTreeJSON(EverythingTree.tree)
    #expect(json["extends"]?.text(.compact) == #"{"nightHarbor":"harbor"}"#)
    #expect(
      json["promos"]?.text(.compact) == """
        [{"name":"summer","from":"2027-06-01","until":"2027-09-01T00:00+02:00"},\
        {"name":"beta","with":"any"},{"name":"sale","with":["beta","summer"]},{"name":"alone"}]
        """
    )
    #expect(json["parameters"]?["name"] == nil)
    guard case .array(let parameters) = json["parameters"] else { return #expect(Bool(false)) }
    #expect(parameters.first?["name"] == "podcast")
    guard case .array(let samples) = parameters.first?["samples"] else {
      return #expect(Bool(false))
    }
    #expect(samples.first == "#FF0000FF")
    // Outside of sRGB, so it stays a wider color.
    #expect(samples.last?["displayP3"] != nil)
  }
}

extension HarborTree {
  fileprivate static var withoutContexts: AppearanceTree {
    var tree = tree
    (tree.bars, tree.appearances, tree.settings, tree.contexts) = ([], [], [], [])
    (tree.transitions, tree.proxies) = ([], nil)
    return tree
  }
}
