import LintelDiagnostics
import Testing

@testable import LintelSource

/// Tests code that has nothing to do with bars, which must neither hide styling code nor slow down reading.
@Suite("Code around styling code")
struct SurroundingCodeTests {
  private static let cases = [
    ReadingCase(
      "A variable that a separate statement changes",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          let store = Store()
          var isWide = false
          label.text = store.title(of: 3)
          isWide = true
          store.load { label.text = "" }
          hidesBottomBarWhenPushed = isWide
        }
      }
      """,
      "screen BasketController hidesBottomBarWhenPushed = true"
    ),
    ReadingCase(
      "An exit before styling code, and one without a name in themes",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          guard !Features.isOld else { return }
          guard let text = load() else { return }
          label.text = text
          hidesBottomBarWhenPushed = true
        }
      }
      """,
      "screen BasketController hidesBottomBarWhenPushed = true if not Features.isOld"
    ),
    ReadingCase(
      "A value that other code sets, without which the app stops",
      """
      final class Client {
        var store: Store? = nil
      }
      final class BasketController: UIViewController {
        private let client = Client()
        override func viewDidLoad() {
          guard let store = client.store else {
            fatalError("A store is set up at the start.")
          }
          title = store.name
          hidesBottomBarWhenPushed = true
        }
      }
      """,
      "screen BasketController hidesBottomBarWhenPushed = true"
    ),
    ReadingCase(
      "Helpers that get a bar or a screen, and name neither",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          paint(navigationController!.navigationBar)
          widen(self)
        }
        private func paint(_ bar: UINavigationBar) { bar.tintColor = .white }
        private func widen(_ screen: UIViewController) { screen.hidesBottomBarWhenPushed = true }
      }
      """,
      """
      UINavigationBar of BasketController tintColor = white
      screen BasketController hidesBottomBarWhenPushed = true
      """
    ),
    ReadingCase(
      "An initializer that calls the superclass's",
      """
      class WebController: UIViewController {
        init(context: Context) {
          super.init(nibName: nil, bundle: nil)
          hidesBottomBarWhenPushed = true
        }
      }
      final class HelpController: WebController {
        init(context: Context, page: String) {
          super.init(context: context)
          button.setImage(page.icon, for: .normal)
        }
      }
      """,
      """
      screen WebController hidesBottomBarWhenPushed = true
      screen HelpController hidesBottomBarWhenPushed = true
      """
    ),
    ReadingCase(
      "A closure among statements that don't matter",
      """
      final class BasketController: UIViewController {
        override func viewDidLoad() {
          service.load { [weak self] result in
            guard let self else { return }
            show(result)
            self.navigationItem.largeTitleDisplayMode = .never
          }
        }
      }
      """,
      "item of BasketController largeTitleDisplayMode = .never"
    ),
  ]

  @Test("Code that leads to a bar is read, with everything that it depends on", arguments: cases)
  func reading(_ example: ReadingCase) {
    example.check()
  }

  // MARK: Growth

  private func steps(_ code: String) -> Int {
    SourceReader.read([SourceFile(path: "App.swift", bytes: Array(code.utf8))]).steps
  }

  /// Screens that style their bar among statements that don't.
  private func screens(_ count: Int, statements: Int = 3) -> String {
    (0..<count).map { screen in
      """
      final class Page\(screen)Controller: UIViewController {
        override func viewDidLoad() {
          \((0..<statements).map { "let row\($0) = Model(id: \($0)).summary(of: \(screen))" }.joined(separator: "\n    "))
          navigationItem.largeTitleDisplayMode = .never
        }
      }
      """
    }.joined(separator: "\n")
  }

  private let model = """
    struct Model {
      let id: Int
      func summary(of page: Int) -> String { "\\(id * page + id - page)" }
    }

    """

  @Test("Twice as many screens need twice as many steps")
  func screenGrowth() {
    let (few, many) = (steps(model + screens(40)), steps(model + screens(80)))
    #expect(few > 40)
    #expect(many <= 2 * few, "\(few), \(many)")
  }

  @Test("Twice as many statements need twice as many steps")
  func statementGrowth() {
    let few = steps(model + screens(10, statements: 40))
    let many = steps(model + screens(10, statements: 80))
    #expect(many <= 2 * few, "\(few), \(many)")
  }

  @Test("A call among the arguments of a call is followed once")
  func nesting() {
    func app(_ depth: Int) -> String {
      let calls = String(repeating: "shaded(", count: depth)
      return """
        func shaded(_ value: CGFloat) -> CGFloat { value * 0.5 }
        final class BasketController: UIViewController {
          override func viewDidLoad() {
            navigationController?.navigationBar.layer.opacity = 1
            navigationItem.leftItemsSupplementBackButton = true
            navigationController?.navigationBar.alpha = \(calls)1\(String(repeating: ")", count: depth))
          }
        }
        """
    }
    let (few, many) = (steps(app(6)), steps(app(12)))
    #expect(many <= 2 * few, "\(few), \(many)")
  }

  @Test("Functions that call each other twice are followed once for each value")
  func repetition() {
    func app(_ depth: Int) -> String {
      let functions = (0..<depth).map { at in
        "func tone\(at)(_ value: CGFloat) -> CGFloat { tone\(at + 1)(value) + tone\(at + 1)(value) }"
      }
      return """
        \(functions.joined(separator: "\n"))
        func tone\(depth)(_ value: CGFloat) -> CGFloat { value }
        final class BasketController: UIViewController {
          override func viewDidLoad() {
            navigationController?.navigationBar.tintColor = UIColor(white: tone0(0.001), alpha: 1)
          }
        }
        """
    }
    let (few, many) = (steps(app(4)), steps(app(8)))
    #expect(many <= 2 * few, "\(few), \(many)")
  }
}
