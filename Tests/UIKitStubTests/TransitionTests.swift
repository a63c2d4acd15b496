import Testing
import UIKit

/// Transitions that a test drives; checklist S0-10, S0-11, S4-5, S4-7 and U-10.
@MainActor
@Suite("Transitions", .serialized)
struct TransitionTests {
  private let first = UIViewController()
  private let second = UIViewController()
  private let controller: UINavigationController
  private let window = UIWindow()

  init() {
    controller = UINavigationController(rootViewController: first)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    Simulation.forgetMisuses()
  }

  @Test("Animations run when the transition advances, and completions when it ends")
  func blocks() throws {
    var log: [String] = []
    controller.pushViewController(second, animated: true)
    let coordinator = try #require(second.transitionCoordinator)
    coordinator.animate(
      alongsideTransition: { _ in log.append("animation") },
      completion: { context in log.append("completion \(context.isCancelled)") }
    )
    #expect(log.isEmpty)
    controller.transition?.advance(to: 0.5)
    #expect(log == ["animation"] && coordinator.percentComplete == 0.5)
    coordinator.animate(alongsideTransition: { _ in log.append("late") })
    #expect(log == ["animation", "late"])
    controller.transition?.finish()
    #expect(log == ["animation", "late", "completion false"])
    #expect(!coordinator.animate(alongsideTransition: { _ in log.append("too late") }))
    #expect(log.count == 3 && second.transitionCoordinator == nil)
  }

  @Test("An early release cancels the transition, with calls to handlers before completions")
  func cancellation() throws {
    var log: [String] = []
    controller.pushViewController(second, animated: false)
    let swipe = try #require(controller.beginSwipeBack())
    #expect(swipe.isInteractive && swipe.initiallyInteractive)
    swipe.notifyWhenInteractionChanges { context in
      log.append("interaction \(context.isInteractive) \(context.isCancelled)")
    }
    swipe.animate(
      alongsideTransition: nil,
      completion: { [controller, second] context in
        log.append("completion \(context.isCancelled)")
        #expect(controller.visibleViewController === second)
      }
    )
    swipe.advance(to: 0.3)
    swipe.endInteraction(isCancelled: true)
    #expect(log == ["interaction false true"] && controller.transition === swipe)
    swipe.settle()
    #expect(log == ["interaction false true", "completion true"])
    #expect(swipe.percentComplete == 0 && controller.transition == nil)
  }

  @Test(
    "Completions may come before or after the last calls to the screens",
    arguments: [false, true]
  )
  func completionOrder(isFirst: Bool) {
    Simulation.run {
      Simulation.runsCompletionsFirst = isFirst
      let log = CallLog()
      let screen = LoggingScreen("screen", log)
      controller.pushViewController(screen, animated: true)
      screen.transitionCoordinator?.animate(
        alongsideTransition: nil,
        completion: { _ in log.calls.append("completion") }
      )
      controller.transition?.finish()
      let expected = ["completion", "screen.viewDidAppear"]
      #expect(log.calls.suffix(2) == (isFirst ? expected : expected.reversed())[...])
    }
  }

  @Test(
    "An appearance assigned during a transition is recorded, but not one before or after it"
  )
  func assignment() throws {
    controller.navigationBar.standardAppearance = UINavigationBarAppearance()
    controller.pushViewController(second, animated: true)
    #expect(Simulation.misuses.isEmpty)
    controller.navigationBar.standardAppearance = UINavigationBarAppearance()
    second.navigationItem.scrollEdgeAppearance = UINavigationBarAppearance()
    UINavigationBar().standardAppearance = UINavigationBarAppearance()
    #expect(
      Simulation.misuses == [
        .appearanceAssignedDuringTransition(owner: "UINavigationBar", slot: "standardAppearance"),
        .appearanceAssignedDuringTransition(
          owner: "UINavigationItem",
          slot: "scrollEdgeAppearance"
        ),
      ]
    )
    Simulation.forgetMisuses()
    controller.transition?.animate(
      alongsideTransition: nil,
      completion: { [controller] _ in
        controller.navigationBar.standardAppearance = UINavigationBarAppearance()
      }
    )
    controller.transition?.finish()
    controller.toolbar.compactAppearance = UIToolbarAppearance()
    #expect(Simulation.misuses.isEmpty)
  }

  @Test("A push during a push is recorded")
  func nested() {
    controller.pushViewController(second, animated: true)
    controller.pushViewController(UIViewController(), animated: true)
    #expect(Simulation.misuses == [.transitionDuringTransition])
    #expect(controller.viewControllers.count == 3)
    controller.transition?.finish()
  }

  @Test(
    "Without a bar or a back button, UIKit's own rule refuses the swipe, but an app's delegate may allow it"
  )
  func gestureRule() throws {
    let gesture = try #require(controller.interactivePopGestureRecognizer)
    #expect(controller.beginSwipeBack() == nil)
    controller.pushViewController(second, animated: false)
    controller.setNavigationBarHidden(true, animated: false)
    #expect(controller.beginSwipeBack() == nil)
    let delegate = GestureDelegate()
    gesture.delegate = delegate
    try #require(controller.beginSwipeBack()).cancel()
    controller.setNavigationBarHidden(false, animated: false)
    gesture.isEnabled = false
    #expect(controller.beginSwipeBack() == nil)
    gesture.isEnabled = true
    controller.popViewController(animated: false)
    #expect(controller.beginSwipeBack() == nil && Simulation.misuses == [.popGestureAtRoot])
  }

  @Test("All ways to change the stack lead to the same transition")
  func stackChanges() {
    let third = UIViewController()
    controller.setViewControllers([first, second, third], animated: true)
    #expect(controller.transition?.to === third && controller.transition?.from === first)
    controller.transition?.finish()
    #expect(controller.popToViewController(first, animated: true) == [second, third])
    controller.transition?.finish()
    #expect(second.navigationController == nil && controller.viewControllers == [first])
    #expect(controller.popToRootViewController(animated: true) == nil)
    #expect(controller.popViewController(animated: true) == nil && controller.transition == nil)
  }
}

@MainActor
private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {}
