import Testing

@testable import LintelSource

@Suite("Code that other code calls")
struct CalledCodeTests {
  private static let cases = [
    ReadingCase(
      "A screen that the code creates in only one place, whose conditions are always true for it",
      """
      enum Row { case about, look }
      final class AboutController: UIViewController {}
      final class LookController: UIViewController {}
      final class ListController: UITableViewController {
        func show(_ row: Row) {
          switch row {
          case .about:
            let about = AboutController()
            about.navigationItem.largeTitleDisplayMode = .never
            if #available(iOS 26, *) { about.navigationItem.style = .editor }
          case .look:
            let look = LookController()
            look.hidesBottomBarWhenPushed = true
          }
        }
        func showLook() { present(LookController(), animated: true) }
      }
      """,
      """
      item of AboutController largeTitleDisplayMode = .never
      item of AboutController style = .editor if iOS ≥ 26.0
      screen LookController hidesBottomBarWhenPushed = true if Row.look
      """
    ),
    ReadingCase(
      "Constants at the end of many calls",
      """
      enum Palette {
        static var paper: UIColor { .init(gray: 0x20) }
      }
      extension UIColor {
        convenience init(gray: Int) { self.init(level: Palette.level(gray)) }
        convenience init(level: CGFloat) { self.init(red: level, green: level, blue: level, alpha: 1) }
      }
      extension Palette {
        static func level(_ gray: Int) -> CGFloat { CGFloat(gray) / 255 }
      }
      func a() { b() }
      func b() { c() }
      func c() { d() }
      func d() { e() }
      func e() { f() }
      func f() { g() }
      func g() { h() }
      func h() { UITabBar.appearance().tintColor = Palette.paper }
      """,
      "proxy UITabBar tintColor = paper(#202020)"
    ),
    ReadingCase(
      "Classes that code tests by name",
      """
      extension UINavigationBar {
        var accent: UIColor? {
          if type(of: self).description() == "_UISheetBar" { return .red }
          guard !["UIAlertBar", "Pods.Bar"].contains(type(of: self).description()) else { return .green }
          return NSStringFromClass(type(of: self)) == "UINavigationBar" ? .blue : nil
        }
        func dress() { tintColor = accent }
      }
      final class HomeController: UIViewController {
        override func viewDidLoad() { navigationController?.navigationBar.dress() }
      }
      """,
      "UINavigationBar of HomeController tintColor = blue"
    ),
    ReadingCase(
      "Controllers that a library finds around views of SwiftUI",
      """
      struct FeedView: View {
        var body: some View {
          List {}
            .introspectViewController { controller in
              controller.navigationItem.backButtonDisplayMode = .minimal
            }
            .introspect(.navigationStack, on: .iOS(.v16...)) { navigation in
              navigation.navigationBar.tintColor = .red
            }
            .introspectTextField { field in field.tintColor = .green }
        }
      }
      """,
      """
      item of FeedView backButtonDisplayMode = .minimal
      UINavigationBar of FeedView tintColor = red
      """
    ),
    ReadingCase(
      "Colors that an initializer of the app takes from a package",
      """
      extension UIColor {
        convenience init(brand name: PackageColor) { self.init(named: name.resource)! }
      }
      func dress() { UITabBar.appearance().tintColor = UIColor(brand: .ink) }
      """,
      "proxy UITabBar tintColor = ink(supplied ink)"
    ),
    ReadingCase(
      "A color in a property of an object, which has the name of the property",
      """
      struct Look { var accent: UIColor }
      enum Looks {
        static let day = Look(accent: UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1))
      }
      func dress() { UITabBar.appearance().tintColor = Looks.day.accent }
      """,
      "proxy UITabBar tintColor = accent(#336699)"
    ),
    ReadingCase(
      "The top item of a bar, which is the screen's own only after the screen has appeared",
      """
      final class HomeController: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
          navigationController?.navigationBar.topItem?.backButtonTitle = ""
        }
        override func viewDidAppear(_ animated: Bool) {
          navigationController?.navigationBar.topItem?.largeTitleDisplayMode = .never
        }
      }
      """,
      """
      item of HomeController largeTitleDisplayMode = .never
      unread: navigationController?.navigationBar.topItem?.backButtonTitle = "": the object that it sets isn't known: until a screen has appeared, the bar's top item is that of the screen before it
      """
    ),
    ReadingCase(
      "A color for each style, which a closure creates from the values around it",
      """
      extension UIColor {
        convenience init(gray: Int) {
          self.init(white: CGFloat(gray) / 255, alpha: 1)
        }
        convenience init(light: Int, dark: Int) {
          self.init { traits in
            traits.userInterfaceStyle == .dark ? .init(gray: dark) : .init(gray: light)
          }
        }
      }
      func dress() { UITabBar.appearance().tintColor = UIColor(light: 0xFF, dark: 0x20) }
      """,
      "proxy UITabBar tintColor = light #FFFFFF dark #202020"
    ),
    ReadingCase(
      "A case behind what a protocol requires",
      """
      enum Style { case day, night }
      protocol Settings { var style: Style { get } }
      final class HomeController: UIViewController {
        var settings: Settings?
        override func viewDidLoad() {
          guard let settings else { return }
          switch settings.style {
          case .day: navigationItem.largeTitleDisplayMode = .never
          case .night: navigationItem.largeTitleDisplayMode = .always
          }
        }
      }
      """,
      """
      item of HomeController largeTitleDisplayMode = .never if Style.day
      item of HomeController largeTitleDisplayMode = .always if Style.night
      """
    ),
  ]

  @Test("Called code is read", arguments: cases)
  func reads(_ sample: ReadingCase) { sample.check() }

  @Test("A launch screen has no settings")
  func launchScreen() {
    func storyboard(_ attribute: String) -> String {
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \(attribute)>
        <scenes><scene sceneID="1"><objects>
          <navigationController id="2">
            <navigationBar key="navigationBar" barStyle="black" id="3"/>
          </navigationController>
        </objects></scene></scenes>
      </document>
      """
    }
    for (attribute, count) in [("launchScreen=\"YES\"", 0), ("launchScreen=\"NO\"", 1)] {
      let sample = CodeSample("", ["Start.storyboard": storyboard(attribute)])
      #expect(sample.theme.report.carried == count, "\(sample.theme.text)")
      #expect(sample.theme.losses.isEmpty)
    }
  }

  @Test("What a storyboard sets on one of several bars without a name isn't the look of the app")
  func oneOfSeveralBars() {
    func theme(_ others: String) -> AdoptedTheme {
      let scenes = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
        <scenes><scene sceneID="s"><objects>
        <navigationController id="n">
        <navigationBar key="navigationBar" id="b" barStyle="black"/>
        </navigationController>
        \(others)
        </objects></scene></scenes>
        </document>
        """
      return CodeSample("", ["Main.storyboard": scenes]).theme
    }
    func other(_ attribute: String, _ name: String = "") -> String {
      """
      <navigationController id="m" \(name)>
      <navigationBar key="navigationBar" id="c" \(attribute)/>
      </navigationController>
      """
    }
    for others in ["", other("barStyle=\"black\"")] {
      #expect(theme(others).text.contains("navigationBar:\n  barStyle: black"), "\(others)")
    }
    let plain = theme(other("largeTitles=\"YES\""))
    #expect(!plain.text.contains("navigationBar:"), "\(plain.text)")
    #expect(plain.report.lost.map(\.place.line) == [4, 7])
  }
}
