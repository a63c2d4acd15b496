import UIKit

/// The list of products.
///
/// The theme determines what its bar looks like.
final class HomeViewController: UIViewController {
  private let brands: BrandMenu

  init(brands: BrandMenu) {
    self.brands = brands
    super.init(nibName: nil, bundle: nil)
    title = "Harbor"
    navigationItem.rightBarButtonItems = [brands.button]
    navigationItem.leftBarButtonItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "Lantern") { [weak self] _ in self?.open() })
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  private func open() {
    navigationController?.pushViewController(
      ProductViewController(name: "Lantern"),
      animated: true
    )
  }
}
