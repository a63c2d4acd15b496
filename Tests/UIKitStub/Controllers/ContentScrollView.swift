// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UIViewController {
  @available(iOS 15, *)
  public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    Simulation.require(150, "UIViewController.setContentScrollView")
    for single in [NSDirectionalRectEdge.top, .leading, .bottom, .trailing]
    where edge.contains(single) {
      contentScrollViews[single] = scrollView
    }
  }

  @available(iOS 15, *)
  public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews[edge]
  }

  /// The scroll view that bars at an edge observe: the one that was set, or else the first one in the view.
  func observedScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let scrollView = contentScrollViews[edge] { return scrollView }
    return viewIfLoaded.flatMap(Self.firstScrollView)
  }

  private static func firstScrollView(in view: UIView) -> UIScrollView? {
    if let scrollView = view as? UIScrollView { return scrollView }
    return view.subviews.lazy.compactMap(firstScrollView).first
  }
}
