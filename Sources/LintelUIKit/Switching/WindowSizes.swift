#if canImport(UIKit)
public import UIKit

/// The size classes around a bar, which conditions of a theme can ask for.
///
/// A size that is unspecified counts as regular, as in the code that is generated for a theme.
@_spi(Generated)
@available(iOS 13, *)
public nonisolated struct WindowSizes: Hashable {
  private let isCompactWidth: Bool
  private let isCompactHeight: Bool

  /// Reads the sizes that a controller, a view, or a window has.
  @MainActor
  public init(_ environment: (any UITraitEnvironment)?) {
    let traits = environment?.traitCollection ?? .current
    isCompactWidth = traits.horizontalSizeClass == .compact
    isCompactHeight = traits.verticalSizeClass == .compact
  }

  /// Runs code that asks `UITraitCollection.current` for the sizes.
  public func performAsCurrent(_ actions: () -> Void) {
    mergedCollection(traitsFrom: [
      .current,
      UITraitCollection(horizontalSizeClass: isCompactWidth ? .compact : .regular),
      UITraitCollection(verticalSizeClass: isCompactHeight ? .compact : .regular),
    ]).performAsCurrent(actions)
  }
}
#endif
