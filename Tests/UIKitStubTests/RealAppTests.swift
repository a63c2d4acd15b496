import Foundation
import Testing
import UIKit

/// Conditions of real apps that tests of bars miss: other view trees, deferred and nested pushes, sheets, columns, key-value coding.
///
/// Where Apple doesn't specify a behavior, the tests cover both possibilities.
@MainActor
@Suite("Real apps", .serialized)
struct RealAppTests {
  private func shown(_ root: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  /// Key-Value Coding Programming Guide, "Accessor Search Patterns"; the setters are from class dumps of iOS 13 and later.
  @Test(
    "Key-value coding finds _set<Key>:, writes the variable of a key with an underscore, and refuses others"
  )
  func keyValueCoding() {
    Simulation.run {
      let item = UINavigationItem(title: "")
      item.setValue(true, forKey: "manualScrollEdgeAppearanceEnabled")
      #expect(item.privateValues == ["_manualScrollEdgeAppearanceEnabled": 1])
      #expect(Simulation.misuses == [])
      item.setValue(false, forKey: "_manualScrollEdgeAppearanceEnabled")
      #expect(item.privateValues == ["_manualScrollEdgeAppearanceEnabled": 1])
      item.setValue(1, forKey: "scrollEdge")
      #expect(
        Simulation.misuses == [
          .instanceVariableWritten("_manualScrollEdgeAppearanceEnabled"),
          .undefinedKey("scrollEdge"),
        ]
      )
    }
  }

  /// "There is nothing to stop Apple changing the subviews of UINavigationBar" (Recreating the iPadOS Settings App Navigation Bar Style).
  @Test(
    "The background is the first view, isn't a subview, or has titles in it",
    arguments: BarViews.allCases
  )
  func views(way: BarViews) {
    Simulation.run {
      Simulation.barViews = way
      let bar = UINavigationBar(frame: .zero)
      #expect((bar.subviews.first === bar.barBackground) == (way == .background))
      #expect(bar.subviews.contains(bar.barBackground) == (way != .content))
      let hasText = bar.subviews.first?.subviews.contains { $0 is UILabel }
      #expect(hasText == (way != .background))
    }
  }

  @Test("Calls that hide or show bars are recorded with whether they are animated")
  func visibility() {
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.setNavigationBarHidden(true, animated: true)
    controller.setToolbarHidden(false, animated: false)
    #expect(controller.visibilityCalls == ["bar hidden animated", "toolbar shown"])
  }

  @Test("A push advances frame by frame and ends automatically, but not an interactive one")
  func frames() {
    let controller = UINavigationController(rootViewController: UIViewController())
    let window = shown(controller)
    controller.pushViewController(UIViewController(), animated: true)
    var parts: [CGFloat] = []
    controller.transition?.run(frames: 4) { parts.append($0) }
    #expect(parts == [0, 0.25, 0.5, 0.75, 1, 1])
    #expect(controller.transition == nil)
    let swipe = controller.beginSwipeBack()
    swipe?.run(frames: 2) { _ in }
    #expect(swipe?.isRunning == true)
    swipe?.cancel()
    #expect(controller.viewControllers.count == 2 && window.rootViewController === controller)
  }

  /// "Unless you are on a larger device (Max/Plus or higher)"; "it seems like this functionality was removed in iOS 17".
  @Test(
    "In landscape, the vertical size class is compact, and the bar may be low",
    arguments: [false, true]
  )
  func compactBars(way: Bool) {
    Simulation.run {
      Simulation.hasCompactBars = way
      let controller = UINavigationController(rootViewController: UIViewController())
      controller.navigationBar.compactAppearance = UINavigationBarAppearance()
      let window = shown(controller)
      window.turn(toLandscape: true)
      #expect(controller.traitCollection.verticalSizeClass == .compact)
      #expect(controller.navigationBar.frame.height == (way ? 32 : 44))
      #expect((controller.navigationBar.shownAppearance?.place.slot == .compact) == way)
    }
  }

  /// Crash reports show `viewDidLoad` below `pushViewController:animated:`, and below `_startDeferredTransitionIfNeeded:` in a layout.
  @Test(
    "A push calls the screen's methods before it returns, or when the stack is laid out",
    arguments: [false, true]
  )
  func deferral(way: Bool) {
    Simulation.run {
      Simulation.defersTransitions = way
      let log = CallLog()
      let controller = UINavigationController(rootViewController: UIViewController())
      let window = shown(controller)
      let screen = LoggingScreen("screen", log)
      controller.pushViewController(screen, animated: true)
      #expect(log.calls.isEmpty == way)
      #expect(controller.transitionCoordinator != nil)
      window.layoutIfNeeded()
      #expect(log.calls.contains("screen.viewWillAppear"))
      controller.transition?.finish()
      #expect(log.calls.contains("screen.viewDidAppear"))
    }
  }

