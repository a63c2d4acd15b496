import Foundation
@_spi(Generated) import LintelUIKit
import SwiftUI
import Testing

@testable import ExampleSwiftUIApp

@Suite("The example app in SwiftUI", .serialized)
@MainActor
struct ViewJourneyTests {
  /// The app on screen.
  @MainActor
  private struct Launched {
    let bars = ThemeController(Harbor.theme, context: Harbor.Context(brand: .harbor))
    let window = UIWindow(frame: .zero)
    let root: UIHostingController<ShopView>

    init(on day: String) throws {
      bars.timeZone = { .gmt }
      root = UIHostingController(rootView: ShopView(bars: bars))
      try setDate(day)
      window.rootViewController = root
      window.makeKeyAndVisible()
      settle()
    }

    var stack: UINavigationController? {
      root.children.compactMap { $0 as? UINavigationController }.first
    }
    var bar: UINavigationBar { stack?.navigationBar ?? UINavigationBar() }
    var top: SwiftUI.Host? { stack?.topViewController as? SwiftUI.Host }
    var title: String? { top?.navigationItem.title }
    var content: UIScrollView? { top.flatMap { Self.scrollView(in: $0.view) } }

    private static func scrollView(in view: UIView) -> UIScrollView? {
      view as? UIScrollView ?? view.subviews.lazy.compactMap(scrollView).first
    }

    func setDate(_ day: String) throws {
      let date = try Date("\(day)T12:00:00Z", strategy: .iso8601)
      bars.now = { date }
    }

    /// Lets SwiftUI update, and completes a push or pop.
    func settle() {
      for _ in 0..<4 {
        window.layoutIfNeeded()
        stack?.transition?.finish()
      }
    }

    func tap(_ button: String) throws {
      try #require(top?.tap(button) == true, "\(button)")
      settle()
    }

    /// How the bar differs from the theme's style for a screen, or `nil` if it doesn't.
    func failure(_ screen: Harbor.Screen) -> String? {
      let style = Harbor.navigationBar(in: bars.context, screen: screen)
      let item = top?.navigationItem
      guard case .set(let standard) = style.standardAppearance,
        case .set(let edge) = style.scrollEdgeAppearance
      else { return "no objects" }
      for scheme in [UIUserInterfaceStyle.light, .dark] {
        let colors = [
          (item?.standardAppearance?.backgroundColor, standard?.backgroundColor),
          (item?.scrollEdgeAppearance?.backgroundColor, edge?.backgroundColor),
          (bar.tintColor, Harbor.Colors.accent(bars.context)),
        ].map { (hexadecimal($0, scheme), hexadecimal($1, scheme)) }
        if let wrong = colors.first(where: { $0 != $1 }) {
          return "\(screen) in \(bars.context.brand): \(wrong)"
        }
      }
      return nil
    }

    /// The color of the bar's background away from the scroll edge.
    var background: String? {
      let item = top?.navigationItem.standardAppearance
      return hexadecimal((item ?? bar.standardAppearance).backgroundColor, .light)
    }
  }

  /// Runs a test with each way in which SwiftUI may set navigation items.
  private func everywhere(_ body: () throws -> Void) rethrows {
    let before = SwiftUISimulation.itemUpdates
    defer { SwiftUISimulation.itemUpdates = before }
    for updates in ItemUpdates.allCases {
      SwiftUISimulation.itemUpdates = updates
      try Simulation.run { try body() }
    }
  }

  @Test("From the list to the payment and back, each screen has its own bar")
  func shopping() throws {
    try everywhere {
      let app = try Launched(on: "2027-05-31")
      #expect(app.title == "Harbor" && app.bar.showsLargeTitle)
      try app.tap("Lantern")
      #expect(app.title == "Lantern" && !app.bar.showsLargeTitle)
      let content = try #require(app.content)
      let top = -content.adjustedContentInset.top
      content.contentOffset.y = top
      #expect(app.bar.barBackground.alpha == 0)
      content.contentOffset.y = top + 5
      #expect(app.bar.barBackground.alpha == 0.5)
      content.contentOffset.y = 300
      #expect(app.bar.barBackground.alpha == 1)
      try app.tap("Buy")
      #expect(app.title == "Checkout" && app.bar.barBackground.alpha == 1)
      try app.tap("Pay")
      #expect(app.stack?.viewControllers.count == 4)
      try app.tap("Pay")
      #expect(app.title == "Harbor" && app.bar.showsLargeTitle)
      #expect(app.bar.barBackground.alpha == 1)
      #expect(Simulation.misuses == [])
    }
  }

  @Test(
    "The bars follow the theme on each screen and in each brand, with and without the promo"
  )
  func contexts() throws {
    let steps: [(screen: Harbor.Screen, button: String)] = [
      (.home, "Lantern"), (.product, "Buy"), (.checkout, "Pay"), (.checkoutPayment, "Pay"),
    ]
    try everywhere {
      for (day, isSummer) in [("2027-05-31", false), ("2027-06-01", true)] {
        let app = try Launched(on: day)
        app.bars.startUpdatingPromos()
        #expect(app.bars.context.promos.contains(.summer) == isSummer)
        for brand in Harbor.Brand.allCases {
          app.bars.context.brand = brand
          for step in steps {
            app.settle()
            #expect(app.failure(step.screen) == nil)
            try app.tap(step.button)
          }
        }
      }
      #expect(Simulation.misuses == [])
    }
  }

  @Test("After a canceled swipe back, the product's bar is unchanged")
  func swipe() throws {
    try everywhere {
      let app = try Launched(on: "2027-05-31")
      try app.tap("Lantern")
      let content = try #require(app.content)
      content.contentOffset.y = 5 - content.adjustedContentInset.top
      let swipe = try #require(app.stack?.beginSwipeBack())
      swipe.advance(to: 0.4)
      swipe.cancel()
      app.settle()
      #expect(app.title == "Lantern" && !app.bar.showsLargeTitle)
      #expect(app.bar.barBackground.alpha == 0.5)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("Choosing a brand in the menu changes the bars and the check mark immediately")
  func brands() throws {
    try everywhere {
      let app = try Launched(on: "2027-05-31")
      let day = hexadecimal(app.bar.tintColor, .light)
      #expect(day == "0B6E99")
      #expect(app.top?.tap("nightHarbor ✓") == false)
      try app.tap("nightHarbor")
      #expect(hexadecimal(app.bar.tintColor, .light) == "0A4A78")
      #expect(app.bar.crossDissolves == 1)
      #expect(app.top?.tap("nightHarbor ✓") == true)
      try app.tap("harbor")
      #expect(hexadecimal(app.bar.tintColor, .light) == day)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("The promo begins and ends by the calendar while the app runs")
  func promo() throws {
    try everywhere {
      let app = try Launched(on: "2027-05-31")
      var ring: (@MainActor () -> Void)?
      app.bars.alarm = { _, wake in
        ring = wake
        return {}
      }
      app.bars.startUpdatingPromos()
      var colors = [app.background]
      for day in ["2027-06-01", "2027-08-31", "2027-09-01"] {
        try app.setDate(day)
        ring?()
        app.settle()
        colors.append(app.background)
      }
      #expect(colors[1] == "FFD166" && colors[2] == "FFD166")
      #expect(colors[0] == colors[3] && colors[0] != "FFD166")
      #expect(Simulation.misuses == [])
    }
  }

  @Test("The app's own scene shows the shop")
  func scene() {
    #expect(HarborApp().body is WindowGroup<ShopView>)
  }
}
