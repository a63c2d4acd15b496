import LintelDiagnostics
import Testing

@testable import LintelSource

@Suite("Getters and setters")
struct AccessorTests {
  private static let cases = [
    ReadingCase(
      "A color behind several getters",
      """
      enum Palette {
        static var ink: UIColor { UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
        static var brand: UIColor { ink }
        static var accent: UIColor { brand }
        static var tint: UIColor { accent }
        static var bar: UIColor { tint }
      }
      func dress() { UITabBar.appearance().tintColor = Palette.bar }
      """,
      "proxy UITabBar tintColor = ink(#FF0000)"
    ),
    ReadingCase(
      "Code in the body of a SwiftUI view",
      """
      struct FeedView: View {
        var body: some View {
          List { rows }.onAppear { UITabBar.appearance().tintColor = .red }
        }
      }
      """,
      "proxy UITabBar tintColor = red"
    ),
    ReadingCase(
      "A getter that creates a navigation controller, in code that doesn't mention bars",
      """
      final class BasketController: UIViewController {}
      final class Coordinator {
        var basket: UINavigationController {
          let result = UINavigationController(rootViewController: BasketController())
          result.navigationBar.tintColor = .red
          return result
        }
        func start() { window.rootViewController = basket }
      }
      """,
      "UINavigationBar of BasketController tintColor = red"
    ),
    ReadingCase(
      "A setter that gets its value in code that doesn't mention bars",
      """
      final class BasketController: UIViewController {
        var barTint: UIColor? {
          get { navigationController?.navigationBar.tintColor }
          set { navigationController?.navigationBar.tintColor = newValue }
        }
        override func viewDidLoad() { barTint = .red }
      }
      """,
      "UINavigationBar of BasketController tintColor = red"
    ),
    ReadingCase(
      "A setter that nothing calls",
      """
      extension UIViewController {
        var hidesBars: Bool {
          get { false }
          set(isHidden) { hidesBottomBarWhenPushed = isHidden }
        }
      }
      """,
      """
      unread: hidesBottomBarWhenPushed = isHidden: which screen's 'UIViewController' it is depends on the caller
      """
    ),
    ReadingCase(
      "A proxy in a constant",
      """
      let tabs = UITabBar.appearance()
      func dress() { tabs.tintColor = .red }
      """,
      "proxy UITabBar tintColor = red"
    ),
  ]

  @Test("Code in accessors is read like that in functions", arguments: cases)
  func reading(_ example: ReadingCase) {
    example.check()
  }

  @Test("A getter's lines are those of its own file")
  func place() {
    let files = [
      SourceFile(path: "A.swift", bytes: Array("struct A {}\n".utf8)),
      SourceFile(
        path: "B.swift",
        bytes: Array(
          """
          extension UIToolbar {
            var copied: UIToolbar {
              let bar = UIToolbar()
              bar.barStyle = barStyle
              return bar
            }
          }
          """.utf8
        )
      ),
    ]
    let places = SourceReader.read(files).unread.map(\.place)
    #expect(places.map(\.file) == ["B.swift"])
    #expect(places.map(\.line) == [4])
  }
}
