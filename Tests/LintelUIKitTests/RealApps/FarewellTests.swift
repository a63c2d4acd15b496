import Foundation
import Testing
import UIKit

@_spi(Generated) @testable import LintelUIKit

@Suite("Themes that end")
@MainActor
struct FarewellTests {
  enum Ending: CaseIterable {
    case undo
    case drop
  }

  /// An app whose theme can be removed.
  @MainActor
  private final class App {
    let window = UIWindow(frame: .zero)
    let navigation: UINavigationController
    let home = TestScreen("home")
    var themes: ThemeController<String, String>?

    init(_ navigation: UINavigationController) {
      self.navigation = navigation
      navigation.viewControllers = [home]
      themes = ThemeController(
        CompiledTheme(
          style: { _, screen in
            .style {
              $0.navigationBar.standardAppearance = .set(
                screen == "clear" ? .transparent : .opaque(TestColor.red)
              )
              $0.navigationBar.tintColor = .set(SlotColors(TestColor.red))
              $0.settings.windowTintColor = .set(TestColor.red)
              if screen == "bare" { $0.settings.hidesNavigationBar = .set(true) }
            }
          },
          transition: { _, to, _ in to == "clear" ? .swap : nil }
        ),
        context: "day"
      ) { ($0 as? TestScreen)?.name }
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      themes?.adopt(window)
      themes?.adopt(navigation)
    }

    func end(_ ending: Ending) {
      if ending == .undo { themes?.undo() }
      themes = nil
    }
  }

