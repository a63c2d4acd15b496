// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@available(iOS 8, *)
open class UISearchController: UIViewController {
  public let searchBar = UISearchBar(frame: .zero)

  public init(searchResultsController: UIViewController?) {
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The text field of a search bar, which in UIKit is a `UITextField`.
@available(iOS 13, *)
open class UISearchTextField: UIView {
  public var textColor: UIColor?
  public var font: UIFont?
  // "Set this to nil for tokens to use their default color." The property is null_resettable; the default is assumed to be the tint.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tokenBackgroundColor: UIColor! {
    get { assignedTokenBackgroundColor ?? tintColor }
    set { assignedTokenBackgroundColor = newValue }
  }
  /// The color of tokens without the default.
  public private(set) var assignedTokenBackgroundColor: UIColor?
  public var leftView: UIView? = UIView(frame: .zero)
  public var attributedPlaceholder: NSAttributedString?

  public var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
}
