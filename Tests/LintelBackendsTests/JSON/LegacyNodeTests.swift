import LintelAppearance
import LintelBackends
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

@Suite("Values of bars before iOS 13")
struct LegacyNodeTests {
  private static let header = "lintel: 1\ntheme: Old\nios: 12..18\n"

  private func compiled(_ body: String) throws -> Compilation {
    let text = Self.header + body
    let provider = SourceProvider(
      read: { $0 == "old.yaml" ? Array(text.utf8) : nil },
      expand: { [$0] }
    )
    let compilation = compile(root: "old.yaml", provider: provider)
    #expect(!compilation.diagnostics.hasErrors, "\(compilation.diagnostics)")
    return compilation
  }

  /// The `legacy` node of a bar in the theme's one context on a version.
  private func legacy(
    _ bar: BarKind,
    _ body: String,
    ios: Version = Version(12)
  ) throws -> JSONValue? {
    let theme = try #require(compiled(body).theme)
    let context = ContextResolver(Cascade(theme)).resolved(
      ContextSelection(
        brand: 0,
        promos: [],
        screen: 0,
        ios: ios,
        device: .phone
      ),
      listsCovers: true
    )
    let json = resolvedContextJSON(context)
    let violations = try JSONSchemaValidator.violations(
      in: [json.text()],
      of: outputSchema().text()
    )
    #expect(violations.flatMap(\.self) == [])
    return json[bar.rawValue]?["legacy"]
  }

  private static let opaque = """
    navigationBar:
      background: { preset: opaque, color: { light: "#123456", dark: "#000" } }
      shadow: none
      tint: "#FFF"
      barStyle: black
      prefersLargeTitles: true
      title: { color: label, font: { size: 17, weight: semibold }, offset: [3, -2] }
      compact: { title: { offset: [3, -1] } }
      button: { font: { size: 15 }, color: "#ABC", highlighted: { color: "#DEF" } }
      backIndicator: { asset: back }

    """

  @Test(
    "An opaque bar has the tint of the light appearance, and an empty image removes UIKit's line"
  )
  func opaqueBar() throws {
    let node = try #require(try legacy(.navigationBar, Self.opaque))
    #expect(node["barTintColor"] == "#123456FF")
    #expect(node["isTranslucent"] == false)
    #expect(node["shadowImage"] == "empty")
    #expect(node["backgroundImage"] == nil)
    #expect(node["tintColor"] == "#FFFFFFFF")
    #expect(node["barStyle"] == "black")
    #expect(node["prefersLargeTitles"] == true)
    #expect(node["backIndicatorImage"] == ["asset": "back"])
    #expect(node["backIndicatorTransitionMaskImage"] == ["asset": "back"])
    #expect(node["titleVerticalPositionAdjustment"] == ["default": -2, "compact": -1])
  }

  @Test(
    "A toolbar and a tab bar lose their line only if they have a background image",
    arguments: [BarKind.toolbar, .tabBar]
  )
  func emptyShadow(bar: BarKind) throws {
    let body =
      "\(bar.rawValue): { background: { preset: opaque, color: \"#123456\" }, shadow: none }\n"
    let node = try #require(try legacy(bar, body))
    #expect(node["shadowImage"] == "empty")
    let image = node["backgroundImage"]?["default"] ?? node["backgroundImage"]
    #expect(image == ["fill": "#123456FF"])
  }

  @Test("A color that was introduced in iOS 13 has its light value")
  func newerColors() throws {
    let node = try #require(try legacy(.navigationBar, Self.opaque))
    #expect(node["titleTextAttributes"]?["foregroundColor"] == "#000000FF")
  }

