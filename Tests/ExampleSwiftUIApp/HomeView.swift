import LintelSwiftUI
import LintelUIKit
import SwiftUI

/// The list of products.
struct HomeView: View {
  let bars: ThemeController<Harbor.Context, Harbor.Screen>
  @Binding var path: [Harbor.Screen]

  var body: some View {
    List {
      Button("Lantern") { path.append(.product) }
    }
    .navigationTitle("Harbor")
    .toolbar { BrandMenu(bars: bars) }
  }
}

/// The menu that switches the brand while the app runs; the context in the environment has the current one.
struct BrandMenu: View {
  let bars: ThemeController<Harbor.Context, Harbor.Screen>
  @Environment(\.harborContext) private var context

  var body: some View {
    Menu("Brand") {
      ForEach(Harbor.Brand.allCases, id: \.self) { brand in
        Button(context.brand == brand ? "\(brand.rawValue) ✓" : brand.rawValue) {
          withAnimation { bars.context.brand = brand }
        }
      }
    }
  }
}
