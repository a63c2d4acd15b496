import LintelDiagnostics
import Testing

@testable import LintelSource

@Suite("Images that code draws")
struct ImageReadingTests {
  /// Helpers of apps for images of one color, and one for an image with a shape.
  private static let helpers = """
    extension UIImage {
      convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
        let rect = CGRect(origin: .zero, size: size)
        UIGraphicsBeginImageContextWithOptions(rect.size, false, 0)
        color.setFill()
        UIRectFill(rect)
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        guard let cgImage = image?.cgImage else { return nil }
        self.init(cgImage: cgImage)
      }
      static func plain(_ color: UIColor, radius: CGFloat = 0) -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
        return renderer.image { (context: UIGraphicsImageRendererContext) in
          context.cgContext.setFillColor(color.cgColor)
          if radius > 0 { UIBezierPath(roundedRect: .zero, cornerRadius: radius).addClip() }
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
      }
    }
    extension UIColor {
      var image: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { context in
          self.setFill()
          context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        }
      }
    }

    """

  private static let cases = [
    ReadingCase(
      "The helpers that apps have for images of one color",
      helpers + """
        func dress() {
          UINavigationBar.appearance().setBackgroundImage(UIImage(color: .red), for: .default)
          UITabBar.appearance().shadowImage = UIImage.plain(.blue).resizableImage(withCapInsets: .zero)
          let look = UINavigationBarAppearance()
          look.backgroundImage = UIColor.green.image
          look.shadowImage = .plain(.black)
          UINavigationBar.appearance().standardAppearance = look
        }
        """,
      """
      proxy UINavigationBar setBackgroundImage(_:for:) = image of red for default
      proxy UITabBar shadowImage = image of blue
      proxy UINavigationBar standardAppearance = UINavigationBarAppearance(backgroundColor green, shadowColor black)
      """
    ),
    ReadingCase(
      "An image with a shape, and one that nothing was drawn into",
      helpers + """
        func dress() {
          UITabBar.appearance().shadowImage = UIImage.plain(.red, radius: 4)
          UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
          UITabBar.appearance().backgroundImage = UIGraphicsGetImageFromCurrentImageContext()
        }
        """,
      """
      proxy UITabBar shadowImage = ‹code draws it›
      proxy UITabBar backgroundImage = ‹code draws it›
      unread: UITabBar.appearance().shadowImage = UIImage.plain(.red, radius: 4): code draws it
      unread: UITabBar.appearance().backgroundImage = UIGraphicsGetImageFromCurrentImageContext(): code draws it
      """
    ),
    ReadingCase(
      "A scanner that skips the sign of a hex color",
      """
      extension UIColor {
        convenience init(hex: String) {
          let scanner = Scanner(string: hex)
          scanner.charactersToBeSkipped = .some(CharacterSet(charactersIn: "#"))
          var color: UInt64 = 0
          scanner.scanHexInt64(&color)
          let mask = 0x000000FF
          let red = Int(color >> 16) & mask
          let blue = Int(color) & mask
          self.init(red: CGFloat(red) / 255.0, green: 0, blue: CGFloat(blue) / 255.0, alpha: 1)
        }
      }
      func dress() { UITabBar.appearance().tintColor = UIColor(hex: "#336699") }
      """,
      "proxy UITabBar tintColor = #330099"
    ),
    ReadingCase(
      "The title of a back button that is an empty text",
      """
      final class HomeController: UIViewController {
        override func viewDidLoad() { navigationItem.backButtonTitle = String() }
      }
      """,
      "item of HomeController backButtonTitle = \"\""
    ),
  ]

  @Test("An image of one color is that color", arguments: cases)
  func image(_ sample: ReadingCase) { sample.check() }

  @Test("A background or a line of one color becomes a color of the theme")
  func colors() {
    let theme = CodeSample(
      Self.helpers + """
        func dress() {
          UINavigationBar.appearance().setBackgroundImage(UIImage(color: .red), for: .default)
          UINavigationBar.appearance().shadowImage = UIImage.plain(.blue)
          UIToolbar.appearance().setBackgroundImage(
            UIImage(color: .clear), forToolbarPosition: .any, barMetrics: .default)
          UITabBar.appearance().backgroundImage = UIImage(color: UIColor(white: 0.2, alpha: 0.6))
          UITabBar.appearance().selectionIndicatorImage = UIImage(color: .green)
          UIBarButtonItem.appearance().setBackgroundImage(UIImage(), for: .normal, barMetrics: .default)
        }
        """
    ).theme
    #expect(theme.isSound, "\(theme.text)")
    let lines = theme.text.split(separator: "\n").map { line in
      line.firstRange(of: "  #").map { String(line[..<$0.lowerBound]) } ?? String(line)
    }
    let text: String = lines.joined(separator: "\n")
    for (bar, preset, color) in [
      ("navigationBar", "opaque", "red"), ("tabBar", "transparent", "\"#33333399\""),
    ] {
      let block = String(text.split(separator: "\n\(bar):\n").last ?? "")
      #expect(block.contains("preset: \(preset)"), "\(theme.text)")
      #expect(block.contains("color: \(color)"), "\(theme.text)")
    }
    #expect(text.contains("toolbar:\n  background:\n    preset: transparent"), "\(theme.text)")
    #expect(theme.losses.contains { $0.contains("images of one color") }, "\(theme.losses)")
  }
}
