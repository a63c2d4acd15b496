import Foundation
import LintelSchema
import Testing
import UIKit

@testable import LintelTree
@_spi(Generated) @testable import LintelUIKit

/// Tests objects from trees; other tests run the Swift output, too, and compare both.
@Suite("Reading of JSON trees")
@MainActor
struct TreeThemeTests {
  private static let text = """
    {
      "format": "lintel.appearance-tree", "version": 2, "theme": "Shop",
      "ios": { "minimum": "15", "newest": "27" },
      "brands": ["day", "night"],
      "promos": [
        { "name": "summer", "from": "2027-06-01", "until": "2027-09-01T12:00+02:00" },
        { "name": "sale" }
      ],
      "screens": ["home", "list"],
      "transitions": [
        { "from": "home", "to": "list", "scheme": { "brand": { "day": { "promo": "launch, sale", "off": "swap" } } } },
        { "from": "list", "to": "home", "scheme": "none" }
      ],
      "parameters": [{ "name": "podcast", "samples": ["#000000FF"] }],
      "tokens": { "colors": { "accent": { "parameter": "podcast" }, "loop": { "token": "colors.loop" } } },
      "navigationBar": {
        "common": { "titlePositionAdjustment": [1, 2] },
        "standardAppearance": {
          "screen": { "list": {} },
          "else": { "configure": "opaqueBackground", "backgroundColor": "#FF0000FF", "shadowColor": null, "somethingNew": 3 }
        },
        "compactAppearance": { "as": "standardAppearance", "configure": "transparentBackground" },
        "scrollEdgeAppearance": { "as": "initial" },
        "tintColor": {
          "screen": { "list": {} },
          "else": {
            "ios": { "26": { "standard": "#00FF00FF", "scrollEdge": "#0000FFFF", "compact": { "token": "colors.loop" } } },
            "else": { "token": "colors.accent", "alpha": 0.5 }
          }
        },
        "scroll": { "behavior": { "ios": { "26": "fade" } }, "distance": { "ios": { "26": 24 } } }
      },
      "decisions": {
        "hidesBottomBar by screen": { "screen": { "list, home.more": { "decision": "hidesBottomBar by idiom" } } },
        "hidesBottomBar by idiom": { "idiom": { "phone": true } },
        "loop": { "brand": { "day": { "decision": "loop" } } }
      },
      "settings": { "hidesBottomBarWhenPushed": { "decision": "hidesBottomBar by screen" }, "statusBarStyle": { "decision": "loop" } }
    }
    """

  private func tree() throws -> TreeTheme {
    try TreeTheme(Data(Self.text.utf8))
  }

  @Test("A context finds its nodes by brand, screen, version, and device")
  func contexts() throws {
    let tree = try tree()
    let context = TreeTheme.Context(brand: "day", colors: ["podcast": TestColor.blue])
    func style(_ version: Int, _ screen: String?) -> ThemeStyle {
      Simulation.run(onSystemVersion: version) { tree.style(in: context, screen: screen) }
    }
    let old = style(180, "home").navigationBar
    guard case .set(let appearance?) = old.standardAppearance, case .set(let tint) = old.tintColor
    else {
      Issue.record("nothing is set")
      return
    }
    #expect(appearance.configured == "opaqueBackground")
    #expect(TestColor.components(appearance.backgroundColor) == [1, 0, 0, 1])
    #expect(appearance.shadowColor == nil)
    #expect(appearance.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    guard case .set(let compact?) = old.compactAppearance,
      case .set(let edge?) = old.scrollEdgeAppearance
    else {
      Issue.record("nothing is set")
      return
    }
    // The copy has no values for the background, and a new bar's object has none of the others.
    #expect(compact.configured == "transparentBackground")
    #expect(compact.titlePositionAdjustment == UIOffset(horizontal: 1, vertical: 2))
    #expect(edge.configured == "defaultBackground")
    #expect(edge.titlePositionAdjustment == .zero)
    #expect(TestColor.components(tint.standard) == [0, 0, 1, 0.5])
    // The scroll behavior applies to all screens; other values are left to the app if the tree doesn't have them.
    #expect(old.behavior == .system)
    if case .untouched = old.scrollBehavior { Issue.record("the behavior stays as it was") }
    if case .set = old.barStyle { Issue.record("no style is declared") }
    let new = style(264, nil).navigationBar
    #expect(new.behavior == .fade(distance: 24))
    guard case .set(let slots) = new.tintColor else { return }
    #expect(TestColor.components(slots.scrollEdge) == [0, 0, 1, 1])
    #expect(slots.compact == nil)
    let list = style(180, "list")
    if case .set = list.navigationBar.tintColor { Issue.record("the list's tint is the app's") }
    if case .set = old.buttonGlass.sharedBackground { Issue.record("nobody sets the glass") }
    if case .set = style(180, "home").settings.hidesBottomBar { Issue.record("home is the app's") }
    if case .set(true) = list.settings.hidesBottomBar {} else { Issue.record("not hidden") }
    Simulation.idiom = .pad
    defer { Simulation.idiom = .phone }
    if case .set(true) = style(180, "list").settings.hidesBottomBar { Issue.record("no pad's") }
  }

