import Foundation
import LintelUIKit
import UIKit

/// The start of the app: the theme is set up once, and every bar follows it from then on.
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  /// Lives as long as the app; whoever changes its context changes all bars.
  private(set) lazy var bars = ThemeController(
    Harbor.theme,
    context: Harbor.Context(brand: .harbor),
    screen: SceneDelegate.screen
  )

  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let navigation = ThemedNavigationController(
      rootViewController: HomeViewController(brands: BrandMenu(bars: bars))
    )
    // From now on promos begin and end by themselves.
    bars.startUpdatingPromos()
    bars.adopt(navigation)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    bars.adopt(window)
    self.window = window
  }

  /// Which screen of the theme a view controller is.
  private static func screen(_ controller: UIViewController) -> Harbor.Screen? {
    switch controller {
    case is HomeViewController: .home
    case is ProductViewController: .product
    case is PaymentViewController: .checkoutPayment
    case is CheckoutViewController: .checkout
    default: nil
    }
  }
}
