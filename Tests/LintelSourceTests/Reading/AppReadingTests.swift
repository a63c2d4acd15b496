import LintelDiagnostics
import LintelSource
import Testing

@Suite("Apps as they are written")
struct AppReadingTests {
  private func adopt(_ code: String) -> AdoptedTheme {
    let file = SourceFile(path: "App.swift", bytes: Array(code.utf8))
    return adoptTheme(SourceReader.read([file]), options: AdoptionOptions(name: "App"))
  }

  @Test("What most screens set on the bar itself is the app's, and the report says so")
  func sharedLook() {
    let screens = ["Home", "Search", "Profile", "Settings"].map { name in
      """
      final class \(name)Controller: UIViewController {
        override func viewDidLoad() {
          navigationController?.navigationBar.tintColor = .\(name == "Settings" ? "red" : "green")
        }
      }
      """
    }
    let theme = adopt(screens.joined(separator: "\n"))
    #expect(theme.text.contains("\nnavigationBar:\n  tint: green"), "\(theme.text)")
    #expect(theme.text.contains("      tint: red"), "\(theme.text)")
    #expect(!theme.text.contains("class: HomeController"), "\(theme.text)")
    #expect(theme.report.assumed.count == 1)
    #expect(theme.report.markdown(theme: "App").contains("3 of 4 screens"))
  }

  @Test("A copy of the proxy's object keeps what the proxy has, in the container that changes it")
  func copies() {
    let theme = adopt(
      """
      func style() {
        let look = UINavigationBarAppearance()
        look.backgroundColor = .blue
        UINavigationBar.appearance().standardAppearance = look
        UINavigationBar.appearance().scrollEdgeAppearance = look
      }
      class BaseNavigationController: UINavigationController {}
      final class TabNavigationController: BaseNavigationController {
        override func viewDidLoad() {
          let look = UINavigationBar.appearance().standardAppearance.copy()
          look.shadowColor = .red
          navigationBar.standardAppearance = look
          navigationBar.scrollEdgeAppearance = look
        }
      }
      """
    )
    #expect(theme.text.contains("\nnavigationBar:\n  background:\n"), "\(theme.text)")
    #expect(theme.text.contains("color: blue"), "\(theme.text)")
    #expect(theme.text.contains("navigationController: TabNavigationController"))
    #expect(theme.text.contains("color: red"), "\(theme.text)")
    #expect(!theme.text.contains("unset"), "\(theme.text)")
  }

  @Test("A variable that other code assigns has each of its type's constants, never just the first")
  func variables() {
    let theme = adopt(
      """
      struct Reading {
        let ink: UIColor
        static let day = Reading(ink: .black)
        static let night = Reading(ink: .white)
      }
      final class Environment {
        static let current = Environment()
        private(set) var reading = Reading.day
        func choose(_ new: Reading) { reading = new }
      }
      final class PageController: UINavigationController {
        override func viewDidLoad() { navigationBar.tintColor = Environment.current.reading.ink }
      }
      """
    )
    #expect(theme.text.contains("  day:\n    navigationBar:\n      tint: black"), "\(theme.text)")
    #expect(theme.text.contains("  night:\n    navigationBar:\n      tint: white"), "\(theme.text)")
  }

  @Test("A bar's background that follows the scroll position is a fade with its distance")
  func fade() {
    let theme = adopt(
      """
      final class FadingController: UINavigationController, UIScrollViewDelegate {
        func scrollViewDidScroll(_ scrollView: UIScrollView) {
          let distance: CGFloat = 24
          navigationBar.subviews.first?.alpha = min(1, max(0, (scrollView.contentOffset.y + 8) / distance))
        }
      }
      """
    )
    #expect(theme.text.contains("behavior: fade"), "\(theme.text)")
    #expect(theme.text.contains("distance: 24"), "\(theme.text)")
  }

  @Test("A color of a module that wasn't read is one that the app supplies, and is listed")
  func suppliedColors() {
    let theme = adopt("func style() { UITabBar.appearance().tintColor = UIColor(brand: .accent) }")
    #expect(theme.text.contains("accent: { runtime: true"), "\(theme.text)")
    #expect(theme.text.contains("tint: $accent"), "\(theme.text)")
    #expect(theme.report.assumed.map(\.text) == ["the color 'accent'"])
  }

  @Test("A device isn't a promo, and a property's case is a mode of its name")
  func conditions() {
    let theme = adopt(
      """
      final class PageController: UIViewController {
        override func viewDidLoad() {
          if UIDevice.isPad { navigationController?.navigationBar.tintColor = .red }
          if modalPresentationStyle == .pageSheet { navigationItem.largeTitleDisplayMode = .never }
        }
      }
      """
    )
    #expect(theme.text.contains("when pad:"), "\(theme.text)")
    #expect(theme.text.contains("  modalPresentationStyle:\n    other: {}\n    pageSheet:"))
    #expect(!theme.text.contains("promos:"), "\(theme.text)")
  }
}
