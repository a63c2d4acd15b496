import LintelDiagnostics

extension CodeRule {
  private static let white = "navigationBar: { background: opaque, tint: white }"
  private static let basket = """
    navigationBar: { background: opaque, tint: white }
    screens: { basket: { class: BasketViewController } }
    """

  /// Returns a view controller whose `viewDidLoad` contains some lines.
  private static func screen(_ lines: String...) -> String {
    """
    final class BasketViewController: UIViewController {
      override func viewDidLoad() {
    \(lines.map { "    \($0)" }.joined(separator: "\n"))
      }
    }
    """
  }

  /// Returns a function that contains some lines and isn't part of a class.
  private static func launch(_ lines: String...) -> String {
    "func style() {\n\(lines.map { "  \($0)" }.joined(separator: "\n"))\n}"
  }

  static let ofSettings: [CodeRule] = [
    CodeRule(
      .warning("code-overrides-theme"),
      summary: "The code sets to another value what the theme sets.",
      rationale:
        "UIKit shows one of them, and which one depends on which is set last, or on what UIKit looks at first.",
      advice: "Delete the line, or change the theme to what the line says.",
      .found(basket, screen("navigationController?.navigationBar.tintColor = .systemRed"), at: 3),
      .found(
        "statusBar: lightContent\nscreens: { basket: { class: BasketViewController } }",
        """
        final class BasketViewController: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
        }
        """,
        at: 2
      ),
      .fine(basket, screen("navigationController?.navigationBar.tintColor = .white")),
      .fine(basket, screen("navigationItem.largeTitleDisplayMode = .never"))
    ),
    CodeRule(
      .info("code-repeats-theme"),
      summary: "The code sets to the same value what the theme sets.",
      rationale: "The line does nothing today, and undoes the next change of the theme.",
      advice: "Delete the line; 'lintel audit --fix' does.",
      .found(basket, screen("navigationController?.navigationBar.tintColor = .white"), at: 3),
      .found(
        "screens: { basket: { class: BasketViewController, largeTitleDisplay: never } }",
        screen("navigationItem.largeTitleDisplayMode = .never"),
        at: 3
      ),
      .fine(basket, screen("navigationController?.navigationBar.tintColor = .black")),
      .fine(basket, screen("title = \"Basket\"", "navigationItem.prompt = \"Hello\""))
    ),
    CodeRule(
      .info("code-without-effect"),
      summary: "The code sets what UIKit never shows under the theme.",
      rationale:
        "The theme sets the same on the bar itself, which beats a proxy, or gives the bar an appearance object, beside which legacy properties count for nothing.",
      advice: "Delete the line.",
      .found(white, launch("UINavigationBar.appearance().barTintColor = .red"), at: 2),
      .found(white, launch("UINavigationBar.appearance().tintColor = .red"), at: 2),
      .fine(white, launch("UIToolbar.appearance().barTintColor = .red")),
      .fine("tabBar: { tint: white }", launch("UINavigationBar.appearance().barTintColor = .red"))
    ),
    CodeRule(
      .warning("second-tint-by-proxy"),
      summary: "The code sets the tint of one kind of bar by proxy in several places.",
      rationale: "Every bar that appears later has the tint of the place that ran last.",
      advice: "Keep one of the lines, or leave the tint to the theme.",
      .found(
        white,
        launch(
          "UINavigationBar.appearance().tintColor = .red",
          "UINavigationBar.appearance().tintColor = .blue"
        ),
        at: 3
      ),
      .found(
        "toolbar: { tint: white }",
        launch("UITabBar.appearance().tintColor = .red") + "\n"
          + launch("UITabBar.appearance().tintColor = .green").replacing("style", with: "more"),
        at: 5
      ),
      .fine(white, launch("UINavigationBar.appearance().tintColor = .red")),
      .fine(
        white,
        launch(
          "UINavigationBar.appearance().tintColor = .red",
          "UITabBar.appearance().tintColor = .blue"
        )
      )
    ),
    CodeRule(
      .warning("standard-slot-alone"),
      summary: "The code assigns an object to 'standardAppearance' and to no slot at the edge.",
      rationale:
        "From iOS 15 on, every bar at the edge of its content shows its background transparent then.",
      advice: "Assign 'scrollEdgeAppearance' too, or leave both to the theme.",
      .found(
        "tabBar: { tint: white }",
        launch(
          "let look = UINavigationBarAppearance()",
          "UINavigationBar.appearance().standardAppearance = look"
        ),
        at: 3
      ),
      .found(
        "screens: { basket: { class: BasketViewController } }",
        screen("navigationItem.standardAppearance = UINavigationBarAppearance()"),
        at: 3
      ),
      .fine(
        "tabBar: { tint: white }",
        launch(
          "let look = UINavigationBarAppearance()",
          "UINavigationBar.appearance().standardAppearance = look",
          "UINavigationBar.appearance().scrollEdgeAppearance = look"
        )
      ),
      .fine(white, launch("UINavigationBar.appearance().scrollEdgeAppearance = nil"))
    ),
    CodeRule(
      .warning("text-attributes-dropped"),
      summary: "A new appearance object lacks text attributes that the theme sets.",
      rationale:
        "UIKit uses an object whole, so that the screen's titles have the system's font and color.",
      advice:
        "Copy the bar's object with 'UINavigationBarAppearance(barAppearance:)', or leave the object to the theme.",
      .found(
        """
        navigationBar: { background: opaque, title: { color: white } }
        screens: { basket: { class: BasketViewController } }
        """,
        screen(
          "let look = UINavigationBarAppearance()",
          "navigationItem.standardAppearance = look",
          "navigationItem.scrollEdgeAppearance = look"
        ),
        at: 4
      ),
      .found(
        """
        toolbar: { background: opaque, button: { color: red } }
        screens: { basket: { class: BasketViewController } }
        """,
        screen(
          "let look = UIToolbarAppearance()",
          "navigationController?.toolbar.standardAppearance = look",
          "navigationController?.toolbar.scrollEdgeAppearance = look"
        ),
        at: 4
      ),
      .fine(
        """
        navigationBar: { background: opaque, title: { color: white } }
        screens: { basket: { class: BasketViewController } }
        """,
        screen(
          "let look = UINavigationBarAppearance()",
          "look.titleTextAttributes = [.foregroundColor: UIColor.red]",
          "navigationItem.standardAppearance = look",
          "navigationItem.scrollEdgeAppearance = look"
        )
      ),
      .fine(
        basket,
        screen(
          "let look = UINavigationBarAppearance()",
          "navigationItem.standardAppearance = look",
          "navigationItem.scrollEdgeAppearance = look"
        )
      )
    ),
    CodeRule(
      .warning("swiftui-modifier-beside-theme"),
      summary:
        "A SwiftUI view sets a bar's background, color scheme, title size, or visibility beside the theme.",
      rationale:
        "The theme wins for what it declares, but during a push the bar may show what the modifier says.",
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
      .found(
        "largeTitleDisplay: never\ntabBar: { tint: white }",
        """
        struct BasketView: View {
          var body: some View {
            List {}
              .navigationBarTitleDisplayMode(.large)
              .toolbarColorScheme(.dark, for: .tabBar)
          }
        }
        """,
        at: 4,
        5
      ),
      .fine(
        white,
        "struct BasketView: View { var body: some View { List {}.toolbar { Button() } } }"
      ),
      .fine(
        white,
        "struct BasketView: View { var body: some View { List {}.toolbarBackground(.red, for: .tabBar) } }"
      )
    ),
  ]

