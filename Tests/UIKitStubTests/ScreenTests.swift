import Testing
import UIKit

/// Bars on a screen: safe areas, scrolling, traits, tints, the status bar; checklist S0-4, S0-6, S4-12, facts page 2.1, 4.
@MainActor
@Suite("Screens")
struct ScreenTests {
  private let screen = UITableViewController()
  private let controller: UINavigationController
  private let tabs = UITabBarController()
  private let window = UIWindow()

  init() {
    controller = UINavigationController(rootViewController: screen)
    tabs.viewControllers = [controller]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    screen.tableView.contentSize = CGSize(width: 390, height: 2000)
  }

  @Test("Content is below the status bar and the bar, and stays at the top when the bar disappears")
  func insets() {
    #expect(screen.tableView.adjustedContentInset.top == 91)
    #expect(screen.tableView.adjustedContentInset.bottom == 83)
    #expect(screen.tableView.contentOffset.y == -91)
    controller.setNavigationBarHidden(true, animated: false)
    #expect(screen.tableView.contentOffset.y == -47)
    screen.tableView.drag(by: 100)
    controller.setNavigationBarHidden(false, animated: false)
    #expect(screen.tableView.contentOffset.y == 53)
    screen.tableView.contentInsetAdjustmentBehavior = .never
    #expect(screen.tableView.adjustedContentInset == .zero)
  }

  @Test("Bars follow the content's edges")
  func edges() {
    let bar = controller.navigationBar
    bar.scrollEdgeAppearance = UINavigationBarAppearance()
    tabs.tabBar.scrollEdgeAppearance = UITabBarAppearance()
    #expect(bar.shownAppearance?.place.slot == .scrollEdge)
    #expect(tabs.tabBar.shownAppearance?.place.slot == .standard)
    screen.tableView.drag(by: 1)
    #expect(bar.shownAppearance?.place.slot == .standard)
    screen.tableView.contentOffset.y = 2000
    #expect(tabs.tabBar.shownAppearance?.place.slot == .scrollEdge)
    controller.pushViewController(UIViewController(), animated: false)
    // "If none is found, the relevant bar will be transparent."
    #expect(bar.shownAppearance?.place.slot == .scrollEdge)
  }

  @Test("In landscape, bars are compact and large titles are small")
  func landscape() {
    let bar = controller.navigationBar
    bar.prefersLargeTitles = true
    bar.compactAppearance = UINavigationBarAppearance()
    screen.tableView.drag(by: 200)
    #expect(bar.showsLargeTitle && bar.shownAppearance?.place.slot == .standard)
    window.turn(toLandscape: true)
    #expect(!bar.showsLargeTitle && bar.shownAppearance?.place.slot == .compact)
    #expect(bar.frame.height == 32 && tabs.tabBar.itemStyle == .compactInline)
    window.turn(toLandscape: false)
    #expect(bar.shownAppearance?.place.slot == .standard && tabs.tabBar.itemStyle == .stacked)
  }

  @Test("An automatic title is like the previous one, and the first one is large")
  func largeTitles() {
    controller.navigationBar.prefersLargeTitles = true
    let second = UIViewController()
    controller.pushViewController(second, animated: false)
    #expect(controller.navigationBar.showsLargeTitle)
    screen.navigationItem.largeTitleDisplayMode = .never
    #expect(!controller.navigationBar.showsLargeTitle)
    second.navigationItem.largeTitleDisplayMode = .always
    #expect(controller.navigationBar.showsLargeTitle)
  }

  @Test("The first subview of a bar is its background, with a hairline of at most a point")
  func background() {
    for bar in [controller.navigationBar, tabs.tabBar] {
      let hairline = bar.subviews.first?.subviews.first as? UIImageView
      #expect(hairline.map { $0.frame.height <= 1 } == true)
    }
  }

  @Test("The tab bar disappears with the screen that hides it, and for all screens above it")
  func bottomBar() {
    let (second, third) = (UIViewController(), UIViewController())
    second.hidesBottomBarWhenPushed = true
    controller.pushViewController(second, animated: false)
    controller.pushViewController(third, animated: false)
    #expect(tabs.tabBar.isHidden)
    controller.popToRootViewController(animated: false)
    #expect(!tabs.tabBar.isHidden)
  }

  @Test("Bars that should hide on a swipe do, and come back")
  func hidingOnSwipe() {
    screen.tableView.drag(by: 50)
    #expect(!controller.isNavigationBarHidden)
    controller.hidesBarsOnSwipe = true
    screen.tableView.drag(by: 50)
    #expect(controller.isNavigationBarHidden)
    screen.tableView.drag(by: -10)
    #expect(!controller.isNavigationBarHidden)
  }

  @Test("A tint comes from the nearest view above that has one")
  func tints() {
    window.tintColor = .red
    #expect(controller.navigationBar.tintColor == .red && screen.view.tintColor == .red)
    controller.navigationBar.tintColor = .green
    window.tintColor = .blue
    #expect(controller.navigationBar.tintColor == .green && screen.view.tintColor == .blue)
    controller.navigationBar.tintColor = nil
    #expect(controller.navigationBar.tintColor == .blue)
  }

  @Test("Colors follow the traits of the place where they are used")
  func traits() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    window.screenTraits = UITraitCollection(traitsFrom: [
      window.screenTraits, UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(color.resolvedColor(with: screen.view.traitCollection) == .white)
    screen.overrideUserInterfaceStyle = .light
    #expect(color.resolvedColor(with: screen.view.traitCollection) == .black)
    #expect(color.resolvedColor(with: controller.navigationBar.traitCollection) == .white)
    let high = UITraitCollection(accessibilityContrast: .high)
    #expect(high.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
    let compact = UITraitCollection(verticalSizeClass: .compact)
    #expect(!compact.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
  }

  @Test("Fonts and metrics follow the content size, up to a limit")
  func metrics() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    #expect(metrics.scaledValue(for: 34, compatibleWith: large) == 56)
    #expect(metrics.scaledValue(for: 34) == 34)
    let font = UIFont.systemFont(ofSize: 17, weight: .regular)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 28)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 20, compatibleWith: large).pointSize == 20
    )
    #expect(UIFont.preferredFont(forTextStyle: .title1, compatibleWith: large).pointSize == 38)
  }

  @Test("The status bar follows the bar's style, or the screen once the bar is hidden")
  func statusBar() {
    let light = LightStatusScreen()
    controller.pushViewController(light, animated: false)
    #expect(window.statusBarStyle == .default)
    controller.navigationBar.barStyle = .black
    light.setNeedsStatusBarAppearanceUpdate()
    #expect(window.statusBarStyle == .lightContent)
    controller.navigationBar.barStyle = .default
    controller.setNavigationBarHidden(true, animated: false)
    light.setNeedsStatusBarAppearanceUpdate()
    #expect(window.statusBarStyle == .lightContent)
  }
}

private final class LightStatusScreen: UIViewController {
  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
}
