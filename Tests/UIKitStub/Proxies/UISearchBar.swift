// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

open class UISearchBar: UIView {
  public enum Icon: Int, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }

  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  public var barStyle = UIBarStyle.default {
    didSet { note("barStyle", .keyword("\(barStyle)")) }
  }
  public var barTintColor: UIColor? { didSet { note("barTintColor", color: barTintColor) } }
  open override var backgroundColor: UIColor? {
    didSet { note("backgroundColor", color: backgroundColor) }
  }
  public var backgroundImage: UIImage? {
    didSet { note("backgroundImage", image: backgroundImage) }
  }
  public var scopeBarBackgroundImage: UIImage? {
    didSet { note("scopeBarBackgroundImage", image: scopeBarBackgroundImage) }
  }
  public var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet {
      note(
        "searchFieldBackgroundPositionAdjustment",
        .offset(searchFieldBackgroundPositionAdjustment)
      )
    }
  }
  public var searchTextPositionAdjustment = UIOffset.zero {
    didSet { note("searchTextPositionAdjustment", .offset(searchTextPositionAdjustment)) }
  }

  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {
    note("searchFieldBackgroundImage", [state.word], image: backgroundImage)
  }

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    note("image", ["\(icon)", state.word], image: iconImage)
  }

  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    note("positionAdjustment", ["\(icon)"], .offset(adjustment))
  }

  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {
    note("scopeBarButtonBackgroundImage", [state.word], image: backgroundImage)
  }

  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    note("scopeBarButtonTitleTextAttributes", [state.word], attributes: attributes)
  }
}
