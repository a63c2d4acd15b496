import LintelSwiftUI
import LintelUIKit
import SwiftUI

/// The start of the app: the theme is set up once, and every bar follows it from then on.
#if canImport(ObjectiveC)
  @main
#endif
struct HarborApp: App {
  /// Lives as long as the app.
  ///
  /// A change of its context changes all bars and all views.
  @State private var bars: ThemeController<Harbor.Context, Harbor.Screen>

  init() {
    let bars = ThemeController(Harbor.theme, context: Harbor.Context(brand: .harbor))
    // From now on promos begin and end by themselves.
    bars.startUpdatingPromos()
    _bars = State(initialValue: bars)
  }

  var body: some Scene {
    WindowGroup { ShopView(bars: bars) }
  }
}
