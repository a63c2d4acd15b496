import LintelSwiftUI
import LintelUIKit
import SwiftUI

/// A SwiftUI screen with the theme that the plugin compiles from `Market.yaml`.
public struct MarketView: View {
  @State private var bars = ThemeController(Market.theme, context: .init(brand: .day))

  /// Creates the screen, with bars for the day brand.
  public init() {}

  /// A stack with one screen.
  public var body: some View {
    NavigationView { Offers().themedScreen(Market.Screen.home) }
      .navigationViewStyle(.stack)
      .themedBars(bars)
  }
}

/// The content of the screen, in the colors of the context from the environment.
struct Offers: View {
  @Environment(\.marketContext) private var context

  var body: some View {
    List { Text("Offers") }.tint(Market.ViewColors.accent(context))
  }
}
