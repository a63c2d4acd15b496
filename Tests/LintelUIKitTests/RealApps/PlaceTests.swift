import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Sheets, columns, tabs, and views of others")
@MainActor
struct PlaceTests {
  private func themes() -> ThemeController<String, String> {
    ThemeController(
      CompiledTheme(
        style: { _, screen in
          .style {
            let color = screen == "sheet" ? TestColor.blue : TestColor.red
            $0.settings.windowTintColor = .set(screen == nil ? TestColor.green : color)
            $0.navigationBar.standardAppearance = .set(.opaque(color))
            $0.tabBar.tintColor = .set(SlotColors(color))
            let tabBar = UITabBarAppearance()
            tabBar.backgroundColor = color
            $0.tabBar.standardAppearance = .set(tabBar)
          }
        },
        transition: { _, to, _ in to == "deep" ? .swap : nil }
      ),
      context: "day"
    ) { ($0 as? TestScreen)?.name }
  }

  private func show(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: .zero)
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  @Test("A sheet tints its own view, and the root tints the window", arguments: [false, true])
  func sheet(isPlain: Bool) {
    let root = ThemedNavigationController(rootViewController: TestScreen("home"))
    let window = show(root)
    let themes = themes()
    themes.adopt(window)
    themes.adopt(root)
    #expect(window.tintColor === TestColor.red)
    let screen = TestScreen("sheet")
    let sheet =
      isPlain
      ? UINavigationController(rootViewController: screen)
      : ThemedNavigationController(rootViewController: screen)
    themes.adopt(sheet)
    root.present(sheet, animated: true)
    #expect(window.tintColor === TestColor.red)
    #expect(sheet.view.tintColor === TestColor.blue)
    themes.context = "night"
    #expect(window.tintColor === TestColor.red)
    sheet.dismiss(animated: true)
    themes.undo()
    #expect(window.assignedTintColor == nil && sheet.view.assignedTintColor == nil)
  }

  @Test("Columns side by side tint themselves")
  func columns() {
    let primary = ThemedNavigationController(rootViewController: TestScreen("home"))
    let secondary = ThemedNavigationController(rootViewController: TestScreen("sheet"))
    let split = UISplitViewController()
    split.viewControllers = [primary, secondary]
    let window = show(split)
    let themes = themes()
    themes.adopt(window)
    themes.adopt(primary)
    themes.adopt(secondary)
    #expect(window.tintColor === TestColor.green)
    #expect(primary.view.tintColor === TestColor.red)
    #expect(secondary.view.tintColor === TestColor.blue)
  }

  @Test(
    "A pop of the secondary column from the edge of the screen is followed, and so is its cancellation"
  )
  func columnSwipe() {
    let home = TestScreen("home")
    let sheet = TestScreen("sheet")
    let secondary = ThemedNavigationController(rootViewController: home)
    let split = UISplitViewController()
    split.viewControllers = [
      UINavigationController(rootViewController: TestScreen(nil)), secondary,
    ]
    let window = show(split)
    let themes = ThemeController(
      CompiledTheme<String, String>(
        style: { _, screen in
          .bar {
            if screen == "sheet" { $0.scrollBehavior = .set(.fade(distance: 10)) }
            $0.tintColor = .set(SlotColors(screen == "sheet" ? TestColor.blue : TestColor.red))
          }
        },
        transition: { _, _, _ in TransitionScheme.none }
      ),
      context: "day"
    ) { ($0 as? TestScreen)?.name }
    themes.adopt(secondary)
    secondary.pushViewController(sheet, animated: true)
    secondary.transition?.finish()
    split.isPrimaryHidden = true
    #expect(split.swipeFromLeadingEdge() == nil && !split.isPrimaryHidden)
    split.isPrimaryHidden = true
    split.presentsWithGesture = false
    #expect(split.swipeFromLeadingEdge() == nil)
    split.displayModeButtonVisibility = .always
    let swipe = split.swipeFromLeadingEdge()
    swipe?.advance(to: 0.4)
    #expect(secondary.navigationBar.tintColor === TestColor.red)
    swipe?.cancel()
    #expect(secondary.navigationBar.tintColor === TestColor.blue)
    #expect((home.observations, sheet.observations) == (0, 1))
    sheet.scroll(to: 5)
    #expect(secondary.navigationBar.barBackground.alpha == 0.5)
    split.swipeFromLeadingEdge()?.finish()
    #expect(secondary.topViewController === home && home.observations == 0)
    #expect(sheet.observations == 0 && window.rootViewController === split)
  }