  @Test(
    "A theme that ends during a swap waits for its end, and nothing stays disabled",
    arguments: Ending.allCases,
    [false, true]
  )
  func duringSwap(ending: Ending, isPlain: Bool) {
    Simulation.run {
      let app = App(isPlain ? UINavigationController() : ThemedNavigationController())
      let clear = TestScreen("clear")
      app.navigation.pushViewController(clear, animated: true)
      app.navigation.transition?.advance(to: 0.5)
      #expect(!app.navigation.navigationBar.isUserInteractionEnabled)
      app.end(ending)
      app.navigation.transition?.advance(to: 0.8)
      app.navigation.transition?.finish()
      #expect(app.navigation.navigationBar.isUserInteractionEnabled)
      for screen in [app.home, clear] {
        #expect(screen.backdrops.isEmpty)
        #expect(screen.navigationItem.standardAppearance == nil)
        #expect(screen.observations == 0)
      }
      #expect(app.navigation.navigationBar.assignedTintColor == nil)
      #expect(app.window.assignedTintColor == nil)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("A new theme during a push replaces the old one")
  func takeover() {
    Simulation.run {
      let app = App(UINavigationController())
      app.navigation.pushViewController(TestScreen("clear"), animated: true)
      app.navigation.transition?.advance(to: 0.5)
      app.themes?.undo()
      app.themes?.adopt(app.navigation)
      app.navigation.transition?.finish()
      #expect(app.navigation.navigationBar.tintColor === TestColor.red)
      #expect(app.home.navigationItem.standardAppearance?.backgroundColor === TestColor.red)
      app.end(.drop)
      #expect(app.home.navigationItem.standardAppearance == nil)
      #expect(app.navigation.navigationBar.assignedTintColor == nil)
      #expect(app.navigation.delegate == nil)
      #expect(Simulation.misuses == [])
    }
  }

  @Test(
    "UIKit controls the swipe back again, including on the root screen",
    arguments: Ending.allCases
  )
  func swipeBack(ending: Ending) {
    Simulation.run {
      let app = App(ThemedNavigationController())
      let gestures = [
        app.navigation.interactivePopGestureRecognizer,
        app.navigation.interactiveContentPopGestureRecognizer,
      ]
      let originals = gestures.map { $0?.delegate }
      app.navigation.pushViewController(TestScreen("bare"), animated: true)
      app.navigation.transition?.finish()
      app.end(ending)
      #expect(zip(gestures, originals).allSatisfy { $0?.delegate === $1 })
      app.navigation.popToRootViewController(animated: false)
      #expect(app.navigation.beginSwipeBack() == nil)
      #expect(app.navigation.beginSwipeBack(inContent: true) == nil)
      #expect(Simulation.misuses == [])
    }
  }

  @Test(
    "Both swipes keep working on a screen without a bar, and wait during a push",
    arguments: [false, true]
  )
  func contentSwipe(refuses: Bool) {
    Simulation.run {
      Simulation.refusesContentSwipeWithoutBar = refuses
      let app = App(ThemedNavigationController())
      for inContent in [false, true] {
        app.navigation.pushViewController(TestScreen("bare"), animated: true)
        app.navigation.transition?.advance(to: 0.2)
        #expect(app.navigation.beginSwipeBack(inContent: inContent) == nil)
        app.navigation.transition?.finish()
        let swipe = app.navigation.beginSwipeBack(inContent: inContent)
        #expect(swipe != nil)
        swipe?.finish()
        #expect(app.navigation.viewControllers == [app.home])
      }
      #expect(Simulation.misuses == [])
    }
  }

  @Test("On a screen without a bar, only a swipe back in the content begins")
  func contentSwipeDirection() {
    Simulation.run {
      let app = App(ThemedNavigationController())
      app.navigation.pushViewController(TestScreen("bare"), animated: false)
      @MainActor
      func begins(_ x: CGFloat, _ y: CGFloat) -> Bool {
        let swipe = app.navigation.beginSwipeBack(
          inContent: true,
          velocity: CGPoint(x: x, y: y)
        )
        swipe?.cancel()
        return swipe != nil
      }
      #expect(begins(100, 20) && begins(100, -20))
      #expect(!begins(-100, 0))
      #expect(!begins(0, 100) && !begins(20, -100))
      app.window.screenTraits = UITraitCollection(traitsFrom: [
        app.window.screenTraits, UITraitCollection(layoutDirection: .rightToLeft),
      ])
      #expect(begins(-100, 0) && !begins(100, 0))
      #expect(Simulation.misuses == [])
    }
  }

  /// Relations between recognizers, each of which UIKit's own delegate may have.
  private final class Relations: NSObject, UIGestureRecognizerDelegate {
    var yes = ""

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { yes == "simultaneous" }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { yes == "requires" }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { yes == "required" }
  }

  @Test("On a screen without a bar, swipes relate to other gestures as before")
  func swipeRelations() {
    Simulation.run {
      let app = App(ThemedNavigationController())
      let other = UIPanGestureRecognizer(target: nil, action: nil)
      let relations = Relations()
      let gestures = [
        app.navigation.interactivePopGestureRecognizer,
        app.navigation.interactiveContentPopGestureRecognizer,
      ].compactMap(\.self)
      for gesture in gestures { gesture.delegate = relations }
      app.navigation.pushViewController(TestScreen("bare"), animated: false)
      for gesture in gestures {
        #expect(gesture.delegate != nil && gesture.delegate !== relations)
        for yes in ["simultaneous", "requires", "required"] {
          relations.yes = yes
          let delegate = gesture.delegate
          let answers = [
            delegate?.gestureRecognizer(gesture, shouldRecognizeSimultaneouslyWith: other),
            delegate?.gestureRecognizer(gesture, shouldRequireFailureOf: other),
            delegate?.gestureRecognizer(gesture, shouldBeRequiredToFailBy: other),
          ]
          #expect(answers == ["simultaneous", "requires", "required"].map { $0 == yes })
        }
      }
    }
  }

  @Test("Data about popped screens is removed with them")
  func memory() {
    let app = App(ThemedNavigationController())
    guard let themes = app.themes else { return }
    weak var last: TestScreen?
    func visit() {
      let screen = TestScreen("visit")
      last = screen
      app.navigation.pushViewController(screen, animated: false)
      app.navigation.popViewController(animated: false)
    }
    visit()
    themes.refresh()
    let before = themes.rememberedChanges
    // All screens exist at the same time, so that none reuses the memory address of an earlier one.
    var screens = (0..<50).map { _ in TestScreen("visit") }
    for screen in screens {
      app.navigation.pushViewController(screen, animated: false)
      app.navigation.popViewController(animated: false)
    }
    screens = []
    themes.refresh()
    #expect(last == nil)
    #expect(themes.rememberedChanges == before)
  }

  @Test("Only the visible screens of a deep stack are styled")
  func depth() {
    Simulation.run {
      var views = 0
      final class Deep: UIViewController {
        var loaded: () -> Void = {}
        override func viewDidLoad() { loaded() }
      }
      let app = App(ThemedNavigationController())
      let screens = (0..<20).map { _ in
        let screen = Deep()
        screen.loaded = { views += 1 }
        app.themes?.assign("deep", to: screen)
        return screen
      }
      app.navigation.setViewControllers([app.home] + screens, animated: false)
      #expect(views == 1)
      app.themes?.context = "night"
      #expect(views == 1)
      #expect(screens[19].navigationItem.standardAppearance != nil)
      #expect(screens[18].navigationItem.standardAppearance != nil)
      #expect(screens[3].navigationItem.standardAppearance == nil)
      app.navigation.popToViewController(screens[3], animated: true)
      #expect(screens[3].navigationItem.standardAppearance != nil)
      app.navigation.transition?.finish()
      #expect(Simulation.misuses == [])
    }
  }
}
