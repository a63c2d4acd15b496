import LintelAppearance
import LintelTheme

/// Writes the declarations that `--swiftui` adds: the context in the environment, contexts for previews, and tokens as SwiftUI's types.
extension SwiftBackend {
  func swiftUIDeclarations(_ tokens: [SwiftDeclaration]) -> [SwiftDeclaration] {
    [
      ("extension EnvironmentValues", [context]),
      ("@MainActor\nextension \(names.type)", [previews] + tokens),
    ].map { SwiftDeclaration(.members("@available(iOS 15, *)\n\($0)", $1)) }
  }

  private var hasParameters: Bool { !outline.parameters.isEmpty }

  /// The context, such as `shopContext`, which is `nil` outside of `themedBars` if only the app has its colors.
  private var context: SwiftDeclaration {
    let type = names.type
    let name = SwiftName.member(type.withoutBackticks) + "Context"
    let stored = "self[themeContext: ContextOf<\(type).Context>()]"
    let first = decided.brands.first.map { "brand: \(names.brands[$0].afterDot)" } ?? ""
    let value: SwiftExpression =
      hasParameters ? .name(stored) : .either(stored, "\(type).Context(\(first))")
    return SwiftDeclaration(
      "\(access)var \(name)",
      result: "\(type).Context\(hasParameters ? "?" : "")",
      [.result(value)],
      documentation: ["The context of the surrounding bars, which `themedBars` sets."]
    )
  }

  /// The contexts for previews: each brand, without promos and with each promo.
  private var previews: SwiftDeclaration {
    let screen = outline.screens.isEmpty ? "Never" : "Screen"
    let call = "themePreviews(theme, Brand.allCases, "
    let (head, arguments) =
      outline.promos.isEmpty
      ? ("\(call)[Brand]()) { brand, _ in", "brand: brand")
      : ("\(call)Promo.allCases) {", "brand: $0, promos: $1")
    // With the app's colors, the closure doesn't fit on the line.
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

extension TokenGroup {
  /// The type and the label of UIKit's value, or `nil` for a group without a SwiftUI type, or with the same type as in UIKit.
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
