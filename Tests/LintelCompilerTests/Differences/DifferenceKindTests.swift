import LintelAppearance
import LintelCascade
import LintelDiagnostics
import LintelDiff
import LintelSchema
import LintelTheme
import TestThemes
import Testing

/// Changes everything that a theme can declare once: every change of looks, or of what an app has to do, must be noticed.
@Suite("Kinds of differences")
struct DifferenceKindTests {
  private static let kinds: [(String, String, String)] = [
    ("a value", "toolbar: { tint: red1 }", "toolbar: { tint: blue1 }"),
    (
      "a slot", "navigationBar: { scrollEdge: { title: { color: red1 } } }",
      "navigationBar: { scrollEdge: { title: { color: blue1 } } }"
    ),
    (
      "a slot of its own", "navigationBar: { scrollEdge: { background: transparent } }",
      "navigationBar: { tint: red1, scrollEdge: system }"
    ),
    (
      "a component", "navigationBar: { title: { color: red1 } }",
      "navigationBar: { title: unset }"
    ),
    (
      "a token", "tokens: { colors: { a: red1 } }\ntoolbar: { tint: $a }",
      "tokens: { colors: { a: blue1 } }\ntoolbar: { tint: $a }"
    ),
    (
      "a token in a brand",
      "brands: { x: {}, y: {} }\ntokens: { colors: { a: red1 } }\ntoolbar: { tint: $a }",
      "brands: { x: {}, y: { tokens: { colors: { a: blue1 } } } }\ntokens: { colors: { a: red1 } }\ntoolbar: { tint: $a }"
    ),
    (
      "a style", "styles: { q: { toolbar: { tint: red1 } } }\nuse: q",
      "styles: { q: { toolbar: { tint: blue1 } } }\nuse: q"
    ),
    (
      "the use of a style", "styles: { q: { toolbar: { tint: red1 } } }\nuse: q",
      "styles: { q: { toolbar: { tint: red1 } } }"
    ),
    (
      "a priority",
      "brands: { x: { priority: 1, toolbar: { tint: red1 } }, y: {} }\npromos: { p: { toolbar: { tint: blue1 } } }\nscreens: { s: { toolbar: { tint: red1 } } }\ngroups: { g: [s] }",
      "brands: { x: { toolbar: { tint: red1 } }, y: {} }\npromos: { p: { toolbar: { tint: blue1 } } }\nscreens: { s: { toolbar: { tint: blue1 } } }\ngroups: { g: [s] }"
    ),
    (
      "a condition", "when pad: { toolbar: { tint: red1 } }",
      "when phone: { toolbar: { tint: red1 } }"
    ),
    (
      "a version", "when ios 16..: { toolbar: { tint: red1 } }",
      "when ios 17..: { toolbar: { tint: red1 } }"
    ),
    (
      "releases", "screens: { s: { appVersions: 5.., toolbar: { tint: red1 } } }",
      "screens: { s: { appVersions: ..4, toolbar: { tint: red1 } } }"
    ),
    (
      "a group", "screens: { s: {}, t: {}, g: { toolbar: { tint: red1 } } }\ngroups: { g: [s] }",
      "screens: { s: {}, t: {}, g: { toolbar: { tint: red1 } } }\ngroups: { g: [t] }"
    ),
    (
      "glass", "glass: keep\ntoolbar: { background: { color: red1 } }",
      "glass: native\ntoolbar: { background: { color: red1 } }"
    ),
    ("a brand", "brands: { x: {} }", "brands: { x: {}, y: {} }"),
    ("a brand's parent", "brands: { x: {}, y: {} }", "brands: { x: {}, y: { extends: x } }"),
    ("a promo", "promos: { p: {} }", "promos: { p: {}, q: {} }"),
    (
      "a promo's beginning", "promos: { p: { from: 2027-01-01 } }",
      "promos: { p: { from: 2027-01-02 } }"
    ),
    (
      "a promo's end", "promos: { p: { until: 2027-01-01 } }",
      "promos: { p: { until: 2027-01-01T06:00:00+01:00 } }"
    ),
    (
      "a promo's companions", "promos: { p: { with: any }, q: {} }",
      "promos: { p: { with: [q] }, q: {} }"
    ),
    ("a screen", "screens: { s: {} }", "screens: { t: {} }"),
    (
      "a screen's brands", "brands: { x: {}, y: {} }\nscreens: { s: {} }",
      "brands: { x: { screens: { s: {} } }, y: {} }"
    ),
    (
      "a screen's class", "screens: { s: { class: OldController } }",
      "screens: { s: { class: NewController } }"
    ),
    (
      "a screen's navigation controller", "screens: { s: {} }",
      "screens: { s: { navigationController: ShopNavigationController } }"
    ),
    (
      "a flow", "screens: { s: {}, t: {} }\nflows: [s -> t]",
      "screens: { s: {}, t: {} }\nflows: [t -> s]"
    ),
    (
      "a scheme", "screens: { s: {}, t: { transition: none } }\nflows: [s -> t]",
      "screens: { s: {}, t: { transition: backdrop } }\nflows: [s -> t]"
    ),
    (
      "a scroll behavior", "navigationBar: { background: default, scroll: { behavior: fade } }",
      "navigationBar: { background: default, scroll: { behavior: away } }"
    ),
    (
      "a scroll distance",
      "navigationBar: { background: default, scroll: { behavior: fade, distance: 20 } }",
      "navigationBar: { background: default, scroll: { behavior: fade, distance: 30 } }"
    ),
    (
      "a color of the app's", "toolbar: { tint: red1 }",
      "tokens: { colors: { a: { runtime: true, samples: [red1] } } }\ntoolbar: { tint: $a }"
    ),
    (
      "an asset", "toolbar: { background: { image: { asset: A } } }",
      "toolbar: { background: { image: { asset: B } } }"
    ),
    (
      "a color in dark alone", "toolbar: { tint: { light: red1, dark: red1 } }",
      "toolbar: { tint: { light: red1, dark: blue1 } }"
    ),
    (
      "a color in high contrast alone", "toolbar: { tint: red1 }",
      "toolbar: { tint: { light: red1, darkHighContrast: blue1 } }"
    ),
    (
      "a proxy", "proxies: [{ class: UIToolbar, set: { barTintColor: red1 } }]",
      "proxies: [{ class: UIToolbar, set: { barTintColor: blue1 } }]"
    ),
    (
      "a proxy that no output sets", "proxies: [{ class: UIToolbar, set: { tintColor: red1 } }]",
      "proxies: [{ class: UIToolbar, set: { tintColor: blue1 } }]"
    ),
    (
      "a proxy's container",
      "proxies: [{ class: UIToolbar, containedIn: [A], set: { barTintColor: red1 } }]",
      "proxies: [{ class: UIToolbar, containedIn: [B], set: { barTintColor: red1 } }]"
    ),
    (
      "a proxy's traits",
      "proxies: [{ class: UIToolbar, traits: { userInterfaceIdiom: pad }, set: { barTintColor: red1 } }]",
      "proxies: [{ class: UIToolbar, traits: { userInterfaceIdiom: phone }, set: { barTintColor: red1 } }]"
    ),
    (
      "a proxy of a screen",
      "screens: { s: { proxies: [{ class: UIToolbar, set: { barTintColor: red1 } }] } }",
      "screens: { s: { proxies: [{ class: UIToolbar, set: { barTintColor: blue1 } }] } }"
    ),
    (
      "an instance", "instances: [{ class: UIToolbar, set: { barTintColor: red1 } }]",
      "instances: [{ class: UIToolbar, set: { barTintColor: blue1 } }]"
    ),
    (
      "an instance that is new", "toolbar: { tint: red1 }",
      "toolbar: { tint: red1 }\ninstances: [{ class: UITabBar, set: { isTranslucent: false } }]"
    ),
    (
      "a token in an instance",
      "tokens: { colors: { a: red1 } }\ninstances: [{ class: UIToolbar, set: { barTintColor: $a } }]",
      "tokens: { colors: { a: blue1 } }\ninstances: [{ class: UIToolbar, set: { barTintColor: $a } }]"
    ),
    (
      "an instance of a screen",
      "screens: { s: { instances: [{ class: UIToolbar, set: { barTintColor: red1 } }] }, t: {} }",
      "screens: { t: { instances: [{ class: UIToolbar, set: { barTintColor: red1 } }] }, s: {} }"
    ),
    (
      "an instance or a proxy", "instances: [{ class: UIToolbar, set: { barTintColor: red1 } }]",
      "proxies: [{ class: UIToolbar, set: { barTintColor: red1 } }]"
    ),
    ("the theme's name", "theme: Old", "theme: New"),
    ("the versions", "ios: 15..18", "ios: 16..18"),
  ]

