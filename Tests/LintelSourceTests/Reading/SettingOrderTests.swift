import Testing

@testable import LintelSource

@Suite("Settings of one property in a known order")
struct SettingOrderTests {
  /// The theme of a screen with functions, and with a helper that sets the tint of its bar.
  private func theme(_ functions: String) -> AdoptedTheme {
    CodeSample(
      """
      final class HomeController: UIViewController {
        \(functions)
        private func paint(_ color: UIColor) {
          navigationController?.navigationBar.tintColor = color
        }
      }
      """
    ).theme
  }

  @Test(
    "The last value that code sets applies",
    arguments: [
      "override func viewDidLoad() { paint(.red); navigationController?.navigationBar.tintColor = .blue }",
      "override func viewDidLoad() { if isNew { paint(.red) }; navigationController?.navigationBar.tintColor = .blue }",
      "override func viewWillAppear(_ animated: Bool) { paint(.blue) }; override func viewDidLoad() { paint(.red) }",
      "override func viewWillAppear(_ animated: Bool) { paint(.red) }; override func viewDidAppear(_ animated: Bool) { paint(.blue) }",
      "override func viewDidLoad() { paint(.red); UIView.animate(withDuration: 1) { self.navigationController?.navigationBar.tintColor = .blue } }",
    ]
  )
  func known(functions: String) {
    let theme = theme(functions)
    #expect(theme.text.contains("tint: blue") && !theme.text.contains("red"), "\(theme.text)")
    #expect(theme.losses.isEmpty)
  }

  @Test(
    "Values whose order isn't known are reported",
    arguments: [
      "override func viewDidLoad() { paint(.red); load { self.navigationController?.navigationBar.tintColor = .blue } }",
      "override func viewDidLoad() { paint(.red) }; func update() { navigationController?.navigationBar.tintColor = .blue }",
    ]
  )
  func unknown(functions: String) {
    let theme = theme(functions)
    #expect(!theme.text.contains("tint:"), "\(theme.text)")
    #expect(theme.losses.count == 2, "\(theme.losses)")
  }

  @Test("Code sets a value again only under some condition")
  func conditional() {
    let theme = theme(
      """
      override func viewDidLoad() {
        paint(.red)
        if isPad { navigationController?.navigationBar.tintColor = .blue }
      }
      """
    )
    #expect(theme.text.contains("tint: red") && theme.text.contains("tint: blue"), "\(theme.text)")
  }

  @Test("The last object in a slot applies with all of its parts, and a copy keeps earlier parts")
  func objects() {
    func code(_ last: String) -> String {
      """
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          let first = UINavigationBarAppearance()
          first.configureWithOpaqueBackground()
          first.shadowColor = .red
          navigationItem.standardAppearance = first
        }
        override func viewWillAppear(_ animated: Bool) {
          let last = \(last)
          last.backgroundColor = .blue
          navigationItem.standardAppearance = last
        }
      }
      """
    }
    let new = CodeSample(code("UINavigationBarAppearance()")).theme
    #expect(new.text.contains("color: blue") && !new.text.contains("red"), "\(new.text)")
    #expect(new.losses.isEmpty, "\(new.losses)")
    let copy = CodeSample(code("navigationItem.standardAppearance!.copy()")).theme
    #expect(copy.text.contains("color: blue") && copy.text.contains("red"), "\(copy.text)")
  }

  @Test("Objects that a function creates have separate properties")
  func separateObjects() {
    let theme = CodeSample(
      """
      final class PageController: UIViewController {}
      func open() {
        let first = UINavigationController(rootViewController: PageController())
        first.navigationBar.tintColor = .red
        let second = UINavigationController(rootViewController: PageController())
        second.navigationBar.tintColor = .blue
      }
      """
    ).theme
    #expect(!theme.text.contains("tint:"), "\(theme.text)")
  }
}
