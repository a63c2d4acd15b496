#if canImport(UIKit)
public import UIKit

/// The size classes around a bar, which conditions of a theme can test.
///
/// An unspecified size class counts as regular, as in generated code.
@_spi(Generated)
@available(iOS 13, *)
public nonisolated struct WindowSizes: Hashable {
  private let isCompactWidth: Bool
  private let isCompactHeight: Bool

  /// Reads the size classes of a controller, a view, or a window; for `nil`, the current ones.
  @MainActor
  public init(_ environment: (any UITraitEnvironment)?) {
    let traits = environment?.traitCollection ?? .current
    isCompactWidth = traits.horizontalSizeClass == .compact
    isCompactHeight = traits.verticalSizeClass == .compact
  }

  /// Runs code with these size classes in `UITraitCollection.current`.
  public func performAsCurrent(_ actions: () -> Void) {
    mergedCollection(traitsFrom: [
      .current,
      UITraitCollection(horizontalSizeClass: isCompactWidth ? .compact : .regular),
      UITraitCollection(verticalSizeClass: isCompactHeight ? .compact : .regular),
    ]).performAsCurrent(actions)
  }
}
#endif
