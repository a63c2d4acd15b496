import LintelAppearance
import LintelTheme

/// Writes what `--swiftui` adds for SwiftUI: the context in the environment, the contexts of previews, and tokens as SwiftUI's types.
extension SwiftBackend {
  /// What comes after the theme's type.
  ///
  /// - Parameter tokens: the enums of `TokenDeclarations.views`.
  /// - Returns: the declarations.
  func swiftUIDeclarations(_ tokens: [SwiftDeclaration]) -> [SwiftDeclaration] {
    [
      ("extension EnvironmentValues", [context]),
      ("@MainActor\nextension \(names.type)", [previews] + tokens),
    ].map { SwiftDeclaration(.members("@available(iOS 15, *)\n\($0)", $1)) }
  }

  private var hasParameters: Bool { !outline.parameters.isEmpty }

  /// Such as `shopContext`; nil outside of `themedBars` where only the app has the colors of a context.
  private var context: SwiftDeclaration {
    let type = names.type
    let name = SwiftName.member(type.withoutBackticks) + "Context"
    let stored = "self[themeContext: ContextOf<\(type).Context>()]"
    let first = decided.brands.first.map { "brand: .\(names.brands[$0])" } ?? ""
    let value: SwiftExpression =
      hasParameters ? .name(stored) : .either(stored, "\(type).Context(\(first))")
    return SwiftDeclaration(
      "\(access)var \(name)",
      result: "\(type).Context\(hasParameters ? "?" : "")",
      [.result(value)],
      documentation: ["The context of the bars around; set by `themedBars`."]
    )
  }

  /// Each brand without promos and with each promo.
  private var previews: SwiftDeclaration {
    let screen = outline.screens.isEmpty ? "Never" : "Screen"
    let call = "themePreviews(theme, Brand.allCases, "
    let (head, arguments) =
      outline.promos.isEmpty
      ? ("\(call)[Brand]()) { brand, _ in", "brand: brand")
      : ("\(call)Promo.allCases) {", "brand: $0, promos: $1")
    // With the app's colors, the closure doesn't fit into the line.
    let value =
      hasParameters
      ? "\(head)\n      Context(\(arguments), colors: colors)\n    }"
      : "\(head) Context(\(arguments)) }"
    return SwiftDeclaration(
      "\(access)static \(hasParameters ? "func" : "var") previews",
      takes: hasParameters ? ["colors: SuppliedColors"] : nil,
      result: "[ThemePreview<Context, \(screen)>]",
      [.result(.name(value))],
      documentation: ["Each brand, without promos and with each promo, for `#Preview`."]
    )
  }
}

/// SwiftUI's forms of tokens.
extension TokenGroup {
  /// The type, and what comes before UIKit's value; nil for a group that SwiftUI has no type for, or the same as UIKit.
  var swiftUIForm: (type: String, label: String, summary: String)? {
    switch self {
    case .colors: ("Color", "uiColor", "The theme's colors for SwiftUI.")
    case .fonts:
      ("Font", "themed", "The theme's fonts for SwiftUI, in the size that the user has chosen.")
    case .images: ("Image", "uiImage", "The theme's images for SwiftUI.")
    case .effects, .offsets, .numbers, .strings: nil
    }
  }
}