  @Test("Transitions depend on contexts if they have decisions")
  func transitions() throws {
    let tree = try tree()
    let day = TreeTheme.Context(brand: "day")
    let sale = TreeTheme.Context(brand: "day", promos: ["sale"])
    #expect(tree.transition(from: "home", to: "list", in: day) == .swap)
    #expect(tree.transition(from: "home", to: "list", in: sale) == nil)
    #expect(tree.transition(from: "list", to: "home", in: sale) == TransitionScheme.none)
    #expect(tree.transition(from: "home", to: "home", in: day) == nil)
  }

  @Test(
    "Dated promos run by date, in the zone that they are written for, and the app controls others"
  )
  func promos() throws {
    let tree = try tree()
    let zone = try #require(TimeZone(secondsFromGMT: -3600))
    // 2027-06-01 00:00 in that zone, and 2027-09-01 10:00 UTC.
    let (from, until) = (1_811_811_600.0, 1_819_792_800.0)
    func promos(_ seconds: Double) -> Set<String> {
      let context = TreeTheme.Context(brand: "day", promos: ["sale"])
      return tree.updatingPromos(
        of: context,
        at: Date(timeIntervalSince1970: seconds),
        in: zone
      ).promos
    }
    #expect(promos(from - 1) == ["sale"])
    #expect(promos(from) == ["sale", "summer"])
    #expect(promos(until - 1) == ["sale", "summer"])
    #expect(promos(until) == ["sale"])
  }

  @Test("Invalid trees are refused")
  func refusals() {
    #expect(throws: TreeTheme.Failure.malformed) { try TreeTheme(Data("{".utf8)) }
    for text in [
      "[]", "3", "{}", #"{ "format": "lintel.appearance-tree", "version": 1 }"#,
      #"{ "format": "other", "version": 2 }"#,
    ] {
      #expect(throws: TreeTheme.Failure.unknownFormat) { try TreeTheme(Data(text.utf8)) }
    }
  }

  @Test("Dates are read as the compiler writes them")
  func dates() {
    #expect(TreeInstant.read("1970-01-02") == .local(minutes: 1440))
    #expect(TreeInstant.read("2000-03-01") == .local(minutes: 11_017 * 1440))
    #expect(TreeInstant.read("1970-01-01T08:30") == .local(minutes: 510))
    #expect(TreeInstant.read("1970-01-01T08:30:00") == .local(minutes: 510))
    #expect(TreeInstant.read("1970-01-01T08:30Z") == .instant(minutes: 510))
    #expect(TreeInstant.read("1970-01-01T08:30+02:00") == .instant(minutes: 390))
    #expect(TreeInstant.read("1970-01-01T08:30-01:30") == .instant(minutes: 600))
    for text in ["", "1970", "1970-01", "soon", "1970-01-01T08:30+x"] {
      #expect(TreeInstant.read(text) == nil, "\(text)")
    }
  }

