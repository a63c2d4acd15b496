import LintelDiagnostics
import Testing

@testable import LintelSource

@Suite("What code belongs to")
struct OwnerReadingTests {
  private static let extensionList = """
    <plist version="1.0"><dict>
      <key>NSExtension</key><dict></dict>
      <key>UIUserInterfaceStyle</key><string>Dark</string>
    </dict></plist>
    """
  private static let sharing = """
    final class ShareController: UIViewController {
      override func viewDidLoad() {
        UINavigationBar.appearance().tintColor = .red
        navigationItem.largeTitleDisplayMode = .never
        dress()
      }
    }
    """
  private static let dress = "func dress() { UITabBar.appearance().tintColor = .green }"

  private static let cases = [
    ReadingCase(
      "An app extension beside the app, which calls code of the app",
      files: [
        "App.swift": """
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          func applicationDidFinishLaunching(_ application: UIApplication) { dress() }
        }
        \(dress)
        """,
        "Share/Support/Info.plist": extensionList,
        "Share/Share.swift": sharing,
      ],
      """
      proxy UITabBar tintColor = green
      item of ShareController largeTitleDisplayMode = .never
      unread: UINavigationBar.appearance().tintColor = .red: it applies only in the app extension in 'Share/', which has its own bars
      unread: UIUserInterfaceStyle: it applies only in the app extension in 'Share/', which has its own bars
      """
    ),
    ReadingCase(
      "An app extension alone",
      files: ["Share/Info.plist": extensionList, "Share/Share.swift": "\(sharing)\n\(dress)"],
      """
      app UIUserInterfaceStyle = .dark
      proxy UINavigationBar tintColor = red
      item of ShareController largeTitleDisplayMode = .never
      proxy UITabBar tintColor = green
      """
    ),
    ReadingCase(
      "An app extension in the app's own folder",
      files: [
        "App/Share-Info.plist": extensionList,
        "App/App.swift": """
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate { override init() { dress() } }
        \(dress)
        """,
        "Other/Other.swift": "func other() {}",
      ],
      """
      proxy UITabBar tintColor = green
      app UIUserInterfaceStyle = .dark
      """
    ),
    ReadingCase(
      "A screen of Objective-C that Swift extends",
      files: [
        "EditorController.h": "@interface EditorController : UIViewController\n@end\n",
        "App.swift": """
        extension EditorController {
          @objc func dress() { navigationController?.toolbar.barTintColor = .red }
        }
        extension Editor { @objc func dress() { navigationItem.largeTitleDisplayMode = .never } }
        """,
      ],
      """
      UIToolbar of EditorController barTintColor = red
      unread: navigationItem.largeTitleDisplayMode = .never: the object that it sets isn't known: 'navigationItem' isn't declared in the files that were read
      """
    ),
    ReadingCase(
      "The case of an enum that people chose, or else a default",
      """
      enum Palette: Int { case plain, sepia }
      struct Settings {
        static var palette: Palette {
          if let chosen = Palette(rawValue: UserDefaults.standard.integer(forKey: "palette")) {
            return chosen
          }
          return .plain
        }
      }
      func dress() {
        switch Settings.palette {
        case .plain: UITabBar.appearance().tintColor = .red
        case .sepia: UITabBar.appearance().tintColor = .brown
        }
        if Settings.palette == .sepia { UIToolbar.appearance().tintColor = .brown }
      }
      """,
      """
      proxy UITabBar tintColor = red if Palette.plain
      proxy UITabBar tintColor = brown if Palette.sepia
      proxy UIToolbar tintColor = brown if Palette.sepia
      """
    ),
    ReadingCase(
      "A setting after a call that is too long to follow",
      """
      func measure() -> Int {
        var sum = 0
        for a in 0..<60 { for b in 0..<60 { for c in 0..<60 { sum += a * b * c } } }
        return sum
      }
      func dress() {
        let size = measure()
        UITabBar.appearance().tintColor = .red
      }
      """,
      "proxy UITabBar tintColor = red"
    ),
  ]

  @Test("What people choose is a mode if it's light or dark, and otherwise a brand")
  func modes() {
    func theme(_ dark: String) -> AdoptedTheme {
      CodeSample(
        """
        enum Palette { case plain, \(dark) }
        struct Settings { var palette: Palette }
        func dress(_ settings: Settings) {
          switch settings.palette {
          case .plain: UITabBar.appearance().tintColor = .red
          case .\(dark): UITabBar.appearance().tintColor = .brown
          }
        }
        """
      ).theme
    }
    #expect(theme("dark").text.contains("\nmodes:\n  palette:\n"))
    #expect(theme("sepia").text.contains("\nbrands:\n  plain:\n"))
  }

  @Test("Settings have the owner that they have in the app", arguments: cases)
  func owner(_ sample: ReadingCase) { sample.check() }

  @Test("What code sets on one navigation controller isn't the look of its class")
  func instances() {
    let theme = CodeSample(
      """
      class BaseNavigation: UINavigationController {
        override func viewDidLoad() { super.viewDidLoad(); navigationBar.tintColor = .blue }
      }
      final class FeedController: UIViewController {}
      final class LoginController: UIViewController {}
      final class Coordinator {
        func start() { window?.rootViewController = BaseNavigation(rootViewController: FeedController()) }
        func login() {
          let navigation = BaseNavigation(rootViewController: LoginController())
          navigation.setNavigationBarHidden(true, animated: false)
          navigation.navigationBar.tintColor = .red
        }
      }
      """
    ).theme
    #expect(theme.text.contains("\nnavigationBar:\n  tint: blue"), "\(theme.text)")
    let login = "LoginController\n    hidesNavigationBar: true"
    #expect(theme.text.contains(login) && theme.text.contains("      tint: red"), "\(theme.text)")
    #expect(theme.losses.isEmpty, "\(theme.losses)")
  }

  @Test(
    "The parent of a screen is its container",
    arguments: [
      "if let own = parent as? UINavigationController { own.navigationBar.tintColor = .red }",
      "(self.parent as? UINavigationController)?.navigationBar.tintColor = .red",
      "(parent as? BaseNavigation)?.navigationBar.tintColor = .red",
    ]
  )
  func parents(code: String) {
    ReadingCase(
      code,
      """
      class BaseNavigation: UINavigationController {}
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          \(code)
        }
      }
      """,
      "UINavigationBar of HomeController tintColor = red"
    ).check()
  }

  @Test("Bars inherit what an app adds to NSObject, and a cast to another class is nil")
  func everyObject() {
    ReadingCase(
      "NSObject",
      """
      extension NSObject {
        func dress() {
          if let bar = self as? UINavigationBar { bar.tintColor = .red }
          if let bar = self as? UIToolbar { bar.tintColor = .green }
          (self as? UISearchBar)?.tintColor = .blue
        }
      }
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          navigationController?.navigationBar.dress()
          navigationController?.toolbar.dress()
        }
      }
      """,
      """
      UINavigationBar of HomeController tintColor = red
      UIToolbar of HomeController tintColor = green
      """
    ).check()
  }
}
