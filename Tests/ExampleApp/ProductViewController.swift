import UIKit

/// A photo that starts under the bar, and a text below.
///
/// The bar fades in as the content scrolls, which the theme sets, not this class.
final class ProductViewController: UIViewController {
  /// The content, which the bar follows.
  let content = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(name: String) {
    super.init(nibName: nil, bundle: nil)
    title = name
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "Buy") { [weak self] _ in self?.buy() })
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.contentSize = CGSize(width: 390, height: 2000)
    view.addSubview(content)
  }

  private func buy() {
    navigationController?.pushViewController(CheckoutViewController(), animated: true)
  }
}
