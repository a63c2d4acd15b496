import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("The schemes of transitions")
@MainActor
struct SchemeTests {
  /// An app with opaque red bars, except on the screens 'clear', 'bare' without a bar, and 'fade'.
  private func app(_ scheme: TransitionScheme, _ home: String = "home") -> TestApp {
    let pushes = ["home", "clear", "bare", "fade", "deep"].flatMap { from in
      ["home", "clear", "bare", "fade", "deep"].map { "\(from) -> \($0)" }
    }
    return TestApp(
      home: TestScreen(home),
      schemes: Dictionary(uniqueKeysWithValues: pushes.map { ($0, scheme) })
    ) { _, screen in
      .style { style in
        let look: UINavigationBarAppearance =
          screen == "clear" ? .transparent : .opaque(TestColor.red)
        look.titleTextAttributes = [.foregroundColor: TestColor.green]
        style.navigationBar.standardAppearance = .set(look)
        style.navigationBar.scrollEdgeAppearance = .set(look)
        if screen == "fade" { style.navigationBar.scrollBehavior = .set(.fade(distance: 10)) }
        if screen == "bare" { style.settings.transition = .set(.hide) }
      }
    }
  }

  private func isRed(_ screen: TestScreen) -> Bool {
    screen.navigationItem.standardAppearance?.backgroundColor === TestColor.red
      && screen.navigationItem.scrollEdgeAppearance?.backgroundColor === TestColor.red
  }

  private func isCleared(_ screen: TestScreen) -> Bool {
    let item = screen.navigationItem
    let looks = [
      item.standardAppearance, item.compactAppearance, item.scrollEdgeAppearance,
      item.compactScrollEdgeAppearance,
    ]
    return looks.allSatisfy { look in
      guard let look else { return false }
      return look.configured == "transparentBackground" && look.backgroundColor == nil
        && look.shadowColor == nil && look.shadowImage == nil
        && look.titleTextAttributes[.foregroundColor] as? UIColor === TestColor.green
    }
  }