  @Test(
    "One image of the back indicator replaces the other, because UIKit needs both or none",
    arguments: ["{ image: { asset: back } }", "{ mask: { asset: back } }"]
  )
  func backIndicator(images: String) throws {
    let node = try #require(
      try legacy(.navigationBar, "navigationBar: { backIndicator: \(images) }\n")
    )
    #expect(node["backIndicatorImage"] == ["asset": "back"])
    #expect(node["backIndicatorTransitionMaskImage"] == ["asset": "back"])
  }

  @Test(
    "Every state of a button has all text attributes, and the back button follows plain buttons"
  )
  func buttonStates() throws {
    let node = try #require(try legacy(.navigationBar, Self.opaque))
    let colors = [
      "normal": "#AABBCCFF", "highlighted": "#DDEEFFFF", "disabled": "#3C3C434C",
      "focused": "#AABBCCFF",
    ]
    for items in ["barButtonItems", "backBarButtonItem", "prominentBarButtonItems"] {
      for (state, color) in colors {
        let text = node[items]?["titleTextAttributes"]?[state]
        #expect(text?["foregroundColor"] == .string(color), "\(items) \(state)")
        #expect(text?["font"] == ["size": 15], "\(items) \(state)")
      }
    }
  }

  @Test(
    "A translucent color without a blur becomes an image, so the bar shows the theme's own line"
  )
  func transparentBar() throws {
    let node = try #require(
      try legacy(
        .tabBar,
        """
        tabBar:
          background: { preset: transparent, color: "#FFFFFF80" }
          shadow: "#F00"
          item:
            iconColor: "#888"
            badge: { background: "#0F0" }
            selected: { iconColor: "#00F" }
            title: { font: { size: 10 } }

        """
      )
    )
    #expect(node["backgroundImage"] == ["fill": "#FFFFFF80"])
    #expect(node["isTranslucent"] == true)
    #expect(node["barTintColor"] == nil)
    #expect(node["shadowImage"] == ["fill": "#FF0000FF"])
    #expect(node["unselectedItemTintColor"] == "#888888FF")
    #expect(node["tintColor"] == "#0000FFFF")
    #expect(node["tabBarItems"]?["badgeColor"] == "#00FF00FF")
    for state in ["normal", "selected", "disabled", "focused"] {
      let text = node["tabBarItems"]?["titleTextAttributes"]?[state]
      #expect(text?["font"] == ["size": 10], "\(state)")
    }
  }

  @Test(
    "The background matches iOS 13, as far as older systems support it",
    arguments: [
      ("{ preset: default, color: clear }", nil, true, nil),
      ("{ preset: default, color: \"#FF000080\" }", "#FF000080", true, nil),
      ("transparent", nil, true, "empty"), ("opaque", nil, false, nil),
      (
        "{ preset: opaque, color: \"#F00\", translucency: almostOpaque }", nil, true,
        ["default": ["fill": "#FF0000FC"]]
      ),
    ] as [(String, JSONValue?, Bool, JSONValue?)]
  )
  func backgrounds(
    background: String,
    tint: JSONValue?,
    isTranslucent: Bool,
    image: JSONValue?
  ) throws {
    let node = try #require(
      try legacy(.navigationBar, "navigationBar: { background: \(background) }\n")
    )
    #expect(node["barTintColor"] == tint)
    #expect(node["isTranslucent"] == .boolean(isTranslucent))
    #expect(node["backgroundImage"] == (image == "empty" ? ["default": "empty"] : image))
  }

  @Test("Starting with iOS 13, there is no legacy node")
  func newerSystems() throws {
    #expect(try legacy(.navigationBar, Self.opaque, ios: Version(13)) == nil)
  }

  @Test("Trees have the legacy node for systems before iOS 13")
  func tree() throws {
    let body = Self.opaque + "  when ios 13..: { title: { kern: 1 } }\n"
    let compilation = try compiled(body)
    let json = try #require(compilation.json)
    let bar = json["legacy"]?["navigationBar"]
    #expect(bar?["barTintColor"] == "#123456FF")
    #expect(bar?["titleTextAttributes"]?["kern"] == nil)
    let violations = try JSONSchemaValidator.violations(
      in: [json.text()],
      of: outputSchema().text()
    )
    #expect(violations.flatMap(\.self) == [])
  }

  @Test("Every place is a property of UIKit's classes, with its further arguments")
  func places() throws {
    var count = 0
    for leaf in Schema.standard.leaves where leaf.property.destination == .appearance {
      let bar = try #require(leaf.bar)
      let steps =
        leaf.isTabItem ? ItemState.tabItem.map { ["stackedLayoutAppearance", "\($0)"] } : [[]]
      for path in steps.map({ $0 + leaf.uikitPath }) {
        guard let place = LegacyPlace(path, in: bar) else { continue }
        count += 1
        var rest = place.path[...]
        var owner = bar.uikitClass
        if rest.first?.hasSuffix("Items") == true || rest.first?.hasSuffix("Item") == true {
          owner = rest.removeFirst() == "tabBarItems" ? "UITabBarItem" : "UIBarButtonItem"
        }
        let name = rest.removeFirst()
        let property = try #require(LegacyClass.named(owner)?[name], "\(owner).\(name)")
        let words = property.arguments.flatMap(\.words)
        #expect(place.hasMetrics == words.contains("compact"), "\(owner).\(name)")
        if property.stateIndex != nil, let state = rest.first {
          #expect(words.contains(state), "\(owner).\(name)")
        }
      }
    }
    #expect(count > 100)
  }

  @Test("Swift code guards everything that systems before iOS 13 don't have, and says so")
  func swift() throws {
    let sample = try SampleTheme(compiled(Self.opaque))
    let files = sample.code(SwiftOptions(source: "old.yaml", splits: true))
    let (first, rest) = (try #require(files.first), files.dropFirst())
    let guarded = "\n@available(iOS 13, *)\n@MainActor\nextension Old"
    #expect(first.text.contains("\nenum Old {\n"))
    #expect(first.text.contains("\(guarded): BarTheme {\n"))
    #expect(first.text.contains("before iOS 13"))
    #expect(rest.last?.name == "Old+Legacy.swift")
    let bars = rest.dropLast().filter { $0.text.contains("extension Old") }
    #expect(!bars.isEmpty && bars.allSatisfy { $0.text.contains("\(guarded) {\n") })
    #if os(Linux)
      let run = try SwiftToolchain.typecheck(files.map { ($0.name, $0.text) })
      #expect(run.status == 0, "\(run.output)")
    #endif
  }
}
