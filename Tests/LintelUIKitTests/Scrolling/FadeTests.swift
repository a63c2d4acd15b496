import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("A background that fades with the content")
@MainActor
struct FadeTests {
  private func app(_ home: TestScreen = TestScreen("home")) -> TestApp {
    TestApp(home: home) { _, screen in
      .bar { bar in
        if screen != "plain" { bar.scrollBehavior = .set(.fade(distance: 10)) }
      }
    }
  }

  @Test(
    "Only the background's alpha changes with the distance from the edge, with one observation"
  )
  func alpha() {
    let app = app()
    let title = UIView(frame: .zero)
    app.bar.addSubview(title)
    #expect(app.bar.subviews.first === app.bar.barBackground)
    #expect(app.backgroundAlpha == 0)
    for (distance, alpha) in [(5.0, 0.5), (10, 1), (40, 1), (2.5, 0.25), (-30, 0), (0, 0)] {
      app.home.scroll(to: distance)
      #expect(abs(app.backgroundAlpha - alpha) < 1e-9, "\(distance)")
      #expect((app.bar.alpha, title.alpha) == (1, 1), "\(distance)")
    }
    #expect(app.home.observations == 1)
    app.themes.refresh()
    #expect(app.home.observations == 1)
  }

  @Test("Without a scroll view, or on a screen without a fade, the background is complete")
  func withoutContent() {
    let app = app(TestScreen("home", scrolls: false))
    #expect(app.backgroundAlpha == 1)
    let plain = app.push(TestScreen("plain"))
    #expect(app.backgroundAlpha == 1)
    #expect(plain.observations == 0)
  }

  @Test("The view itself is used if it scrolls, or else the first scroll view, depth first")
  func search() {
    final class Table: UIViewController {
      override func loadView() { view = UITableView(frame: .zero) }
    }
    let app = app()
    let table = Table()
    app.themes.assign("table", to: table)
    app.navigation.pushViewController(table, animated: false)
    #expect((table.view as? UIScrollView)?.keyValueObservers.count(of: "contentOffset") == 1)

    let nested = TestScreen("nested", scrolls: false)
    let (first, second) = (UIScrollView(frame: .zero), UIScrollView(frame: .zero))
    let (left, right) = (UIView(frame: .zero), UIView(frame: .zero))
    left.addSubview(UIView(frame: .zero))
    left.subviews[0].addSubview(first)
    right.addSubview(second)
    nested.view.addSubview(left)
    nested.view.insertSubview(second, aboveSubview: left)
    app.navigation.pushViewController(nested, animated: false)
    #expect(first.keyValueObservers.count(of: "contentOffset") == 1)
    #expect(second.keyValueObservers.count(of: "contentOffset") == 0)
  }

  @Test("A scroll view that is added during layout is found")
  func searchLaysOut() {
    final class Container: UIView {
      let content = UIScrollView(frame: .zero)
      override func layoutSubviews() {
        super.layoutSubviews()
        if content.superview == nil { addSubview(content) }
      }
    }
    final class Late: UIViewController {
      let container = Container(frame: .zero)
      override func loadView() { view = container }
    }
    let app = app()
    let late = Late()
    app.themes.assign("late", to: late)
    app.navigation.pushViewController(late, animated: false)
    #expect(late.container.content.keyValueObservers.count(of: "contentOffset") == 1)
  }

  @Test(
    "Every change of the stack moves the observation, and fades alongside",
    arguments: [false, true]
  )
  func changes(runsCompletionsFirst: Bool) {
    Simulation.run {
      Simulation.runsCompletionsFirst = runsCompletionsFirst
      let app = app()
      app.home.scroll(to: 5)
      let second = TestScreen("second")
      app.navigation.pushViewController(second, animated: true)
      #expect(app.home.observations == 0)
      // UIKit's own method was called first, so the fade can animate alongside the transition.
      #expect(app.backgroundAlpha == 0.5)
      app.navigation.transition?.advance(to: 0.5)
      #expect(app.backgroundAlpha == 0)
      app.navigation.transition?.finish()
      #expect((app.home.observations, second.observations) == (0, 1))

      let third = app.push(TestScreen("third"))
      third.scroll(to: 10)
      #expect((second.observations, third.observations) == (0, 1))
      app.navigation.popViewController(animated: true)
      app.navigation.transition?.finish()
      #expect((second.observations, third.observations, app.backgroundAlpha) == (1, 0, 0))
      app.push(third)
      app.navigation.popToViewController(second, animated: true)
      app.navigation.transition?.finish()
      #expect((second.observations, third.observations) == (1, 0))
      app.push(third)
      app.navigation.popToRootViewController(animated: true)
      app.navigation.transition?.finish()
      #expect((app.home.observations, second.observations, third.observations) == (1, 0, 0))
      #expect(app.backgroundAlpha == 0.5)
      app.navigation.setViewControllers([third], animated: true)
      app.navigation.transition?.finish()
      #expect((app.home.observations, third.observations, app.backgroundAlpha) == (0, 1, 1))
      app.navigation.setViewControllers([second], animated: false)
      #expect((second.observations, third.observations) == (1, 0))
      #expect(Simulation.misuses == [])
    }
  }

  @Test("After a canceled swipe back, the remaining screen is observed", arguments: [false, true])
  func cancelled(runsCompletionsFirst: Bool) {
    Simulation.run {
      Simulation.runsCompletionsFirst = runsCompletionsFirst
      let app = app()
      let second = app.push(TestScreen("second"))
      second.scroll(to: 5)
      let transition = app.navigation.beginSwipeBack()
      transition?.advance(to: 0.3)
      #expect(app.backgroundAlpha == 0)
      transition?.cancel()
      #expect(app.backgroundAlpha == 0.5)
      #expect((app.home.observations, second.observations) == (0, 1))
      second.scroll(to: 2.5)
      #expect(app.backgroundAlpha == 0.25)
      for _ in 0..<5 { app.swipeBackAndCancel() }
      #expect((app.home.observations, second.observations) == (0, 1))
      #expect(Simulation.misuses == [])
    }
  }
}
