import LintelBackends
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

/// Changing a value in a theme changes one line of the code, however often UIKit takes the value.
@Suite("Values that several places of the code have")
struct SharedValueTests {
  /// The lines of the code for a theme in which a text occurs.
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

  @Test("A color is in one line, whatever property it is of")
  func colors() throws {
    for leaf in Self.colors {
      let theme = "lintel: 1\ntheme: T\nios: 15..27\n\(leaf.path): \"#0A0B0C\"\n"
      let lines = try Self.lines(of: theme, with: "0x0A0B0C")
      #expect(lines.count == 1, "\(leaf.path):\n\(lines.joined(separator: "\n"))")
    }
    #expect(Self.colors.count > 80)
  }

  @Test("So is each color of a property that a promo changes")
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
    "So is a value that some states have and another one does not",
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
}
