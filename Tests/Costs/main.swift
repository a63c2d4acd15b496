import Foundation
@_spi(Generated) import LintelUIKit
import UIKit

/// Runs parts of the runtime library, so that external tools can count their costs: `costs SCENARIO COUNT`.
///
/// `scroll` scrolls a screen at a position where nothing changes anymore, and `observed` does the same with an observer that does
/// nothing instead of a theme. `context` changes the context of a stack of twenty screens.
@MainActor
enum Costs {
  private static let looks: [String: UINavigationBarAppearance] = ["day", "night"].reduce(
    into: [:]
  ) { looks, name in
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    look.backgroundColor = name == "day" ? .systemYellow : .systemIndigo
    looks[name] = look
  }

  private static func style(_ context: String) -> ThemeStyle {
    var bar = NavigationBarStyle()
    bar.standardAppearance = .set(looks[context])
    bar.scrollEdgeAppearance = .set(looks[context])
    bar.tintColor = .set(SlotColors(.systemRed))
    bar.scrollBehavior = .set(.fade(distance: 10))
    return ThemeStyle(
      navigationBar: bar,
      toolbar: ToolbarStyle(),
      tabBar: TabBarStyle(),
      settings: ScreenSettings()
    )
  }

  static func run(_ scenario: String, _ count: Int) {
    let screens = (0..<(scenario == "context" ? 20 : 1)).map { _ in UIViewController() }
    let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    content.contentSize = CGSize(width: 390, height: 9000)
    for screen in screens { screen.loadViewIfNeeded() }
    screens.last?.view.addSubview(content)
    let navigation = ThemedNavigationController()
    navigation.viewControllers = screens
    let window = UIWindow(frame: .zero)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let theme = CompiledTheme<String, String>(style: { context, _ in style(context) })
    let themes = ThemeController(theme, context: "day") { _ in "screen" }
    var observation: NSKeyValueObservation?
    if scenario == "observed" {
      observation = content.observe(\.contentOffset) { @Sendable _, _ in }
    } else {
      themes.adopt(navigation)
    }
    content.contentOffset.y = 200
    for index in 0..<count {
      if scenario == "context" {
        themes.context = index.isMultiple(of: 2) ? "night" : "day"
      } else {
        content.contentOffset.y = 201 + CGFloat(index % 2)
      }
    }
    observation?.invalidate()
  }
}

let arguments = CommandLine.arguments.dropFirst()
Costs.run(arguments.first ?? "scroll", arguments.dropFirst().first.flatMap { Int($0) } ?? 1000)
