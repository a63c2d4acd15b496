import Testing

@testable import LintelSource

@Suite("Statements that leave a loop, a switch, or a function")
struct ControlFlowTests {
  /// Returns what an app's theme shows if a screen's bar gets a tint after some code, and what is lost.
  private func tint(after code: String) -> (isCarried: Bool, losses: [String]) {
    let theme = CodeSample(
      """
      enum Kind { case plain, sheet, full }
      final class HomeViewController: UIViewController {
        let kind = Kind.plain
        override func viewDidLoad() {
          style(.plain)
        }
        func style(_ style: Kind) {
          \(code)
          navigationController?.navigationBar.tintColor = .red
        }
      }
      """
    ).theme
    return (theme.text.contains("tint: red"), theme.losses)
  }

  @Test(
    "Code after a loop or a switch runs, however the code leaves it",
    arguments: [
      "switch style { case .plain: break; default: view.alpha = 1 }",
      "switch style { case .sheet: view.alpha = 1; default: break }",
      "switch style { case .plain: view.alpha = 1; break; case .sheet, .full: return }",
      "switch mystery { case 1: break; default: view.alpha = 1 }",
      "for view in view.subviews { if view is UILabel { break } }",
      "for view in view.subviews { guard view is UILabel else { continue }; view.alpha = 1 }",
      "for number in 0..<3 { if number == 1 { break } }",
      "for number in 0..<3 { if number == 1 { continue } }",
      "while true { break }", "repeat { if isReady { break } } while true",
      "outer: for a in list { for b in a { if b.isOn { break outer } } }",
      "outer: for a in list { switch a { case 1: continue outer; default: break } }",
      "check: if view.alpha == 1 { if isReady { break check }; view.alpha = 0 }",
      "check: do { if isReady { break check }; view.alpha = 0 }",
      "list.forEach { if $0 is UILabel { return } }",
    ]
  )
  func goesOn(code: String) {
    let result = tint(after: code)
    #expect(result.isCarried && result.losses.isEmpty, "\(code): \(result.losses)")
  }

  @Test(
    "Code after a loop doesn't run if the function has ended, and depends on what may end it",
    arguments: [
      ("for number in 0..<3 { if number == 1 { return } }", 0),
      ("outer: for number in 0..<3 { for _ in 0..<2 { return } }", 0),
      ("for view in view.subviews { if view is UILabel { return } }", 1),
      ("for view in view.subviews { if view is UILabel { return } else { continue } }", 1),
    ]
  )
  func ends(code: String, count: Int) {
    let result = tint(after: code)
    #expect(!result.isCarried && result.losses.count == count, "\(code): \(result.losses)")
  }

  @Test("A loop over known values ends at the one that code looks for, and skips others")
  func rounds() {
    let theme = CodeSample(
      """
      func pick() -> UIColor {
        for name in ["plain", "dark", "light"] {
          if name == "plain" { continue }
          if name == "dark" { return .red }
          return .green
        }
        return .black
      }
      func dress() { UITabBar.appearance().tintColor = pick() }
      """
    ).theme
    #expect(theme.text.contains("tabBar:\n  tint: red") && theme.losses.isEmpty, "\(theme.text)")
  }
}
