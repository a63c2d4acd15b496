import Testing

@testable import LintelSource

@Suite("Conditions that let code run once, or only for something new")
struct OnceGuardTests {
  private func theme(_ members: String) -> AdoptedTheme {
    CodeSample(
      """
      final class Dresser {
        static let shared = Dresser()
        var known = NSHashTable<AnyObject>.weakObjects()
        var names: Set<String> = []
        var looks: [String: UIColor] = [:]
        var isDark: Bool?
        \(members)
        func apply() { UINavigationBar.appearance().tintColor = .red }
      }
      """
    ).theme
  }

  @Test(
    "An element that code adds isn't in the collection yet, and a value that it stores is new",
    arguments: [
      "func add(_ bar: AnyObject) { guard !known.contains(bar) else { return }; known.add(bar); apply() }",
      "func add(_ name: String) { if !names.contains(name) { names.insert(name); apply() } }",
      "func add(_ name: String) { if names.contains(name) { return }; _ = names.insert(name); apply() }",
      "func set(isDark: Bool) { if isDark != self.isDark { self.isDark = isDark; apply() } }",
      "func set(_ new: Bool) { guard new != isDark else { return }; isDark = new; apply() }",
      "func set(_ new: Bool) { if isDark == new { return }; isDark = new; apply() }",
    ]
  )
  func holds(members: String) {
    let theme = theme(members)
    #expect(theme.text.contains("\nnavigationBar:\n  tint: red"), "\(theme.text)")
    #expect(theme.losses.isEmpty && !theme.text.contains("modes"), "\(theme.losses)")
  }

  @Test(
    "Other comparisons and collections decide something that isn't known",
    arguments: [
      "func add(_ name: String) { guard !names.contains(name) else { return }; apply() }",
      "func add(_ name: String) { if names.contains(name) { names.insert(name); apply() } }",
      "func set(_ new: Bool) { if new == isDark { isDark = new; apply() } }",
      "func set(_ new: Bool) { if new != isDark { isDark = true; apply() } }",
    ]
  )
  func isUnknown(members: String) {
    let theme = theme(members)
    #expect(!theme.text.contains("tint") && theme.losses.count == 1, "\(theme.text)")
  }

  @Test("A cache that code fills is empty at first")
  func caches() {
    let theme = theme(
      """
      func tint(_ name: String) -> UIColor {
        if let known = looks[name] { return known }
        let new = UIColor.blue
        looks[name] = new
        return new
      }
      func dress() { UITabBar.appearance().tintColor = tint("bar") }
      """
    )
    #expect(theme.text.contains("tabBar:\n  tint: blue") && theme.losses.isEmpty, "\(theme.text)")
  }

  @Test(
    "A result after one that isn't known is reported, not carried over",
    arguments: [
      "if let known = looks[\"tint\"] { return known }\nreturn .blue",
      "let value = looks[\"tint\"]\nif let known = value as? UIColor { return known }\nreturn .blue",
      "if let known = looks[\"tint\"] { return known } else { return .blue }",
    ]
  )
  func fallbacks(body: String) {
    let theme = theme(
      """
      func tint() -> UIColor {
        \(body)
      }
      func dress() { UITabBar.appearance().tintColor = tint() }
      """
    )
    #expect(!theme.text.contains("tabBar") && theme.losses.count == 1, "\(theme.text)")
  }
}
