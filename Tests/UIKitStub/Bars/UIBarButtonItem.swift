// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
open class UIBarButtonItem: UIBarItem {
  @available(iOS 2, *)
  public enum Style: Int, Sendable {
    case plain
    @available(iOS 26, *) case prominent = 2

    @available(iOS, introduced: 2, deprecated: 26, renamed: "prominent")
    public static var done: Style { .prominent }
  }

  public var style = Style.plain
  @available(iOS 5, *)
  public var tintColor: UIColor?
  public var customView: UIView?
  @available(iOS 14, *)
  public var primaryAction: UIAction?
  @available(iOS 14, *)
  public var menu: UIMenu?
  private var storedHidesSharedBackground = false
  private var storedSharesBackground = true
  private var storedIsPaddingRemoved = false

  @available(iOS 26, *)
  public var hidesSharedBackground: Bool {
    get { storedHidesSharedBackground }
    set {
      Simulation.require(260, "UIBarButtonItem.hidesSharedBackground")
      storedHidesSharedBackground = newValue
    }
  }

  @available(iOS 26, *)
  public var sharesBackground: Bool {
    get { storedSharesBackground }
    set {
      Simulation.require(260, "UIBarButtonItem.sharesBackground")
      storedSharesBackground = newValue
    }
  }

  @available(iOS 27, *)
  public var isPaddingRemoved: Bool {
    get { storedIsPaddingRemoved }
    set {
      Simulation.require(270, "UIBarButtonItem.isPaddingRemoved")
      storedIsPaddingRemoved = newValue
    }
  }

  public convenience init(
    title: String?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
  }

  public convenience init(
    image: UIImage?,
    style: Style,
    target: Any?,
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
