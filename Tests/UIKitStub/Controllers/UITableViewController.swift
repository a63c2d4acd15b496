// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A controller whose view is itself a scroll view.
@available(iOS 2, *)
open class UITableViewController: UIViewController {
  open override func loadView() {
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tableView: UITableView! {
    get { view as? UITableView }
    set { view = newValue }
  }
}
