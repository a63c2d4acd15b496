import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Every navigation controller is followed")
@MainActor
struct FollowingTests {
  /// The calls that an app's own delegate received.
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var calls: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      willShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("will \((viewController as? TestScreen)?.name ?? "")")
    }

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) {
      calls.append("did \((viewController as? TestScreen)?.name ?? "")")
    }
  }

  /// A navigation controller from a library.
  private final class Custom: UINavigationController {
    var pushes = 0
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
      pushes += 1
      super.pushViewController(viewController, animated: animated)
    }
  }

  private func app(_ navigation: UINavigationController) -> TestApp {
    TestApp(in: navigation, schemes: ["home -> clear": .swap, "home -> fade": .none]) { _, screen in
      .style {
        let color = screen == "clear" ? TestColor.blue : TestColor.red
        $0.navigationBar.tintColor = .set(SlotColors(color))
        $0.navigationBar.standardAppearance = .set(
          screen == "clear" ? .transparent : .opaque(color)
        )
        if screen == "fade" { $0.navigationBar.scrollBehavior = .set(.fade(distance: 10)) }
        if screen == "bare" { $0.settings.hidesNavigationBar = .set(true) }
      }
    }
  }

  @Test(
    "Pushes, swipes back, and swaps work on controllers of every class",
    arguments: [false, true],
    [false, true]
  )
  func everything(runsCompletionsFirst: Bool, defers: Bool) {
    Simulation.run {
      Simulation.runsCompletionsFirst = runsCompletionsFirst
      Simulation.defersTransitions = defers
      for navigation in [UINavigationController(), Custom()] {
        let app = app(navigation)
        let clear = TestScreen("clear")
        navigation.pushViewController(clear, animated: true)
        navigation.transition?.advance(to: 0.5)
        #expect(app.bar.tintColor === TestColor.blue)
        #expect((app.home.backdrops.count, clear.backdrops.count) == (1, 1))
        #expect(!app.bar.isUserInteractionEnabled)
        navigation.transition?.finish()
        #expect((app.home.backdrops.count, clear.backdrops.count) == (0, 0))
        #expect(app.bar.isUserInteractionEnabled)
        app.swipeBackAndCancel()
        #expect(app.bar.tintColor === TestColor.blue && clear.backdrops.isEmpty)
        navigation.popViewController(animated: true)
        navigation.transition?.finish()
        #expect(app.bar.tintColor === TestColor.red)
        let fade = app.push(TestScreen("fade"))
        fade.scroll(to: 5)
        #expect(app.backgroundAlpha == 0.5)
        navigation.setViewControllers([app.home, TestScreen("bare")], animated: true)
        navigation.transition?.finish()
        #expect(navigation.isNavigationBarHidden && fade.observations == 0)
        navigation.popToRootViewController(animated: false)
        #expect(!navigation.isNavigationBarHidden && app.bar.tintColor === TestColor.red)
        app.themes.undo()
        #expect(navigation.delegate == nil)
        #expect(Simulation.misuses == [])
      }
    }
  }

  @Test("The app's delegate, set before or after, gets every call, and is restored")
  func delegates() {
    let (before, after) = (Delegate(), Delegate())
    let navigation = UINavigationController()
    navigation.delegate = before
    let app = app(navigation)
    before.calls = []
    app.push(TestScreen("clear"))
    #expect(before.calls == ["will clear", "did clear"])
    #expect(app.bar.tintColor === TestColor.blue)
    navigation.delegate = after
    navigation.popViewController(animated: true)
    navigation.transition?.finish()
    #expect(before.calls.count == 2)
    #expect(after.calls == ["will home", "did home"])
    #expect(app.bar.tintColor === TestColor.red)
    app.themes.undo()
    #expect(navigation.delegate === after)
  }

  @Test("Tabs of plain controllers that share a bar apply their own settings")
  func tabs() {
    let app = app(UINavigationController())
    let other = UINavigationController(rootViewController: TestScreen("clear"))
    app.tabs.setViewControllers([app.navigation, other], animated: false)
    app.themes.adopt(app.tabs)
    app.tabs.selectedIndex = 1
    #expect(other.navigationBar.tintColor === TestColor.blue)
    app.tabs.selectedIndex = 0
    app.themes.context = "night"
    app.tabs.selectedIndex = 1
    #expect(other.navigationBar.tintColor === TestColor.blue)
  }

  @Test("A controller is adopted before it is on screen, and followed from its first screen")
  func early() {
    let navigation = UINavigationController(rootViewController: TestScreen("fade"))
    let app = app(ThemedNavigationController())
    app.themes.adopt(navigation)
    app.window.rootViewController = navigation
    let second = TestScreen("clear")
    navigation.pushViewController(second, animated: true)
    navigation.transition?.finish()
    #expect(navigation.navigationBar.tintColor === TestColor.blue)
  }

  @Test(
    "A controller that a screen adopts while it's pushed is followed",
    arguments: [false, true]
  )
  func duringPush(animated: Bool) {
    Simulation.run {
      let navigation = ThemedNavigationController(rootViewController: TestScreen(nil))
      let app = app(ThemedNavigationController())
      app.window.rootViewController = navigation
      let fade = TestScreen("fade")
      fade.onWillAppear = { app.themes.adopt(navigation) }
      for screen in [fade, TestScreen("clear"), TestScreen("fade")] {
        navigation.pushViewController(screen, animated: animated)
        navigation.transition?.finish()
        let color = screen.name == "clear" ? TestColor.blue : TestColor.red
        #expect(navigation.navigationBar.tintColor === color)
        #expect(screen.observations == (screen.name == "fade" ? 1 : 0))
      }
      #expect(Simulation.misuses == [])
    }
  }

  @Test("Returning to the app styles nothing unless a promo has begun or ended")
  func economy() async {
    var asked = 0
    let span = PromoSpan(from: .local(minutes: 100), until: .local(minutes: 200))
    let theme = CompiledTheme<Set<String>, String>(
      style: { _, _ in
        asked += 1
        return .bar { $0.tintColor = .set(SlotColors(TestColor.red)) }
      },
      updatingPromos: { context, date, zone in span.contains(date, in: zone) ? ["sale"] : [] },
      promoSpans: [span]
    )
    let themes = ThemeController(theme, context: [])
    let navigation = ThemedNavigationController(rootViewController: UIViewController())
    themes.adopt(navigation)
    themes.timeZone = { .gmt }
    themes.now = { Date(timeIntervalSince1970: 0) }
    themes.startUpdatingPromos()
    func comeBack() async {
      NotificationCenter.default.post(
        name: UIApplication.willEnterForegroundNotification,
        object: nil
      )
      // Where the main actor has no separate thread, as on Linux, the change comes a turn later.
      await Task { @MainActor in }.value
    }
    let before = asked
    for _ in 0..<5 { await comeBack() }
    #expect(asked == before)
    themes.now = { Date(timeIntervalSince1970: 150 * 60) }
    await comeBack()
    #expect(asked > before && themes.context == ["sale"])
    // Changes that the app made in the meantime are checked again.
    themes.context = []
    await comeBack()
    #expect(themes.context == ["sale"])
  }
}
