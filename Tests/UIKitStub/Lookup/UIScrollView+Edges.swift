extension UIScrollView {
  /// Whether the top of the content is at the bar above, or below it.
  public var isAtTopEdge: Bool { contentOffset.y <= -adjustedContentInset.top }

  /// Whether the end of the content is at the bar below, or above it.
  public var isAtBottomEdge: Bool {
    contentOffset.y + frame.height >= contentSize.height + adjustedContentInset.bottom
  }
}
