// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
open class UISearchBar: UIView {
  @available(iOS 2, *)
  public enum Icon: Int, Sendable {
    case search
    case clear
    case bookmark
    case resultsList
  }

  @available(iOS 7, *)
  public enum Style: UInt, Sendable {
    case `default`
    case prominent
    case minimal
  }

  @available(iOS 7, *)
  public var searchBarStyle = Style.default
  @available(iOS 13, *)
  public let searchTextField = UISearchTextField(frame: .zero)
  private var scopeAttributes: [UIControl.State.RawValue: [NSAttributedString.Key: Any]] = [:]

  public var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  @available(iOS 5, *)
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? {
    scopeAttributes[state.rawValue]
  }

  public var barStyle = UIBarStyle.default {
    didSet { note("barStyle", .keyword("\(barStyle)")) }
  }
  @available(iOS 7, *)
  public var barTintColor: UIColor? { didSet { note("barTintColor", color: barTintColor) } }
  open override var backgroundColor: UIColor? {
    didSet { note("backgroundColor", color: backgroundColor) }
  }
  @available(iOS 5, *)
  public var backgroundImage: UIImage? {
    didSet { note("backgroundImage", image: backgroundImage) }
  }
  @available(iOS 5, *)
  public var scopeBarBackgroundImage: UIImage? {
    didSet { note("scopeBarBackgroundImage", image: scopeBarBackgroundImage) }
  }
  @available(iOS 5, *)
  public var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet {
      note(
        "searchFieldBackgroundPositionAdjustment",
        .offset(searchFieldBackgroundPositionAdjustment)
      )
    }
  }
  @available(iOS 5, *)
  public var searchTextPositionAdjustment = UIOffset.zero {
    didSet { note("searchTextPositionAdjustment", .offset(searchTextPositionAdjustment)) }
  }

  @available(iOS 5, *)
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {
    note("searchFieldBackgroundImage", [state.word], image: backgroundImage)
  }

  @available(iOS 5, *)
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    note("image", ["\(icon)", state.word], image: iconImage)
  }

  @available(iOS 5, *)
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    note("positionAdjustment", ["\(icon)"], .offset(adjustment))
  }

  @available(iOS 5, *)
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?,
    for state: UIControl.State
  ) {
    note("scopeBarButtonBackgroundImage", [state.word], image: backgroundImage)
  }

  @available(iOS 5, *)
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?,
    for state: UIControl.State
  ) {
    scopeAttributes[state.rawValue] = attributes
    note("scopeBarButtonTitleTextAttributes", [state.word], attributes: attributes)
  }
}
