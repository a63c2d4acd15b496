import LintelDiagnostics
import LintelTheme
import TestThemes
import Testing

@Suite("Names")
struct NameTests {
  @Test(
    "A name has letters of any script, digits, hyphens, and underscores, with dots between parts",
    arguments: [
      ("checkout.payment", true), ("rete_uno-2", true), ("Überblick", true), ("設定", true),
      ("हिन्दी", true), ("600", true), ("", false), (".a", false), ("a.", false), ("a..b", false),
      ("a b", false), ("a/b", false), ("a$", false), ("café", true), ("😀", false),
      (String(repeating: "a.", count: 200) + "a", false),
    ]
  )
  func characters(name: String, isValid: Bool) {
    #expect(NameRules.isValid(name) == isValid)
  }

  @Test(
    "In Swift, a name is in lowerCamelCase, with keywords in backticks",
    arguments: [
      ("rete_uno", "reteUno"), ("rete-uno", "reteUno"), ("Harbor", "harbor"), ("class", "`class`"),
      ("600", "_600"), ("über-blick", "überBlick"),
    ]
  )
  func swiftNames(name: String, swift: String) {
    #expect(SwiftName.member(name) == swift)
  }

  @Test("Names that are the same in Swift are an error that shows both")
  func collisions() {
    let reading = readingOfTheme(
      yaml: theme(
        """
        brands: { rete_uno: {}, rete-uno: {} }
        screens: { a.b-c: {}, a.b_c: {} }
        tokens: { colors: { ink-1: label, ink_1: link } }
        """
      )
    )
    #expect(
      reading.diagnostics.map { rendered($0, in: reading.sources) } == [
        "4:25 error [swift-name-collision] brands 'rete_uno' and 'rete-uno' both become 'reteUno' "
          + "in Swift",
        "5:23 error [swift-name-collision] screens 'a.b-c' and 'a.b_c' both become 'aBC' in Swift",
        "6:35 error [swift-name-collision] tokens 'ink-1' and 'ink_1' both become 'ink1' in Swift",
      ]
    )
    #expect(reading.diagnostics.allSatisfy { $0.notes.first?.range != nil })
  }

  @Test("Names whose dots become words in Swift are an error that shows both")
  func flatCollisions() {
    let reading = readingOfTheme(
      yaml: theme(
        """
        brands: { a-b: {}, aB: {} }
        promos: { "1.2": {}, "12": {} }
        screens: { a.b: {}, a-b: {}, a.c: {} }
        tokens:
          colors:
            cover.art: { runtime: true, samples: ["#FFF"] }
            cover-art: { runtime: true, samples: ["#000"] }
            ink.soft: label
            ink-soft: link
        """
      )
    )
    #expect(
      reading.diagnostics.map { rendered($0, in: reading.sources) } == [
        "4:20 error [swift-name-collision] brands 'a-b' and 'aB' both become 'aB' in Swift",
        "5:22 error [swift-name-collision] promos '1.2' and '12' both become '_12' in Swift",
        "6:21 error [swift-name-collision] screens 'a.b' and 'a-b' both become 'aB' in Swift",
        "10:5 error [swift-name-collision] tokens 'cover.art' and 'cover-art' both become "
          + "'coverArt' in Swift",
        "12:5 error [swift-name-collision] tokens 'ink.soft' and 'ink-soft' both become 'inkSoft' "
          + "in Swift",
      ]
    )
    let first = reading.diagnostics.compactMap { $0.notes.first?.range?.lower }
    #expect(first.count == 5)
  }

  @Test(
    "As a case, a name is one word, and never a member that every case has",
    arguments: [
      ("checkout.payment-step", "checkoutPaymentStep"), ("default", "`default`"),
      ("all-cases", "allCases_"), ("self", "self_"), ("none", "none_"), ("Home", "home"),
      ("a.1", "a1"),
    ]
  )
  func cases(name: String, swift: String) {
    #expect(SwiftName.flatMember(name) == swift)
  }

  @Test("An undeclared name is an error with the nearest names")
  func undeclared() {
    let reading = readingOfTheme(
      yaml: theme(
        """
        brands: { harbor: { promos: { sumer: {} } }, night: { extends: harbour } }
        promos: { summer: { brands: { nigth: {} }, screens: { hom: {} } } }
        screens: { home: {}, '*.nothing': {} }
        groups: { forms: [hmoe], empty: [] }
        use: hero
        styles: { heros: {} }
        flows: [home -> hone]
        """
      )
    )
    #expect(
      reading.diagnostics.map { rendered($0, in: reading.sources) + ": " + $0.help.joined() } == [
        "4:31 error [undeclared-name] there is no promo 'sumer': did you mean 'summer'?",
        "4:64 error [undeclared-name] there is no brand 'harbour': did you mean 'harbor'?",
        "5:31 error [undeclared-name] there is no brand 'nigth': did you mean 'night'?",
        "5:55 error [undeclared-name] there is no screen 'hom': did you mean 'home'?",
        "6:22 error [matches-nothing] pattern '*.nothing' matches no declared screen: "
          + "'*' matches within one part of a name, such as '*.detail'",
        "7:19 error [undeclared-name] there is no screen 'hmoe': did you mean 'home'?",
        "7:26 error [matches-nothing] group 'empty' has no screens: "
          + "list its screens, such as 'empty: [home]', or remove the group",
        "8:6 error [undeclared-name] there is no style 'hero': did you mean 'heros'?",
        "10:17 error [undeclared-name] there is no screen 'hone': did you mean 'home'?",
      ]
    )
  }

  @Test("Brands that extend each other in a cycle are an error with every place")
  func circularBrands() {
    let reading = readingOfTheme(
      yaml: theme("brands: { a: { extends: b }, b: { extends: c }, c: { extends: a } }")
    )
    #expect(
      reading.diagnostics.map { rendered($0, in: reading.sources) } == [
        "4:25 error [circular-extends] brands extend each other in a cycle: 'a', 'b', 'c'"
      ]
    )
    #expect(reading.diagnostics.first?.notes.count == 3)
  }

  @Test("Brands in several cycles are an error for each cycle")
  func severalCycles() {
    #expect(
      findings(
        "brands: { a: { extends: b }, b: { extends: a }, c: { extends: d }, d: { extends: c } }"
      ) == [
        "4:25 error [circular-extends] brands extend each other in a cycle: 'a', 'b'",
        "4:63 error [circular-extends] brands extend each other in a cycle: 'c', 'd'",
      ]
    )
  }

  @Test("A brand that extends one of a cycle isn't part of it")
  func brandThatExtendsCycle() {
    #expect(
      findings("brands: { c: { extends: b }, b: { extends: a }, a: { extends: b } }")
        == ["4:44 error [circular-extends] brands extend each other in a cycle: 'a', 'b'"]
    )
  }

  @Test("A group's block declares no screen, even if it is empty")
  func emptyBlockOfGroup() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme("groups: { shop: [a] }\nscreens: { a: {}, shop: {} }")
    )
    #expect(diagnostics == [])
    #expect(try #require(theme).space.screens.map(\.name) == ["a"])
  }

  @Test("A group and a screen can't have the same name")
  func groupsAndScreens() {
    #expect(
      findings("groups: { shop: [a] }\nscreens: { a: {}, shop: { class: Shop } }")
        == [
          "4:11 error [duplicate-name] 'shop' is a group and a screen",
          "5:27 error [misplaced-key] 'class' belongs in a screen's own block at the top level",
        ]
    )
    #expect(
      findings("groups: { shop: [a] }\nscreens: { a: {}, shop.cart: {} }")
        == ["4:11 error [duplicate-name] 'shop' is a group and a screen"]
    )
  }

  @Test("The error for a key in the wrong place says where it belongs")
  func misplaced() {
    let reading = readingOfTheme(
      yaml: theme(
        """
        scrollEdge: { tint: label }
        brands: { a: { flows: [], with: any, glas: keep } }
        navigationBar: { titel: { color: label }, use: hero, iconColor: label }
        screens: { a: { navigationbar: {}, payment: {} }, a.payment: {} }
        promos: { sale: {} }
        """
      )
    )
    #expect(
      reading.diagnostics.map { rendered($0, in: reading.sources) + ": " + $0.help.joined() } == [
        "4:1 error [unknown-key] 'scrollEdge' isn't a key here: "
          + "'scrollEdge' belongs directly inside a bar, such as 'navigationBar'",
        "5:16 error [misplaced-key] 'flows' belongs at the top level: ",
        "5:27 error [misplaced-key] 'with' belongs in a promo's block at the top level: ",
        "5:38 error [unknown-key] 'glas' isn't a key here: "
          + "did you mean 'glass'? it belongs at the top level",
        "6:18 error [unknown-property] 'navigationBar' has no property 'titel': "
          + "did you mean 'title'?",
        "6:43 error [unknown-property] 'navigationBar' has no property 'use': "
          + "'use' belongs in a block, next to the bars",
        "6:54 error [unknown-property] 'iconColor' isn't a key here; in a theme, it's 'tint': "
          + "write 'tint: label'",
        "7:17 error [unknown-key] 'navigationbar' isn't a key here: "
          + "did you mean 'navigationBar'?",
        "7:36 error [unknown-key] 'payment' isn't a key here: "
          + "screens below a screen have their own keys, such as 'a.payment'",
      ]
    )
  }

  @Test("A screen's Swift types are in its own block")
  func screenClasses() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        "screens: { a: { class: Shop.CartViewController, navigationController: MainController } }"
      )
    )
    #expect(diagnostics == [])
    let classes = try #require(theme?.screenClasses.first)
    #expect(classes.screen == "a")
    #expect(classes.viewController?.text == "Shop.CartViewController")
    #expect(classes.navigationController?.text == "MainController")
    #expect(
      findings("screens: { a: { class: 1a } }\nwhen pad: { screens: { a: { class: B } } }") == [
        "4:24 error [invalid-name] '1a' isn't a valid name for a Swift type",
        "5:29 error [misplaced-key] 'class' belongs in a screen's own block at the top level",
      ]
    )
  }
}
