#if canImport(UIKit)
import UIKit

/// Finds the view that UIKit draws a bar's background in, which its headers do not name.
///
/// It is the first view that is called a background, is as large as the bar, and has no text in it. Where UIKit builds its bars in
/// another way, the finder returns nil, and the library changes nothing.
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
