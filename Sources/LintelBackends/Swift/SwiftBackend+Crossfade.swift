import LintelAppearance

/// Writes UIKit's own crossfade for themes with `mechanism: private`, which the compiler accepts only with its flag.
extension SwiftBackend {
  /// The member of the theme's type, which release builds don't have.
  var privateCrossfade: [SwiftDeclaration] {
    let needsCrossfade = decided.bars.compactMap(\.scroll).flatMap(decided.outcomes).contains {
      outcome in
      if case .scroll(let scroll) = outcome { scroll.isManual } else { false }
    }
    guard needsCrossfade else { return [] }
    let call = SwiftExpression.call(
      "ManualCrossfade",
      [
        SwiftArgument("begin", .name(Self.setting("true", "manualScrollEdgeAppearanceEnabled"))),
        SwiftArgument("show", .name(Self.setting("$1", "manualScrollEdgeAppearanceProgress"))),
        SwiftArgument("end", .name(Self.setting("false", "manualScrollEdgeAppearanceEnabled"))),
      ]
    )
    let member = SwiftDeclaration(
      "\(access)static var privateCrossfade",
      result: "ManualCrossfade",
      [.result(call)],
      documentation: [
        "UIKit's own crossfade, for the `manualCrossfade` of a `ThemeController`.", "",
        "It sets private properties of UIKit. App Review rejects apps that do, and any iOS version may remove them.",
      ]
    )
    return [SwiftDeclaration(.conditional("DEBUG", [member]))]
  }

  /// Returns a closure that sets a key by `_set<Key>:`, which tells the bar; with a leading underscore, it would only set the variable.
  private static func setting(_ value: String, _ key: String) -> String {
    "{ $0.setValue(\(value), forKey: \"\(key)\") }"
  }
}
