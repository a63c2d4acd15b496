import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Other ways in which bars follow the content")
@MainActor
struct BehaviorTests {
  @Test("A bar that scrolls away moves by its inset after the threshold, and comes back")
  func away() {
    let app = TestApp { _, screen in
      .bar { $0.scrollBehavior = .set(screen == "plain" ? .system : .away(threshold: 20)) }
    }
    let place = app.bar.center
    let inset = app.home.scrollView?.adjustedContentInset.top ?? 0
    #expect(inset > 40)
    for (distance, shift) in [(0.0, 0.0), (20, 0), (21, 1), (50, 30), (4000, inset), (-9, 0)] {
      app.home.scroll(to: distance)
      #expect(abs(app.bar.center.y - (place.y - shift)) < 1e-9, "\(distance)")
      #expect(app.bar.center.x == place.x)
    }
    app.home.scroll(to: 50)
    app.push(TestScreen("plain"))
    #expect(abs(app.bar.center.y - place.y) < 1e-9)
    app.navigation.popViewController(animated: true)
    app.navigation.transition?.finish()
    #expect(abs(app.bar.center.y - (place.y - 30)) < 1e-9)
    app.themes.undo()
    #expect(abs(app.bar.center.y - place.y) < 1e-9)
  }

  @Test("A crossfade mixes two looks, and switches halfway where values can't be mixed")
  func crossfade() {
    let edge = UINavigationBarAppearance.opaque(TestColor.red)
    edge.titleTextAttributes = [.foregroundColor: TestColor.green]
    edge.shadowColor = nil
    let away = UINavigationBarAppearance.opaque(TestColor.blue)
    away.titleTextAttributes = [.foregroundColor: TestColor.blue, .kern: 3.0]
    away.shadowColor = TestColor.red
    away.backgroundEffect = UIBlurEffect(style: .dark)
    let app = TestApp { _, _ in
      .bar {
        $0.scrollBehavior = .set(.crossfade(distance: 20))
        $0.standardAppearance = .set(away)
        $0.scrollEdgeAppearance = .set(edge)
      }
    }
    let item = app.home.navigationItem
    func look() -> [[Double]?] {
      let title = item.standardAppearance?.titleTextAttributes[.foregroundColor] as? UIColor
      return [
        TestColor.components(item.standardAppearance?.backgroundColor),
        TestColor.components(item.standardAppearance?.shadowColor),
        TestColor.components(title),
      ]
    }
    #expect(look() == [[1, 0, 0, 1], nil, [0, 1, 0, 1]])
    app.home.scroll(to: 5)
    #expect(look() == [[0.75, 0, 0.25, 1], [1, 0, 0, 0.25], [0, 0.75, 0.25, 1]])
    #expect(item.scrollEdgeAppearance?.backgroundColor === item.standardAppearance?.backgroundColor)
    #expect(item.standardAppearance?.backgroundEffect == nil)
    #expect(item.standardAppearance?.titleTextAttributes[.kern] == nil)
    app.home.scroll(to: 10)
    #expect(item.standardAppearance?.backgroundEffect != nil)
    #expect(item.standardAppearance?.titleTextAttributes[.kern] != nil)
    app.home.scroll(to: 20)
    #expect(look() == [[0, 0, 1, 1], [1, 0, 0, 1], [0, 0, 1, 1]])
  }

  @Test("No appearance is assigned during a push or pop, even if content scrolls")
  func crossfadeDuringTransition() {
    Simulation.run {
      let app = TestApp { _, _ in
        .bar {
          $0.scrollBehavior = .set(.crossfade(distance: 20))
          $0.standardAppearance = .set(.opaque(TestColor.red))
          $0.scrollEdgeAppearance = .set(.opaque(TestColor.blue))
        }
      }
      app.navigation.pushViewController(TestScreen("second"), animated: true)
      app.navigation.transition?.advance(to: 0.5)
      app.home.scroll(to: 12)
      app.themes.context = "night"
      app.navigation.transition?.finish()
      #expect(Simulation.misuses == [])
    }
  }

  @Test("A bar that hides when the content is swiped comes back with the next screen")
  func hide() {
    let app = TestApp { _, screen in
      .bar { $0.scrollBehavior = .set(screen == "home" ? .hide : .system) }
    }
    #expect(app.navigation.hidesBarsOnSwipe)
    app.home.scrollView?.drag(by: 100)
    #expect(app.navigation.isNavigationBarHidden)
    app.push(TestScreen("second"))
    #expect(!app.navigation.isNavigationBarHidden)
    #expect(!app.navigation.hidesBarsOnSwipe)
  }

  @Test("A tint that differs by slot follows the content, and the fade if there is one")
  func tints() {
    let app = TestApp { _, screen in
      .bar {
        if screen == "fade" { $0.scrollBehavior = .set(.fade(distance: 10)) }
        let colors = SlotColors(
          standard: TestColor.red,
          compact: TestColor.red,
          scrollEdge: TestColor.blue,
          compactScrollEdge: TestColor.blue
        )
        $0.tintColor = .set(colors)
        $0.buttonTintColor = .set(colors)
      }
    }
    let button = app.home.navigationItem.rightBarButtonItems?.first
    #expect(app.bar.tintColor === TestColor.blue)
    #expect(button?.tintColor === TestColor.blue)
    app.home.scroll(to: 1)
    #expect(app.bar.tintColor === TestColor.red)
    #expect(button?.tintColor === TestColor.red)
    let fade = app.push(TestScreen("fade"))
    #expect(app.bar.tintColor === TestColor.blue)
    fade.scroll(to: 2.5)
    #expect(TestColor.components(app.bar.tintColor) == [0.25, 0, 0.75, 1])
    fade.scroll(to: 10)
    #expect(app.bar.tintColor === TestColor.red)
    let still = app.push(TestScreen("still", scrolls: false))
    #expect(still.observations == 0)
    #expect(app.bar.tintColor === TestColor.blue)
  }

  @Test("The scroll edge of bars below the content is the content's end")
  func bottomTints() {
    let app = TestApp { _, _ in
      .style { style in
        let colors = SlotColors(
          standard: TestColor.red,
          compact: TestColor.red,
          scrollEdge: TestColor.blue,
          compactScrollEdge: TestColor.blue
        )
        style.toolbar.tintColor = .set(colors)
        style.tabBar.tintColor = .set(colors)
      }
    }
    guard let content = app.home.scrollView else { return }
    func isAll(_ color: UIColor) -> Bool {
      app.navigation.toolbar.tintColor === color && app.tabs.tabBar.tintColor === color
    }
    // The content fits on the screen.
    content.contentSize.height = 100
    content.contentOffset.y = -content.adjustedContentInset.top
    #expect(isAll(TestColor.blue))
    content.contentSize.height = 3000
    content.contentOffset.y = 10
    #expect(isAll(TestColor.red))
    content.contentOffset.y = 3000 + content.adjustedContentInset.bottom - content.bounds.height
    #expect(isAll(TestColor.blue))
    content.contentOffset.y -= 1
    #expect(isAll(TestColor.red))
  }

  @Test("A theme is asked only once for a context, however far the content scrolls")
  func askedOnce() {
    var asked = 0
    let app = TestApp { _, _ in
      asked += 1
      return .bar {
        $0.scrollBehavior = .set(.fade(distance: 10))
        $0.standardAppearance = .set(.opaque(TestColor.red))
      }
    }
    // Once for the screen, and once for the bars outside of it.
    #expect(asked == 2)
    app.home.scrollView?.drag(by: 300, steps: 100)
    #expect(asked == 2)
    app.themes.context = "night"
    #expect(asked == 4)
  }
}
