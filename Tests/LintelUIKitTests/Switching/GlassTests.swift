@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Glass of iOS 26 and 27")
@MainActor
struct GlassTests {
  private func app() -> TestApp {
    TestApp { context, screen in
      .style { style in
        guard context == "night" else { return }
        style.navigationBar.buttonGlass.sharedBackground = .set(.separate)
        style.navigationBar.buttonGlass.isPaddingRemoved = .set(true)
        style.navigationBar.edgeEffect.style = .set(.hard)
        style.tabBar.edgeEffect.isHidden = .set(screen == "home")
        style.tabBar.tabBarMinimizeBehavior = .set(screen == "home" ? .onScrollDown : .never)
      }
    }
  }

  private func state(_ app: TestApp) -> [String] {
    let button = app.home.navigationItem.rightBarButtonItem
    let content = app.home.scrollView
    return [
      button.map { "\($0.hidesSharedBackground) \($0.sharesBackground) \($0.isPaddingRemoved)" },
      content.map { "\($0.topEdgeEffect.style.name) \($0.topEdgeEffect.isHidden)" },
      content.map { "\($0.bottomEdgeEffect.style.name) \($0.bottomEdgeEffect.isHidden)" },
      "\(app.tabs.tabBarMinimizeBehavior)",
    ].compactMap(\.self)
  }

  private static let own = ["false true false", "automatic false", "automatic false", "automatic"]

  @Test("Glass follows the theme, and is restored to the app's values")
  func undo() {
    Simulation.run {
      let app = app()
      #expect(state(app) == Self.own)
      app.themes.context = "night"
      #expect(state(app) == ["false false true", "hard false", "automatic true", "onScrollDown"])
      app.push(TestScreen("second"))
      #expect(app.tabs.tabBarMinimizeBehavior == .never)
      app.navigation.popViewController(animated: false)
      #expect(app.tabs.tabBarMinimizeBehavior == .onScrollDown)
      app.themes.context = "day"
      #expect(state(app) == Self.own)
      app.themes.context = "night"
      app.themes.undo()
      #expect(state(app) == Self.own)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("Values that the theme doesn't mention stay as the app set them")
  func handsOff() {
    Simulation.run {
      let app = app()
      app.home.scrollView?.bottomEdgeEffect.style = .soft
      app.home.navigationItem.rightBarButtonItem?.hidesSharedBackground = true
      #expect(state(app)[2] == "soft false")
      app.themes.context = "night"
      #expect(state(app)[2] == "soft true")
      app.themes.context = "day"
      #expect(state(app)[2] == "soft false")
      #expect(state(app)[0] == "true true false")
      #expect(Simulation.misuses == [])
    }
  }

  @Test("A visible toolbar determines the bottom edge effect, or else the tab bar")
  func bottom() {
    Simulation.run {
      let app = TestApp { _, _ in
        .style { style in
          style.tabBar.edgeEffect.style = .set(.soft)
          style.toolbar.edgeEffect.style = .set(.hard)
        }
      }
      #expect(app.home.scrollView?.bottomEdgeEffect.style.name == "soft")
      app.navigation.isToolbarHidden = false
      app.themes.refresh()
      #expect(app.home.scrollView?.bottomEdgeEffect.style.name == "hard")
    }
  }
}
