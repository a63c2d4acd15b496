/// The texts of a navigation bar.
public enum BarText: Hashable, Sendable {
  case title
  case largeTitle
  case subtitle
  case largeSubtitle
}

extension UINavigationBarAppearance {
  /// The attributes of a text; without a font or color, "appropriate defaults are supplied".
  ///
  /// - Returns: the attributes, or `nil` for subtitles before iOS 26, which doesn't have them.
  public func shownAttributes(of text: BarText) -> [NSAttributedString.Key: Any]? {
    let (property, font): (String, UIFont) =
      switch text {
      case .title: ("titleTextAttributes", .systemFont(ofSize: 17, weight: .semibold))
      case .largeTitle: ("largeTitleTextAttributes", .systemFont(ofSize: 34, weight: .bold))
      case .subtitle: ("subtitleTextAttributes", .systemFont(ofSize: 12, weight: .regular))
      case .largeSubtitle:
        ("largeSubtitleTextAttributes", .systemFont(ofSize: 17, weight: .regular))
      }
    let color: UIColor
    switch text {
    case .title, .largeTitle: color = .label
    case .subtitle, .largeSubtitle:
      guard Simulation.systemVersion >= 260 else { return nil }
      color = .secondaryLabel
    }
    return [.font: font, .foregroundColor: color].merging(attributes(property)) { $1 }
  }
}
