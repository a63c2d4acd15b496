@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("The app keeps control of everything that a theme doesn't mention")
@MainActor
struct HandsOffTests {
  @Test(
    "A bar that the app hides stays hidden if the theme doesn't mention it",
    arguments: [false, true]
  )
  func visibility(isPlain: Bool) {
    let app = TestApp(in: isPlain ? UINavigationController() : ThemedNavigationController()) {
      _,
      screen in
      .style {
        $0.navigationBar.tintColor = .set(SlotColors(TestColor.red))
        if screen == "bare" { $0.settings.hidesNavigationBar = .set(true) }
        if screen == "shown" { $0.settings.hidesNavigationBar = .set(false) }
      }
    }
    let own = TestScreen("own")
    own.onWillAppear = { app.navigation.setNavigationBarHidden(true, animated: true) }
    app.push(own)
    #expect(app.navigation.isNavigationBarHidden)
    app.themes.context = "night"
    #expect(app.navigation.isNavigationBarHidden)
    app.navigation.setNavigationBarHidden(false, animated: false)
    app.navigation.setToolbarHidden(false, animated: false)
    app.push(TestScreen("bare"))
    #expect(app.navigation.isNavigationBarHidden)
    #expect(app.navigation.visibilityCalls.last == "bar hidden animated")
    app.navigation.popViewController(animated: true)
    app.navigation.transition?.finish()
    #expect(!app.navigation.isNavigationBarHidden && !app.navigation.isToolbarHidden)
    #expect(app.navigation.visibilityCalls.last == "bar shown animated")
    app.push(TestScreen("shown"))
    app.navigation.setNavigationBarHidden(true, animated: false)
    app.push(TestScreen("own"))
    #expect(app.navigation.isNavigationBarHidden)
    app.themes.undo()
    #expect(app.navigation.isNavigationBarHidden && !app.navigation.isToolbarHidden)
  }

  @Test(
    "An app that hides the bar after a screen on which the theme did takes precedence"
  )
  func lastWord() {
    let app = TestApp { _, screen in
      .style { if screen == "bare" { $0.settings.hidesNavigationBar = .set(true) } }
    }
    app.push(TestScreen("bare"))
    let own = TestScreen("own")
    own.onWillAppear = { app.navigation.setNavigationBarHidden(true, animated: true) }
    app.push(own)
    #expect(app.navigation.isNavigationBarHidden)
  }

  @Test("A style that an app applies restores the values that an earlier style set")
  func direct() {
    let controller = UINavigationController()
    let bar = controller.navigationBar
    bar.tintColor = TestColor.green
    let screen = TestScreen("photo")
    screen.overrideUserInterfaceStyle = .light
    controller.pushViewController(screen, animated: false)
    var photo = ThemeStyle()
    photo.navigationBar.tintColor = .set(SlotColors(TestColor.red))
    photo.navigationBar.prefersLargeTitles = .set(true)
    photo.settings.hidesNavigationBar = .set(true)
    photo.settings.overrideUserInterfaceStyle = .set(.dark)
    photo.apply(to: screen)
    #expect(bar.tintColor === TestColor.red && bar.prefersLargeTitles)
    #expect(controller.isNavigationBarHidden && screen.overrideUserInterfaceStyle == .dark)
    ThemeStyle().apply(to: screen)
    #expect(bar.tintColor === TestColor.green && !bar.prefersLargeTitles)
    #expect(!controller.isNavigationBarHidden && screen.overrideUserInterfaceStyle == .light)
    // Changes that the app made in the meantime stay.
    controller.setNavigationBarHidden(true, animated: false)
    ThemeStyle().apply(to: screen)
    #expect(controller.isNavigationBarHidden)
  }

