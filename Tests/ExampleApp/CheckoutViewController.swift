import UIKit

/// The basket.
///
/// The theme hides the tab bar here, and gives the bar a paper background at the scroll edge while the promo runs.
class CheckoutViewController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Checkout"
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(primaryAction: UIAction(title: "Pay") { [weak self] _ in self?.pay() })
    ]
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }

  func pay() {
    navigationController?.pushViewController(PaymentViewController(), animated: true)
  }
}

/// The last step, a separate screen in the theme.
final class PaymentViewController: CheckoutViewController {
  override func pay() {
    navigationController?.popToRootViewController(animated: true)
  }
}
