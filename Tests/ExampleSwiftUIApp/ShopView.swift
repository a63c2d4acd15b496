import LintelSwiftUI
import LintelUIKit
import SwiftUI

/// The stack of the shop.
///
/// Its path consists of the theme's screens, so a value determines both the content and the look of its bar.
struct ShopView: View {
  let bars: ThemeController<Harbor.Context, Harbor.Screen>
  @State private var path: [Harbor.Screen] = []

  var body: some View {
    NavigationStack(path: $path) {
      HomeView(bars: bars, path: $path)
        .themedScreen(Harbor.Screen.home)
        .navigationDestination(for: Harbor.Screen.self) { screen in
          destination(screen).themedScreen(screen)
        }
    }
    .themedBars(bars)
  }

  @ViewBuilder private func destination(_ screen: Harbor.Screen) -> some View {
    switch screen {
    case .home: HomeView(bars: bars, path: $path)
    case .product: ProductView(name: "Lantern", path: $path)
    case .checkout: CheckoutView { path.append(.checkoutPayment) }
    case .checkoutPayment: CheckoutView { path = [] }
    }
  }
}
