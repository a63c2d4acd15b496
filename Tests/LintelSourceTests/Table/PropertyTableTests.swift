import LintelSchema
import LintelTesting
import LintelTheme
import Testing

@testable import LintelSource

/// The code is derived from the table, so a new property fails here until adopting reads it, or until a list says why code can't set it.
@Suite("Adopting every property of the table")
struct PropertyTableTests {
  private static let schema = Schema.standard

  /// The properties that no code sets as such, with the reason.
  private static let unsettable: [String: String] = [
    "background.translucency": "UIKit derives it from the color and the image",
    "scroll.distance": "UIKit has no such property; code that fades a bar's background has one",
    "scroll.threshold": "only the runtime has it",
    "scroll.mechanism": "only the runtime has it",
    "scrolls": "UIKit finds the scroll view itself",
    "transition": "only the runtime has it",
    "screenBackground": "a fact for rules",
    "stickyHeaders": "a fact for rules",
    "barItems": "a fact for rules",
    "tabRoot": "a fact for rules",
    "presence": "a fact for rules",
    "sharedBackground": "two properties of each single item form it",
  ]

  /// The kinds of buttons that no proxy reaches separately: one of `UIBarButtonItem` sets the plain buttons, and the others inherit from them.
  private static let unreachable: Set<String> = [
    "navigationBar.backButton", "navigationBar.prominentButton", "toolbar.prominentButton",
  ]

  /// The code for properties whose names differ from UIKit's, with the values that it results in.
  private static let special: [String: [(code: String, value: ResolvedValue)]] = [
    "navigationBar.scroll.behavior": [
      ("navigationController?.hidesBarsOnSwipe = true", .keyword("hide"))
    ],
    "overrideUserInterfaceStyle": [
      ("traitOverrides.userInterfaceStyle = .dark", .keyword("dark")),
      ("view.overrideUserInterfaceStyle = .light", .keyword("light")),
    ],
  ]

  /// A modifier of SwiftUI, and the property that it sets.
  private typealias Modifier = (name: String, arguments: String, path: String, ResolvedValue)

  /// The modifiers of views.
  private static let modifiers: [Modifier] = [
    ("navigationBarTitleDisplayMode", "(.inline)", "largeTitleDisplay", .keyword("never")),
    ("toolbarTitleDisplayMode", "(.inlineLarge)", "largeTitleDisplay", .keyword("inline")),
    ("toolbarRole", "(.editor)", "itemStyle", .keyword("editor")),
    ("toolbar", "(.hidden, for: .navigationBar)", "hidesNavigationBar", .boolean(true)),
    ("toolbarVisibility", "(.visible, for: .bottomBar)", "hidesToolbar", .boolean(false)),
    ("toolbarVisibility", "(.hidden, for: .tabBar)", "hidesBottomBar", .boolean(true)),
    ("navigationBarHidden", "(true)", "hidesNavigationBar", .boolean(true)),
    (
      "tabBarMinimizeBehavior", "(.onScrollDown)", "tabBar.minimize", .keyword("onScrollDown")
    ),
    (
      "scrollEdgeEffectStyle", "(.hard, for: .top)", "navigationBar.edgeEffect.style",
      .keyword("hard")
    ),
    ("scrollEdgeEffectStyle", "(.soft, for: .all)", "tabBar.edgeEffect.style", .keyword("soft")),
    (
      "scrollEdgeEffectHidden", "(for: [.top, .bottom])", "toolbar.edgeEffect.hidden",
      .boolean(true)
    ),
    ("scrollEdgeEffectHidden", "()", "navigationBar.edgeEffect.hidden", .boolean(true)),
    (
      "searchable", "(text: $text, placement: .navigationBarDrawer)",
      "navigationBar.search.placement", .keyword("stacked")
    ),
    (
      "searchable", "(text: $text, placement: .navigationBarDrawer(displayMode: .always))",
      "navigationBar.search.hidesWhenScrolling", .boolean(false)
    ),
  ]

