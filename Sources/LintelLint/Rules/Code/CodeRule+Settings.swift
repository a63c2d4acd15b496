extension CodeRule {
  package static let white = "navigationBar: { background: opaque, tint: white }"
  package static let opaque = "navigationBar: { background: opaque }"
  package static let basket = """
    navigationBar: { background: opaque, tint: white }
    screens: { basket: { class: BasketViewController } }
    """

  /// Returns a view controller whose `viewDidLoad` contains some lines.
  package static func screen(_ lines: String...) -> String {
    """
    final class BasketViewController: UIViewController {
      override func viewDidLoad() {
    \(lines.map { "    \($0)" }.joined(separator: "\n"))
      }
    }
    """
  }

  /// Returns a function that contains some lines and isn't part of a class.
  package static func launch(_ lines: String...) -> String {
    "func style() {\n\(lines.map { "  \($0)" }.joined(separator: "\n"))\n}"
  }

  package static let titled = """
    navigationBar: { background: opaque, title: { color: white } }
    screens: { basket: { class: BasketViewController } }
    """
  package static let newLook = screen(
    "let look = UINavigationBarAppearance()",
    "navigationItem.standardAppearance = look",
    "navigationItem.scrollEdgeAppearance = look"
  )

  static let ofSettings: [CodeRule] = [
    CodeRule(
      .warning("code-overrides-theme"),
      summary: "The code and the theme set a property to different values.",
      rationale:
        "UIKit shows only one of the values, depending on which is set last, or on which one UIKit checks first.",
      advice: "Delete the line, or change the theme to the line's value.",
      .found(basket, screen("navigationController?.navigationBar.tintColor = .systemRed"), at: 3),
      .fine(basket, screen("title = \"Basket\""))
    ),
    CodeRule(
      .info("code-repeats-theme"),
      summary: "The code and the theme set a property to the same value.",
      rationale: "The line has no effect today, but it undoes the next change to the theme.",
      advice: "Delete the line, or let 'lintel audit --fix' delete it.",
      .found(basket, screen("navigationController?.navigationBar.tintColor = .white"), at: 3),
      .fine(basket, screen("title = \"Basket\""))
    ),
    CodeRule(
      .info("code-without-effect"),
      summary: "The code sets a value that UIKit never shows with the theme.",
      rationale:
        "The theme sets the property on the bar itself, which overrides a proxy, or gives the bar an appearance object, which makes UIKit ignore legacy properties.",
      advice: "Delete the line.",
      .found(white, launch("UINavigationBar.appearance().barTintColor = .red"), at: 2),
      .fine(white, launch("UIToolbar.appearance().barTintColor = .red"))
    ),
    CodeRule(
      .warning("second-tint-by-proxy"),
      summary: "The code sets the tint of one kind of bar by proxy in several places.",
      rationale: "Each bar that appears later has the tint that was set last.",
      advice: "Keep one of the lines, or leave the tint to the theme.",
      .found(
        white,
        launch(
          "UINavigationBar.appearance().tintColor = .red",
          "UINavigationBar.appearance().tintColor = .blue"
        ),
        at: 3
      ),
      .fine(opaque, launch("UINavigationBar.appearance().tintColor = .red"))
    ),
    CodeRule(
      .warning("standard-slot-alone"),
      summary: "The code assigns `standardAppearance`, but no scroll-edge appearance.",
      rationale:
        "On iOS 15 and later, every bar then has a transparent background at the edge of its content.",
      advice: "Assign 'scrollEdgeAppearance' too, or leave both to the theme.",
      .found(
        "tabBar: { tint: white }",
        launch(
          "let look = UINavigationBarAppearance()",
          "UINavigationBar.appearance().standardAppearance = look"
        ),
        at: 3
      ),
      .fine(
        "tabBar: { tint: white }",
        launch(
          "let look = UINavigationBarAppearance()",
          "UINavigationBar.appearance().standardAppearance = look",
          "UINavigationBar.appearance().scrollEdgeAppearance = look"
        )
      )
    ),
    CodeRule(
      .warning("text-attributes-dropped"),
      summary: "A new appearance object lacks text attributes that the theme sets.",
      rationale:
        "UIKit doesn't merge appearance objects, so the screen's titles have the system's font and color.",
      advice:
        "Copy the bar's object with 'UINavigationBarAppearance(barAppearance:)', or leave the object to the theme.",
      .found(titled, newLook, at: 4),
      .fine(titled, screen("title = \"Basket\""))
    ),
    CodeRule(
      .warning("swiftui-modifier-beside-theme"),
      summary:
        "A SwiftUI view sets something of a bar or of the app's window that the theme sets, too, such as the background or the visibility.",
      rationale:
        "SwiftUI sets the modifier's value on the bar, and the runtime library then replaces it with the theme's, so the bar may show the wrong value during a push.",
      advice: "Delete the modifier, and declare the same for this screen in the theme.",
      .found(
        white,
        """
        struct BasketView: View {
          var body: some View {
            List {}.toolbarBackground(Color.red, for: .navigationBar)
          }
        }
        """,
        at: 3
      ),
      .fine(
        white,
        "struct BasketView: View { var body: some View { List {}.toolbar { Button() } } }"
      )
    ),
  ]

  /// Rules about classes and assets that only the app or only the theme has.
  static let ofClasses: [CodeRule] = [
    CodeRule(
      .error("asset-not-in-app"),
      summary: "The theme names a color or an image that no asset catalog of the app has.",
      rationale:
        "UIKit shows nothing instead, and reports it only in the app's log.",
      advice: "Correct the name, or add the asset.",
      .found("navigationBar: { tint: asset(Brnad) }", "", at: 4, inTheme: true, colors: ["Brand"]),
      .fine("navigationBar: { tint: asset(Brand) }", "", colors: ["Brand"])
    ),
    CodeRule(
      .warning("class-not-in-code"),
      summary: "A screen's `class` isn't a view controller of the app.",
      rationale:
        "Lintel uses the class to check proxies. If the class was renamed, these checks don't cover the screen.",
      advice: "Write the class's name as it is in the code.",
      .found(
        "screens:\n  basket: { class: BagViewController }",
        screen("title = \"Basket\""),
        at: 5,
        inTheme: true
      ),
      .fine("screens:\n  basket: { class: BasketViewController }", screen("title = \"Basket\""))
    ),
    CodeRule(
      .info("screen-without-block"),
      summary: "A class of the app sets properties of bars, but the theme has no screen for it.",
      rationale: "Lintel can't compare the class's settings with the theme.",
      advice: "Add a screen with the class to the theme.",
      .found(white, screen("navigationItem.largeTitleDisplayMode = .never"), at: 1),
      .fine(basket, screen("navigationItem.largeTitleDisplayMode = .never"))
    ),
    CodeRule(
      .warning("unfollowed-navigation-controller"),
      summary: "A navigation controller of the app isn't a `ThemedNavigationController`.",
      rationale: """
        The runtime library styles its bar only if the app passes it to `adopt`. A `ThemedNavigationController` also learns about each \
        change of the stack before UIKit draws it, and uses the theme's status bar style.
        """,
      advice: """
        Make 'ThemedNavigationController' its superclass. If it needs another one, pass it to 'adopt', and silence the finding.
        """,
      .found(white, "final class ShopController: UINavigationController {}", at: 1),
      .fine(white, "final class ShopController: ThemedNavigationController {}")
    ),
  ]
}
