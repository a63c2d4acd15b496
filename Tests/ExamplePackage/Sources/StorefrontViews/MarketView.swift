import LintelSwiftUI
import LintelUIKit
import SwiftUI

/// A screen of SwiftUI's, with the theme that the plugin compiles from `Market.yaml`.
public struct MarketView: View {
  @State private var bars = ThemeController(Market.theme, context: .init(brand: .day))

  /// Creates the screen, with bars for the day.
  public init() {}

  /// A stack with one screen.
  public var body: some View {
    NavigationView { Offers().themedScreen(Market.Screen.home) }
      .navigationViewStyle(.stack)
      .themedBars(bars)
  }
}

/// What the screen shows, in the colors of the context around it.
struct Offers: View {
  @Environment(\.marketContext) private var context

  var body: some View {
    List { Text("Offers") }.tint(Market.ViewColors.accent(context))
  }
}