  /// The modifiers of an app's root view.
  private static let rootModifiers: [Modifier] = [
    ("tint", "(.red)", "tint", .color(.system("systemRed", alpha: 1))),
    ("accentColor", "(Color.red)", "tint", .color(.system("systemRed", alpha: 1))),
    ("preferredColorScheme", "(.dark)", "overrideUserInterfaceStyle", .keyword("dark")),
  ]

  /// The modifiers of appearance objects, which `ViewModifierTests` checks.
  private static let looks: Set<String> = [
    "toolbarBackground", "toolbarBackgroundVisibility", "toolbarColorScheme",
  ]

  /// Returns what a theme that is adopted from an app's code has, and what it lost.
  private static func adopt(_ code: String, _ others: [String: String] = [:]) -> (
    answers: ThemeAnswers?, text: String, losses: [String]
  ) {
    let adopted = CodeSample(code, others).theme
    let theme = adopted.isSound ? LawContexts.compile(adopted.text) : nil
    return (theme.map { ThemeAnswers($0, for: []) }, adopted.text, adopted.losses)
  }

  /// The value of a property on all versions that have it, or `nil` if it isn't the same on all of them.
  private static func value(
    of property: DraftProperty,
    _ place: DraftSetting.Place,
    on screen: String?,
    in answers: ThemeAnswers?
  ) -> ResolvedValue? {
    let setting = DraftSetting(
      screen: screen,
      property: property,
      place: place,
      value: .none,
      condition: .always,
      level: .bar,
      source: .nowhere
    )
    let values = Set(answers?.values(of: setting).compactMap(\.self) ?? [])
    return values.count == 1 ? values.first : nil
  }

  // MARK: Outside of appearance objects

  private static let others = schema.leaves.filter { leaf in
    leaf.property.destination != .appearance && leaf.property.destination != .slot
      && leaf.property.destination != .runtime && unsettable[leaf.property.name] == nil
      && !(leaf.property.destination == .item && unreachable.contains(leaf.place))
  }.map(\.path)

