// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    @available(iOS 26, *) case prominent = 2

    @available(iOS, introduced: 2, deprecated: 26, renamed: "prominent")
    public static var done: Style { .prominent }
  }

  public var style = Style.plain
  public var tintColor: UIColor?
  public var customView: UIView?
  public var primaryAction: UIAction?
  public var menu: UIMenu?

  public convenience init(
    title: String?,
    style: Style,
    target: AnyObject?,
    action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
  }

  public convenience init(
    image: UIImage?,
    style: Style,
    target: AnyObject?,
    action: Selector?
  ) {
    self.init()
    self.image = image
    self.style = style
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
