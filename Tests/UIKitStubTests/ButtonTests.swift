import Testing
import UIKit

/// The facts page, 1: states of buttons and of tab bar items, and the changes of iOS 26.
@MainActor
@Suite("Shown buttons, tab bar items, and texts")
struct ButtonTests {
  private func color(_ button: ShownButton) -> UIColor? {
    button.titleTextAttributes?.value[.foregroundColor] as? UIColor
  }

  @Test("Highlighted and disabled derive from normal, and focused from highlighted")
  func derivedStates() {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    for state in [BarButtonState.highlighted, .disabled, .focused] {
      let button = appearance.shownButton(.plain, state)
      #expect(color(button) == .red && button.titleTextAttributes?.isDerived == true)
    }
    appearance.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.blue]
    #expect(color(appearance.shownButton(.plain, .focused)) == .blue)
    #expect(color(appearance.shownButton(.plain, .disabled)) == .red)
    #expect(appearance.shownButton(.plain, .highlighted).titleTextAttributes?.isDerived == false)
    #expect(appearance.shownButton(.plain, .normal).backgroundImage == nil)
  }

  @Test("The back button has the plain button's values if it has none")
  func backButton() {
    let appearance = UINavigationBarAppearance()
    appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
    appearance.backButtonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 2,
      vertical: 0
    )
    let button = appearance.shownButton(.back, .normal)
    #expect(color(button) == .red && button.titlePositionAdjustment?.value.horizontal == 2)
  }

  @Test("Done items become prominent ones in iOS 26", arguments: [180, 260])
  func prominent(version: Int) {
    Simulation.run(onSystemVersion: version) {
      let (appearance, toolbar) = (UINavigationBarAppearance(), UIToolbarAppearance())
      appearance.doneButton.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      appearance.prominentButton.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
      toolbar.doneButton.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
      toolbar.prominentButton.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
      let expected: UIColor = version < 260 ? .red : .blue
      #expect(color(appearance.shownButton(.prominent, .normal)) == expected)
      #expect(color(toolbar.shownButton(.prominent, .normal)) == expected)
    }
  }

  @Test("Subtitles exist starting with iOS 26", arguments: [180, 260])
  func subtitles(version: Int) {
    Simulation.run(onSystemVersion: version) {
      let appearance = UINavigationBarAppearance()
      appearance.subtitleTextAttributes = [.foregroundColor: UIColor.red]
      let color = appearance.shownAttributes(of: .subtitle)?[.foregroundColor] as? UIColor
      #expect(color == (version < 260 ? nil : .red))
      #expect(Simulation.misuses.count == (version < 260 ? 1 : 0))
    }
  }

  @Test("Values that a title leaves out are the system's, not another theme's")
  func titleDefaults() {
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.kern: 2]
    let attributes = appearance.shownAttributes(of: .title)
    #expect((attributes?[.foregroundColor] as? UIColor) == .label)
    #expect((attributes?[.font] as? UIFont)?.pointSize == 17)
    #expect((attributes?[.kern] as? Int) == 2)
  }

  @Test("Tab bar items derive nothing between states or layouts")
  func tabItems() {
    let appearance = UITabBarAppearance()
    appearance.stackedLayoutAppearance.normal.iconColor = .red
    #expect(appearance.shownItem(.stacked, .normal).iconColor == .red)
    for state in [TabItemState.selected, .disabled, .focused] {
      #expect(appearance.shownItem(.stacked, state).iconColor == nil)
    }
    for style in [UITabBarItemAppearance.Style.inline, .compactInline] {
      #expect(appearance.shownItem(style, .normal).iconColor == nil)
    }
  }
}
