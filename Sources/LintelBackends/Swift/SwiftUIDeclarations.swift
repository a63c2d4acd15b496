import LintelAppearance
import LintelTheme

/// Writes what `--swiftui` adds for SwiftUI: the context in the environment, the contexts of previews, and tokens as SwiftUI's types.
struct SwiftUIDeclarations {
  private let outline: ThemeOutline
  private let brands: [String]
  private let type: String
  private let access: String
  private let tokens: [SwiftDeclaration]

  /// - Parameters:
  ///   - backend: the theme and its options.
  ///   - tokens: the enums of `TokenDeclarations.views`.
  init(_ backend: SwiftBackend, tokens: [SwiftDeclaration]) {
    outline = backend.outline
    let names = backend.names
    brands = backend.decided.brands.map { names.brands[$0] }
    type = names.type
    access = backend.access
    self.tokens = tokens
  }

  private static let availability = "@available(iOS 15, *)\n"

  /// What comes after the theme's type.
  var declarations: [SwiftDeclaration] {
    [
      SwiftDeclaration(.members("\(Self.availability)extension EnvironmentValues", [context])),
      SwiftDeclaration(
        .members("\(Self.availability)@MainActor\nextension \(type)", [previews] + tokens)
      ),
    ]
  }

  private var hasParameters: Bool { !outline.parameters.isEmpty }

  /// Such as `shopContext`; nil outside of `themedBars` where only the app has the colors of a context.
  private var context: SwiftDeclaration {
    let name = SwiftName.member(type.withoutBackticks) + "Context"
    let stored = "self[themeContext: ContextOf<\(type).Context>()]"
    let head = SwiftHead(
      "\(access)var \(name)",
      result: "\(type).Context\(hasParameters ? "?" : "")"
    )
    let first = brands.first.map { "brand: .\($0)" } ?? ""
    let value: SwiftExpression =
      hasParameters ? .name(stored) : .either(stored, "\(type).Context(\(first))")
    return SwiftDeclaration(
      .body(head, [.result(value)]),
      documentation: ["The context of the bars around; set by `themedBars`."]
    )
  }

  /// Each brand without promos and with each promo.
  private var previews: SwiftDeclaration {
    let screen = outline.screens.isEmpty ? "Never" : "Screen"
    let result = "[ThemePreview<Context, \(screen)>]"
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
    let declaration = SwiftHead(
      "\(access)static \(hasParameters ? "func" : "var") previews",
      hasParameters ? ["colors: SuppliedColors"] : nil,
      result: result
    )
    return SwiftDeclaration(
      .body(declaration, [.result(.name(value))]),
      documentation: ["Each brand, without promos and with each promo, for `#Preview`."]
    )
  }
}

/// SwiftUI's form of a group of tokens.
struct SwiftUITokenGroup {
  let type: String
  /// What comes before UIKit's value.
  let label: String
  let summary: String
}

extension TokenGroup {
  /// Nil for a group that SwiftUI has no type for, or the same as UIKit.
  var swiftUIGroup: SwiftUITokenGroup? {
    switch self {
    case .colors:
      SwiftUITokenGroup(type: "Color", label: "uiColor", summary: "The theme's colors for SwiftUI.")
    case .fonts:
      SwiftUITokenGroup(
        type: "Font",
        label: "themed",
        summary: "The theme's fonts for SwiftUI, in the size that the user has chosen."
      )
    case .images:
      SwiftUITokenGroup(type: "Image", label: "uiImage", summary: "The theme's images for SwiftUI.")
    case .effects, .offsets, .numbers, .strings: nil
    }
  }
}
