@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Stand-ins for a bar's background during transitions")
@MainActor
struct StandInTests {
  /// An app whose bar is red at the scroll edge; the screen 'home' sets green for only the standard slot.
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
    "A stand-in follows UIKit's lookup: the bar's scroll edge object precedes the screen's standard one",
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

  @Test(
    "A stand-in consists of the effect, the color over it, and the image over that, as in UIKit"
  )
  func composition() {
    let app = TestApp(schemes: ["home -> deep": .swap]) { _, screen in
      .bar {
        let look = UINavigationBarAppearance.opaque(TestColor.green)
        look.backgroundEffect = UIBlurEffect(style: .dark)
        look.backgroundImage = UIImage()
        $0.standardAppearance = .set(screen == "deep" ? .transparent : look)
        $0.scrollEdgeAppearance = .set(screen == "deep" ? .transparent : look)
      }
    }
    app.navigation.pushViewController(TestScreen("deep"), animated: true)
    app.navigation.transition?.advance(to: 0.5)
    let views = app.home.backdrops.first?.subviews ?? []
    let effect = views.firstIndex { ($0 as? UIVisualEffectView)?.effect != nil }
    let color = views.firstIndex { $0.backgroundColor === TestColor.green }
    let image = views.firstIndex { ($0 as? UIImageView)?.image != nil }
    #expect([effect, color, image] == [0, 1, 2])
    app.navigation.transition?.finish()
  }

  private func bars(in view: UIView) -> [UIView] {
    (view is UINavigationBar ? [view] : []) + view.subviews.flatMap { bars(in: $0) }
  }

  @Test(
    "A stand-in is a view and never a second bar, which UIKit would draw wrongly",
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
    "A plain navigation controller is styled when adopted and refreshed, and keeps its class"
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
