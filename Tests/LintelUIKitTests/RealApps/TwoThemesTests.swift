@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Two themes on one stack")
@MainActor
struct TwoThemesTests {
  /// The app's own delegate.
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var shown = 0

    func navigationController(
      _ navigationController: UINavigationController,
      didShow viewController: UIViewController,
      animated: Bool
    ) { shown += 1 }
  }

  private func controller(_ color: UIColor) -> ThemeController<Int, Never> {
    ThemeController(
      CompiledTheme(style: { _, _ in
        var style = ThemeStyle(
          navigationBar: NavigationBarStyle(),
          toolbar: ToolbarStyle(),
          tabBar: TabBarStyle(),
          settings: ScreenSettings()
        )
        style.navigationBar.tintColor = .set(SlotColors(color))
        style.settings.statusBarStyle = .set(.lightContent)
        style.settings.hidesNavigationBar = .set(true)
        return style
      }),
      context: 0
    )
  }

  @Test("Neither replaces the other, and the app's delegate gets each call once")
  func delegates() {
    Simulation.run {
      let delegate = Delegate()
      let stack = UINavigationController(rootViewController: UIViewController())
      let window = UIWindow(frame: .zero)
      window.rootViewController = stack
      window.makeKeyAndVisible()
      stack.delegate = delegate
      let (one, two) = (controller(.systemRed), controller(.systemBlue))
      one.adopt(stack)
      two.adopt(stack)
      @MainActor func push() {
        stack.pushViewController(UIViewController(), animated: true)
        stack.transition?.finish()
      }
      delegate.shown = 0
      push()
      #expect(delegate.shown == 1)
      one.undo()
      push()
      #expect(delegate.shown == 2)
      two.undo()
      push()
      #expect(delegate.shown == 3)
      #expect(stack.delegate === delegate)
    }
  }

  @Test("The end of the second theme shows the first one again")
  func nesting() {
    let stack = ThemedNavigationController(rootViewController: UIViewController())
    let (one, two) = (controller(TestColor.red), controller(TestColor.blue))
    one.adopt(stack)
    two.adopt(stack)
    two.undo()
    #expect(stack.navigationBar.tintColor === TestColor.red)
    one.undo()
    #expect(stack.navigationBar.assignedTintColor == nil)
  }

  @Test("The end of the first theme takes nothing from the second one")
  func succession() {
    let stack = ThemedNavigationController(rootViewController: UIViewController())
    let window = UIWindow(frame: .zero)
    window.rootViewController = stack
    window.makeKeyAndVisible()
    let gesture = stack.interactivePopGestureRecognizer
    let original = gesture?.delegate
    var one: ThemeController<Int, Never>? = controller(TestColor.red)
    one?.adopt(stack)
    let two = controller(TestColor.blue)
    two.adopt(stack)
    one = nil
    #expect(stack.navigationBar.tintColor === TestColor.blue)
    #expect(stack.preferredStatusBarStyle == .lightContent)
    two.undo()
    #expect(stack.navigationBar.assignedTintColor == nil)
    #expect(stack.preferredStatusBarStyle == .default)
    #expect(original != nil && gesture?.delegate === original)
  }
}