  @Test("No view of a bar is changed unless its background fades", arguments: BarViews.allCases)
  func views(tree: BarViews) {
    Simulation.run {
      Simulation.barViews = tree
      let app = TestApp { _, screen in
        .bar {
          $0.standardAppearance = .set(.opaque(TestColor.red))
          $0.scrollEdgeAppearance = .set(.opaque(TestColor.blue))
          if screen == "fade" { $0.scrollBehavior = .set(.fade(distance: 10)) }
        }
      }
      let views = app.bar.subviews
      for view in views { view.alpha = 0.7 }
      app.themes.refresh()
      app.home.scroll(to: 5)
      #expect(views.allSatisfy { $0.alpha == 0.7 })
      let fade = app.push(TestScreen("fade"))
      fade.scroll(to: 5)
      let item = fade.navigationItem
      if tree == .background {
        #expect(app.backgroundAlpha == 0.5)
        #expect(item.standardAppearance?.backgroundColor === TestColor.red)
      } else {
        #expect(app.bar.subviews.allSatisfy { $0.alpha == 0.7 })
        // The same path from nothing to the standard look, but with public APIs.
        #expect(TestColor.components(item.standardAppearance?.backgroundColor) == [1, 0, 0, 0.5])
        #expect(TestColor.components(item.scrollEdgeAppearance?.backgroundColor) == [1, 0, 0, 0.5])
      }
      fade.scroll(to: 10)
      #expect(item.standardAppearance?.backgroundColor === TestColor.red)
      app.navigation.popViewController(animated: true)
      app.navigation.transition?.finish()
      #expect(views.allSatisfy { $0.alpha == 0.7 })
      #expect(Simulation.misuses == [])
    }
  }

  @Test("An inherited tint is inherited again")
  func tints() {
    let app = TestApp { _, _ in
      .style {
        $0.navigationBar.tintColor = .set(SlotColors(TestColor.red))
        $0.toolbar.tintColor = .set(SlotColors(TestColor.red))
        $0.tabBar.tintColor = .set(SlotColors(TestColor.red))
        $0.settings.windowTintColor = .set(TestColor.blue)
      }
    }
    app.themes.undo()
    let toolbar: UIView = app.navigation.toolbar
    for view in [app.bar, toolbar, app.tabs.tabBar, app.window] {
      #expect(view.assignedTintColor == nil)
    }
    app.window.tintColor = TestColor.green
    #expect(app.bar.tintColor === TestColor.green)
  }

  @Test("Large titles are turned on once, and items determine which screens have them")
  func largeTitles() {
    Simulation.run {
      let app = TestApp { _, screen in
        .bar {
          if screen == "home" || screen == "large" { $0.prefersLargeTitles = .set(true) }
          if screen == "small" { $0.prefersLargeTitles = .set(false) }
        }
      }
      #expect(app.bar.prefersLargeTitles && app.bar.showsLargeTitle)
      let small = TestScreen("small")
      app.navigation.pushViewController(small, animated: true)
      app.navigation.transition?.run { _ in
        #expect(app.bar.prefersLargeTitles, "no switch while the screens move")
      }
      #expect(app.bar.prefersLargeTitles && !app.bar.showsLargeTitle)
      app.push(TestScreen("large"))
      #expect(app.bar.showsLargeTitle)
      let other = app.push(TestScreen(nil))
      #expect(!app.bar.showsLargeTitle)
      app.themes.undo()
      #expect(!app.bar.prefersLargeTitles)
      for screen in [app.home, small, other] {
        #expect(screen.navigationItem.largeTitleDisplayMode == .automatic)
      }
    }
  }

  @Test("If the whole theme has large titles, the app determines which screens have small ones")
  func ownModes() {
    let app = TestApp { _, _ in .bar { $0.prefersLargeTitles = .set(true) } }
    let small = TestScreen("small")
    small.navigationItem.largeTitleDisplayMode = .never
    app.push(small)
    #expect(app.bar.prefersLargeTitles && !app.bar.showsLargeTitle)
    #expect(app.home.navigationItem.largeTitleDisplayMode == .automatic)
  }
}
