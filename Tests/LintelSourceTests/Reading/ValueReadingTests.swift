import Testing

@testable import LintelSource

@Suite("Reading values and conditions")
struct ValueReadingTests {
  @Test("Colors are followed to their components", arguments: colors)
  func readsColors(_ reading: ReadingCase) {
    reading.check()
  }

  @Test("Fonts are read in every spelling", arguments: fonts)
  func readsFonts(_ reading: ReadingCase) {
    reading.check()
  }

  @Test("Branches are read with their conditions", arguments: conditions)
  func readsConditions(_ reading: ReadingCase) {
    reading.check()
  }

  @Test("Storyboards, catalogs, and property lists are read", arguments: files)
  func readsFiles(_ reading: ReadingCase) {
    reading.check()
  }

  /// A case in which the tint of a proxy gets a value.
  private static func tint(_ name: String, _ value: String, _ fact: String, _ other: String = "")
    -> ReadingCase
  {
    ReadingCase(
      name,
      "func paint() { UINavigationBar.appearance().tintColor = \(value) }\n\(other)",
      "proxy UINavigationBar tintColor = \(fact)"
    )
  }

  static let colors = [
    tint("components", "UIColor(red: 1, green: 0.5, blue: 51/255.0, alpha: 0.8)", "#FF8033CC"),
    tint("a system color with alpha", ".systemBlue.withAlphaComponent(0.25)", "systemBlue at 0.25"),
    tint("a catalog's color", #"UIColor(named: "Ink")!"#, "asset Ink"),
    tint(
      "a hex helper that shifts",
      "UIColor(rgb: 0x1B2A3C)",
      "#1B2A3C",
      """
      extension UIColor {
        convenience init(rgb: Int, alpha: CGFloat = 1) {
          self.init(red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255, blue: CGFloat(rgb & 0xFF) / 255, alpha: alpha)
        }
      }
      """
    ),
    tint(
      "a hex helper that scans",
      ##"UIColor(hex: "#AABBCC")"##,
      "#AABBCC",
      """
      extension UIColor {
        convenience init(hex: String) {
          var text = hex
          if text.hasPrefix("#") { text = String(text.dropFirst()) }
          var number: UInt64 = 0
          Scanner(string: text).scanHexInt64(&number)
          self.init(red: CGFloat((number & 0xFF0000) >> 16) / 255, green: CGFloat((number & 0xFF00) >> 8) / 255, blue: CGFloat(number & 0xFF) / 255, alpha: 1)
        }
      }
      """
    ),
    tint(
      "light and dark by a helper",
      "Palette.brand",
      "brand(light #FFFFFF dark black)",
      """
      enum Palette { static let brand = UIColor.pair(light: UIColor(white: 1, alpha: 1), dark: .black) }
      extension UIColor {
        static func pair(light: UIColor, dark: UIColor) -> UIColor {
          UIColor { traits in traits.userInterfaceStyle == .dark ? dark : light }
        }
      }
      """
    ),
    tint(
      "a design system of structs",
      "Design.current.colors.accent",
      "accent(#80FF00)",
      """
      struct Colors { let accent: UIColor }
      struct Design {
        let colors: Colors
        static let current = Design(colors: Colors(accent: UIColor(red: 0.5, green: 1, blue: 0, alpha: 1)))
      }
      """
    ),
    tint(
      "an enum whose cases compute colors",
      "Shade.deep.color",
      "#1A1A1A",
      """
      enum Shade { case deep, pale
        var color: UIColor { switch self { case .deep: return UIColor(white: 0.1, alpha: 1); case .pale: return .white } }
      }
      """
    ),
    ReadingCase(
      "accessors of generated code",
      files: [
        "App.swift":
          "func paint() {\n UITabBar.appearance().tintColor = UIColor(resource: .brandInk)\n UITabBar.appearance().barTintColor = .brandInk\n UITabBar.appearance().unselectedItemTintColor = Asset.Colors.brandInk.color\n}",
        "A.xcassets/Brand Ink.colorset/Contents.json":
          #"{"colors":[{"idiom":"universal","color":{"color-space":"srgb","components":{"red":"1","green":"0","blue":"0","alpha":"1"}}}]}"#,
      ],
      """
      proxy UITabBar tintColor = asset Brand Ink
      proxy UITabBar barTintColor = asset Brand Ink
      proxy UITabBar unselectedItemTintColor = asset Brand Ink
      """
    ),
  ]

  /// A case in which a title gets a font.
  private static func font(_ value: String, _ fact: String) -> ReadingCase {
    ReadingCase(
      value,
      "func paint() { UINavigationBar.appearance().titleTextAttributes = [.font: \(value)] }",
      "proxy UINavigationBar titleTextAttributes = {font: \(fact)}"
    )
  }

  static let fonts = [
    font("UIFont.systemFont(ofSize: 17, weight: .semibold)", "system 17 semibold"),
    font("UIFont.boldSystemFont(ofSize: 12)", "system 12 bold"),
    font("UIFont.italicSystemFont(ofSize: 12)", "system 12 italic"),
    font(
      "UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)",
      "system 13 regular monospaced-digits"
    ),
    font(#"UIFont(name: "Avenir-Heavy", size: 18)!"#, "Avenir-Heavy 18"),
    font("UIFont.preferredFont(forTextStyle: .headline)", "style-headline"),
    font(
      "UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 16))",
      "system 16 scaled-body"
    ),
    font(
      "UIFontMetrics.default.scaledFont(for: UIFont.systemFont(ofSize: 16), maximumPointSize: 24)",
      "system 16 scaled-body max-24"
    ),
    font(
      "UIFont(descriptor: UIFont.systemFont(ofSize: 20).fontDescriptor.withDesign(.rounded)!, size: 0)",
      "system-rounded 20"
    ),
  ]

  static let conditions = [
    ReadingCase(
      "availability, idioms, flags, and brands",
      """
      enum Brand { case north, south }
      class StartController: UIViewController {
        var brand: Brand = Configuration.load()
        override func viewDidLoad() {
          guard let bar = navigationController?.navigationBar else { return }
          if #available(iOS 15.1, *) { bar.tintColor = .red } else { bar.tintColor = .blue }
          if UIDevice.current.userInterfaceIdiom == .pad { bar.prefersLargeTitles = false }
          if Features.isSummer { bar.barTintColor = .yellow }
          switch brand {
          case .north: bar.barTintColor = .white
          case .south: bar.barTintColor = .black
          }
          #if BETA
          bar.barStyle = .black
          #endif
        }
      }
      """,
      """
      UINavigationBar of StartController tintColor = red if iOS ≥ 15.1
      UINavigationBar of StartController tintColor = blue if iOS < 15.1
      UINavigationBar of StartController prefersLargeTitles = false if pad
      UINavigationBar of StartController barTintColor = yellow if Features.isSummer
      UINavigationBar of StartController barTintColor = white if Brand.north
      UINavigationBar of StartController barTintColor = black if Brand.south
      UINavigationBar of StartController barStyle = .black if #BETA
      """
    ),
    ReadingCase(
      "an object that differs by a flag",
      """
      func paint() {
        let object = UITabBarAppearance()
        if Features.isDense { object.backgroundColor = .red } else { object.backgroundColor = .green }
        UITabBar.appearance().standardAppearance = object
      }
      """,
      """
      proxy UITabBar standardAppearance = UITabBarAppearance(backgroundColor red) if Features.isDense
      proxy UITabBar standardAppearance = UITabBarAppearance(backgroundColor green) if not Features.isDense
      """
    ),
  ]

  static let files = [
    ReadingCase(
      "a storyboard's bars and items",
      files: [
        "Main.storyboard": """
        <document><scenes><scene><objects>
        <navigationController id="a"><navigationBar key="navigationBar" translucent="NO" largeTitles="YES">
        <color key="barTintColor" systemColor="systemBackgroundColor"/>
        <navigationBarAppearance key="standardAppearance"><color key="backgroundColor" name="Paper"/></navigationBarAppearance>
        </navigationBar><connections><segue destination="b" kind="relationship" relationship="rootViewController"/></connections></navigationController>
        <viewController id="b" customClass="ListController"><navigationItem key="navigationItem" largeTitleDisplayMode="never"/></viewController>
        </objects></scene></scenes></document>
        """
      ],
      """
      UINavigationBar of ListController prefersLargeTitles = true
      UINavigationBar of ListController isTranslucent = false
      UINavigationBar of ListController barTintColor = systemBackground
      UINavigationBar of ListController standardAppearance = UINavigationBarAppearance(backgroundColor asset Paper)
      item of ListController largeTitleDisplayMode = .never
      """
    ),
    ReadingCase(
      "a property list",
      files: [
        "Info.plist":
          "<plist><dict><key>UIViewControllerBasedStatusBarAppearance</key><false/>\n<key>UIUserInterfaceStyle</key><string>Dark</string></dict></plist>"
      ],
      """
      app UIViewControllerBasedStatusBarAppearance = false
      app UIUserInterfaceStyle = .dark
      """
    ),
  ]
}
