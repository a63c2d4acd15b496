import LintelSwiftUI
import LintelUIKit
import SwiftUI

/// The start of the app, where the theme is set up once; from then on, every bar follows it.
#if canImport(ObjectiveC)
  @main
#endif
struct HarborApp: App {
  /// The theme's controller, which exists as long as the app.
  ///
  /// A change of its context changes all bars and all views.
  @State private var bars: ThemeController<Harbor.Context, Harbor.Screen>

  init() {
    let bars = ThemeController(Harbor.theme, context: Harbor.Context(brand: .harbor))
    // Promos begin and end automatically after this.
    bars.startUpdatingPromos()
    _bars = State(initialValue: bars)
  }

  var body: some Scene {
    WindowGroup { ShopView(bars: bars) }
  }
}
