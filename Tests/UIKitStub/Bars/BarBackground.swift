// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The view that contains titles and buttons in UIKit.
final class NavigationBarContentView: UIView {}

/// The background of a bar, with the hairline as an image view of at most a point.
public final class BarBackground: UIView {
  public let hairline = UIImageView(frame: CGRect(x: 0, y: 0, width: 390, height: 1.0 / 3))

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(hairline)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(hairline)
  }
}