  @Test("Two windows have separate tints, and so have two scenes of one theme")
  func windows() {
    let one = ThemedNavigationController(rootViewController: TestScreen("home"))
    let other = ThemedNavigationController(rootViewController: TestScreen("sheet"))
    let windows = [show(one), show(other)]
    let themes = themes()
    for window in windows { themes.adopt(window) }
    themes.adopt(one)
    themes.adopt(other)
    #expect(windows[0].tintColor === TestColor.red && windows[1].tintColor === TestColor.blue)
    themes.context = "night"
    #expect(windows[0].tintColor === TestColor.red && windows[1].tintColor === TestColor.blue)
  }

  @Test("A tab without a navigation controller is styled, too", arguments: [false, true])
  func plainTabs(tells: Bool) {
    Simulation.run {
      Simulation.tellsSelectedItem = tells
      let (first, second) = (TestScreen("home"), TestScreen("sheet"))
      let tabs = UITabBarController()
      tabs.viewControllers = [first, second]
      let window = show(tabs)
      let themes = themes()
      themes.adopt(window)
      themes.adopt(tabs)
      #expect(tabs.tabBar.tintColor === TestColor.red && window.tintColor === TestColor.red)
      #expect(second.tabBarItem.standardAppearance?.backgroundColor === TestColor.blue)
      tabs.selectedIndex = 1
      // Without a notification about the selected item, the bar stays the same.
      if tells { #expect(tabs.tabBar.tintColor === TestColor.blue) }
      themes.refresh()
      tabs.tapItem(at: 0)
      #expect(tabs.tabBar.tintColor === TestColor.red && window.tintColor === TestColor.red)
      tabs.selectedIndex = 1
      #expect(tabs.tabBar.tintColor === TestColor.blue && window.tintColor === TestColor.blue)
      themes.undo()
      #expect(tabs.tabBar.assignedTintColor == nil)
      #expect(second.tabBarItem.standardAppearance == nil)
      #expect(second.view.subviews.count == 1)
    }
  }

  @Test("A tab without a navigation controller is styled after a push in another tab")
  func plainTabsWait() {
    Simulation.run {
      let plain = TestScreen("plain")
      let app = TestApp { context, screen in
        .style {
          let appearance = UITabBarAppearance()
          appearance.backgroundColor = context == "day" ? TestColor.red : TestColor.blue
          if screen == "plain" { $0.tabBar.standardAppearance = .set(appearance) }
        }
      }
      app.tabs.viewControllers = [app.navigation, plain]
      app.themes.adopt(app.tabs)
      #expect(plain.tabBarItem.standardAppearance?.backgroundColor === TestColor.red)
      app.navigation.pushViewController(TestScreen("deep"), animated: true)
      app.navigation.transition?.advance(to: 0.5)
      app.themes.context = "night"
      #expect(plain.tabBarItem.standardAppearance?.backgroundColor === TestColor.red)
      app.navigation.transition?.finish()
      #expect(plain.tabBarItem.standardAppearance?.backgroundColor === TestColor.blue)
      app.themes.context = "day"
      #expect(plain.tabBarItem.standardAppearance?.backgroundColor === TestColor.red)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("Content that scrolls during a transition around its stack is followed at the end")
  func scrollingBehind() {
    Simulation.run {
      let home = TestScreen("home")
      let navigation = UINavigationController(rootViewController: home)
      let box = UIViewController()
      box.addChild(navigation)
      let outer = UINavigationController(rootViewController: UIViewController())
      outer.pushViewController(box, animated: false)
      let window = show(outer)
      navigation.beginAppearanceTransition(true, animated: false)
      navigation.view.frame = box.view.bounds
      box.view.addSubview(navigation.view)
      navigation.viewIsAppearing(false)
      navigation.endAppearanceTransition()
      window.layoutIfNeeded()
      let themes = ThemeController(
        CompiledTheme<String, String>(style: { _, _ in
          .bar {
            $0.tintColor = .set(SlotColors(standard: TestColor.red, scrollEdge: TestColor.blue))
          }
        }),
        context: "day"
      ) { ($0 as? TestScreen)?.name }
      themes.adopt(navigation)
      home.scroll(to: 0)
      #expect(navigation.navigationBar.tintColor === TestColor.blue)
      let swipe = outer.beginSwipeBack()
      swipe?.advance(to: 0.2)
      home.scroll(to: 20)
      swipe?.cancel()
      #expect(swipe != nil && navigation.navigationBar.tintColor === TestColor.red)
    }
  }

  @Test("A backdrop is added above the content once, and stays below views that the app adds")
  func order() {
    let app = TestApp(schemes: ["home -> deep": .backdrop]) { _, _ in
      .bar { $0.standardAppearance = .set(.opaque(TestColor.red)) }
    }
    let deep = app.push(TestScreen("deep"))
    let overlay = UIView(frame: .zero)
    deep.view.addSubview(overlay)
    deep.scroll(to: 20)
    app.themes.refresh()
    app.window.layoutIfNeeded()
    #expect(deep.view.subviews.last === overlay && deep.backdrops.count == 1)
  }

  @Test(
    "In a container, the backdrop extends to the bar's edge in the screen's own coordinates"
  )
  func coordinates() {
    final class Box: UIViewController {
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        for child in children {
          child.view.frame = CGRect(x: 20, y: 300, width: 300, height: 400)
        }
      }
    }
    let home = TestScreen("home")
    let navigation = ThemedNavigationController(rootViewController: home)
    let box = Box()
    box.addChild(navigation)
    let window = show(box)
    navigation.beginAppearanceTransition(true, animated: false)
    box.view.addSubview(navigation.view)
    window.layoutIfNeeded()
    navigation.viewIsAppearing(false)
    navigation.endAppearanceTransition()
    let themes = themes()
    themes.adopt(navigation)
    let deep = TestScreen("deep")
    navigation.pushViewController(deep, animated: true)
    navigation.transition?.advance(to: 0.5)
    let bar = navigation.navigationBar
    let backdrop = deep.backdrops.first
    #expect(backdrop?.frame.minY == 0)
    #expect(backdrop?.frame.maxY == bar.convert(bar.bounds, to: deep.view).maxY)
    navigation.transition?.finish()
  }

  @Test(
    "SwiftUI's own views stay unchanged, and the bar changes automatically",
    arguments: [
      TransitionScheme.swap, .backdrop,
    ]
  )
  func hosting(scheme: TransitionScheme) {
    final class Hosting: UIViewController {
      override func loadView() {
        view = _UIHostingView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      }
    }
    Simulation.run {
      let app = TestApp(schemes: ["home -> deep": scheme, "deep -> home": scheme]) { _, screen in
        .bar {
          $0.standardAppearance = .set(.opaque(screen == "deep" ? TestColor.blue : TestColor.red))
        }
      }
      let hosting = Hosting()
      app.themes.assign("deep", to: hosting)
      app.navigation.pushViewController(hosting, animated: true)
      app.navigation.transition?.run { _ in }
      #expect(hosting.view.subviews.isEmpty)
      #expect(hosting.navigationItem.standardAppearance?.backgroundColor === TestColor.blue)
      app.navigation.popViewController(animated: true)
      app.navigation.transition?.run { _ in }
      app.navigation.pushViewController(hosting, animated: true)
      app.navigation.transition?.finish()
      #expect(hosting.view.subviews.isEmpty && app.bar.isUserInteractionEnabled)
      #expect(Simulation.misuses == [])
    }
  }
}
