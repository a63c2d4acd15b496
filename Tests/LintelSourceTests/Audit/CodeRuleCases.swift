import LintelLint

/// Code that tests a rule in addition to the examples on its page, by the rule's ID.
enum CodeRuleCases {
  static let all: KeyValuePairs<String, CodeExample> = [
    "code-overrides-theme": .found(
      "statusBar: lightContent\nscreens: { basket: { class: BasketViewController } }",
      """
      final class BasketViewController: UIViewController {
        override var preferredStatusBarStyle: UIStatusBarStyle { .darkContent }
      }
      """,
      at: 2
    ),
    "code-overrides-theme": .fine(
      CodeRule.basket,
      CodeRule.screen("navigationController?.navigationBar.tintColor = .white")
    ),
    "code-overrides-theme": .fine(
      CodeRule.basket,
      CodeRule.screen("navigationItem.largeTitleDisplayMode = .never")
    ),
    "code-repeats-theme": .found(
      "screens: { basket: { class: BasketViewController, largeTitleDisplay: never } }",
      CodeRule.screen("navigationItem.largeTitleDisplayMode = .never"),
      at: 3
    ),
    "code-repeats-theme": .fine(
      CodeRule.basket,
      CodeRule.screen("navigationController?.navigationBar.tintColor = .black")
    ),
    "code-repeats-theme": .fine(
      CodeRule.basket,
      CodeRule.screen("title = \"Basket\"", "navigationItem.prompt = \"Hello\"")
    ),
    "code-without-effect": .found(
      CodeRule.white,
      CodeRule.launch("UINavigationBar.appearance().tintColor = .red"),
      at: 2
    ),
    "code-without-effect": .fine(
      "tabBar: { tint: white }",
      CodeRule.launch("UINavigationBar.appearance().barTintColor = .red")
    ),
    "second-tint-by-proxy": .found(
      "toolbar: { tint: white }",
      CodeRule.launch("UITabBar.appearance().tintColor = .red") + "\n"
        + CodeRule.launch("UITabBar.appearance().tintColor = .green").replacing(
          "style",
          with: "more"
        ),
      at: 5
    ),
    "second-tint-by-proxy": .fine(
      CodeRule.white,
      CodeRule.launch(
        "UINavigationBar.appearance().tintColor = .red",
        "UITabBar.appearance().tintColor = .blue"
      )
    ),
    "standard-slot-alone": .found(
      "screens: { basket: { class: BasketViewController } }",
      CodeRule.screen("navigationItem.standardAppearance = UINavigationBarAppearance()"),
      at: 3
    ),
    "standard-slot-alone": .fine(
      CodeRule.white,
      CodeRule.launch("UINavigationBar.appearance().scrollEdgeAppearance = nil")
    ),
    "text-attributes-dropped": .found(
      """
      toolbar: { background: opaque, button: { color: red } }
      screens: { basket: { class: BasketViewController } }
      """,
      CodeRule.screen(
        "let look = UIToolbarAppearance()",
        "navigationController?.toolbar.standardAppearance = look",
        "navigationController?.toolbar.scrollEdgeAppearance = look"
      ),
      at: 4
    ),
    "text-attributes-dropped": .fine(
      CodeRule.titled,
      CodeRule.screen(
        "let look = UINavigationBarAppearance()",
        "look.titleTextAttributes = [.foregroundColor: UIColor.red]",
        "navigationItem.standardAppearance = look",
        "navigationItem.scrollEdgeAppearance = look"
      )
    ),
    "text-attributes-dropped": .fine(CodeRule.basket, CodeRule.newLook),
    "swiftui-modifier-beside-theme": .found(
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
    "swiftui-modifier-beside-theme": .fine(
      CodeRule.white,
      "struct BasketView: View { var body: some View { List {}.toolbarBackground(.red, for: .tabBar) } }"
    ),
    "asset-not-in-app": .found(
      "tabBar:\n  tint: { light: asset(Brand), dark: asset(Night) }",
      "",
      at: 5,
      inTheme: true,
      colors: ["Brand"]
    ),
    "asset-not-in-app": .fine("navigationBar: { tint: white }", "", colors: ["Brand"]),
    "class-not-in-code": .found(
      "screens:\n  basket: { navigationController: ShopController }",
      CodeRule.screen("title = \"Basket\""),
      at: 5,
      inTheme: true
    ),
    "class-not-in-code": .fine(
      "screens:\n  basket: { statusBar: default }",
      CodeRule.screen("title = \"Basket\"")
    ),
    "screen-without-block": .found(
      "tabBar: { tint: white }",
      CodeRule.screen("navigationController?.navigationBar.tintColor = .red"),
      at: 1
    ),
    "screen-without-block": .fine(CodeRule.white, CodeRule.screen("title = \"Basket\"")),
    "unfollowed-navigation-controller": .found(
      CodeRule.white,
      "import UIKit\n\nclass ShopController: UINavigationController {\n}",
      at: 3
    ),
    "unfollowed-navigation-controller": .fine(
      CodeRule.white,
      "final class ShopController: UIViewController {}"
    ),
  ]
}
