import Testing

@testable import LintelSource

@Suite("Values that an app's bars share")
struct SharedBarTests {
  private static let about = """
    final class AboutNavigationController: UINavigationController {
      override func viewDidLoad() { navigationBar.prefersLargeTitles = false }
    }

    """

  @Test("The only class of navigation controllers is the app's unless there are others")
  func loneSubclass() {
    let alone = CodeSample(Self.about).theme
    #expect(alone.text.contains("\nnavigationBar:\n  prefersLargeTitles: false"), "\(alone.text)")
    let plain = "func root() { show(UINavigationController(rootViewController: page)) }\n"
    let proxy = "func dress() { UINavigationBar.appearance().prefersLargeTitles = true }\n"
    for other in [plain, proxy] {
      let theme = CodeSample(Self.about + other).theme
      #expect(
        theme.text.contains(
          """
            about:
              navigationController: AboutNavigationController
              navigationBar:
                prefersLargeTitles: false
          """
        ),
        "\(theme.text)"
      )
      #expect(theme.losses.isEmpty)
    }
    #expect(
      CodeSample(Self.about + proxy).theme.text
        .contains("\nnavigationBar:\n  prefersLargeTitles: true")
    )
  }

  @Test("A subclass of a navigation controller with its own look has this look, too")
  func inheritedLook() {
    let theme = CodeSample(
      Self.about.replacing("final ", with: "")
        + """
        class LegalNavigationController: AboutNavigationController {}
        func root() { show(UINavigationController(rootViewController: page)) }
        """
    ).theme
    #expect(
      theme.text.contains(
        "    navigationController: LegalNavigationController\n    navigationBar:"
      ),
      "\(theme.text)"
    )
  }

  @Test("Screens in different navigation controllers share no bar")
  func severalNavigationControllers() {
    func app(_ classes: String) -> AdoptedTheme {
      let screens = ["Login", "Register", "Legal"].map { name in
        """
        final class \(name)ViewController: UIViewController {
          override func viewDidLoad() {
            navigationController?.navigationBar.tintColor = .white
          }
        }
        """
      }
      let others = "\nfinal class HomeViewController: UIViewController {}\n"
      return CodeSample(screens.joined(separator: "\n") + others + classes).theme
    }
    let one = app("final class MainNavigationController: UINavigationController {}")
    #expect(one.text.contains("\nnavigationBar:\n  tint: white"), "\(one.text)")
    let two = app(
      """
      final class MainNavigationController: UINavigationController {}
      final class AuthNavigationController: UINavigationController {}
      """
    )
    #expect(!two.text.contains("\nnavigationBar:"), "\(two.text)")
    #expect(two.text.contains("  login:\n    class: LoginViewController\n    navigationBar:"))
  }

  @Test("A legacy property of one bar doesn't affect others that a proxy sets")
  func legacyProperties() {
    func text(_ proxies: String, _ own: String = "barTintColor = .blue") -> String {
      CodeSample(
        """
        func dress() { \(proxies) }
        final class SignupViewController: UIViewController {
          override func viewDidLoad() { navigationController?.navigationBar.\(own) }
        }
        """
      ).theme.text
    }
    let title =
      "UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]"
    let shadow = "UINavigationBar.appearance().shadowImage = UIImage()"
    for proxies in [title, shadow, "\(title); UINavigationBar.appearance().barTintColor = .red"] {
      let text = text(proxies)
      #expect(!text.contains("unset"), "\(text)")
      let block = text.firstRange(of: "  signup:").map { text[$0.lowerBound...] } ?? ""
      #expect(
        block == """
            signup:
              class: SignupViewController
              navigationBar:
                background:
                  color: blue  # App.swift:3

          """
      )
    }
    let translucent = text(
      "UINavigationBar.appearance().isTranslucent = false",
      "isTranslucent = true"
    )
    #expect(translucent.contains("    navigationBar:\n      background:\n        preset: default"))
    // Bars are translucent by default.
    #expect(!text("", "isTranslucent = true").contains("navigationBar:"))
  }

  @Test(
    "Switches of the app don't exclude each other, nested or not"
  )
  func switches() {
    func app(_ body: String) -> String {
      CodeSample(
        """
        final class OfferViewController: UIViewController {
          var isModal = Bool.random()
          var isFree = Bool.random()
          override func viewDidLoad() { \(body) }
        }
        """
      ).theme.text
    }
    let tint = "navigationController?.navigationBar.tintColor"
    let nested = app("if isModal { if isFree { \(tint) = .red } }")
    #expect(nested.contains("  isFree:\n    with: any"), "\(nested)")
    let beside = app(
      "if isModal { \(tint) = .red }\nif isFree { navigationItem.largeTitleDisplayMode = .never }"
    )
    #expect(beside.contains("  isModal:\n    with: any"), "\(beside)")
    // The order of the code determines which of the two shows.
    let rivals = app("if isModal { \(tint) = .red }\nif isFree { \(tint) = .green }")
    #expect(!rivals.contains("with:") && rivals.contains("tint: green"), "\(rivals)")
    #expect(!app("if isModal { \(tint) = .red }").contains("with:"))
  }

  @Test("A loaded view isn't a switch of the app")
  func loadedView() {
    let theme = CodeSample(
      """
      final class HomeViewController: UIViewController {
        @objc func change() {
          guard isViewLoaded else { return }
          navigationController?.navigationBar.tintColor = .red
        }
      }
      """
    ).theme
    #expect(!theme.text.contains("promos"), "\(theme.text)")
    #expect(theme.text.contains("      tint: red"))
  }

  @Test("A function used as a value is followed where it is called")
  func functionValues() {
    let look = """
      enum Bars {
        static func look() -> UINavigationBarAppearance {
          let look = UINavigationBarAppearance()
          look.configureWithOpaqueBackground()
          look.backgroundColor = .red
          return look
        }
        static func paint(_ bar: UINavigationBar) { bar.tintColor = .green }
      }

      """
    let theme = CodeSample(
      look + """
        final class SettingsViewController: UIViewController {
          override func viewDidLoad() {
            let look = Bars.look
            navigationItem.standardAppearance = look()
            navigationItem.scrollEdgeAppearance = look()
            [navigationController!.navigationBar].forEach(Bars.paint)
          }
        }
        """
    ).theme
    #expect(
      theme.text.contains("color: red") && theme.text.contains("tint: green"),
      "\(theme.text)"
    )
    #expect(theme.losses.isEmpty, "\(theme.report.text())")
  }
}
