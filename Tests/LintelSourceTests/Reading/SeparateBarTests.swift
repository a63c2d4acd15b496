import Testing

@testable import LintelSource

@Suite("Bars that don't belong to containers")
struct SeparateBarTests {
  private static let reason =
    "it's a bar of the app's own, and a theme styles only those of navigation controllers and tab bar controllers"

  @Test(
    "A screen's own bar is reported under any name, and its lines are never deleted",
    arguments: [
      ("let navigationBar = UINavigationBar(frame: .zero)", "navigationBar", "navigationBar"),
      ("let ownBar = UINavigationBar()", "ownBar", "navigationBar"),
      ("@IBOutlet weak var topBar: UINavigationBar!", "topBar", "navigationBar"),
      ("@IBOutlet var toolbar: UIToolbar!", "toolbar", "toolbar"),
      ("let tools = UIToolbar()", "tools", "toolbar"),
      ("let bar: UINavigationBar = { UINavigationBar() }()", "bar", "navigationBar"),
      ("let bar = PlainBar()", "bar", "navigationBar"),
    ]
  )
  func own(declaration: String, name: String, block: String) {
    let app = CodeSample(
      """
      class PlainBar: UINavigationBar {}
      final class SearchViewController: UIViewController {
        \(declaration)
        override func viewDidLoad() {
          super.viewDidLoad()
          \(name).tintColor = .red
        }
      }
      """
    )
    let theme = app.theme
    #expect(!theme.text.contains("tint"), "\(theme.text)")
    #expect(theme.losses == ["6 \(Self.reason)"])
    let same = "screens: { search: { class: SearchViewController, \(block): { tint: red } } }\n"
    #expect(app.audit(beside: same).removable.isEmpty)
  }

  @Test("A second tab bar isn't the tab bar controller's, in code inside and outside of it")
  func tabBars() {
    for body in [
      "tabBar.tintColor = .red\nbottom.tintColor = .blue", "",
    ] {
      let theme = CodeSample(
        """
        final class RootController: UITabBarController {
          let bottom = UITabBar()
          override func viewDidLoad() {
            \(body)
          }
        }
        final class Coordinator {
          let root = RootController()
          func dress() {
            \(body.isEmpty ? "let bottom = root.bottom\nroot.tabBar.tintColor = .red\nbottom.tintColor = .blue" : "")
          }
        }
        """
      ).theme
      #expect(theme.text.contains("\ntabBar:\n  tint: red"), "\(theme.text)")
      #expect(theme.losses.count == 1 && theme.losses[0].hasSuffix(Self.reason))
    }
  }

  @Test(
    "A bar in the view of a storyboard's scene is the screen's own, but not a container's bar"
  )
  func storyboard() {
    func scene(_ controller: String, _ bar: String) -> CodeSample {
      let content =
        "<color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\" customColorSpace=\"sRGB\" colorSpace=\"custom\"/>"
      return CodeSample(
        "final class ShopController: UIViewController {}",
        [
          "Main.storyboard": """
          <document><scenes><scene sceneID="1"><objects>
          <\(controller) id="a" customClass="ShopController">\(bar.replacing("…", with: content))</\(controller)>
          </objects></scene></scenes></document>
          """
        ]
      )
    }
    let own = scene("viewController", "<view key=\"view\"><toolbar>…</toolbar></view>").theme
    #expect(!own.text.contains("toolbar:"), "\(own.text)")
    #expect(own.losses == ["2 \(Self.reason)"])
    let shared = scene("navigationController", "<toolbar key=\"toolbar\">…</toolbar>").theme
    #expect(shared.text.contains("tint:"), "\(shared.text)\(shared.report.text())")
    #expect(shared.losses.isEmpty)
  }

  @Test("A bar that code hides is hidden by the theme, and a tab bar is reported")
  func hidden() {
    let theme = CodeSample(
      """
      final class PlayerViewController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.navigationBar.isHidden = true
          navigationController?.toolbar.isHidden = true
          tabBarController?.tabBar.isHidden = true
        }
      }
      """
    ).theme
    #expect(theme.text.contains("hidesNavigationBar: true"), "\(theme.text)")
    #expect(theme.text.contains("hidesToolbar: true"))
    #expect(theme.losses == ["5 a theme hides a tab bar only for screens that are pushed"])
  }

  @Test("A member of anything but a UIKit bar isn't a setting, regardless of its name")
  func otherKits() {
    let theme = CodeSample(
      """
      import AppKit
      final class MainWindowController: NSWindowController {
        override func windowDidLoad() { window?.toolbar = NSToolbar(identifier: "main") }
      }
      """
    ).theme
    #expect(theme.report.total == 0, "\(theme.report.text())")
  }

  @Test(
    "A search bar without a search controller is the screen's own",
    arguments: [
      "let finder = UISearchBar()", "lazy var finder: UISearchBar = UISearchBar()",
      "@IBOutlet var finder: UISearchBar!",
      "lazy var finder: UISearchBar = { let bar = UISearchBar(); return bar }()",
    ]
  )
  func searchBars(declaration: String) {
    let theme = CodeSample(
      """
      final class ChatController: UIViewController {
        \(declaration)
        override func viewDidLoad() {
          view.addSubview(finder)
          finder.tintColor = .red
          finder.searchTextField.textColor = .blue
        }
      }
      """
    ).theme
    #expect(!theme.text.contains("search"), "\(theme.text)")
    let reason =
      "it's a bar of the app's own, and a theme styles only those of search controllers"
    #expect(theme.losses == ["5 \(reason)", "6 \(reason)"])
  }
}
