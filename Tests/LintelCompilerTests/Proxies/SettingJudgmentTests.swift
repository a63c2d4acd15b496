import Foundation
import LintelAppearance
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTheme
import TestThemes
import Testing

@Suite("Settings of the app against the theme")
struct SettingJudgmentTests {
  /// The findings of this family's rules, as `line [rule] property`.
  private func judgments(_ yaml: String) -> [String] {
    let compilation = analyze(
      root: "theme.yaml",
      provider: .inMemory(["theme.yaml": Example(yaml).theme])
    )
    let own = Set(LintRule.all.map(\.id)).intersection(Self.ids)
    return compilation.diagnostics.filter { own.contains($0.rule) }.map { diagnostic in
      let line = compilation.sources.location(of: diagnostic.range).line
      return "\(line) [\(diagnostic.rule)] \(diagnostic.property ?? "")"
    }
  }

  private static let ids: Set<String> = [
    "defeated-by-proxy", "legacy-beside-appearance", "tint-by-proxy", "not-by-proxy",
    "contested-setting", "defeated-proxy", "proxy-out-of-reach", "ambiguous-containment",
    "proxy-changed-at-run-time", "back-button-by-proxy", "normal-without-highlighted",
    "shadow-image-alone", "overlapping-releases",
  ]

  @Test("The settings of a real app have the findings that its source should have")
  func duckDuckGo() throws {
    let url = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../LintelThemeTests/Theme/Fixtures/duckduckgo-proxies.yaml")
    let found = judgments(try String(contentsOf: url, encoding: .utf8))
    #expect(
      found == [
        "44 [legacy-beside-appearance] proxies[0].set.barTintColor",
        "45 [legacy-beside-appearance] proxies[0].set.shadowImage",
        "49 [defeated-by-proxy] proxies[1].set.barTintColor",
        "50 [defeated-by-proxy] proxies[1].set.shadowImage",
        "51 [tint-by-proxy] proxies[1].set.tintColor",
        "55 [legacy-beside-appearance] instances[0].set.barTintColor",
        "57 [legacy-beside-appearance] instances[1].set.barTintColor",
      ]
    )
  }

  @Test(
    "Each intended warning occurs",
    arguments: [
      (
        "SV-1", "tabBar: { unselectedTint: label }",
        "{ class: UITabBar, set: { unselectedItemTintColor: label } }", "defeated-proxy"
      ),
      (
        "SV-1", "navigationBar: { button: { offset: [0, 1] } }",
        "{ class: UIBarButtonItem, set: { titlePositionAdjustment: [0, 2] } }", "defeated-by-proxy"
      ),
      (
        "SV-2", "navigationBar: { shadow: none }",
        "{ class: UINavigationBar, set: { shadowImage: empty } }", "defeated-by-proxy"
      ),
      (
        "SV-2", "tabBar: { item: { badge: systemRed } }",
        "{ class: UITabBarItem, set: { badgeColor: label } }", "defeated-by-proxy"
      ),
      (
        "SV-11", "backButtonTitle: Back",
        "{ class: UIBarButtonItem, set: { backButtonTitlePositionAdjustment: [-999, 0] } }",
        "back-button-by-proxy"
      ),
      (
        "SV-11", "toolbar: { tint: label }",
        "{ class: UIBarButtonItem, set: { titleTextAttributes: { normal: { color: label } } } }",
        "normal-without-highlighted"
      ),
      (
        "SV-12", "statusBar: default", "{ class: UIToolbar, set: { shadowImage: empty } }",
        "shadow-image-alone"
      ),
      (
        "SV-14", "promos: { p: { proxies: [{ class: UITabBar, set: { barTintColor: white } }] } }",
        "{ class: UITabBar, set: {} }", "proxy-changed-at-run-time"
      ),
      (
        "SV-15",
        """
        screens: { a: { navigationController: Own } }
        brands:
          b:
            proxies:
              - class: UINavigationBar
                containedIn: [UINavigationController]
                set: { barTintColor: white }
        """,
        "{ class: UINavigationBar, containedIn: [Own], set: { barTintColor: black } }",
        "ambiguous-containment"
      ),
      (
        "SL-14", "when pad: { appVersions: 2.., tabBar: { item: { badge: systemRed } } }",
        "{ class: UITabBarItem, set: { badgeColor: label } }\nappVersions: ..2",
        "overlapping-releases"
      ),
    ]
  )
  func requested(id: String, theme: String, proxy: String, rule: String) {
    let found = judgments("\(theme)\nproxies:\n  - \(proxy)\n")
    #expect(found.map { $0.split(separator: " ")[1] } == ["[\(rule)]"], "\(id)")
  }

  @Test("A proxy in one brand defeats only declarations of that brand")
  func brands() {
    let yaml = """
      brands:
        day: { navigationBar: { button: { color: systemBlue } } }
        night:
          proxies:
            - class: UIBarButtonItem
              set: { titleTextAttributes: { normal: { color: red }, highlighted: { color: red } } }
      """
    #expect(judgments(yaml) == [])
    #expect(
      judgments(yaml.replacing("day: {", with: "night.late: {")).isEmpty,
      "another brand all the same"
    )
    #expect(
      judgments(yaml.replacing("day: {", with: "day: { extends: night,")).count == 1,
      "a brand that extends the proxy's own"
    )
  }

  @Test("A proxy for the pad doesn't affect the phone")
  func idioms() {
    let yaml = """
      when phone: { navigationBar: { button: { color: systemBlue } } }
      proxies:
        - class: UIBarButtonItem
          traits: { userInterfaceIdiom: pad }
          set: { titleTextAttributes: { normal: { color: red }, highlighted: { color: red } } }
      """
    #expect(judgments(yaml) == [])
    #expect(
      judgments(yaml.replacing("when phone", with: "when pad"))
        == ["5 [defeated-by-proxy] proxies[0].set.titleTextAttributes"]
    )
  }

  @Test("A state that the app doesn't set keeps the theme's value")
  func states() {
    let yaml = """
      tabBar: { item: { selected: { title: { color: systemBlue } } } }
      proxies:
        - { class: UITabBarItem, set: { titleTextAttributes: { disabled: { color: systemGray } } } }
      """
    #expect(judgments(yaml) == [])
    #expect(judgments(yaml.replacing("disabled:", with: "selected:")).count == 1)
  }

  @Test("A proxy in a container is judged on the screens whose bar is in the container")
  func containers() {
    let yaml = """
      screens:
        shop: { navigationController: ShopController }
        shop.item: { navigationBar: { button: { color: systemBlue } } }
        mail: { navigationController: MailController }
      proxies:
        - class: UIBarButtonItem
          containedIn: [UINavigationBar, ShopController]
          set: { titleTextAttributes: { normal: { color: red }, highlighted: { color: red } } }
      """
    let expected = ["8 [defeated-by-proxy] proxies[0].set.titleTextAttributes"]
    #expect(judgments(yaml) == expected)
    #expect(judgments(yaml.replacing("shop.item: {", with: "mail.item: {")) == [])
    #expect(
      judgments(yaml.replacing("ShopController]", with: "UINavigationController]")) == expected
    )
  }

  @Test("The finding about the weaker of two settings names the stronger one")
  func chain() throws {
    let compilation = analyze(
      root: "theme.yaml",
      provider: .inMemory([
        "theme.yaml": Example(
          """
          tabBar: { item: { badge: systemRed } }
          proxies: [{ class: UITabBarItem, set: { badgeColor: label } }]
          instances: [{ class: UITabBarItem, set: { badgeColor: white } }]
          """
        ).theme
      ])
    )
    let found = compilation.diagnostics.filter { $0.rule == "defeated-by-proxy" }
    #expect(found.count == 2)
    let notes = found.map { $0.notes.map(\.message) }
    #expect(notes[0].last == "it is overridden in turn by an instance of UITabBarItem")
    #expect(notes[1].last == "a setting of the instance overrides an appearance object")
  }
}