  /// "Nested push animation can result in corrupted navigation bar"; since iOS 18, a push is documented to end the running one.
  @Test("A push during another one ends that, or waits", arguments: NestedTransitions.allCases)
  func nested(way: NestedTransitions) {
    Simulation.run {
      Simulation.nestedTransitions = way
      let (second, third) = (UIViewController(), UIViewController())
      let controller = UINavigationController(rootViewController: UIViewController())
      let window = shown(controller)
      controller.pushViewController(second, animated: true)
      controller.pushViewController(third, animated: true)
      #expect((controller.topViewController === third) == (way == .finishFirst))
      controller.transition?.finish()
      controller.transition?.finish()
      #expect(controller.topViewController === third && controller.transition == nil)
      #expect(Simulation.misuses == [.transitionDuringTransition])
      #expect(third.view.window === window)
    }
  }

  /// UIViewController.h: "viewWillAppear: … called when the view is about to made visible", where Apple's samples style items.
  @Test("Objects may be assigned until the screens' methods for the transition were called")
  func preparation() {
    final class Screen: UIViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.standardAppearance = UINavigationBarAppearance()
      }
    }
    Simulation.run {
      let controller = UINavigationController(rootViewController: UIViewController())
      let window = shown(controller)
      let screen = Screen()
      controller.pushViewController(screen, animated: true)
      #expect(Simulation.misuses == [])
      screen.navigationItem.standardAppearance = UINavigationBarAppearance()
      #expect(Simulation.misuses.count == 1 && screen.view.window === window)
      controller.transition?.finish()
    }
  }

  @Test("A sheet is in the same window, but in no stack, and can be dismissed")
  func sheet() {
    let root = UIViewController()
    let window = shown(root)
    let sheet = UINavigationController(rootViewController: UIViewController())
    root.present(sheet, animated: true)
    #expect(sheet.presentingViewController === root && sheet.view.window === window)
    #expect(sheet.parent == nil && root.presentedViewController === sheet)
    sheet.dismiss(animated: true)
    #expect(sheet.view.window == nil && root.presentedViewController == nil)
  }

  @Test("Columns are side by side, and two windows are independent")
  func columns() {
    let columns = [UINavigationController(), UINavigationController()]
    for column in columns { column.viewControllers = [UIViewController()] }
    let split = UISplitViewController()
    split.viewControllers = columns
    let window = shown(split)
    #expect(columns.allSatisfy { $0.view.window === window && $0.parent === split })
    #expect(columns[1].view.frame.minX == window.frame.width / 2)
    let other = shown(UIViewController())
    other.tintColor = .red
    #expect(columns[0].view.tintColor != .red)
  }

  /// UITrait.h: the handler is called "when any of the given traits change".
  @Test("Observers of traits are notified only of those traits")
  func traits() {
    let window = shown(UIViewController())
    let view = UIView()
    window.addSubview(view)
    var changes = 0
    view.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (_: UIView, _: UITraitCollection) in
      changes += 1
    }
    window.screenTraits = UITraitCollection(traitsFrom: [
      window.screenTraits, UITraitCollection(userInterfaceStyle: .dark),
    ])
    #expect(changes == 0)
    window.turn(toLandscape: true)
    #expect(changes == 1)
  }

  /// "When pushViewController is set to hideBottomBarWhenPushed and NavigationBar at this time is a translucent effect, then the
  /// NavigationBar will be transparent …" (Three schemes for transparent and translucent NavigationBar switching).
  @Test(
    "Only a frosted bar flashes while the tab bar disappears",
    arguments: [(true, true), (true, false), (false, true), (false, false)]
  )
  func flash(isFrosted: Bool, hidesTabBar: Bool) {
    let look = UINavigationBarAppearance()
    look.configureWithOpaqueBackground()
    if isFrosted { look.backgroundEffect = UIBlurEffect(style: .systemChromeMaterial) }
    let controller = UINavigationController(rootViewController: UIViewController())
    controller.navigationBar.standardAppearance = look
    controller.navigationBar.scrollEdgeAppearance = look
    let tabs = UITabBarController()
    tabs.viewControllers = [controller]
    let window = shown(tabs)
    let screen = UIViewController()
    screen.hidesBottomBarWhenPushed = hidesTabBar
    controller.pushViewController(screen, animated: true)
    var flashes: [Bool] = []
    controller.transition?.run(frames: 2) { _ in
      flashes.append(controller.navigationBar.showsWhatIsBehind)
    }
    #expect(flashes.dropLast().allSatisfy { $0 == (isFrosted && hidesTabBar) })
    #expect(flashes.last == false && window.rootViewController === tabs)
  }

  /// UIViewController.h, `extendedLayoutIncludesOpaqueBars`: "Defaults to NO, but bars are translucent by default on 7_0".
  @Test("A view begins below an opaque bar unless it opts out or the bar is hidden")
  func opaqueBars() {
    let screen = UIViewController()
    let controller = UINavigationController(rootViewController: screen)
    let window = shown(controller)
    #expect(screen.view.frame == window.bounds)
    controller.navigationBar.isTranslucent = false
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(screen.view.frame.minY == controller.navigationBar.frame.maxY)
    #expect(screen.view.frame.maxY == window.frame.maxY && screen.view.safeAreaInsets.top == 0)
    controller.setNavigationBarHidden(true, animated: false)
    #expect(screen.view.frame == window.bounds)
    controller.setNavigationBarHidden(false, animated: false)
    screen.extendedLayoutIncludesOpaqueBars = true
    controller.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(screen.view.frame == window.bounds)
  }

  /// CADisplayLink: it "synchronizes your drawing to the refresh rate of the display"; `transitionDuration` is the duration of a push.
  @Test("Time advances every transition equally, except interactive ones")
  func displayLink() {
    let controllers = (0..<2).map { _ in
      UINavigationController(rootViewController: UIViewController())
    }
    let windows = controllers.map(shown)
    let link = VirtualDisplayLink()
    controllers[0].pushViewController(UIViewController(), animated: true)
    var parts: [CGFloat] = []
    link.run(for: 0.1) { _ in parts.append(controllers[0].transition?.percentComplete ?? 1) }
    #expect(parts.count == 6 && parts == parts.sorted() && Set(parts).count == 6)
    controllers[1].pushViewController(UIViewController(), animated: true)
    link.run(for: 0.26)
    #expect(controllers[0].transition == nil && controllers[1].transition != nil)
    link.run(for: 0.1)
    #expect(controllers[1].transition == nil && windows.count == 2)
    let swipe = controllers[0].beginSwipeBack()
    swipe?.advance(to: 0.5)
    link.run(for: 1)
    #expect(swipe?.percentComplete == 0.5 && swipe?.isRunning == true)
    swipe?.endInteraction(isCancelled: true)
    link.run(for: 0.1)
    #expect((swipe?.percentComplete ?? 0) < 0.5 && swipe?.isRunning == true)
    link.run(for: 0.2)
    #expect(swipe?.isRunning == false && controllers[0].viewControllers.count == 2)
  }

  /// UIAppearance: "iOS applies appearance changes when a view enters a window, it doesn't change the appearance of a view that's
  /// already in a window"; "any instance customization" wins (Navigation Bar Customisation, part 2).
  @Test(
    "Proxies apply to views that enter a window, specific over general, but not to customized ones"
  )
  func proxies() {
    UIAppearanceProxies.shared.removeAll()
    defer { UIAppearanceProxies.shared.removeAll() }
    let early = UINavigationController(rootViewController: UIViewController())
    let window = shown(early)
    UINavigationBar.appearance().barTintColor = .red
    UINavigationBar.appearance(whenContainedInInstancesOf: [ShelfController.self]).barTintColor =
      .blue
    #expect(early.navigationBar.barTintColor == nil && window.rootViewController === early)
    let general = UINavigationController(rootViewController: UIViewController())
    let contained = ShelfController(rootViewController: UIViewController())
    let custom = UINavigationController(rootViewController: UIViewController())
    custom.navigationBar.barTintColor = .green
    let windows = [general, contained, custom].map(shown)
    #expect(general.navigationBar.barTintColor == .red)
    #expect(contained.navigationBar.barTintColor == .blue)
    #expect(custom.navigationBar.barTintColor == .green && windows.count == 3)
    #expect(general.navigationBar.proxySettings.map(\.property) == ["barTintColor"])
  }

  /// The console says: "Adding … as a subview of UIHostingController.view is not supported and may result in a broken view hierarchy".
  @Test("SwiftUI's own view doesn't accept other subviews")
  func hosting() {
    Simulation.run {
      _UIHostingView(frame: .zero).addSubview(UIView())
      #expect(Simulation.misuses == [.subviewOfHostingView("UIView")])
    }
  }

  @Test("Rectangles are converted from one view's coordinates to another's")
  func coordinates() {
    let outer = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 300))
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 300, height: 200))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    outer.addSubview(scroll)
    outer.addSubview(bar)
    scroll.contentOffset.y = 30
    #expect(bar.convert(bar.bounds, to: scroll).maxY == 80)
    #expect(bar.convert(bar.bounds, to: outer).maxY == 150)
  }

  @Test(
    "A delegate and the selected item notify observers, the item only if UIKit uses its setter",
    arguments: [false, true]
  )
  func observation(way: Bool) {
    Simulation.run {
      Simulation.tellsSelectedItem = way
      var told = 0
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      let window = shown(tabs)
      let observation = tabs.tabBar.observe(\.selectedItem) { @Sendable _, _ in
        MainActor.assumeIsolated { Counter.shared.count += 1 }
      }
      Counter.shared.count = 0
      tabs.selectedIndex = 1
      told = Counter.shared.count
      #expect(told == (way ? 1 : 0) && window.rootViewController === tabs)
      observation.invalidate()
    }
  }
}

final class ShelfController: UINavigationController {}

@MainActor
private final class Counter {
  static let shared = Counter()
  var count = 0
}
