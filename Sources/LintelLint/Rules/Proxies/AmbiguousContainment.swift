import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // UIAppearance.h documents the order only for the outermost container and the length of the chain.
  static let ambiguousContainment = LintRule(
    .warning("ambiguous-containment"),
    summary: "Two proxies reach one bar, and UIKit has no order for them.",
    rationale: """
      Between two proxies for containers, the one with the outermost container wins, then the one with the longer \
      chain. If both are equal, as with a navigation controller's own class and UINavigationController, UIKit doesn't \
      define which one shows. The same is true for two proxies with different traits that match at the same time.
      """,
    advice:
      "Lengthen one chain, give one proxy a container outside the other's, or remove one.",
    """
    screens:
      checkout: { navigationController: ShopNavigationController }
    proxies:
      - class: UINavigationBar
        containedIn: [UINavigationController]
        set: { barTintColor: systemBackground }
      - class: UINavigationBar
        containedIn: [ShopNavigationController]
        set: { barTintColor: systemYellow } ←

    screens:
      checkout: { navigationController: ShopNavigationController }
    proxies:
      - class: UIBarButtonItem
        containedIn: [UINavigationBar]
        set: { titlePositionAdjustment: [0, 1] }
      - class: UIBarButtonItem
        containedIn: [UINavigationBar, ShopNavigationController]
        set: { titlePositionAdjustment: [0, 2] }
    """,
    check: { analysis in
      SettingField(analysis).ties().map { first, second, context, screen in
        let place = screen.map { ", on screen '\($0)'" } ?? ""
        return second.finding(
          "UIKit doesn't define which one wins: \(second.setting.call) or \(first.setting.call)",
          notes: [
            Note(
              "both reach a '\(first.setting.owner.name)'\(place)\(context), and the other one is here",
              at: first.assignment.keyRange
            ),
            Note("the outermost container wins, then the longer chain; here both are equal"),
          ],
          help: ["lengthen the chain of the one that should win, or remove one"]
        )
      }
    }
  )
}
