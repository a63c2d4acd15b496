#if canImport(SwiftUI) && canImport(UIKit)
@_spi(Generated) public import LintelUIKit
public import SwiftUI
import UIKit

/// One context of a theme for `#Preview`.
@available(iOS 15, *)
public struct ThemePreview<Context, Screen: Hashable>: Identifiable {
  /// The name of the context, such as `night, sale`, which is unique among the previews of a theme.
  public let id: String
  let theme: CompiledTheme<Context, Screen>
  let context: Context

  /// Creates a preview of a context, with its name.
  @_spi(Generated) public init(
    _ name: String,
    _ theme: CompiledTheme<Context, Screen>,
    _ context: Context
  ) {
    id = name
    self.theme = theme
    self.context = context
  }
}

/// Returns a preview of each brand, without promos and with each promo.
@available(iOS 15, *)
@_spi(Generated)
@MainActor
public func themePreviews<
  Context,
  Screen: Hashable,
  Brand: RawRepresentable<String>,
  Promo: RawRepresentable<String> & Hashable
>(
  _ theme: CompiledTheme<Context, Screen>,
  _ brands: [Brand],
  _ promos: [Promo],
  _ context: (Brand, Set<Promo>) -> Context
) -> [ThemePreview<Context, Screen>] {
  brands.flatMap { brand in
    [ThemePreview(brand.rawValue, theme, context(brand, []))]
      + promos.map {
        ThemePreview("\(brand.rawValue), \($0.rawValue)", theme, context(brand, [$0]))
      }
  }
}

@available(iOS 15, *)
extension View {
  /// Shows this view once for each context of a theme, one below the other, with the contexts' names.
  ///
  /// - Parameter previews: the contexts, such as `Shop.previews`.
  /// - Returns: a scroll view with all of them.
  @MainActor public func themed<Context, Screen: Hashable>(
    _ previews: [ThemePreview<Context, Screen>]
  ) -> some View {
    ScrollView {
      VStack {
        ForEach(previews) { preview in
          Text(preview.id).font(.headline)
          PreviewedView(preview: preview, content: self).frame(height: 480)
        }
      }
    }
  }
}

@available(iOS 15, *) @MainActor
private struct PreviewedView<Context, Screen: Hashable, Content: View>: View {
  @State private var bars: ThemeController<Context, Screen>
  let content: Content

  init(preview: ThemePreview<Context, Screen>, content: Content) {
    _bars = State(initialValue: ThemeController(preview.theme, context: preview.context))
    self.content = content
  }

  var body: some View { content.themedBars(bars) }
}

@available(iOS 15, *)
extension Font {
  /// Creates a font from a font of a theme, in the size that UIKit scales it to.
  @_spi(Generated) public init(themed font: UIFont) {
    #if canImport(ObjectiveC)
    self.init(font as CTFont)
    #else
    self.init(font)
    #endif
  }
}
#endif
