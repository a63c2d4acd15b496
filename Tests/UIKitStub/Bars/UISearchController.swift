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
  public var tokenBackgroundColor: UIColor?
  public var leftView: UIView? = UIView(frame: .zero)
  public var attributedPlaceholder: NSAttributedString?

  public var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
}
