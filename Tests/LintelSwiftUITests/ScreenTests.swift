import LintelSwiftUI
@_spi(Generated) import LintelUIKit
import SwiftUI
import Testing

@Suite("SwiftUI screens")
@MainActor
struct ScreenTests {
  /// Runs a test with each way in which SwiftUI may behave.
  private func everywhere(_ body: (MixedApp) -> Void) {
    let before = (SwiftUISimulation.itemUpdates, SwiftUISimulation.firstUpdate)
    defer { (SwiftUISimulation.itemUpdates, SwiftUISimulation.firstUpdate) = before }
    for updates in ItemUpdates.allCases {
      for first in FirstUpdate.allCases {
        SwiftUISimulation.itemUpdates = updates
        SwiftUISimulation.firstUpdate = first
        Simulation.run { body(MixedApp()) }
      }
    }
  }

  @Test("The first screen has the theme's style")
  func first() {
    everywhere { app in #expect(app.failure == nil) }
  }

  @Test("A pushed screen has the style from the start, and the one below again after a pop")
  func pushAndPop() {
    everywhere { app in
      app.model.path?.wrappedValue = [.photo]
      app.window.layoutIfNeeded()
      let pushed = app.stack(0)?.topViewController
      #expect(app.stack(0)?.transition != nil)
      #expect(
        pushed?.navigationItem.standardAppearance?.backgroundColor
          === PageTheme.color("day", .photo)
      )
      app.settle()
      #expect(app.failure == nil)
      app.model.path?.wrappedValue = []
      app.settle()
      #expect(app.failure == nil)
    }
  }

  @Test("A canceled swipe doesn't change the screen, and a finished one removes it from the path")
  func swipe() {
    everywhere { app in
      app.model.path?.wrappedValue = [.photo]
      app.settle()
      let cancelled = app.stack(0)?.beginSwipeBack()
      cancelled?.advance(to: 0.4)
      cancelled?.cancel()
      app.settle()
      #expect(app.model.path?.wrappedValue == [.photo])
      #expect(app.failure == nil)
      let finished = app.stack(0)?.beginSwipeBack()
      finished?.finish()
      app.settle()
      #expect(app.model.path?.wrappedValue == [])
      #expect(app.failure == nil)
    }
  }

  @Test("Tabs, and a sheet with another stack")
  func tabsAndSheet() {
    everywhere { app in
      app.model.tab?.wrappedValue = 1
      app.settle()
      #expect(app.failure == nil)
      app.model.tab?.wrappedValue = 0
      app.model.sheet?.wrappedValue = true
      app.settle()
      #expect(app.failure(app.sheet, .photo) == nil)
      app.bars.context = "night"
      app.settle()
      #expect(app.failure(app.sheet, .photo) == nil)
      app.model.sheet?.wrappedValue = false
      app.settle()
      #expect(app.sheet == nil)
      #expect(app.failure == nil)
    }
  }

  @Test("A change of the context affects bars and views, with a crossfade in withAnimation")
  func context() {
    everywhere { app in
      app.bars.context = "night"
      app.settle()
      #expect(app.failure == nil)
      #expect(app.model.contexts.last == "night")
      #expect(app.tabs?.tabBar.crossDissolves == 0)
      withAnimation { app.bars.context = "day" }
      app.settle()
      #expect(app.failure == nil)
      #expect(app.model.contexts.last == "day")
      #expect(app.tabs?.tabBar.crossDissolves == 1)
      #expect(app.stack(0)?.navigationBar.crossDissolves == 1)
    }
  }

  @Test("Updates in which SwiftUI sets the item again, including during a push")
  func updates() {
    everywhere { app in
      for title in ["One", "Two", "Three"] {
        app.model.title?.wrappedValue = title
        app.settle()
        #expect(app.failure == nil)
      }
      app.model.path?.wrappedValue = [.photo]
      app.window.layoutIfNeeded()
      app.stack(0)?.transition?.advance(to: 0.5)
      app.model.title?.wrappedValue = "Four"
      app.window.layoutIfNeeded()
      app.settle()
      #expect(app.failure == nil)
    }
  }

  @Test("A lost appearance is restored immediately, once each time, without updating views")
  func setAgain() {
    everywhere { app in
      guard let item = app.stack(0)?.topViewController?.navigationItem else { return }
      var assignments = 0
      let observation = item.observe(\.standardAppearance) { @Sendable _, _ in
        MainActor.assumeIsolated { assignments += 1 }
      }
      let updates = SwiftUISimulation.updates
      for _ in 0..<10 {
        item.standardAppearance = nil
        #expect(item.standardAppearance?.backgroundColor === PageTheme.color("day", .home))
      }
      app.settle()
      observation.invalidate()
      #expect(assignments == 20)
      #expect(SwiftUISimulation.updates == updates)
    }
  }

  @Test("Rotation")
  func rotation() {
    everywhere { app in
      app.window.turn(toLandscape: true)
      app.settle()
      #expect(app.failure == nil)
    }
  }

  @Test("A theme that ends restores SwiftUI's items")
  func undo() {
    everywhere { app in
      app.bars.undo()
      app.settle()
      let item = app.stack(0)?.topViewController?.navigationItem
      #expect(item?.standardAppearance == nil)
    }
  }
}
