#if canImport(UIKit)
import UIKit

/// Finds the view in which UIKit draws a bar's background, which its headers don't mention.
///
/// It's the first subview that is called a background, is at least as large as the bar, and doesn't contain labels or controls. If
/// UIKit builds its bars differently, the finder returns `nil`, and a fade becomes a crossfade.
@available(iOS 13, *)
@MainActor
enum BarBackgroundFinder {
  static func background(of bar: UINavigationBar) -> UIView? {
    bar.subviews.first { view in
      String(describing: type(of: view)).hasSuffix("Background")
        && view.bounds.width >= bar.bounds.width && view.bounds.height >= bar.bounds.height
        && !hasText(view)
    }
  }

  private static func hasText(_ view: UIView) -> Bool {
    view is UILabel || view is UIControl || view.subviews.contains(where: hasText)
  }
}
#endif
