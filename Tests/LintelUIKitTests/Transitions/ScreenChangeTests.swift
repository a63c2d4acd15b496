import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Settings that UIKit has only on bars")
@MainActor
struct ScreenChangeTests {
  private func app() -> TestApp {
    TestApp { _, screen in
      .style { style in
        let isSecond = screen == "second"
        let color = isSecond ? TestColor.blue : TestColor.red
        style.navigationBar.tintColor = .set(SlotColors(color))
        style.navigationBar.standardAppearance = .set(.opaque(color))
        let toolbar = UIToolbarAppearance()
        toolbar.backgroundColor = color
        style.toolbar.standardAppearance = .set(toolbar)
        style.toolbar.tintColor = .set(SlotColors(color))
        let tabBar = UITabBarAppearance()
        tabBar.backgroundColor = color
        style.tabBar.standardAppearance = .set(tabBar)
        style.tabBar.tintColor = .set(SlotColors(color))
        style.settings.statusBarStyle = .set(isSecond ? .lightContent : .darkContent)
        style.settings.backButtonDisplayMode = .set(isSecond ? .generic : .minimal)
        style.settings.hidesToolbar = .set(!isSecond)
        style.settings.hidesBottomBar = .set(isSecond)
        style.settings.windowTintColor = .set(color)
      }
    }
  }

  /// The tints, and the appearance objects that an item can't have.
  private func state(_ app: TestApp) -> [UIColor?] {
    [
      app.bar.tintColor, app.navigation.toolbar.tintColor, app.tabs.tabBar.tintColor,
      app.window.tintColor, app.navigation.toolbar.standardAppearance.backgroundColor,
      app.navigation.tabBarItem.standardAppearance?.backgroundColor,
    ]
  }

  private func isAll(_ color: UIColor, _ app: TestApp) -> Bool {
    state(app).allSatisfy { $0 === color }
  }

  @Test(
    "Settings change alongside the transition, and appearance objects at its end",
    arguments: [false, true]
  )
  func push(runsCompletionsFirst: Bool) {
    Simulation.run {
      Simulation.runsCompletionsFirst = runsCompletionsFirst
      let app = app()
      #expect(isAll(TestColor.red, app))
      let second = TestScreen("second")
      app.navigation.pushViewController(second, animated: true)
      #expect(second.hidesBottomBarWhenPushed)
      #expect(second.navigationItem.standardAppearance?.backgroundColor === TestColor.blue)
      app.navigation.transition?.advance(to: 0.1)
      #expect(state(app)[..<4].allSatisfy { $0 === TestColor.blue })
      #expect(state(app)[4...].allSatisfy { $0 === TestColor.red })
      #expect(app.window.statusBarStyle == .lightContent)
      #expect(!app.navigation.isToolbarHidden)
      app.navigation.transition?.finish()
      #expect(isAll(TestColor.blue, app))
      #expect(app.home.navigationItem.backButtonDisplayMode == .minimal)
      app.navigation.popViewController(animated: true)
      app.navigation.transition?.finish()
      #expect(isAll(TestColor.red, app))
      #expect(app.window.statusBarStyle == .darkContent)
      #expect(app.navigation.isToolbarHidden)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("Settings are restored when a pop is canceled", arguments: [false, true])
  func cancelled(runsCompletionsFirst: Bool) {
    Simulation.run {
      Simulation.runsCompletionsFirst = runsCompletionsFirst
      let app = app()
      app.push(TestScreen("second"))
      for _ in 0..<3 {
        let transition = app.navigation.beginSwipeBack()
        transition?.advance(to: 0.5)
        #expect(app.bar.tintColor === TestColor.red)
        #expect(app.window.statusBarStyle == .darkContent)
        transition?.cancel()
        #expect(isAll(TestColor.blue, app))
        #expect(app.window.statusBarStyle == .lightContent)
        #expect(!app.navigation.isToolbarHidden)
      }
      #expect(Simulation.misuses == [])
    }
  }

  @Test("Tabs that share a bar apply their own settings")
  func tabs() {
    let app = app()
    let other = ThemedNavigationController(rootViewController: TestScreen("second"))
    app.tabs.setViewControllers([app.navigation, other], animated: false)
    app.themes.adopt(other)
    app.tabs.selectedIndex = 0
    #expect(app.tabs.tabBar.tintColor === TestColor.red)
    app.tabs.selectedIndex = 1
    #expect(app.tabs.tabBar.tintColor === TestColor.blue)
    #expect(app.window.tintColor === TestColor.blue)
    app.tabs.selectedIndex = 0
    #expect(app.tabs.tabBar.tintColor === TestColor.red)
  }
}
