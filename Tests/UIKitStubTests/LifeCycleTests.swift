import Testing
import UIKit

/// The order of calls; facts: checklist S4-2, S0-9 to S0-11.
@MainActor
@Suite("Life cycle of screens")
struct LifeCycleTests {
  private let log = CallLog()
  private let first: LoggingScreen
  private let second: LoggingScreen
  private let controller: UINavigationController
  private let window = UIWindow()

  init() {
    first = LoggingScreen("first", log)
    second = LoggingScreen("second", log)
    controller = UINavigationController(rootViewController: first)
    controller.delegate = log
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test("The first screen appears with its window, and its view is in the window before that")
  func firstScreen() {
    #expect(
      log.calls == [
        "first.viewWillAppear", "willShow first", "first.viewIsAppearing", "first.viewDidAppear",
        "didShow first",
      ]
    )
  }

  @Test("A push without animation is complete when it returns, without a coordinator")
  func plainPush() {
    log.calls = []
    controller.pushViewController(second, animated: false)
    #expect(controller.transitionCoordinator == nil)
    #expect(
      log.calls == [
        "first.viewWillDisappear", "second.viewWillAppear", "willShow second",
        "second.viewIsAppearing", "first.viewDidDisappear", "second.viewDidAppear",
        "didShow second",
      ]
    )
  }

  @Test("An animated push waits for its end, with a coordinator from the first call")
  func animatedPush() {
    log.calls = []
    controller.pushViewController(second, animated: true)
    #expect(
      log.calls == [
        "first.viewWillDisappear", "second.viewWillAppear", "willShow second",
        "second.viewIsAppearing",
      ]
    )
    #expect(log.coordinated == log.calls.filter { $0.contains(".") })
    log.calls = []
    controller.transition?.finish()
    #expect(
      log.calls == ["first.viewDidDisappear", "second.viewDidAppear", "didShow second"]
    )
    #expect(controller.transitionCoordinator == nil)
  }

  @Test(
    "A canceled swipe back calls all four methods of both screens, and none of the delegate"
  )
  func cancelledPop() throws {
    controller.pushViewController(second, animated: false)
    let swipe = try #require(controller.beginSwipeBack())
    #expect(controller.viewControllers == [first])
    log.calls = []
    swipe.cancel()
    #expect(
      log.calls == [
        "first.viewWillDisappear", "first.viewDidDisappear", "second.viewWillAppear",
        "second.viewIsAppearing", "second.viewDidAppear",
      ]
    )
    #expect(controller.viewControllers == [first, second])
    #expect(controller.navigationBar.topItem === second.navigationItem)
    #expect(second.view.window === window && first.view.window == nil)
    #expect(!second.isMovingFromParent)
  }

  @Test("A popped screen has its controller until its view is removed")
  func finishedPop() throws {
    controller.pushViewController(second, animated: false)
    let swipe = try #require(controller.beginSwipeBack())
    #expect(second.navigationController === controller && second.isMovingFromParent)
    swipe.finish()
    #expect(second.navigationController == nil && second.view.window == nil)
    #expect(controller.viewControllers == [first])
  }

  @Test("Screens of a stack that isn't visible get no calls")
  func hiddenStack() {
    let log = CallLog()
    let screens = [LoggingScreen("a", log), LoggingScreen("b", log)]
    let controller = UINavigationController()
    controller.viewControllers = screens
    controller.popViewController(animated: true)
    #expect(log.calls.isEmpty)
    #expect(controller.transition == nil && screens[1].parent == nil)
  }

  @Test(
    "A change of tabs isn't a transition: the old screen disappears before the new one appears"
  )
  func tabs() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    log.calls = []
    tabs.tapItem(at: 1)
    #expect(
      log.calls == [
        "first.viewWillDisappear", "second.viewWillAppear", "second.viewIsAppearing",
        "first.viewDidDisappear", "second.viewDidAppear",
      ]
    )
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
  }
}
