import Testing

@testable import LintelSource

@Suite("What people change while they use an app")
struct UserActionTests {
  private static let cases = [
    ReadingCase(
      "A bar that a tap hides isn't hidden at first, and the switch for it isn't a promo",
      """
      final class ReaderController: UIViewController {
        var isWide: Bool { size.width > 500 }
        override func viewDidLoad() {
          navigationController?.navigationBar.tintColor = .red
          view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
        }
        override func viewWillAppear(_ animated: Bool) {
          if Defaults.isFullScreen { hideBars() } else { showBars() }
        }
        @objc private func tapped() { hideBars() }
        private func hideBars() {
          if isWide { navigationController?.setNavigationBarHidden(true, animated: true) }
        }
        private func showBars() { navigationController?.setNavigationBarHidden(false, animated: true) }
      }
      """,
      """
      UINavigationBar of ReaderController tintColor = red
      unread: ReaderController.isNavigationBarHidden: it changes while people use the app
      unread: ReaderController.isNavigationBarHidden: it changes while people use the app
      """
    ),
    ReadingCase(
      "What a screen shows at first, before people change it",
      """
      final class ListController: UITableViewController {
        override func viewDidLoad() { navigationController?.setToolbarHidden(false, animated: false) }
        override func setEditing(_ editing: Bool, animated: Bool) {
          navigationController?.setToolbarHidden(true, animated: animated)
        }
      }
      """,
      """
      screen ListController isToolbarHidden = false
      unread: ListController.isToolbarHidden: it changes while people use the app
      """
    ),
    ReadingCase(
      "A helper that runs before a screen appears, and again at an action",
      """
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          style()
          let center = NotificationCenter.default
          center.addObserver(self, selector: #selector(update), name: .theme, object: nil)
        }
        @objc private func update() { style() }
        private func style() { navigationController?.navigationBar.tintColor = .red }
      }
      """,
      "UINavigationBar of HomeController tintColor = red"
    ),
    ReadingCase(
      "Screens that an action creates, in contrast to the one that is visible already",
      """
      final class DetailController: UIViewController {}
      final class ListController: UITableViewController {
        override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
          let detail = DetailController()
          detail.navigationItem.largeTitleDisplayMode = .never
          let navigation = UINavigationController(rootViewController: detail)
          navigation.navigationBar.tintColor = .red
          navigationItem.largeTitleDisplayMode = .always
          let help = storyboard.instantiateViewController(withIdentifier: "Help") as? HelpController
          help?.hidesBottomBarWhenPushed = true
        }
      }
      final class HelpController: UIViewController {}
      """,
      """
      item of DetailController largeTitleDisplayMode = .never
      UINavigationBar of DetailController tintColor = red
      screen HelpController hidesBottomBarWhenPushed = true
      unread: ListController.navigationItem.largeTitleDisplayMode: it changes while people use the app
      """
    ),
    ReadingCase(
      "Functions that UIKit calls at other times",
      """
      final class HomeController: UIViewController {
        @objc func style() { navigationController?.navigationBar.tintColor = .red }
        override func traitCollectionDidChange(_ previous: UITraitCollection?) {
          navigationController?.navigationBar.prefersLargeTitles = true
        }
        @objc func exchanged_viewDidLoad() { navigationItem.largeTitleDisplayMode = .never }
        static func exchange() {
          let new = class_getInstanceMethod(self, #selector(exchanged_viewDidLoad))
        }
      }
      """,
      """
      UINavigationBar of HomeController tintColor = red
      UINavigationBar of HomeController prefersLargeTitles = true
      item of HomeController largeTitleDisplayMode = .never
      """
    ),
  ]

  @Test("What code changes at an action is reported", arguments: cases)
  func read(_ example: ReadingCase) { example.check() }

  @Test(
    "Buttons, menus, gestures, text fields, and scroll views call code at an action",
    arguments: [
      "@IBAction func hide(_ sender: Any) { bar() }",
      "func make() { button.addTarget(self, action: #selector(hide), for: .touchUpInside) }; @objc func hide() { bar() }",
      "func make() { watch(#selector(Self.hide(_:))) }; @objc func hide(_ sender: Any) { bar() }",
      "override func viewDidLoad() { let hide = UIAction { _ in self.bar() } }",
      "override func viewDidLoad() { alert.add(UIAlertAction(title: nil, style: .default) { _ in self.bar() }) }",
      "func scrollViewDidScroll(_ view: UIScrollView) { bar() }",
      "func scrollViewWillEndDragging(_ view: UIScrollView, withVelocity velocity: CGPoint) { bar() }",
      "func searchBar(_ searchBar: UISearchBar, textDidChange text: String) { bar() }",
      "func collectionView(_ view: UICollectionView, didDeselectItemAt path: IndexPath) { bar() }",
      "override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { bar() }",
    ]
  )
  func triggers(code: String) {
    let example = ReadingCase(
      code,
      """
      final class HomeController: UIViewController {
        \(code)
        private func bar() { navigationController?.setNavigationBarHidden(true, animated: true) }
      }
      """,
      "unread: HomeController.isNavigationBarHidden: it changes while people use the app"
    )
    example.check()
  }

  @Test(
    "A closure that code keeps runs at an action, and what it creates is styled",
    arguments: [
      "model.onTap = { [weak self] in BODY }", "self.onTap = { BODY }",
      "handlers[\"tap\"] = { BODY }", "let row = Row({ row in BODY })",
      "let row = Cell(action: { BODY })", "let row = Cell { BODY }",
      "let next = NextController(onDone: { BODY })",
      "navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in BODY })",
    ]
  )
  func closures(code: String) {
    let body = """
      self.navigationController?.navigationBar.tintColor = .red
          let page = PageController()
          page.hidesBottomBarWhenPushed = true
      """
    ReadingCase(
      code,
      """
      final class PageController: UIViewController {}
      final class NextController: UIViewController {
        init(onDone: @escaping () -> Void) { super.init(nibName: nil, bundle: nil) }
      }
      final class Row { init(_ action: @escaping (Row) -> Void) {} }
      struct Cell { let action: () -> Void }
      final class HomeController: UIViewController {
        var onTap: (() -> Void)?
        var handlers: [String: () -> Void] = [:]
        override func viewDidLoad() {
          \(code.replacing("BODY", with: body))
        }
      }
      """,
      """
      screen PageController hidesBottomBarWhenPushed = true
      unread: HomeController: UINavigationBar.tintColor: it changes while people use the app
      """
    ).check()
  }

  @Test("What code toggles is an assignment")
  func toggles() {
    ReadingCase(
      "toggle",
      """
      final class HomeController: UIViewController {
        @IBAction func hide() { navigationController?.isNavigationBarHidden.toggle() }
        override func viewDidLoad() { navigationController?.isToolbarHidden.toggle() }
      }
      """,
      """
      screen HomeController isToolbarHidden = ‹it's the opposite of what it was›
      unread: HomeController.isNavigationBarHidden: it changes while people use the app
      unread: navigationController?.isToolbarHidden.toggle(): it's the opposite of what it was
      """
    ).check()
  }
}