  @Test("The names match the compiler's table")
  func names() {
    func rawValues<Name: CaseIterable & RawRepresentable<String>>(of _: Name.Type) -> Set<String> {
      Set(Name.allCases.map(\.rawValue))
    }
    // The weight and the scale of symbols without either.
    let unset = ["unspecified"]
    #expect(Set(TreeKeywords.effects.keys) == Set(UIKitNames.blurEffectStyles.map(\.name)))
    #expect(Set(TreeKeywords.textStyles.keys) == Set(UIKitTextStyle.all.map(\.name)))
    #expect(Set(TreeKeywords.fontWeights.keys) == Set(UIKitNames.fontWeights.map(\.name)))
    #expect(rawValues(of: SymbolWeight.self) == Set(UIKitNames.fontWeights.map(\.name) + unset))
    #expect(rawValues(of: ThemeFont.Width.self) == Set(UIKitNames.fontWidths.map(\.name)))
    #expect(rawValues(of: ThemeFont.Design.self) == Set(UIKitNames.fontDesigns.map(\.name)))
    #expect(rawValues(of: SymbolScale.self) == Set(UIKitNames.symbolScales.map(\.name) + unset))
    for color in UIKitColors.all {
      #expect(TreeKeywords.color(color.name) != nil, "\(color.name)")
    }
    let tables: [String: Set<String>] = [
      "UIView.ContentMode": Set(TreeKeywords.contentModes.keys),
      "UIUserInterfaceStyle": Set(TreeKeywords.userInterfaceStyles.keys),
      "UIStatusBarStyle": Set(TreeKeywords.statusBarStyles.keys),
      "UINavigationItem.LargeTitleDisplayMode": Set(TreeKeywords.largeTitleDisplayModes.keys)
        .union(["inline"]),
      "UINavigationItem.BackButtonDisplayMode": rawValues(of: BackButtonDisplayMode.self),
      "UINavigationItem.ItemStyle": rawValues(of: NavigationItemStyle.self),
      "UISearchBar.Style": Set(TreeKeywords.searchBarStyles.keys),
      "UINavigationItem.SearchBarPlacement": rawValues(of: SearchPlacement.self),
      "UIScrollEdgeEffect.Style": rawValues(of: EdgeEffect.Style.self),
      "UITabBarController.MinimizeBehavior": rawValues(of: TabBarMinimizeBehavior.self),
      "UITabBar.ItemPositioning": Set(TreeKeywords.itemPositionings.keys),
      "NSTextAlignment": Set(TreeKeywords.textAlignments.keys),
      "NSLineBreakMode": Set(TreeKeywords.lineBreakModes.keys),
      "NSAttributedString.TextEffectStyle": Set(TreeKeywords.textEffects.keys),
      "UIBarStyle": ["default", "black"],
    ]
    var seen: Set<String> = []
    for leaf in Schema.standard.leaves {
      guard case .keyword(let set) = leaf.property.type else { continue }
      seen.insert(set.uikitType)
      if set.uikitType == "NSUnderlineStyle" {
        for name in set.all {
          #expect(TreeKeywords.underlineStyle(name.uikitName) != nil, "\(name.uikitName)")
        }
      } else if let names = tables[set.uikitType] {
        #expect(names == Set(set.all.map(\.uikitName)), "\(set.uikitType)")
      } else {
        #expect(set.uikitType.isEmpty, "\(set.uikitType) is missing here")
      }
    }
    #expect(seen.isSuperset(of: tables.keys))
  }

  @Test("Promos that can't run together are left out of a context")
  func impossiblePromos() throws {
    let tree = try tree()
    var context = TreeTheme.Context(brand: "day", promos: ["sale"])
    #expect(tree.running(in: context) == ["sale"])
    #expect(tree.leftOut(in: context) == [])
    // The tree's transition applies to days without a sale.
    #expect(tree.transition(from: "home", to: "list", in: context) == nil)
    context.promos = ["sale", "summer"]
    #expect(tree.running(in: context) == ["summer"])
    #expect(tree.leftOut(in: context) == ["sale"])
    #expect(tree.transition(from: "home", to: "list", in: context) == .swap)
    #expect(context.promos == ["sale", "summer"], "what is asked for stays, for when summer ends")
  }

  @Test("The traits of proxies match the compiler's table")
  func traits() {
    let tables: [String: Set<String>] = [
      "userInterfaceStyle": Set(TreeKeywords.userInterfaceStyles.keys),
      "userInterfaceIdiom": Set(TreeKeywords.idioms.keys),
      "horizontalSizeClass": Set(TreeKeywords.sizeClasses.keys),
      "verticalSizeClass": Set(TreeKeywords.sizeClasses.keys),
      "userInterfaceLevel": Set(TreeKeywords.levels.keys),
      "accessibilityContrast": Set(TreeKeywords.contrasts.keys),
      "legibilityWeight": Set(TreeKeywords.legibilityWeights.keys),
      "layoutDirection": Set(TreeKeywords.layoutDirections.keys),
      "displayGamut": Set(TreeKeywords.gamuts.keys),
    ]
    for trait in TraitName.all {
      guard case .keyword(let set) = trait.type else { continue }
      #expect(tables[trait.name] == Set(set.all.map(\.uikitName)), "\(trait.name)")
    }
    for name in TreeKeywords.idioms {
      #expect(UIUserInterfaceIdiom(rawValue: name.value).map { "\($0)" } == name.key)
    }
    let properties = Set(
      LegacyClass.all.flatMap(\.properties).flatMap(\.arguments).flatMap(\.words)
    )
    let words = [
      TreeLegacy.metrics.map(\.0), TreeLegacy.positions.map(\.0), TreeLegacy.states.map(\.0),
      TreeLegacy.searchIcons.map(\.0), TreeLegacy.itemStyles.map(\.0),
    ]
    #expect(Set(words.joined()) == properties)
  }
}
