@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Pushes and pops that overlap")
@MainActor
struct OverlapTests {
  struct Way: Sendable, CustomStringConvertible {
    var isPlain: Bool
    var runsCompletionsFirst: Bool
    var defers: Bool
    var nested: NestedTransitions

    var description: String {
      "\(isPlain ? "plain" : "themed") \(runsCompletionsFirst) \(defers) \(nested)"
    }

    static let all: [Way] = [false, true].flatMap { isPlain in
      [false, true].flatMap { first in
        [false, true].flatMap { defers in
          NestedTransitions.allCases.map {
            Way(isPlain: isPlain, runsCompletionsFirst: first, defers: defers, nested: $0)
          }
        }
      }
    }
  }

  private func run(_ way: Way, _ body: (TestApp) -> Void) {
    Simulation.run {
      Simulation.runsCompletionsFirst = way.runsCompletionsFirst
      Simulation.defersTransitions = way.defers
      Simulation.nestedTransitions = way.nested
      let names = ["home", "second", "third"]
      let schemes = names.flatMap { from in
        names.map { ("\(from) -> \($0)", TransitionScheme.swap) }
      }
      let app = TestApp(
        in: way.isPlain ? UINavigationController() : ThemedNavigationController(),
        schemes: Dictionary(uniqueKeysWithValues: schemes)
      ) { _, screen in
        .bar {
          let color = colors[screen ?? ""] ?? TestColor.green
          $0.standardAppearance = .set(.opaque(color))
          $0.tintColor = .set(SlotColors(color))
          $0.scrollBehavior = .set(.fade(distance: 10))
        }
      }
      body(app)
      #expect(Simulation.misuses.filter { $0 != .transitionDuringTransition } == [])
    }
  }

  private let colors = ["home": TestColor.red, "second": TestColor.blue]

  private func finish(_ app: TestApp) {
    for _ in 0..<4 {
      app.navigation.transition?.finish()
      app.window.layoutIfNeeded()
    }
    #expect(app.navigation.transition == nil)
  }

  private func expectRest(_ app: TestApp, at name: String, _ others: [TestScreen]) {
    let top = app.navigation.topViewController as? TestScreen
    #expect(top?.name == name)
    let color = colors[name] ?? TestColor.green
    #expect(app.bar.tintColor === color)
    #expect(top?.navigationItem.standardAppearance?.backgroundColor === color)
    #expect(top?.observations == 1)
    #expect(app.bar.isUserInteractionEnabled)
    for screen in [app.home] + others {
      #expect(screen.backdrops.isEmpty)
      if screen !== top { #expect(screen.observations == 0) }
      let own = screen.navigationItem.standardAppearance
      #expect(own == nil || own?.backgroundColor === colors[screen.name ?? ""] ?? TestColor.green)
    }
  }

  @Test("A screen that appeared pushes the next one immediately", arguments: Way.all)
  func pushFromDidAppear(way: Way) {
    run(way) { app in
      let (second, third) = (TestScreen("second"), TestScreen("third"))
      second.onDidAppear = { app.navigation.pushViewController(third, animated: true) }
      app.navigation.pushViewController(second, animated: true)
      app.navigation.transition?.finish()
      app.window.layoutIfNeeded()
      #expect(
        third.navigationItem.standardAppearance != nil,
        "it is prepared before it shows"
      )
      finish(app)
      expectRest(app, at: "third", [second, third])
    }
  }

  @Test("If a push begins during another one, the newest counts", arguments: Way.all)
  func pushDuringPush(way: Way) {
    run(way) { app in
      let (second, third) = (TestScreen("second"), TestScreen("third"))
      app.navigation.pushViewController(second, animated: true)
      app.navigation.transition?.advance(to: 0.3)
      app.navigation.pushViewController(third, animated: true)
      finish(app)
      expectRest(app, at: "third", [second, third])
    }
  }

  @Test("Two pops in a row", arguments: Way.all)
  func twoPops(way: Way) {
    run(way) { app in
      let (second, third) = (TestScreen("second"), TestScreen("third"))
      app.push(second)
      app.push(third)
      app.navigation.popViewController(animated: true)
      app.navigation.transition?.advance(to: 0.3)
      app.navigation.popViewController(animated: true)
      finish(app)
      expectRest(app, at: "home", [second, third])
    }
  }

  @Test(
    "An immediate change during another one, and from a screen that appears",
    arguments: Way.all
  )
  func atOnce(way: Way) {
    run(way) { app in
      let (second, third) = (TestScreen("second"), TestScreen("third"))
      second.onDidAppear = { app.navigation.pushViewController(third, animated: false) }
      app.navigation.pushViewController(second, animated: true)
      finish(app)
      expectRest(app, at: "third", [second, third])
      app.navigation.popViewController(animated: true)
      app.navigation.transition?.advance(to: 0.2)
      app.navigation.popToRootViewController(animated: false)
      finish(app)
      expectRest(app, at: "home", [second, third])
    }
  }
}
