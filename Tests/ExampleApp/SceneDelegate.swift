import Foundation
import LintelUIKit
import UIKit

/// The start of the app, where the theme is set up once; from then on, every bar follows it.
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  var window: UIWindow?

  /// Exists as long as the app; a change of its context changes all bars.
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
    // Promos begin and end automatically after this.
    bars.startUpdatingPromos()
    bars.adopt(navigation)
    let window = UIWindow(windowScene: scene)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    bars.adopt(window)
    self.window = window
  }

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
