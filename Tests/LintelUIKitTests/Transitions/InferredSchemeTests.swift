@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("The scheme of a push that the theme doesn't list")
@MainActor
struct InferredSchemeTests {
  /// An app with two red screens; the style of the second one may differ.
  private func app(
    home: @escaping (inout ThemeStyle) -> Void = { _ in },
    next: @escaping (inout ThemeStyle) -> Void
  ) -> TestApp {
    TestApp(infersOthers: true) { _, screen in
      .style { style in
        // Created each time, as in the Swift output.
        let color = UIColor { @Sendable _ in TestColor.red }
        style.navigationBar.standardAppearance = .set(.opaque(color))
        style.navigationBar.scrollEdgeAppearance = .set(.opaque(color))
        if screen == "home" { home(&style) }
        if screen == "next" { next(&style) }
      }
    }
  }

  /// Whether each screen has a backdrop in the middle of the push, and at rest.
  private func backdrops(_ app: TestApp) -> [Bool] {
    let next = TestScreen("next")
    app.navigation.pushViewController(next, animated: true)
    app.navigation.transition?.advance(to: 0.5)
    let during = [app.home, next].map { !$0.backdrops.isEmpty }
    app.navigation.transition?.finish()
    return during + [!next.backdrops.isEmpty]
  }

  private func clear(_ style: inout ThemeStyle) {
    style.navigationBar.standardAppearance = .set(.transparent)
    style.navigationBar.scrollEdgeAppearance = .set(.transparent)
  }

  private func frosted(_ style: inout ThemeStyle) {
    let look = UINavigationBarAppearance.opaque(TestColor.red)
    look.backgroundEffect = UIBlurEffect(style: .systemThinMaterial)
    style.navigationBar.standardAppearance = .set(look)
    style.navigationBar.scrollEdgeAppearance = .set(look)
  }

  @Test("Bars that look the same need no scheme")
  func same() {
    Simulation.run { #expect(backdrops(app { _ in }) == [false, false, false]) }
  }

  @Test("Without blur, each screen draws its own background permanently")
  func backdrop() {
    Simulation.run { #expect(backdrops(app(next: clear)) == [true, true, true]) }
  }

  @Test("With blur, stand-ins exist only during the push")
  func swap() {
    Simulation.run {
      #expect(backdrops(app(home: frosted, next: clear)) == [true, true, false])
    }
  }

  @Test("On iOS 26, default backgrounds are glass, which looks the same in every position")
  func glass() {
    Simulation.run {
      @MainActor
      func styled(_ change: @escaping (UINavigationBarAppearance) -> Void) -> TestApp {
        TestApp(infersOthers: true) { _, screen in
          .style { style in
            let look = UINavigationBarAppearance()
            if screen == "next" { change(look) }
            style.navigationBar.standardAppearance = .set(look)
            style.navigationBar.scrollEdgeAppearance = .set(.transparent)
          }
        }
      }
      #expect(backdrops(styled { _ in }) == [false, false, false])
      #expect(backdrops(styled { $0.shadowColor = TestColor.red }) == [true, true, true])
      #expect(backdrops(styled { $0.backgroundColor = TestColor.red }) == [true, true, true])
      let blur = UIBlurEffect(style: .systemThinMaterial)
      #expect(backdrops(styled { $0.backgroundEffect = blur }) == [true, true, false])
    }
  }

  @Test("A fade doesn't change bars without backgrounds")
  func clearFade() {
    Simulation.run {
      let app = app(home: clear) { style in
        clear(&style)
        style.navigationBar.scrollBehavior = .set(.fade(distance: 10))
      }
      #expect(backdrops(app) == [false, false, false])
    }
  }

  @Test("A stand-in doesn't work with a fade or a shadow image, as in the compiler's choice")
  func traps() {
    Simulation.run {
      let fading = app(home: frosted) { style in
        clear(&style)
        style.navigationBar.scrollBehavior = .set(.fade(distance: 10))
      }
      #expect(backdrops(fading) == [true, true, true])
      let shadowed = app(home: frosted) { style in
        let look = UINavigationBarAppearance.opaque(TestColor.blue)
        look.shadowImage = UIImage()
        style.navigationBar.standardAppearance = .set(look)
        style.navigationBar.scrollEdgeAppearance = .set(look)
      }
      #expect(backdrops(shadowed) == [true, true, true])
    }
  }

  @Test("A hidden bar has no background to compare")
  func hidden() {
    Simulation.run {
      let bare = app { style in
        clear(&style)
        style.settings.hidesNavigationBar = .set(true)
      }
      #expect(backdrops(bare) == [false, false, false])
    }
  }

  @Test("A screen's own scheme comes first, including doing nothing")
  func written() {
    Simulation.run {
      let still = app { style in
        clear(&style)
        style.settings.transition = .set(.none)
      }
      #expect(backdrops(still) == [false, false, false])
      let automatic = app { style in
        clear(&style)
        style.settings.transition = .set(.automatic)
      }
      #expect(backdrops(automatic) == [true, true, true])
    }
  }

  @Test("A screen that isn't the theme's isn't changed")
  func stranger() {
    Simulation.run {
      let app = app(next: clear)
      let stranger = TestScreen(nil)
      app.navigation.pushViewController(stranger, animated: true)
      app.navigation.transition?.advance(to: 0.5)
      #expect(stranger.backdrops.isEmpty && app.home.backdrops.isEmpty)
      app.navigation.transition?.finish()
    }
  }
}
