import LintelAppearance
import LintelSchema
import LintelTheme
import Testing

@Suite("Buttons of a resolved bar")
struct ButtonResolutionTests {
  /// The text attributes of each state, such as `back.disabled.foregroundColor`, by the names of colors and fonts.
  private func attributes(_ body: String, ios: Int = 18) throws -> [String: ExpectedValue] {
    let context = try resolve("navigationBar:\n" + body, ios: ios)
    let object = try #require(context.navigationBar(.standard))
    return Dictionary(
      uniqueKeysWithValues: object.values.map { value in
        let path = value.path.filter { $0 != "titleTextAttributes" }.joined(separator: ".")
        return (path.replacing("Appearance", with: ""), ExpectedValue(value.value))
      }
    )
  }

  @Test("Undeclared states are left to UIKit")
  func normalOnly() throws {
    #expect(
      try attributes("  button: { color: link }\n", ios: 26)
        == ["button.normal.foregroundColor": ["system": "link"]]
    )
  }

  @Test("A state with a text attribute of its own is complete")
  func completeState() throws {
    let values = try attributes(
      """
        button: { color: link, font: body, highlighted: { color: label }, disabled: { kern: 2 } }

      """,
      ios: 26
    )
    #expect(values["button.highlighted.foregroundColor"] == ["system": "label"])
    #expect(values["button.highlighted.font"] == ["style": "body"])
    #expect(values["button.disabled.foregroundColor"] == ["system": "tertiaryLabel"])
    #expect(values["button.disabled.font"] == ["style": "body"])
    #expect(values["button.disabled.kern"] == .number(2))
    #expect(values["button.focused.font"] == nil)
  }

  @Test("An offset for a state adds no text attributes")
  func offsetOnly() throws {
    let values = try attributes("  button: { color: link, disabled: { offset: [0, 1] } }\n")
    #expect(values["button.disabled.titlePositionAdjustment"] != nil)
    #expect(values["button.disabled.foregroundColor"] == nil)
  }

  @Test("An undeclared back button is left to UIKit, which draws it as a plain button")
  func silentBackButton() throws {
    let values = try attributes("  button: { color: link }\n")
    #expect(!values.keys.contains { $0.hasPrefix("backButton") })
  }

  @Test(
    "A back button inherits from its own normal state first, then from the plain button's state"
  )
  func backButton() throws {
    let values = try attributes(
      """
        button: { color: link, font: body, disabled: { color: label, kern: 3 } }
        backButton: { color: systemRed }

      """
    )
    #expect(values["backButton.normal.foregroundColor"] == ["system": "systemRed"])
    #expect(values["backButton.normal.font"] == ["style": "body"])
    #expect(values["backButton.disabled.foregroundColor"] == ["system": "systemRed"])
    #expect(values["backButton.disabled.kern"] == .number(3))
    #expect(values["backButton.disabled.font"] == ["style": "body"])
    #expect(values["backButton.highlighted.font"] == nil)
  }

  @Test("Before iOS 26, a prominent button is a done button that inherits everything")
  func doneButton() throws {
    let values = try attributes("  button: { color: link, font: body }\n", ios: 18)
    #expect(values["doneButton.normal.foregroundColor"] == ["system": "link"])
    #expect(values["doneButton.normal.font"] == ["style": "body"])
    #expect(!values.keys.contains { $0.hasPrefix("prominentButton") })
  }

  @Test("Starting with iOS 26, a prominent button doesn't inherit colors")
  func prominentButton() throws {
    let values = try attributes(
      "  button: { color: link, font: body, disabled: { color: label } }\n",
      ios: 26
    )
    #expect(values["prominentButton.normal.font"] == ["style": "body"])
    #expect(
      !values.keys.contains {
        $0.hasPrefix("prominentButton") && $0.hasSuffix("foregroundColor")
      }
    )
    #expect(!values.keys.contains { $0.hasPrefix("doneButton") })
  }

  @Test("Items have the tint of plain items, and prominent ones only before iOS 26")
  func itemTint() throws {
    func tints(_ ios: Int) throws -> [String] {
      try resolve("navigationBar: { button: { tint: link } }\n", ios: ios).bars
        .flatMap(\.values).map { Schema.standard[$0.leaf].path }
    }
    #expect(
      try tints(18) == [
        "navigationBar.button.tint", "navigationBar.backButton.tint",
        "navigationBar.prominentButton.tint",
      ]
    )
    #expect(try tints(26) == ["navigationBar.button.tint", "navigationBar.backButton.tint"])
  }
}
