import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTheme
import TestThemes
import Testing

@Suite("Settings of proxies and instances")
struct SettingReadingTests {
  private func settings(_ body: String) throws -> [Theme.InstanceSetting] {
    let (theme, diagnostics) = readTheme(yaml: theme(body))
    #expect(diagnostics == [])
    return try #require(theme).settings
  }

  private func findings(_ body: String) -> [String] {
    readTheme(yaml: theme(body)).diagnostics
  }

  @Test("Values are read according to UIKit's type of the property")
  func values() throws {
    let set = try settings(
      """
      proxies:
        - class: UINavigationBar
          set:
            barTintColor: systemBackground
            isTranslucent: false
            shadowImage: empty
            barStyle: black
            titleVerticalPositionAdjustment: 2
            backgroundImage: none
      """
    )[0].set
    #expect(
      set.map(\.property.name) == [
        "barTintColor", "isTranslucent", "shadowImage", "barStyle",
        "titleVerticalPositionAdjustment", "backgroundImage",
      ]
    )
    #expect(
      set.map { $0.variants.map(\.value) } == [
        [.value(.color(.system("systemBackground")))], [.value(.boolean(false))], [.emptyImage],
        [.value(.keyword("black"))], [.value(.number(2))], [.value(.none)],
      ]
    )
    #expect(set[5].variants[0].arguments == ["any", "default"])
  }

  @Test("Text attributes are grouped by state, with the theme's or UIKit's names")
  func textAttributes() throws {
    let set = try settings(
      """
      instances:
        - class: UIBarButtonItem
          set:
            setTitleTextAttributes(_:for:):
              normal: { foregroundColor: label, kern: 1 }
              highlighted: { color: label }
      """
    )[0].set
    #expect(set[0].property.name == "titleTextAttributes")
    #expect(set[0].states == [.normal, .highlighted])
    guard case .textAttributes(let normal?) = set[0].variants[0].value else {
      Issue.record("no text attributes")
      return
    }
    #expect(normal.map(\.attribute.key) == ["foregroundColor", "kern"])
  }

  @Test("Attributes without a state apply to the normal one, and none sets no state")
  func normal() throws {
    let set = try settings(
      """
      proxies:
        - { class: UITabBarItem, set: { titleTextAttributes: { color: label }, badgeTextAttributes: none } }
      """
    )[0].set
    #expect(set.map(\.states) == [[.normal], []])
    #expect(set.map(\.setsSomething) == [true, false])
  }

  @Test("An empty dictionary of text attributes is a value, and overrides the theme's")
  func empty() throws {
    let set = try settings("proxies: [{ class: UITabBarItem, set: { titleTextAttributes: {} } }]")
    #expect(set[0].set[0].variants.map(\.value) == [.textAttributes([])])
    #expect(set[0].set[0].states == [.normal])
  }

  @Test("Arguments nest in any order")
  func arguments() throws {
    let set = try settings(
      """
      proxies:
        - class: UIBarButtonItem
          set:
            backgroundImage:
              compact: { highlighted: { asset: low }, done: { asset: lowDone } }
              normal: { asset: plain }
      """
    )[0].set
    #expect(
      set[0].variants.map(\.arguments) == [
        ["highlighted", "", "compact"], ["normal", "done", "compact"], ["normal", "", "default"],
      ]
    )
  }

  @Test("Traits have UIKit's names and words")
  func traits() throws {
    let setting = try settings(
      """
      proxies:
        - { class: UIToolbar, traits: { verticalSizeClass: compact, displayScale: 2 }, set: {} }
      """
    )[0]
    #expect(setting.traits["verticalSizeClass"] == .keyword("compact"))
    #expect(setting.traits["displayScale"] == .number(2))
    #expect(
      findings("proxies: [{ class: UIToolbar, traits: { sizeKlasse: compact }, set: {} }]") == [
        "4:41 error [unknown-key] UIKit has no trait 'sizeKlasse'"
      ]
    )
    #expect(
      findings("proxies: [{ class: UIToolbar, traits: { userInterfaceStyle: darc }, set: {} }]")
        == ["4:61 error [unknown-keyword] unknown keyword 'darc'"]
    )
  }

  @Test(
    "A word similar to one of a proxy's own is read as that",
    arguments: [
      ("titleTextAttributes: nonee", "did you mean 'none'?", "none"),
      ("shadowImage: emtpy", "did you mean 'empty'?", "empty"),
      ("barTintColor: noen", "did you mean 'none'?", "none"),
      (
        "barTintColor: unset",
        "to leave it to UIKit, omit the key, or write 'none' to set it to nil", nil
      ),
      ("isTranslucent: unset", "to leave it to UIKit, omit the key", nil),
    ]
  )
  func words(assignment: String, help: String, fix: String?) {
    let theme = "proxies: [{ class: UINavigationBar, set: { \(assignment) } }]"
    let found = ThemeText(theme).compilation.diagnostics
    #expect(found.map(\.help) == [[help]])
    #expect(found.flatMap(\.fixIts).flatMap(\.edits).map(\.newText) == [fix].compactMap(\.self))
  }

  @Test(
    "An abbreviation means the class that has its letters",
    arguments: [
      ("UINavBar", "UINavigationBar"), ("UIBarButton", "UIBarButtonItem"),
      ("UIToolBar", "UIToolbar"),
    ]
  )
  func abbreviations(name: String, meant: String) {
    let found = ThemeText("proxies: [{ class: \(name), set: { barTintColor: label } }]").compilation
      .diagnostics
    #expect(found.map(\.help) == [["did you mean '\(meant)'?"]])
    #expect(found.flatMap(\.fixIts).flatMap(\.edits).map(\.newText) == [meant])
  }

  @Test(
    "The tint that replaces a proxy is that of the bar around an item",
    arguments: [
      (
        "UINavigationBar",
        "write 'navigationBar: { button: { tint: … } }', which is set on the items"
      ),
      ("UIToolbar", "write 'toolbar: { button: { tint: … } }', which is set on the items"),
      (
        "UISearchBar",
        "write 'navigationBar: { search: { tint: … } }', or set it on the search bar itself"
      ),
    ]
  )
  func tints(container: String, help: String) {
    let setting = "containedIn: [\(container)], set: { tintColor: label }"
    let theme = ThemeText("proxies: [{ class: UIBarButtonItem, \(setting) }]")
    #expect(theme.findings(of: "tint-by-proxy").map(\.help) == [[help]])
  }

  @Test("Names and values that UIKit doesn't have are refused")
  func refusals() {
    #expect(
      findings("proxies: [{ class: UINavigationBars, set: { barTintColor: label } }]") == [
        "4:20 error [unknown-class] 'UINavigationBars' isn't a UIKit bar or bar item"
      ]
    )
    #expect(
      findings("proxies: [{ class: UIToolbar, set: { barTone: label, barTintColor: 3 } }]") == [
        "4:38 error [unknown-property] 'UIToolbar' has no property 'barTone'",
        "4:68 error [unknown-color] unknown color '3'",
      ]
    )
    #expect(
      findings("proxies: [{ class: UIToolbar, set: { standardAppearance: {} } }]") == [
        "4:38 error [unknown-property] a proxy can't set 'standardAppearance', because the theme sets it"
      ]
    )
    #expect(
      findings(
        "proxies: [{ class: UIBarButtonItem, set: { backButtonTitleTextAttributes: {} } }]"
      ) == [
        "4:44 error [unknown-property] UIKit has no 'backButtonTitleTextAttributes', because a back "
          + "button is a bar button item"
      ]
    )
    #expect(
      findings(
        "proxies: [{ class: UITabBarItem, set: { titleTextAttributes: { norml: { color: label } } } }]"
      ) == ["4:64 error [unknown-keyword] 'titleTextAttributes' doesn't accept 'norml'"]
    )
    #expect(
      findings(
        "proxies: [{ class: UITabBarItem, set: { titleTextAttributes: { color: label, ligatures: 3 } } }]"
      ) == ["4:78 error [unknown-property] there is no text attribute 'ligatures'"]
    )
  }

  @Test("A token in a setting counts as used, and must exist")
  func tokens() throws {
    let (theme, diagnostics) = readTheme(
      yaml: theme(
        """
        tokens: { colors: { paper: label } }
        proxies: [{ class: UIToolbar, set: { barTintColor: $paper } }]
        """
      )
    )
    #expect(diagnostics == [])
    let uses = try #require(theme).tokenUses.all
    #expect(uses.map(\.key) == [TokenKey(.colors, "paper")])
    let compilation = analyze(
      root: "theme.yaml",
      provider: .inMemory([
        "theme.yaml": self.theme("proxies: [{ class: UIToolbar, set: { barTintColor: $papre } }]")
      ])
    )
    #expect(compilation.diagnostics.map(\.rule).contains("unknown-token"))
  }

  private func theme(_ body: String) -> String {
    "lintel: 1\ntheme: Test\nios: 15..27\n" + body
  }
}
