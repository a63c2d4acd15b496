import LintelDiagnostics
import Testing

@testable import LintelSource

@Suite("Libraries whose code isn't read")
struct LibraryCodeTests {
  private static let cases = [
    ReadingCase(
      "Controllers that inherit from a library's",
      """
      final class ChatController: MessageViewController {
        init() { hidesBottomBarWhenPushed = true }
        override func viewDidLoad() { navigationController?.navigationBar.tintColor = .red }
      }
      final class SheetController: Sheets.SheetNavigationController {
        override func viewDidLoad() { navigationBar.tintColor = .green }
      }
      final class PaneController: NSViewController {
        override func viewDidLoad() { hidesBottomBarWhenPushed = true }
      }
      """,
      """
      screen ChatController hidesBottomBarWhenPushed = true
      UINavigationBar of ChatController tintColor = red
      UINavigationBar in SheetController tintColor = green
      """
    ),
    ReadingCase(
      "Objects that only a library knows",
      """
      func dress() {
        router.top { $0.navigationBar.tintColor = .red }
        router.stack.setNavigationBarHidden(true, animated: false)
        router.cell.contentView.overrideUserInterfaceStyle = .dark
      }
      """,
      """
      unread: $0.navigationBar.tintColor = .red: the object that it sets isn't known: '$0' isn't declared in the files that were read
      unread: router.stack.setNavigationBarHidden(true, animated: false): the object that it sets isn't known: 'router' isn't declared in the files that were read
      """
    ),
    ReadingCase(
      "SwiftUI views in UIKit's own hosting controllers",
      """
      struct FeedView: View { var body: some View { Text("Feed") } }
      struct HelpView: View { var body: some View { Text("Help") } }
      final class HomeController: UIViewController {
        func show() {
          let feed = UIHostingController(rootView: AnyView(FeedView().tint(.red)))
          feed.navigationItem.largeTitleDisplayMode = .never
          let view = HelpView()
          let help = UIHostingController(rootView: view)
          help.hidesBottomBarWhenPushed = true
        }
      }
      """,
      """
      item of FeedView largeTitleDisplayMode = .never
      screen HelpView hidesBottomBarWhenPushed = true
      """
    ),
    ReadingCase(
      "Generated functions for colors and images",
      files: [
        "App.swift": """
        func dress() {
          UITabBar.appearance().tintColor = R.color.brandInk()
          UITabBar.appearance().backgroundImage = R.image.tabs()!
          UIToolbar.appearance().tintColor = R.color.lost()
        }
        """,
        "Assets.xcassets/Brand Ink.colorset/Contents.json": #"{"colors": []}"#,
        "Assets.xcassets/tabs.imageset/Contents.json": #"{"images": []}"#,
      ],
      """
      proxy UITabBar tintColor = asset Brand Ink
      proxy UITabBar backgroundImage = image tabs
      proxy UIToolbar tintColor = ‹'R.color.lost' isn't declared in the files that were read›
      unread: UIToolbar.appearance().tintColor = R.color.lost(): 'R.color.lost' isn't declared in the files that were read
      """
    ),
    ReadingCase(
      "A look for an optional that has a value, and one for none",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          if let color = brand.color {
            navigationController?.navigationBar.titleTextAttributes = [.foregroundColor: UIColor.white]
          } else {
            navigationController?.navigationBar.barTintColor = .white
          }
          hidesBottomBarWhenPushed = true
        }
      }
      """,
      """
      UINavigationBar of BasketController titleTextAttributes = {foregroundColor: white}
      UINavigationBar of BasketController barTintColor = white if ‹not (let color = brand.color)›
      screen BasketController hidesBottomBarWhenPushed = true
      """
    ),
    ReadingCase(
      "A look for when one of two conditions isn't true",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          if Features.isNew, count > 3 { return }
          hidesBottomBarWhenPushed = true
        }
      }
      """,
      "screen BasketController hidesBottomBarWhenPushed = true if ‹not (Features.isNew, count > 3)›"
    ),
    ReadingCase(
      "An appearance object that changes after the assignment",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          navigationItem.standardAppearance = UINavigationBarAppearance()
          navigationItem.standardAppearance?.configureWithOpaqueBackground()
        }
      }
      """,
      "item of BasketController standardAppearance = UINavigationBarAppearance(opaqueBackground)"
    ),
  ]

  @Test("What is known of a library's objects is read, and the rest is reported", arguments: cases)
  func reading(_ example: ReadingCase) {
    example.check()
  }

  @Test("A hosted view is a screen without a class of its own")
  func hostedView() {
    let theme = CodeSample(
      """
      struct FeedView: View { var body: some View { Text("Feed") } }
      final class HomeController: UIViewController {
        func show() {
          let feed = UIHostingController(rootView: FeedView())
          feed.hidesBottomBarWhenPushed = true
        }
      }
      """
    ).theme
    #expect(theme.text.contains("  feedView:\n    hidesBottomBar: true"), "\(theme.text)")
  }

  @Test("A bar may be in the view of a controller that shows other ones")
  func parent() {
    func losses(_ body: String) -> [String] {
      CodeSample(
        """
        final class PaneController: UIViewController {
          override func viewDidLoad() { \(body) }
        }
        func dress() {
          let proxy = UINavigationBar.appearance(whenContainedInInstancesOf: [PaneController.self])
          proxy.tintColor = .red
        }
        """
      ).theme.losses
    }
    #expect(
      losses("update()")
        == ["6 the view of PaneController contains no bar, so UIKit never applies it"]
    )
    #expect(losses("addChild(stack)") == ["6 it applies only inside PaneController"])
  }

  @Test("The summary counts the Objective-C files that style bars")
  func objectiveC() {
    func summary(_ codes: String...) -> String {
      let files = codes.enumerated().map { at, code in ("Page\(at).m", code) }
      return CodeSample("", Dictionary(files) { first, _ in first }).theme.report.text()
    }
    let style = "[UINavigationBar appearance].translucent = NO;"
    #expect(
      summary("int count;").contains("Didn't read 1 Objective-C file. None of them styles bars.")
    )
    #expect(
      summary("int count;", style).contains(
        "Didn't read 2 Objective-C files. One of them styles bars: what it sets isn't in the theme."
      )
    )
    #expect(
      summary(style, style).contains(
        "Didn't read 2 Objective-C files. 2 of them style bars: what they set isn't in the theme."
      )
    )
  }
}
