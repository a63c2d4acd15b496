import LintelUIKit
import Testing
import UIKit

@Suite("What stands in for a bar's background while screens change")
@MainActor
struct StandInTests {
  /// A bar whose own edge is red; the screen 'home' says green for the standard slot alone.
  private func app(_ scheme: TransitionScheme) -> TestApp {
    TestApp(schemes: ["home -> deep": scheme]) { _, screen in
      .style { style in
        if screen == "home" {
          style.navigationBar.standardAppearance = .set(.opaque(TestColor.green))
        } else {
          style.navigationBar.standardAppearance = .set(.opaque(TestColor.blue))
          if screen == nil {
            style.navigationBar.scrollEdgeAppearance = .set(.opaque(TestColor.red))
          }
        }
      }
    }
  }

  private func color(_ screen: TestScreen) -> UIColor? {
    screen.backdrops.first?.subviews.compactMap(\.backgroundColor).first
  }

  @Test(
    "It is drawn by UIKit's lookup: the bar's edge beats the screen's standard object",
    arguments: [false, true]
  )
  func lookup(isScrolled: Bool) {
    Simulation.run {
      let app = app(.swap)
      if isScrolled { app.home.scroll(to: 100) }
      app.navigation.pushViewController(TestScreen("deep"), animated: true)
      app.navigation.transition?.advance(to: 0.5)
      #expect(color(app.home) === (isScrolled ? TestColor.green : TestColor.red))
      app.navigation.transition?.finish()
      #expect(Simulation.misuses == [])
    }
  }

  private func bars(in view: UIView) -> [UIView] {
    (view is UINavigationBar ? [view] : []) + view.subviews.flatMap { bars(in: $0) }
  }

  @Test(
    "It is a view and never a second bar, which UIKit would draw wrongly",
    arguments: [TransitionScheme.hide, .backdrop, .swap]
  )
  func views(scheme: TransitionScheme) {
    Simulation.run {
      let app = app(scheme)
      let deep = TestScreen("deep")
      app.navigation.pushViewController(deep, animated: true)
      for part in [0.0, 0.5] {
        app.navigation.transition?.advance(to: part)
        #expect(bars(in: app.window) == [app.bar])
      }
      app.navigation.transition?.finish()
      deep.scroll(to: 5)
      #expect(bars(in: app.window) == [app.bar])
      #expect(Simulation.misuses == [])
    }
  }

  @Test(
    "A plain navigation controller is styled where it is adopted and refreshed; its class stays what it is"
  )
  func plainController() {
    Simulation.run {
      let app = app(.none)
      let first = TestScreen("home")
      let second = TestScreen("deep")
      let plain = UINavigationController(rootViewController: first)
      app.themes.adopt(plain)
      #expect(first.navigationItem.standardAppearance?.backgroundColor === TestColor.green)
      plain.pushViewController(second, animated: false)
      #expect(second.navigationItem.standardAppearance == nil)
      app.themes.refresh()
      #expect(second.navigationItem.standardAppearance?.backgroundColor === TestColor.blue)
      #expect(type(of: plain) == UINavigationController.self)
      app.themes.undo()
      #expect(first.navigationItem.standardAppearance == nil)
      #expect(second.navigationItem.standardAppearance == nil)
    }
  }
}
