import LintelDiagnostics
import Testing

@testable import LintelSource

@Suite("Conditional code in apps with a conditional theme")
struct ConditionalCodeTests {
  private static let feed = CodeSample(
    """
    final class FeedViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        if traitCollection.userInterfaceIdiom == .phone {
          navigationController?.navigationBar.tintColor = .red
          navigationItem.largeTitleDisplayMode = .always
        }
        if #available(iOS 17, *) { navigationItem.backButtonTitle = "Back" }
        if Features.isSummer { navigationController?.navigationBar.prefersLargeTitles = true }
      }
    }
    """
  )

  @Test("Code in a separate block repeats what a theme declares under the same condition")
  func repeated() {
    let theme = """
      promos: { features_isSummer: { screens: { feed: { navigationBar: { prefersLargeTitles: true } } } } }
      screens:
        feed:
          class: FeedViewController
          when phone: { largeTitleDisplay: always, navigationBar: { tint: red } }
          when pad: { navigationBar: { tint: green } }
          when ios 17..: { backButtonTitle: Back }

      """
    #expect(
      Self.feed.rules(beside: theme) == [
        "5 code-repeats-theme", "6 code-repeats-theme", "8 code-repeats-theme",
        "9 code-repeats-theme",
      ]
    )
  }

  @Test("Code overrides a theme with a different value under the condition")
  func overridden() {
    let theme = """
      screens:
        feed:
          class: FeedViewController
          when phone: { navigationBar: { tint: green } }
          when pad: { navigationBar: { tint: red } }

      """
    #expect(Self.feed.rules(beside: theme) == ["5 code-overrides-theme"])
  }

  private static let about = """
    final class AboutController: ThemedNavigationController {
      override func viewDidLoad() {
        super.viewDidLoad()
        navigationBar.prefersLargeTitles = false
      }
    }
    final class PodcastsViewController: UIViewController {}

    """

  @Test("The only navigation controller's class repeats what the theme declares for all screens")
  func loneSubclass() {
    let theme = """
      navigationBar: { prefersLargeTitles: false }
      screens:
        podcasts: { class: PodcastsViewController, navigationBar: { prefersLargeTitles: true } }

      """
    let app = CodeSample(Self.about)
    #expect(app.rules(beside: theme) == ["4 code-repeats-theme"])
    #expect(app.audit(beside: theme).removable.map(\.place.line) == [4])
  }

  @Test("A class repeats the block with its navigation controller, and its line stays")
  func navigationControllerBlock() {
    let theme = """
      navigationBar: { prefersLargeTitles: true }
      screens:
        legal: { navigationController: AboutController, navigationBar: { prefersLargeTitles: false } }

      """
    let app = CodeSample(Self.about)
    #expect(app.rules(beside: theme) == ["4 code-repeats-theme"])
    #expect(app.audit(beside: theme).removable.isEmpty)
  }

  /// A color set with some entries, in a group whose name is part of the color's name.
  private static func catalog(_ name: String, _ colors: String) -> [String: String] {
    [
      "Assets.xcassets/Theme/Contents.json": #"{"properties":{"provides-namespace":true}}"#,
      "Assets.xcassets/Theme/\(name).colorset/Contents.json": #"{"colors":[\#(colors)]}"#,
    ]
  }

  @Test("The name of an asset may have dots, and its color may be unknown")
  func assets() {
    let red =
      #"{"color":{"color-space":"srgb","components":{"alpha":"1","blue":"0","green":"0","red":"1"}}}"#
    let other =
      #"{"color":{"color-space":"adobe-rgb","components":{"red":"1","green":"0","blue":"0"}}}"#
    for color in [red, other] {
      let app = CodeSample("", Self.catalog("nav.bar", color))
      #expect(app.audit(beside: "tint: asset(Theme/nav.bar)\n").findings.isEmpty)
      let wrong = app.audit(beside: "tint: asset(Theme/nav)\n").findings
      #expect(wrong.map(\.rule) == ["asset-not-in-app"])
    }
  }

  @Test("A color set without colors sets nothing, and an unreadable color is reported")
  func emptySet() {
    let empty = CodeSample("", Self.catalog("Accent", #"{"idiom":"universal"}"#)).theme
    #expect(empty.report.total == 0, "\(empty.report.text())")
    let unread = Self.catalog(
      "Accent",
      #"{"color":{"color-space":"adobe-rgb","components":{"red":"1","green":"0","blue":"0"}}}"#
    )
    #expect(CodeSample("", unread).theme.losses == ["1 the color has no components"])
  }
}