  /// Rules about classes and assets that only the app or only the theme has.
  static let ofClasses: [CodeRule] = [
    CodeRule(
      .error("asset-not-in-app"),
      summary: "The theme names a color or an image that no asset catalog of the app has.",
      rationale:
        "UIKit shows nothing in its place, and says so only in the log of the running app.",
      advice: "Correct the name, or add the asset.",
      .found("navigationBar: { tint: asset(Brnad) }", "", at: 4, inTheme: true, colors: ["Brand"]),
      .found(
        "tabBar:\n  tint: { light: asset(Brand), dark: asset(Night) }",
        "",
        at: 5,
        inTheme: true,
        colors: ["Brand"]
      ),
      .fine("navigationBar: { tint: asset(Brand) }", "", colors: ["Brand"]),
      .fine("navigationBar: { tint: white }", "", colors: ["Brand"])
    ),
    CodeRule(
      .warning("class-not-in-code"),
      summary: "A screen's 'class' isn't a view controller of the app.",
      rationale:
        "Lintel judges proxies by it, and a class that was renamed leaves the screen without its checks.",
      advice: "Write the name of the class as the code has it.",
      .found(
        "screens:\n  basket: { class: BagViewController }",
        screen("title = \"Basket\""),
        at: 5,
        inTheme: true
      ),
      .found(
        "screens:\n  basket: { navigationController: ShopController }",
        screen("title = \"Basket\""),
        at: 5,
        inTheme: true
      ),
      .fine("screens:\n  basket: { class: BasketViewController }", screen("title = \"Basket\"")),
      .fine("screens:\n  basket: { statusBar: default }", screen("title = \"Basket\""))
    ),
    CodeRule(
      .info("screen-without-block"),
      summary: "A class of the app sets something on bars, and the theme has no screen for it.",
      rationale: "What the class sets isn't part of any check.",
      advice: "Add a screen with the class to the theme.",
      .found(white, screen("navigationItem.largeTitleDisplayMode = .never"), at: 1),
      .found(
        "tabBar: { tint: white }",
        screen("navigationController?.navigationBar.tintColor = .red"),
        at: 1
      ),
      .fine(basket, screen("navigationItem.largeTitleDisplayMode = .never")),
      .fine(white, screen("title = \"Basket\""))
    ),
    CodeRule(
      .warning("unfollowed-navigation-controller"),
      summary: "A navigation controller of the app isn't a 'ThemedNavigationController'.",
      rationale: "The runtime doesn't change its bar from screen to screen.",
      advice: "Make 'ThemedNavigationController' its superclass.",
      .found(white, "final class ShopController: UINavigationController {}", at: 1),
      .found(white, "import UIKit\n\nclass ShopController: UINavigationController {\n}", at: 3),
      .fine(white, "final class ShopController: ThemedNavigationController {}"),
      .fine(white, "final class ShopController: UIViewController {}")
    ),
  ]
}
