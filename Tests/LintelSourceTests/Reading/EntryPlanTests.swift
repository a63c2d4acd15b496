import LintelDiagnostics
import Testing

@testable import LintelSource

@Suite("Which code is followed")
struct EntryPlanTests {
  private static let home = """
    final class HomeController: UIViewController {
      override func viewDidLoad() { update(with: .red) }
      func update(with color: UIColor) { navigationController?.navigationBar.tintColor = color }
    }
    func refresh(_ number: Int) { UITabBar.appearance().tintColor = .red }
    """

  private func steps(_ other: String) -> Int {
    let code = "\(Self.home)\n\(other)"
    return SourceReader.read([SourceFile(path: "App.swift", bytes: Array(code.utf8))]).steps
  }

  @Test(
    "Code that reaches no bar isn't followed, regardless of names",
    arguments: [
      // The labels, the number of arguments, or the object are different.
      "func load(_ cell: Cell) { cell.update(with: 1, and: 2) }",
      "final class Cell: UIView { override func layoutSubviews() { update(with: 1) } }",
      "enum Lists { static func update(with list: [Int]) {} }; func load() { Lists.update(with: [1]) }",
      "func load(_ list: List) { list.refresh(1) }",
      "func load() { present(refresh: 1) }",
      // Buttons have this, too.
      "final class Cell: UIView { override func layoutSubviews() { button.setImage(nil, for: .normal) } }",
      "func load(_ button: UIButton) { button.setBackgroundImage(UIImage(), for: .normal) }",
    ]
  )
  func unrelated(code: String) {
    #expect(steps(code) == steps(""), "\(code)")
  }

  @Test(
    "Code that may reach a bar is followed",
    arguments: [
      "func load(_ home: HomeController) { home.update(with: .red) }",
      "extension HomeController { @objc func load() { self.update(with: .red) } }",
      "final class PageController: HomeController { override func viewDidAppear(_ a: Bool) { super.update(with: .red) } }",
      "protocol Page {}; extension HomeController: Page {}; extension Page { func load() { update(with: .red) } }",
      "func load() { refresh(1) }",
      "func load() { [1].forEach(refresh) }",
      "func load(_ bar: UISearchBar) { bar.setImage(UIImage(), for: .search, state: .normal) }",
      "final class Page: UIViewController { let item = UIBarButtonItem(); func load() { item.setBackgroundImage(UIImage(), for: .normal, barMetrics: .default) } }",
    ]
  )
  func related(code: String) {
    #expect(steps(code) > steps(""), "\(code)")
  }

  @Test("A function that gets a bar, or a closure about one, is followed")
  func arguments() {
    func code(_ argument: String) -> String {
      """
      func run(_ any: Any) { prepare(any); change(any); finish(any) }
      final class PageController: UIViewController {
        override func viewDidLoad() {
          navigationItem.largeTitleDisplayMode = .never
          run(\(argument))
        }
      }
      """
    }
    let plain = steps(code("1"))
    #expect(steps(code("self")) <= plain + 1)
    #expect(steps(code("{ self.title = nil }")) <= plain + 1)
    #expect(steps(code("navigationController?.navigationBar")) > plain + 4)
    #expect(steps(code("{ self.navigationItem.largeTitleDisplayMode = .always }")) > plain + 4)
  }
}