  @Test(
    "Stand-ins are on both screens during a push or pop, and the bar's own background before and after"
  )
  func swap() {
    Simulation.run {
      let app = app(.swap)
      let clear = TestScreen("clear")
      #expect(isRed(app.home))
      app.navigation.pushViewController(clear, animated: true)
      for part in [0.0, 0.5] {
        app.navigation.transition?.advance(to: part)
        #expect(isCleared(app.home) && isCleared(clear))
        #expect((app.home.backdrops.count, clear.backdrops.count) == (1, 1))
        #expect(!app.bar.isUserInteractionEnabled)
      }
      let backdrop = clear.backdrops.first
      #expect(backdrop?.frame == CGRect(x: 0, y: 0, width: 390, height: app.bar.frame.maxY))
      app.navigation.transition?.finish()
      #expect(isRed(app.home))
      #expect(clear.navigationItem.standardAppearance?.configured == "transparentBackground")
      #expect((app.home.backdrops.count, clear.backdrops.count) == (0, 0))
      #expect(app.bar.isUserInteractionEnabled)
      app.navigation.popViewController(animated: true)
      app.navigation.transition?.advance(to: 0.5)
      #expect(isCleared(app.home))
      app.navigation.transition?.finish()
      #expect(isRed(app.home) && app.home.backdrops.isEmpty)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("Repeated returns and cancellations leave nothing behind", arguments: [false, true])
  func swapCancelled(runsCompletionsFirst: Bool) {
    Simulation.run {
      Simulation.runsCompletionsFirst = runsCompletionsFirst
      let app = app(.swap, "clear")
      let home = app.push(TestScreen("home"))
      for _ in 0..<5 {
        app.swipeBackAndCancel()
        #expect(isRed(home))
        #expect((app.home.backdrops.count, home.backdrops.count) == (0, 0))
        #expect(app.bar.isUserInteractionEnabled)
      }
      #expect(Simulation.misuses == [])
    }
  }

  @Test("A change without animation needs no stand-ins")
  func swapAtOnce() {
    let app = app(.swap)
    let clear = TestScreen("clear")
    app.navigation.pushViewController(clear, animated: false)
    #expect(isRed(app.home))
    #expect((app.home.backdrops.count, clear.backdrops.count) == (0, 0))
  }

  @Test("Every screen draws its backdrop permanently, and it fades with the content")
  func backdrop() {
    Simulation.run {
      let app = app(.backdrop)
      #expect(app.home.backdrops.isEmpty)
      let fade = TestScreen("fade")
      app.navigation.pushViewController(fade, animated: true)
      app.navigation.transition?.advance(to: 0.5)
      #expect(isCleared(app.home) && isCleared(fade))
      #expect((app.home.backdrops.count, fade.backdrops.count) == (1, 1))
      app.navigation.transition?.finish()
      #expect(isCleared(app.home) && isCleared(fade))
      #expect(fade.backdrops.first?.alpha == 0)
      #expect(app.backgroundAlpha == 1)
      fade.scroll(to: 5)
      #expect(fade.backdrops.first?.alpha == 0.5)
      app.swipeBackAndCancel()
      #expect(fade.backdrops.first?.alpha == 0.5)
      let clear = app.push(TestScreen("clear"))
      #expect(isCleared(clear) && clear.backdrops.count == 1)
      app.themes.undo()
      for screen in [app.home, fade, clear] {
        #expect(screen.backdrops.isEmpty)
        #expect(screen.navigationItem.standardAppearance == nil)
      }
      #expect(Simulation.misuses == [])
    }
  }

  @Test("A backdrop stays above the content, and in place while the content scrolls")
  func backdropPlace() {
    final class Table: UIViewController {
      override func loadView() {
        view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      }
    }
    let app = app(.backdrop)
    let table = Table()
    app.themes.assign("fade", to: table)
    app.navigation.pushViewController(table, animated: true)
    app.navigation.transition?.finish()
    let content = table.view as? UITableView
    content?.contentOffset.y = 120
    let backdrop = table.view.subviews.last
    #expect(backdrop?.frame.minY == 120)
    #expect(backdrop?.alpha == 1)
  }

  @Test("A bar is hidden with UIKit's own call, and the swipe back keeps working")
  func hide() {
    Simulation.run {
      let app = app(.hide)
      let bare = app.push(TestScreen("bare"))
      #expect(app.navigation.isNavigationBarHidden)
      #expect(isRed(app.home) && bare.backdrops.isEmpty)
      app.swipeBackAndCancel()
      #expect(app.navigation.isNavigationBarHidden)
      let transition = app.navigation.beginSwipeBack()
      #expect(transition != nil)
      transition?.advance(to: 0.5)
      #expect(!app.navigation.isNavigationBarHidden)
      transition?.finish()
      #expect(app.navigation.viewControllers == [app.home])
      #expect(!app.navigation.isNavigationBarHidden)
      #expect(app.navigation.beginSwipeBack() == nil)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("A screen that disables the swipe back while it appears keeps it disabled")
  func disabledSwipe() {
    Simulation.run {
      let app = app(.hide, "bare")
      let gesture = app.navigation.interactivePopGestureRecognizer
      let form = TestScreen("bare")
      form.onDidAppear = { gesture?.isEnabled = false }
      app.push(form)
      #expect(gesture?.isEnabled == false)
    }
  }

  @Test("During a push or pop, and at the root, the swipe back doesn't begin")
  func swipeBack() {
    Simulation.run {
      let app = app(.hide, "bare")
      let gesture = app.navigation.interactivePopGestureRecognizer
      let original = gesture?.delegate
      #expect(app.navigation.isNavigationBarHidden)
      #expect(app.navigation.beginSwipeBack() == nil)
      for _ in 0..<4 {
        app.navigation.pushViewController(TestScreen("bare"), animated: true)
        app.navigation.transition?.advance(to: 0.2)
        #expect(app.navigation.beginSwipeBack() == nil)
        app.navigation.transition?.finish()
        app.navigation.popViewController(animated: true)
        app.navigation.transition?.finish()
      }
      #expect(Simulation.misuses == [])
      #expect(app.navigation.viewControllers == [app.home])
      app.themes.undo()
      #expect(gesture?.delegate !== original)
      #expect(!app.navigation.isNavigationBarHidden)
    }
  }
}
