import LintelBackends
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

/// Checks that changing a value in a theme changes one line of the code, however often UIKit needs the value.
@Suite("Values that the code uses in several places")
struct SharedValueTests {
  /// The lines of a theme's code that contain a text.
  private static func lines(of theme: String, with text: String) throws -> [Substring] {
    let reading = readTheme(root: "t.yaml", provider: .text(theme))
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    let decided = try #require(try reading.theme?.decided())
    return swiftFiles(decided, options: SwiftOptions(source: "t.yaml")).flatMap { file in
      file.text.split(separator: "\n").filter { $0.contains(text) }
    }
  }

  private static let colors = Schema.standard.leaves.filter {
    $0.property.type == .color && $0.property.destination != .fact
  }

  @Test("A color is in one line, regardless of its property")
  func colors() throws {
    for leaf in Self.colors {
      let theme = "lintel: 1\ntheme: T\nios: 15..27\n\(leaf.path): \"#0A0B0C\"\n"
      let lines = try Self.lines(of: theme, with: "0x0A0B0C")
      #expect(lines.count == 1, "\(leaf.path):\n\(lines.joined(separator: "\n"))")
    }
    #expect(Self.colors.count > 80)
  }

  @Test("Each color of a property that a promo changes is in one line")
  func choices() throws {
    for leaf in Self.colors {
      let theme = """
        lintel: 1
        theme: T
        ios: 15..27
        \(leaf.path): "#0A0B0C"
        promos: { sale: { with: any, \(leaf.path): "#0D0E0F" } }
        """
      for color in ["0x0A0B0C", "0x0D0E0F"] {
        let lines = try Self.lines(of: theme, with: color)
        #expect(lines.count == 1, "\(leaf.path):\n\(lines.joined(separator: "\n"))")
      }
    }
  }

  @Test(
    "A value that only some states have is in one line",
    arguments: [
      ("tabBar.item: { iconColor: \"#0A0B0C\", selected: { iconColor: red } }", "0x0A0B0C"),
      ("tabBar.item: { offset: [7.5, 8], focused: { offset: [0, 0] } }", "7.5"),
      (
        "tabBar.item: { badge: { background: \"#0A0B0C\" }, selected: { badge: { background: red } } }",
        "0x0A0B0C"
      ),
      (
        "toolbar.button: { backgroundImage: { asset: backdrop }, disabled: { backgroundImage: none } }",
        "backdrop"
      ),
      (
        "navigationBar.backButton: { offset: [7.5, 8], highlighted: { offset: [0, 0] } }",
        "7.5"
      ),
    ]
  )
  func states(style: String, text: String) throws {
    let lines = try Self.lines(of: "lintel: 1\ntheme: T\nios: 15..27\n\(style)\n", with: text)
    #expect(lines.count == 1, "\(lines.joined(separator: "\n"))")
  }

  @Test(
    "A value that several objects, buttons, or layouts use in different contexts is in one line",
    arguments: [
      "navigationBar: { compact.title.color: red, title.color: \"#0A0B0C\" }",
      "toolbar: { button.color: \"#0A0B0C\" }\nscreens: { home: { toolbar.prominentButton.color: red } }",
      "screens: { home: { navigationBar.button.font: { size: 10.5, relativeTo: body } }, list: {} }",
      "tabBar: { item.title.color: \"#0A0B0C\" }\nbrands: { a: {}, b: { tabBar.inline.title.color: red } }",
    ]
  )
  func places(style: String) throws {
    let text = style.contains("#") ? "0x0A0B0C" : "10.5"
    let lines = try Self.lines(of: "lintel: 1\ntheme: T\nios: 15..27\n\(style)\n", with: text)
    #expect(lines.count == 1, "\(lines.joined(separator: "\n"))")
  }

  @Test(
    "A number is in one line if texts, buttons, or scroll behaviors differ in something else",
    arguments: [
      "navigationBar: { title: { kern: 1.25, color: red }, scrollEdge.title.color: label }",
      "navigationBar: { title.paragraph.tailIndent: 1.25, compact.title.color: red }",
      "toolbar: { button: { tracking: 1.25, disabled.color: red } }",
      "tabBar.item: { title: { expansion: 1.25, color: red }, selected.title.color: label }",
      "navigationBar: { scroll: { behavior: fade, distance: 1.25 } }\nscreens: { home: { navigationBar.scroll.behavior: crossfade } }",
      "tokens.numbers.gap: 1.25\nnavigationBar: { title: { kern: $gap, color: red }, compact.title.color: label }",
      "toolbar.tint: alpha(red 50%)\nnavigationBar: { title: { kern: 1.25, color: red }, compact.title.color: label }",
    ]
  )
  func numbers(style: String) throws {
    let lines = try Self.lines(of: "lintel: 1\ntheme: T\nios: 15..27\n\(style)\n", with: "1.25")
    #expect(lines.count == 1, "\(lines.joined(separator: "\n"))")
  }

  @Test("A number in another value isn't a use of the same number elsewhere")
  func partsOfValues() throws {
    let theme = """
      lintel: 1
      theme: T
      ios: 15..27
      toolbar: { button.kern: 0.5, background.color: alpha(red 50%) }
      """
    #expect(try Self.lines(of: theme, with: "0.5").count == 2)
    #expect(try Self.lines(of: theme, with: "static let").isEmpty)
  }

  @Test("Constants have the types of the properties that they are for")
  func types() throws {
    let theme = """
      lintel: 1
      theme: T
      ios: 15..27
      tokens: { numbers: { gap: 8, joined: 1 }, strings: { face: Avenir } }
      toolbar.button: { ligature: 0, color: red, disabled.color: label, shadow.offset: [1.5, 2] }
      navigationBar.title.ligature: $joined
      """
    for line in [
      "    static let gap: CGFloat = 8", "    static let face: String? = \"Avenir\"",
      "  private static let toolbarButtonLigature: Int = 0",
      "  private static let toolbarButtonShadowOffset = UIOffset(horizontal: 1.5, vertical: 2)",
      "    appearance.titleTextAttributes = BarTextAttributes(ligature: Int(Numbers.joined)).dictionary",
    ] {
      #expect(try Self.lines(of: theme, with: line) == [Substring(line)])
    }
  }

  @Test("The name of a shared value describes its use and its place in the theme")
  func names() throws {
    let theme = """
      lintel: 1
      theme: T
      ios: 15..27
      navigationBar.compact.title.color: red
      promos:
        sale: { with: any, screens: { photo.edit: { navigationBar.title.color: "#0A0B0C" } } }
      screens: { photo.edit: {} }
      """
    let lines = try Self.lines(of: theme, with: "0x0A0B0C")
    #expect(lines.count == 1)
    let name = "salePhotoEditTitleColor"
    #expect(lines.first?.hasPrefix("  private static let \(name) = ThemeColor.rgb(") ?? false)
    #expect(try Self.lines(of: theme, with: name).count > 2)
  }

  @Test("A value that a theme declares twice is written twice, because either may change")
  func equalValues() throws {
    let theme = """
      lintel: 1
      theme: T
      ios: 15..27
      toolbar: { tint: "#0A0B0C", background.color: "#0A0B0C" }
      """
    #expect(try Self.lines(of: theme, with: "0x0A0B0C").count == 2)
  }
}
