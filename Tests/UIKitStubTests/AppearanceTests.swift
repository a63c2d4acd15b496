import Testing
import UIKit

/// The facts page, 1, 1.1 and 2; checklist U-4 to U-8.
@MainActor
@Suite("Appearance objects")
struct AppearanceTests {
  @Test("All slots keep copies, including the states of buttons")
  func copies() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    appearance.buttonAppearance.normal.titlePositionAdjustment = UIOffset(
      horizontal: 1,
      vertical: 0
    )
    let (bar, item) = (UINavigationBar(), UINavigationItem())
    bar.standardAppearance = appearance
    bar.compactScrollEdgeAppearance = appearance
    item.scrollEdgeAppearance = appearance
    appearance.backgroundColor = .blue
    appearance.buttonAppearance.normal.titlePositionAdjustment = .zero
    appearance.configureWithTransparentBackground()
    for copy in [
      bar.standardAppearance, bar.compactScrollEdgeAppearance, item.scrollEdgeAppearance,
    ] {
      #expect(copy !== appearance && copy?.backgroundColor == .red)
      #expect(copy?.buttonAppearance.normal.titlePositionAdjustment.horizontal == 1)
    }
    #expect(bar.compactAppearance == nil)
    // The getter returns the bar's own object.
    bar.standardAppearance.backgroundColor = .green
    #expect(bar.standardAppearance.backgroundColor == .green)
  }

  @Test("Tab bars and their layouts keep copies")
  func tabBarCopies() {
    let appearance = UITabBarAppearance()
    let (bar, item) = (UITabBar(), UITabBarItem())
    bar.standardAppearance = appearance
    item.scrollEdgeAppearance = appearance
    let layout = UITabBarItemAppearance(style: .inline)
    appearance.inlineLayoutAppearance = layout
    layout.selected.iconColor = .red
    #expect(appearance.inlineLayoutAppearance.selected.iconColor == nil)
    #expect(bar.standardAppearance !== appearance && item.scrollEdgeAppearance !== appearance)
  }

  @Test("A configure call replaces background and shadow, but not texts and buttons")
  func configure() {
    let appearance = UINavigationBarAppearance()
    let before = (appearance.backgroundEffect, appearance.shadowColor)
    #expect(before.0 != nil && before.1 != nil)
    appearance.backgroundColor = .red
    appearance.backgroundImage = UIImage()
    appearance.backgroundImageContentMode = .center
    appearance.shadowColor = .red
    appearance.shadowImage = UIImage()
    appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 3)
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground)
    #expect(appearance.backgroundEffect == nil && appearance.backgroundImage == nil)
    #expect(appearance.backgroundImageContentMode == .scaleToFill)
    #expect(appearance.shadowColor != .red && appearance.shadowImage == nil)
    #expect(appearance.titlePositionAdjustment.vertical == 3)
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundEffect != nil)
  }

  @Test("A shadow needs a color unless its image isn't a template")
  func shadows() throws {
    let bar = UINavigationBar()
    func shadow(_ color: UIColor?, _ image: UIImage?) throws -> String {
      let appearance = UINavigationBarAppearance()
      appearance.shadowColor = color
      appearance.shadowImage = image
      bar.standardAppearance = appearance
      return switch try #require(bar.shownAppearance).background(with: .current).shadow {
      case .none: "none"
      case .hairline: "hairline"
      case .template: "template"
      case .original: "original"
      }
    }
    let template = UIImage().withRenderingMode(.alwaysTemplate)
    #expect(try shadow(nil, nil) == "none" && shadow(.clear, nil) == "none")
    #expect(try shadow(.red, nil) == "hairline")
    #expect(try shadow(.red, template) == "template" && shadow(.clear, template) == "none")
    #expect(try shadow(nil, UIImage()) == "original" && shadow(.clear, UIImage()) == "original")
  }

  @Test("Both images of the back indicator are set, or neither")
  func backIndicator() {
    let appearance = UINavigationBarAppearance()
    appearance.setBackIndicatorImage(UIImage(), transitionMaskImage: UIImage())
    #expect(appearance.backIndicator != nil)
    appearance.setBackIndicatorImage(UIImage(), transitionMaskImage: nil)
    #expect(appearance.backIndicator == nil)
  }

  @Test("A slot that the system doesn't have is recorded, because the app would crash")
  func unavailable() {
    Simulation.run(onSystemVersion: 145) {
      UINavigationBar().scrollEdgeAppearance = UINavigationBarAppearance()
      #expect(Simulation.misuses.isEmpty)
      UITabBar().scrollEdgeAppearance = UITabBarAppearance()
      UINavigationItem().compactScrollEdgeAppearance = nil
      UINavigationBarAppearance().prominentButtonAppearance.normal.titleTextAttributes = [:]
      #expect(
        Simulation.misuses == [
          .unavailable("UITabBar.scrollEdgeAppearance", since: 150),
          .unavailable("UINavigationItem.compactScrollEdgeAppearance", since: 150),
          .unavailable("UINavigationBarAppearance.prominentButtonAppearance", since: 260),
        ]
      )
    }
    #expect(Simulation.systemVersion == Simulation.newestSystemVersion)
  }
}
