import LintelDiagnostics
import Testing

@testable import LintelSource

@Suite("Private API of bars")
struct PrivateAPITests {
  private func lost(_ statements: String) -> [UnreadSetting] {
    let code = """
      final class PageController: UIViewController {
        func follow(_ list: UIScrollView) {
      \(statements)
          navigationItem.title = ""
        }
      }
      extension UINavigationItem {
        func declared() { _declared() }
        func _declared() { title = "" }
      }
      """
    let file = SourceFile(path: "App.swift", bytes: Array(code.utf8))
    return adoptTheme(SourceReader.read([file]), options: AdoptionOptions(name: "App")).report.lost
  }

  @Test(
    "A private member of UIKit is listed under its name, however the code uses it",
    arguments: [
      (
        "navigationItem._setManualScrollEdgeAppearanceEnabled(true)",
        "_setManualScrollEdgeAppearanceEnabled"
      ),
      (
        "navigationItem._manualScrollEdgeAppearanceProgress = 0.5",
        "_manualScrollEdgeAppearanceProgress"
      ),
      (
        "navigationItem.setValue(1, forKey: \"_manualScrollEdgeAppearanceProgress\")",
        "_manualScrollEdgeAppearanceProgress"
      ),
      (
        "navigationController?.navigationBar.setValue(true, forKey: \"hidesShadow\")", "hidesShadow"
      ),
      ("navigationController?.navigationBar.setValue(1, forKeyPath: \"layer._flag\")", "_flag"),
      (
        "let view = navigationController?.navigationBar.value(forKey: \"_backgroundView\")",
        "_backgroundView"
      ),
      (
        "tabBarController?.tabBar.perform(Selector((\"_setHidesShadow:\")), with: true)",
        "_setHidesShadow"
      ),
      ("navigationItem.perform(NSSelectorFromString(\"_reload\"))", "_reload"),
      ("UINavigationBar.appearance()._setBackgroundOpacity(0)", "_setBackgroundOpacity"),
      ("UIToolbar.appearance()._hidesShadow = true", "_hidesShadow"),
      ("navigationItem.rightBarButtonItem?._setHidesShadow(true)", "_setHidesShadow"),
      (
        "unknown()._setManualScrollEdgeAppearanceProgress(1)",
        "_setManualScrollEdgeAppearanceProgress"
      ),
      ("unknown()._manualScrollEdgeAppearanceProgress = 1", "_manualScrollEdgeAppearanceProgress"),
      ("let own = UINavigationBarAppearance(); own._setShadow(nil)", "_setShadow"),
      ("let own = UINavigationBarAppearance(); own._isFlat = true", "_isFlat"),
      ("let own = UINavigationBarAppearance(); own.buttonAppearance._flatten()", "_flatten"),
    ]
  )
  func members(statement: String, name: String) throws {
    let items = lost(statement)
    #expect(items.map(\.reason) == [.privateAPI(name)], "\(statement)")
    let item = try #require(items.first)
    #expect(item.place.line == 3)
    #expect(item.reason.phrase == "'\(name)' is private API")
  }

  @Test("The advice is the theme's replacement, with the distance if the code has it")
  func advice() {
    let items = lost(
      """
      navigationItem._setManualScrollEdgeAppearanceEnabled(true)
      navigationItem._setManualScrollEdgeAppearanceProgress(min(1, max(0, list.contentOffset.y / 24)))
      navigationController?.navigationBar._setHidesShadow(true)
      navigationController?.navigationBar._setBackgroundOpacity(0)
      navigationController?.navigationBar._reload()
      """
    )
    let expected = [
      "crossfade, distance: 10 }", "crossfade, distance: 24 }", "'shadow.color: none'",
      "'background.preset: transparent'", "App Review rejects private API",
    ]
    #expect(items.count == expected.count)
    for (item, part) in zip(items, expected) {
      #expect(item.advice.contains(part), "\(item.advice)")
      #expect(item.advice.contains("delete the line"), "\(item.advice)")
    }
  }

  @Test(
    "The app's own declarations, members of controllers, and public keys aren't private",
    arguments: [
      "navigationItem.declared()", "navigationItem._declared()", "_refresh()", "_flag = true",
      "navigationItem.setValue(nil, forKey: \"titleView\")",
      "navigationController?.navigationBar.setValue(true, forKey: \"hidden\")",
      "navigationItem.perform(Selector(\"reload\"))",
    ]
  )
  func others(statement: String) {
    #expect(lost(statement).map(\.text) == [])
  }

  @Test("A key of a public property sets the property")
  func keys() {
    let code = """
      final class PageController: UIViewController {
        override func viewDidLoad() {
          navigationController?.navigationBar.setValue(UIColor.red, forKey: "tintColor")
          navigationController?.navigationBar.setValue(false, forKey: "translucent")
          navigationController?.navigationBar.setValue(true, forKey: "glows")
        }
      }
      """
    ReadingCase(
      "keys",
      code,
      """
      UINavigationBar of PageController tintColor = red
      UINavigationBar of PageController isTranslucent = false
      unread: navigationController?.navigationBar.setValue(true, forKey: "glows"): Lintel has no property for 'glows'
      """
    )
    .check()
  }
}
