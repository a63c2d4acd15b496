import LintelUIKit
import UIKit

/// The menu that switches the brand while the app runs.
@MainActor
final class BrandMenu {
  let button = UIBarButtonItem(title: "Brand")
  private let bars: ThemeController<Harbor.Context, Harbor.Screen>

  init(bars: ThemeController<Harbor.Context, Harbor.Screen>) {
    self.bars = bars
    update()
  }

  /// Lists the brands, with a check mark at the current one.
  private func update() {
    let brands = Harbor.Brand.allCases.map { brand in
      UIAction(title: brand.rawValue, state: bars.context.brand == brand ? .on : .off) {
        [weak self] _ in self?.choose(brand)
      }
    }
    button.menu = UIMenu(title: "Brand", children: brands)
  }

  /// Switches the brand; every bar on screen follows, and no other class needs to know.
  private func choose(_ brand: Harbor.Brand) {
    bars.context.brand = brand
    update()
  }
}
