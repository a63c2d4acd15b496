import LintelUIKit
import UIKit

/// The parts of the theme that the app uses, which the plugin compiles from `Styles/Shop.yaml`.
@MainActor
public enum Storefront {
  /// The names of the brands, in the theme's order.
  public static var brands: [String] {
    Shop.Brand.allCases.map { "\($0)" }
  }

  /// Styles the bars of a navigation controller.
  ///
  /// - Parameter navigationController: the controller whose navigation bar and toolbar are styled immediately.
  public static func style(_ navigationController: UINavigationController) {
    Shop.apply(Shop.Context(brand: .day), to: navigationController)
  }
}
