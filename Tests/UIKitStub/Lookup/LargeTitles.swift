extension UINavigationBar {
  /// Whether the title of the screen on top is large, or would be with its content at the top.
  var showsLargeTitle: Bool {
    guard prefersLargeTitles else { return false }
    return topItem?.prefersLargeTitle(after: items?.dropLast().last) ?? false
  }
}

extension UINavigationItem {
  fileprivate func prefersLargeTitle(after previous: UINavigationItem?) -> Bool {
    largeTitleDisplayMode != .never
  }
}