  @Test("Whatever code sets outside of appearance objects is in the theme", arguments: others)
  func plain(path: String) throws {
    let leaf = Self.schema[try #require(Self.schema.leaf(path))]
    for value in SampleValue.all(of: leaf.property) {
      let ways = PropertyCode.all(of: leaf, value)
      #expect(!ways.isEmpty, "no code sets \(path)")
      for way in ways { check(leaf, value.value, way) }
    }
  }

  @Test("Code with other names is understood", arguments: special.keys.sorted())
  func named(path: String) throws {
    let leaf = Self.schema[try #require(Self.schema.leaf(path))]
    for (code, value) in Self.special[path] ?? [] { check(leaf, value, .screen(code)) }
  }

  @Test("Modifiers of SwiftUI are understood")
  func modifiers() throws {
    for (name, arguments, path, value) in Self.modifiers {
      let leaf = Self.schema[try #require(Self.schema.leaf(path))]
      check(leaf, value, .view(".\(name)\(arguments)"))
    }
    for (name, arguments, path, value) in Self.rootModifiers {
      let leaf = Self.schema[try #require(Self.schema.leaf(path))]
      check(leaf, value, .scene(".\(name)\(arguments)"))
    }
    let names = (Self.modifiers + Self.rootModifiers).map(\.name)
    #expect(Self.looks.union(names) == Set(ViewModifierReader.subjects.keys))
  }

  private func check(_ leaf: Leaf, _ value: ResolvedValue, _ way: PropertyCode) {
    let theme = Self.adopt(way.code, way.files)
    let found = Self.value(
      of: PropertyLookup.standard.property(leaf.id),
      .own,
      on: way.screen,
      in: theme.answers
    )
    #expect(found == value, "\(leaf.path)\n\(way.code)\n\(theme.text)\n\(theme.losses)")
    #expect(theme.losses.isEmpty, "\(way.code)")
  }

  // MARK: Appearance objects

  /// Bars with the names of versions.
  private static let bars = BarKind.allCases.flatMap { bar in
    [Version(15), Version(27)].map { (bar, $0) }
  }

  @Test(
    "Whatever code sets in an appearance object is in the theme",
    arguments: Thoroughness.part(of: bars, every: 2)
  )
  func object(bar: BarKind, version: Version) {
    let target =
      switch bar {
      case .navigationBar: "navigationItem"
      case .toolbar: "navigationController?.toolbar"
      case .tabBar: "tabBarController?.tabBar"
      }
    let proxy = "\(bar.uikitClass).appearance()"
    for (target, screen, hasDictionaries) in [
      (target, "BasketController", true), (proxy, nil, true), (proxy, nil, false),
    ] {
      let object = ObjectCode(
        of: bar,
        on: version,
        hasDictionaries: hasDictionaries,
        choosing: \.last
      )
      let slots = bar.slots.map { "\(target).\($0.uikitName) = look" }
      let body = ["let look = \(bar.appearanceClass)()"] + object.lines + slots
      check(object, body, screen: screen)
    }
  }

  @Test("Every keyword of an appearance object is understood", arguments: BarKind.allCases)
  func keywords(bar: BarKind) {
    var seen: Set<KeywordSet> = []
    var count = 0
    let first = Self.schema.leaves.filter { leaf in
      guard leaf.bar == bar, leaf.property.destination == .appearance,
        case .keyword(let set) = leaf.property.type, seen.insert(set).inserted
      else { return false }
      count = max(count, set.all.count)
      return true
    }.map(\.id)
    for round in 0..<count {
      let object = ObjectCode(
        of: bar,
        on: VersionLine.newest,
        hasDictionaries: true,
        where: { first.contains($0.id) },
        choosing: { round < $0.count ? $0[round] : nil }
      )
      let slots = bar.slots.map { "\(bar.uikitClass).appearance().\($0.uikitName) = look" }
      check(object, ["let look = \(bar.appearanceClass)()"] + object.lines + slots, screen: nil)
    }
  }

  private func check(_ object: ObjectCode, _ body: [String], screen: String?) {
    let code = PropertyCode.body(body.joined(separator: "\n"), of: screen)
    let theme = Self.adopt(code.code)
    #expect(theme.losses.isEmpty, "\(theme.losses.joined(separator: "\n"))")
    #expect(theme.answers != nil, "\(theme.text)")
    for (leaf, value, part) in object.values {
      let steps = part.map { [$0.layout.description, $0.state.description] }
      let found = Self.value(
        of: PropertyLookup.standard.property(leaf.id, part: steps),
        .object(.standard),
        on: screen,
        in: theme.answers
      )
      #expect(found == value.value, "\(leaf.path) \(steps ?? []) \(value.code)")
    }
  }

  // MARK: The lists

  @Test("The lists of exceptions have only properties of the table")
  func exceptions() {
    let names = Set(Self.schema.leaves.map(\.property.name))
    #expect(Set(Self.unsettable.keys).subtracting(names).isEmpty)
    let places = Set(Self.schema.leaves.map(\.place))
    #expect(Self.unreachable.isSubset(of: places))
    #expect(Self.special.keys.allSatisfy { Self.schema.leaf($0) != nil })
    // No rule derives the code for these.
    for leaf in Self.schema.leaves
    where [.runtime, .fact].contains(leaf.property.destination)
      || leaf.property.destination == .appearance && leaf.property.binding == .none
    {
      let isListed = Self.unsettable[leaf.property.name] != nil || Self.special[leaf.path] != nil
      #expect(isListed, "\(leaf.path)")
    }
  }

  @Test("Nothing that the table has is ignored without a word")
  func ignored() {
    let vocabulary = BarVocabulary.standard
    let names = vocabulary.properties.values.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
      .union(vocabulary.paths.keys).union(Self.schema.leaves.compactMap(\.uikitPath.last))
    #expect(UIKitGraph.unstyled.intersection(names).isEmpty)
  }
}
