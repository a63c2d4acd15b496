import Testing

@testable import LintelSource

@Suite("Loops over the items of bars")
struct ItemListTests {
  @Test(
    "A loop over all items of a tab bar styles its items",
    arguments: [
      "tabBar.items?.forEach { $0.badgeColor = .red }",
      "tabBar.items?.forEach { item in item.badgeColor = .red }",
      "for item in tabBar.items ?? [] { item.badgeColor = .red }",
      "if let items = tabBar.items { for item in items { item.badgeColor = .red } }",
      "for (_, item) in (tabBar.items ?? []).enumerated() { item.badgeColor = .red }",
      "tabBar.items?.enumerated().forEach { $0.element.badgeColor = .red }",
    ]
  )
  func all(loop: String) {
    let theme = tabs(loop)
    #expect(theme.text.contains("badge:\n      background: red"), "\(theme.text)")
    #expect(theme.losses.isEmpty, "\(theme.losses)")
  }

  @Test("Attributes of all items are those of the items' states")
  func attributes() {
    let theme = tabs(
      """
      for item in tabBar.items ?? [] {
        item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        item.setBadgeTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
      }
      """
    )
    #expect(theme.text.contains("selected:\n      title:\n        color: red"), "\(theme.text)")
    #expect(theme.text.contains("color: blue") && theme.losses.isEmpty, "\(theme.text)")
  }

  @Test(
    "A single item isn't all of them",
    arguments: [
      "tabBar.items?[0].badgeColor = .red", "tabBar.items?.first?.badgeColor = .red",
      "tabBar.items?.filter { $0.tag == 1 }.forEach { $0.badgeColor = .red }",
    ]
  )
  func single(code: String) {
    let theme = tabs(code)
    #expect(!theme.text.contains("badge"), "\(theme.text)")
    #expect(theme.losses == ["3 it changes a single item, and a theme styles all items of a bar"])
  }

  @Test(
    "The items of a screen are reported, even if the screen isn't known",
    arguments: [
      "navigationItem.leftBarButtonItems?.forEach { $0.tintColor = .red }",
      "for item in navigationItem.rightBarButtonItems ?? [] { item.tintColor = .red }",
      "children.first?.navigationItem.leftBarButtonItems?.forEach { $0.tintColor = .red }",
      "navigationController?.toolbar.items?.forEach { $0.tintColor = .red }",
    ]
  )
  func buttons(code: String) {
    let theme = CodeSample(
      """
      final class HomeViewController: UIViewController {
        override func viewDidLoad() {
          \(code)
        }
      }
      """
    ).theme
    #expect(theme.losses == ["3 it changes a single item, and a theme styles all items of a bar"])
  }

  private func tabs(_ code: String) -> AdoptedTheme {
    CodeSample(
      """
      final class TabsController: UITabBarController {
        override func viewDidLoad() {
          \(code)
        }
      }
      """
    ).theme
  }
}
