#if canImport(UIKit)
import UIKit

/// Hides and shows the bars of a navigation controller with UIKit's own calls, on screens for which the theme sets their visibility.
///
/// On other screens, the app controls them. The theme's changes are undone there, unless the app has changed the bars since.
@available(iOS 13, *)
@MainActor
final class BarVisibility {
  private struct Change {
    let original: Bool
    /// The value that the theme set, or `nil` if swipes determine it.
    let last: Bool?
  }

  private weak var controller: UINavigationController?
  private var bar: Change?
  private var toolbar: Change?
  private var isUpdating = false

  init(_ controller: UINavigationController) { self.controller = controller }

  /// The instances for controllers whose bars apps style themselves.
  private static var direct: [ObjectIdentifier: BarVisibility] = [:]

  /// Returns the instance for a controller whose bars an app styles itself.
  static func direct(_ controller: UINavigationController) -> BarVisibility {
    direct = direct.filter { $0.value.controller != nil }
    let id = ObjectIdentifier(controller)
    let visibility = direct[id] ?? BarVisibility(controller)
    direct[id] = visibility
    return visibility
  }

  /// Hides or shows the bars; `nil` leaves a bar to the app, and `isSwiped` means that swipes of the content hide and show the bar.
  func update(hides: Bool?, hidesToolbar: Bool?, isSwiped: Bool, animated: Bool) {
    guard let controller else { return }
    isUpdating = true
    defer { isUpdating = false }
    bar = next(bar, hides, controller.isNavigationBarHidden, isSwiped) {
      controller.setNavigationBarHidden($0, animated: animated)
    }
    toolbar = next(toolbar, hidesToolbar, controller.isToolbarHidden, false) {
      controller.setToolbarHidden($0, animated: animated)
    }
  }

  private func next(
    _ change: Change?,
    _ wanted: Bool?,
    _ current: Bool,
    _ isSwiped: Bool,
    _ set: (Bool) -> Void
  ) -> Change? {
    var original = current
    if let change {
      let isOurs = change.last == nil && !isSwiped || change.last == current
      if wanted == nil, isOurs, change.original != current { set(change.original) }
      original = change.original
    }
    if let wanted {
      if current != wanted { set(wanted) }
      return Change(original: original, last: wanted)
    }
    return isSwiped ? Change(original: original, last: nil) : nil
  }

  /// Leaves the navigation bar to the app, which is changing its visibility.
  func releaseBar() {
    if !isUpdating, bar?.last != nil { bar = nil }
  }

  func resign() { update(hides: nil, hidesToolbar: nil, isSwiped: false, animated: false) }
}
#endif