  private func side(_ body: String) throws -> ComparedTheme {
    var text = body.replacing("red1", with: ##""#B00001""##)
      .replacing("blue1", with: ##""#0001B0""##)
    for (key, value) in [("ios", "15..27"), ("theme", "Test")] where !body.hasPrefix("\(key):") {
      text = "\(key): \(value)\n" + text
    }
    let reading = readingOfTheme(yaml: "lintel: 1\n" + text + "\n")
    let errors = reading.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [], "\(text)")
    let theme = try #require(reading.theme)
    let cascade = Cascade(theme).limited(to: theme.space.interval(of: nil))
    return ComparedTheme(sources: reading.sources, cascade: cascade)
  }

  @Test("Each change is found in both directions, and nothing else is", arguments: kinds)
  func isFound(_ name: String, _ old: String, _ new: String) throws {
    let (old, new) = (try side(old), try side(new))
    #expect(try !differences(from: old, to: new).isEmpty)
    #expect(try !differences(from: new, to: old).isEmpty)
    #expect(try differences(from: old, to: old).isEmpty)
    #expect(try differences(from: new, to: new).isEmpty)
  }

  @Test("A change of every property is found and named by its path")
  func properties() throws {
    for leaf in Schema.standard.leaves where leaf.property.destination != .slot {
      guard let (first, second) = Self.values(of: leaf.property.type) else { continue }
      let (old, new) = (try side("\(leaf.path): \(first)"), try side("\(leaf.path): \(second)"))
      let found = try differences(from: old, to: new)
      let paths = found.causes.flatMap { $0.changes.map { Schema.standard[$0.place.leaf].path } }
      let facts = found.structure.filter { $0.kind == .fact }.map(\.name)
      #expect(
        (leaf.property.destination == .fact ? facts : paths).contains(leaf.path),
        "\(leaf.path)"
      )
    }
  }

  /// Two values of a type, as a theme writes them, or `nil` if the type has only one.
  private static func values(of type: ValueType) -> (String, String)? {
    switch type {
    case .color: ("red1", "blue1")
    case .font: ("headline", "caption1")
    case .image: ("{ asset: A }", "{ asset: B }")
    case .effect: ("systemThinMaterial", "systemThickMaterial")
    case .offset: ("[1, 2]", "[3, 4]")
    case .number(let range):
      ("\(Int((range.minimum ?? 0).rounded(.up)))", "\(Int((range.minimum ?? 0).rounded(.up)) + 1)")
    case .boolean: ("true", "false")
    case .keyword(let set):
      set.keywords.count > 1 ? (set.keywords[0], set.keywords[1]) : nil
    case .string: ("One", "Two")
    }
  }
}
