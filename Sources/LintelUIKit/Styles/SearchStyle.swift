#if canImport(UIKit)
public import UIKit

/// A theme's settings for the search controller of a screen's item.
@available(iOS 13, *)
@MainActor
@_spi(Generated)
public struct SearchStyle {
  /// The field that people type in.
  @MainActor
  public struct Field {
    /// The color of the field.
    public var backgroundColor: Setting<UIColor?> = .untouched
    /// The color of the text.
    public var textColor: Setting<UIColor?> = .untouched
    /// The font of the text.
    public var font: Setting<UIFont?> = .untouched
    /// The color of tokens.
    public var tokenBackgroundColor: Setting<UIColor?> = .untouched
    /// The text in an empty field.
    public var attributedPlaceholder = Title()
    /// The magnifying glass.
    public var leftView = Icon()
  }

  /// The style of a text.
  public struct Title {
    /// The color of the text.
    public var foregroundColor: Setting<UIColor?> = .untouched
    /// The font of the text.
    public var font: Setting<UIFont?> = .untouched
  }

  /// The style of an icon.
  public struct Icon {
    /// The color of the icon.
    public var tintColor: Setting<UIColor?> = .untouched
  }

  /// The titles of the scope buttons.
  @MainActor
  public struct Scopes {
    /// The titles of scopes that aren't selected.
    public var normal = Title()
    /// The title of the selected scope.
    public var selected = Title()
  }

  /// The color of the search bar's buttons.
  public var tintColor: Setting<UIColor?> = .untouched
  /// How much of the search bar has a background.
  public var searchBarStyle: Setting<UISearchBar.Style> = .untouched
  /// Where the bar shows the search; no effect before iOS 16.
  public var preferredSearchBarPlacement: Setting<SearchPlacement> = .untouched
  /// Whether the search hides while the content scrolls.
  public var hidesSearchBarWhenScrolling: Setting<Bool> = .untouched
  /// The field that people type in.
  public var searchTextField = Field()
  /// The titles of the scope buttons.
  public var scopeBarButtonTitleTextAttributes = Scopes()

  /// Creates a style that leaves searches alone.
  public init() {}

  func set(on item: UINavigationItem, _ log: ChangeLog) {
    log.set(item, \.hidesSearchBarWhenScrolling, to: hidesSearchBarWhenScrolling)
    if #available(iOS 16, *), case .set(let placement) = preferredSearchBarPlacement {
      log.set(item, \.preferredSearchBarPlacement, to: placement.uiPlacement)
    }
    guard let bar = item.searchController?.searchBar else { return }
    log.setTint(bar, to: tintColor)
    log.set(bar, \.searchBarStyle, to: searchBarStyle)
    let scopes = scopeBarButtonTitleTextAttributes
    log.set(bar, \.normalScopeColor, to: scopes.normal.foregroundColor)
    log.set(bar, \.normalScopeFont, to: scopes.normal.font)
    log.set(bar, \.selectedScopeColor, to: scopes.selected.foregroundColor)
    log.set(bar, \.selectedScopeFont, to: scopes.selected.font)
    let field = bar.searchTextField
    log.set(field, \.backgroundColor, to: searchTextField.backgroundColor)
    log.set(field, \.textColor, to: searchTextField.textColor)
    log.set(field, \.font, to: searchTextField.font)
    log.setResettable(field, \.tokenColor, to: searchTextField.tokenBackgroundColor)
    log.set(field, \.placeholderColor, to: searchTextField.attributedPlaceholder.foregroundColor)
    if let icon = field.leftView { log.setTint(icon, to: searchTextField.leftView.tintColor) }
  }
}

/// A counterpart of UIKit's `UINavigationItem.SearchBarPlacement`, which has all values on every system.
@available(iOS 13, *)
@_spi(Generated)
public nonisolated enum SearchPlacement: String, CaseIterable, Sendable {
  case automatic
  case inline
  case stacked
  case integrated
  case integratedCentered
  case integratedButton

  @available(iOS 16, *)
  fileprivate var uiPlacement: UINavigationItem.SearchBarPlacement {
    switch self {
    case .automatic: return .automatic
    case .inline:
      // iOS 26 deprecates the name, and uses its value for `integrated`.
      return UINavigationItem.SearchBarPlacement(rawValue: 1) ?? .automatic
    case .stacked: return .stacked
    case .integrated:
      if #available(iOS 26, *) { return .integrated }
    case .integratedCentered:
      if #available(iOS 26, *) { return .integratedCentered }
    case .integratedButton:
      if #available(iOS 26, *) { return .integratedButton }
    }
    return .automatic
  }
}

// Values that UIKit keeps in dictionaries, each as a separate property so that each can be restored separately.

@available(iOS 13, *)
extension UISearchBar {
  fileprivate var normalScopeColor: UIColor? {
    get { scope(.normal)[.foregroundColor] as? UIColor }
    set { setScope(.foregroundColor, newValue, .normal) }
  }

  fileprivate var normalScopeFont: UIFont? {
    get { scope(.normal)[.font] as? UIFont }
    set { setScope(.font, newValue, .normal) }
  }

  fileprivate var selectedScopeColor: UIColor? {
    get { scope(.selected)[.foregroundColor] as? UIColor }
    set { setScope(.foregroundColor, newValue, .selected) }
  }

  fileprivate var selectedScopeFont: UIFont? {
    get { scope(.selected)[.font] as? UIFont }
    set { setScope(.font, newValue, .selected) }
  }

  private func scope(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
    scopeBarButtonTitleTextAttributes(for: state) ?? [:]
  }

  private func setScope(_ key: NSAttributedString.Key, _ value: Any?, _ state: UIControl.State) {
    var attributes = scope(state)
    attributes[key] = value
    setScopeBarButtonTitleTextAttributes(attributes.isEmpty ? nil : attributes, for: state)
  }
}

@available(iOS 13, *)
extension UISearchTextField {
  /// The color of tokens; UIKit accepts `nil` for its own color, but never returns `nil`.
  fileprivate var tokenColor: UIColor? {
    get { tokenBackgroundColor }
    set { tokenBackgroundColor = newValue }
  }

  fileprivate var placeholderColor: UIColor? {
    get {
      guard let text = attributedPlaceholder, text.length > 0 else { return nil }
      return unsafe text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    set {
      guard let text = attributedPlaceholder, text.length > 0 else { return }
      let colored = NSMutableAttributedString(attributedString: text)
      let whole = NSRange(location: 0, length: text.length)
      colored.removeAttribute(.foregroundColor, range: whole)
      if let newValue { colored.addAttribute(.foregroundColor, value: newValue, range: whole) }
      attributedPlaceholder = colored
    }
  }
}
#endif
