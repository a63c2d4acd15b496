import LintelDiagnostics
import Testing

@testable import LintelSource

@Suite("Tuples")
struct TupleReadingTests {
  private static let cases = [
    ReadingCase(
      "Tuples that a closure returns for light and dark, and functions that get either value",
      """
      enum Studio: String { case ink = "#102030", snow = "#FFFFFF" }
      extension UIColor {
        convenience init(hex: String, alpha: CGFloat) {
          let scanner = Scanner(string: hex)
          scanner.charactersToBeSkipped = CharacterSet(charactersIn: "#")
          var color: UInt64 = 0
          scanner.scanHexInt64(&color)
          let (r, g, b) = (Int(color >> 16) & 255, Int(color >> 8) & 255, Int(color) & 255)
          self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: alpha)
        }
        convenience init(light: Studio, dark: Studio) {
          let color: (_ isDark: Bool) -> (value: Studio, alpha: CGFloat) = { isDark in
            if isDark { return (dark, 0.5) }
            return (light, 1)
          }
          self.init(dynamicProvider: { traits in
            let chosen = color(traits.userInterfaceStyle == .dark)
            return UIColor(hex: chosen.value.rawValue, alpha: chosen.alpha)
          })
        }
      }
      func dress() { UITabBar.appearance().tintColor = UIColor(light: .snow, dark: .ink) }
      """,
      "proxy UITabBar tintColor = light #FFFFFF dark #10203080"
    ),
    ReadingCase(
      "Results with several values",
      """
      final class BasketController: UIViewController {
        func colors() -> (bar: UIColor, title: UIColor?) { (.red, .white) }
        override func viewDidLoad() {
          let (bar, _) = colors()
          navigationController?.navigationBar.barTintColor = bar
          navigationController?.navigationBar.tintColor = colors().title
          navigationController?.toolbar.tintColor = colors().1
        }
      }
      """,
      """
      UINavigationBar of BasketController barTintColor = red
      UINavigationBar of BasketController tintColor = white
      UIToolbar of BasketController tintColor = white
      """
    ),
    ReadingCase(
      "Labels in the value, a part that isn't constant, and a value that isn't known",
      """
      func dress() {
        let look = (tint: UIColor.red, badge: (UIColor.green, Settings.load()))
        let (tint, (badge, other)) = look
        UITabBar.appearance().tintColor = look.tint
        UITabBar.appearance().barTintColor = badge
        UITabBar.appearance().unselectedItemTintColor = other
        let (first, second) = Settings.pair
        UIToolbar.appearance().tintColor = first
      }
      """,
      """
      proxy UITabBar tintColor = red
      proxy UITabBar barTintColor = green
      proxy UITabBar unselectedItemTintColor = ‹'Settings.load()' isn't constant›
      proxy UIToolbar tintColor = ‹'Settings.pair' isn't declared in the files that were read›
      unread: UITabBar.appearance().unselectedItemTintColor = other: 'Settings.load()' isn't constant
      unread: UIToolbar.appearance().tintColor = first: 'Settings.pair' isn't declared in the files that were read
      """
    ),
    ReadingCase(
      "A tuple for each case",
      """
      enum Look {
        case plain, festive
        var colors: (bar: UIColor, title: UIColor) {
          switch self {
          case .plain: return (.white, .black)
          case .festive: return (bar: .red, title: .white)
          }
        }
      }
      final class BasketController: UIViewController {
        let look: Look
        override func viewDidLoad() { navigationController?.toolbar.tintColor = look.colors.bar }
      }
      """,
      """
      UIToolbar of BasketController tintColor = white if Look.plain
      UIToolbar of BasketController tintColor = red if Look.festive
      """
    ),
  ]

  @Test("The elements of tuples are read by position and by label", arguments: cases)
  func reading(_ example: ReadingCase) {
    example.check()
  }
}
