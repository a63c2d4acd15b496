import Testing

@testable import LintelSource

@Suite("What code sets without an effect")
struct HiddenSettingTests {
  private func screen(_ code: String) -> AdoptedTheme {
    CodeSample(
      """
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          \(code)
        }
      }
      """
    ).theme
  }

  @Test(
    "A background image covers the tint of a bar, in any order",
    arguments: [
      "BAR.barTintColor = .purple\nBAR.setBackgroundImage(UIImage(), for: .default)",
      "BAR.setBackgroundImage(UIImage(), for: .default)\nBAR.barTintColor = .purple",
      "BAR.setBackgroundImage(UIImage(named: \"wave\"), for: .default)\nBAR.barTintColor = .purple",
    ]
  )
  func images(code: String) {
    let theme = screen(code.replacing("BAR", with: "navigationController?.navigationBar"))
    #expect(!theme.text.contains("purple"), "\(theme.text)")
    #expect(
      theme.losses.map { $0.dropFirst(2) } == [
        "the bar has a background image, which UIKit shows instead of this color"
      ]
    )
  }

  @Test("A screen's image covers the tint that all bars have, until another screen removes it")
  func widerTint() {
    let theme = CodeSample(
      """
      func dress() { UINavigationBar.appearance().barTintColor = .purple }
      final class HomeController: UIViewController {
        override func viewDidLoad() {
          navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)
        }
      }
      final class PlainController: UIViewController {
        override func viewDidLoad() {
          navigationController?.navigationBar.setBackgroundImage(nil, for: .default)
          navigationController?.navigationBar.barTintColor = .green
        }
      }
      """
    ).theme
    #expect(theme.text.contains("color: purple") && theme.text.contains("color: green"))
    #expect(
      theme.text.contains("preset: transparent  # App.swift:4\n        color: unset"),
      "\(theme.text)"
    )
  }

  @Test(
    "An appearance object that no code assigns is nil",
    arguments: ["compactAppearance?", "scrollEdgeAppearance?", "compactScrollEdgeAppearance!"]
  )
  func absent(slot: String) {
    let bar = "navigationController?.navigationBar"
    let theme = screen(
      "\(bar).standardAppearance.backgroundColor = .white\n\(bar).\(slot).shadowColor = .red"
    )
    #expect(!theme.text.contains("red") && !theme.text.contains("compact"), "\(theme.text)")
    let name = slot.dropLast()
    #expect(theme.losses == ["4 '\(name)' is nil, because no code gives it an object"])
    let assigned = screen(
      "\(bar).\(name) = UINavigationBarAppearance()\n\(bar).\(slot).shadowColor = .red"
    )
    #expect(assigned.text.contains("red") && assigned.losses.isEmpty, "\(assigned.text)")
  }

  @Test("An attribute of a title is lost alone, with its own reason")
  func attributes() {
    let theme = screen(
      """
      navigationController?.navigationBar.titleTextAttributes = [
        .foregroundColor: Store.load(), .font: UIFont.systemFont(ofSize: 20), .kern: 0.6,
        .accessibilitySpeechPitch: 1,
      ]
      """
    )
    #expect(theme.text.contains("font: { size: 20"), "\(theme.text)")
    #expect(theme.text.contains("kern: 0.6"))
    #expect(theme.losses.count == 2, "\(theme.losses)")
    #expect(theme.losses.contains { $0.contains("no text attribute 'accessibilitySpeechPitch'") })
  }
}
