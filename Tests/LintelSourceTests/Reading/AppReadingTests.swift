import LintelDiagnostics
import Testing

@testable import LintelSource

@Suite("Complete apps")
struct AppReadingTests {
  private func adopt(_ code: String) -> AdoptedTheme {
    let file = SourceFile(path: "App.swift", bytes: Array(code.utf8))
    return adoptTheme(SourceReader.read([file]), options: AdoptionOptions(name: "App"))
  }

  @Test("Settings of most screens on the bar itself become the app's, which the report says")
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

  @Test("The status bar of most screens becomes the app's unless one of them differs")
  func sharedStatusBar() {
    func screens(_ last: String) -> String {
      ["lightContent", "lightContent", "lightContent", last].enumerated().map { at, style in
        """
        final class Page\(at)Controller: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .\(style) }
        }
        """
      }
      .joined(separator: "\n") + "\nfinal class QuietController: UIViewController {}"
    }
    let shared = adopt(screens("lightContent"))
    #expect(shared.text.contains("\nstatusBar: lightContent"), "\(shared.text)")
    #expect(!shared.text.contains("class: Page0Controller"), "\(shared.text)")
    #expect(shared.report.assumed.map(\.text) == ["statusBar"])
    let mixed = adopt(screens("darkContent"))
    #expect(!mixed.text.contains("\nstatusBar:"), "\(mixed.text)")
    #expect(mixed.text.contains("    statusBar: darkContent"), "\(mixed.text)")
    #expect(mixed.report.assumed.isEmpty)
  }

  @Test("A brand that is the only one in a condition isn't the one for other cases")
  func lonelyBrand() {
    let theme = adopt(
      """
      enum Edition { case alpine, coast }
      func style(_ edition: Edition) {
        if edition == .alpine { UITabBar.appearance().tintColor = .red }
      }
      """
    )
    #expect(theme.isSound, "\(theme.text)")
    #expect(theme.text.contains("\n  alpine:\n    tabBar:\n      tint: red"), "\(theme.text)")
    #expect(theme.text.contains("\n  other: {}"), "\(theme.text)")
  }

  @Test("Code that isn't compiled for one brand is for every other one, and for no brand")
  func compiledBrands() {
    let theme = adopt(
      """
      func style() {
        #if ALPINE
          UITabBar.appearance().tintColor = .red
        #else
          UITabBar.appearance().tintColor = .blue
        #endif
        #if COAST
          UINavigationBar.appearance().tintColor = .green
        #endif
      }
      """
    )
    #expect(theme.isSound, "\(theme.text)")
    for (brand, tint) in [("alpine", "red"), ("coast", "blue"), ("other", "blue")] {
      let block = theme.text.split(separator: "\n  \(brand):\n").last?.prefix(120) ?? ""
      #expect(block.contains("tabBar:\n      tint: \(tint)"), "\(theme.text)")
    }
    #expect(!theme.text.contains("modes:"), "\(theme.text)")
  }

  @Test(
    "A line that would be for two brands is in the report, and isn't dropped as unreachable"
  )
  func nestedBrands() {
    let theme = adopt(
      """
      func style() {
        #if ALPINE
          UINavigationBar.appearance().tintColor = .green
          #if COAST
            UITabBar.appearance().tintColor = .red
          #endif
        #endif
      }
      """
    )
    #expect(theme.report.lost.map(\.reason) == [.condition("#if ALPINE && COAST")])
    #expect(theme.report.dead.isEmpty)
  }

  @Test("Every item of the report says what to write by hand, and a statement is listed once")
  func advice() {
    let theme = adopt(
      """
      final class PageController: UIViewController {
        override func viewDidLoad() {
          navigationController?.navigationBar.tintColor = Palette.current().accent
          if pages.count > 3 { navigationItem.largeTitleDisplayMode = .never }
        }
      }
      """
    )
    #expect(theme.report.lost.map(\.place.line) == [3, 4])
    #expect(theme.report.lost.first?.advice.contains("'navigationBar.tint'") == true)
    let page = theme.report.markdown(theme: "App.yaml")
    let items = page.split(separator: "\n").filter { $0.hasPrefix("- `") }
    #expect(items.count == 2, "\(page)")
    #expect(!items.contains { !$0.contains(". By hand: ") }, "\(page)")
  }

  @Test("A copy of the proxy's object keeps the proxy's values, in the container that changes it")
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

  @Test("A variable that other code assigns has all of its type's constants, not only the first")
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

  @Test("A bar's background that follows the scroll position becomes a fade with its distance")
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

  @Test("A helper for fading with several callers is adopted, and isn't listed, too")
  func fadeByHelper() {
    let helper = """
      final class FadingController: UINavigationController {
        private var observation: NSKeyValueObservation?
        func follow(_ scrollView: UIScrollView, _ known: CGFloat?) {
          observation = scrollView.observe(\\.contentOffset) { [weak self] list, _ in
            self?.navigationBar.fade(list.progress)
          }
          CALL
        }
      }
      extension UIScrollView {
        var progress: CGFloat { min(1, max(0, contentOffset.y / 30)) }
      }
      extension UINavigationBar {
        func fade(_ alpha: CGFloat) { subviews.first?.alpha = alpha }
      }
      """
    let (unknown, constant) = ("navigationBar.fade(Memory.load())", "navigationBar.fade(0.5)")
    for call in ["", unknown, "navigationBar.fade(1)"] {
      let theme = adopt(helper.replacing("CALL", with: call))
      #expect(theme.text.contains("behavior: fade"), "\(call): \(theme.text)")
      #expect(theme.text.contains("distance: 30"), "\(call): \(theme.text)")
      #expect(theme.report.lost.isEmpty, "\(call): \(theme.report.text())")
    }
    // A different constant isn't the fade.
    let other = adopt(helper.replacing("CALL", with: constant))
    #expect(other.report.lost.map(\.reason.phrase).first?.contains("transparency of 0.5") == true)
    // Without a fade, unknown parts are listed.
    let alone = helper.replacing("CALL", with: unknown).replacing("contentOffset", with: "tag")
    let report = adopt(alone).report
    #expect(report.lost.map(\.place.line) == [14], "\(report.text())")
  }

  @Test("The classes behind a delegate aren't modes, but those behind other protocols are")
  func delegates() {
    func code(_ suffix: String) -> String {
      """
      protocol Painter\(suffix) { func paint() }
      final class Warm: Painter\(suffix) {
        func paint() { UITabBar.appearance().tintColor = .red }
      }
      final class Cold: Painter\(suffix) {
        func paint() { UIToolbar.appearance().tintColor = .blue }
      }
      """
    }
    let delegate = adopt(code("Delegate"))
    #expect(delegate.text.contains("\ntabBar:\n  tint: red"), "\(delegate.text)")
    #expect(delegate.text.contains("\ntoolbar:\n  tint: blue"), "\(delegate.text)")
    for block in ["brands:", "modes:"] { #expect(!delegate.text.contains(block)) }
    let chosen = adopt(code("Theme"))
    #expect(chosen.text.contains("    warm:\n      tabBar:\n        tint: red"), "\(chosen.text)")
  }

  @Test("A color of an unread module is one that the app supplies, and is listed")
  func suppliedColors() {
    let theme = adopt("func style() { UITabBar.appearance().tintColor = UIColor(brand: .accent) }")
    #expect(theme.text.contains("accent: { runtime: true"), "\(theme.text)")
    #expect(theme.text.contains("tint: $accent"), "\(theme.text)")
    #expect(theme.report.assumed.map(\.text) == ["the color 'accent'"])
  }

  @Test("A device isn't a promo, and a property's case is a mode with its name")
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
