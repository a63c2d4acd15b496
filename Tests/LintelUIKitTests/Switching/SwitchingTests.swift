import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Brands and promos that change while the app runs")
@MainActor
struct SwitchingTests {
  /// An app with red bars by day and blue bars by night, except the screen 'home', which is green by day.
  private func app() -> TestApp {
    TestApp { context, screen in
      .style { style in
        let color = context == "night" ? TestColor.blue : TestColor.red
        let own = context == "day" && screen == "home" ? TestColor.green : color
        style.navigationBar.standardAppearance = .set(.opaque(own))
        style.navigationBar.tintColor = .set(SlotColors(own))
        style.navigationBar.buttonTintColor = .set(SlotColors(own))
        let toolbar = UIToolbarAppearance()
        toolbar.backgroundColor = own
        style.toolbar.standardAppearance = .set(toolbar)
        let tabBar = UITabBarAppearance()
        tabBar.backgroundColor = own
        style.tabBar.standardAppearance = .set(tabBar)
        style.tabBar.tintColor = .set(SlotColors(own))
        style.settings.windowTintColor = .set(own)
        style.settings.statusBarStyle = .set(context == "night" ? .lightContent : .darkContent)
      }
    }
  }

  private func colors(_ app: TestApp) -> [UIColor?] {
    [
      app.bar.standardAppearance.backgroundColor,
      app.home.navigationItem.standardAppearance?.backgroundColor,
      app.navigation.toolbar.standardAppearance.backgroundColor,
      app.tabs.tabBar.standardAppearance.backgroundColor,
      app.navigation.tabBarItem.standardAppearance?.backgroundColor,
      app.bar.tintColor, app.tabs.tabBar.tintColor, app.window.tintColor,
      app.home.navigationItem.rightBarButtonItems?.first?.tintColor,
    ]
  }

  private func isEqual(_ colors: [UIColor?], _ others: [UIColor?]) -> Bool {
    colors.count == others.count && zip(colors, others).allSatisfy { $0 === $1 }
  }

  @Test("Bars and items on screen follow immediately")
  func onScreen() {
    Simulation.run {
      let app = app()
      let (red, green, blue) = (TestColor.red, TestColor.green, TestColor.blue)
      let day = [red, green, green, red, green, green, green, green, green]
      #expect(isEqual(colors(app), day))
      #expect(app.window.statusBarStyle == .darkContent)
      app.themes.context = "night"
      #expect(isEqual(colors(app), Array(repeating: blue, count: 9)))
      #expect(app.window.statusBarStyle == .lightContent)
      app.themes.context = "day"
      #expect(isEqual(colors(app), day))
      #expect(Simulation.misuses == [])
    }
  }

  @Test("During a push, changes wait for its end")
  func duringPush() {
    Simulation.run {
      let app = app()
      let second = TestScreen("second")
      app.navigation.pushViewController(second, animated: true)
      app.navigation.transition?.advance(to: 0.3)
      app.themes.context = "night"
      #expect(second.navigationItem.standardAppearance?.backgroundColor === TestColor.red)
      app.navigation.transition?.finish()
      #expect(second.navigationItem.standardAppearance?.backgroundColor === TestColor.blue)
      #expect(app.home.navigationItem.standardAppearance?.backgroundColor === TestColor.blue)
      #expect(app.bar.standardAppearance.backgroundColor === TestColor.blue)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("Values that the theme doesn't declare anymore are restored, and all of them in the end")
  func undo() {
    let home = TestScreen("home")
    let own = UINavigationBarAppearance.opaque(TestColor.green)
    home.navigationItem.standardAppearance = own
    home.navigationItem.backButtonTitle = "Mine"
    let app = TestApp(home: home) { context, screen in
      .style { style in
        guard context == "day", screen == "home" else { return }
        style.navigationBar.standardAppearance = .set(.opaque(TestColor.red))
        style.navigationBar.scrollEdgeAppearance = .set(.opaque(TestColor.red))
        style.navigationBar.tintColor = .set(SlotColors(TestColor.red))
        style.navigationBar.barStyle = .set(.black)
        style.settings.backButtonTitle = .set(nil)
        style.settings.hidesNavigationBar = .set(true)
        style.settings.overrideUserInterfaceStyle = .set(.dark)
      }
    }
    func isOwn() -> Bool {
      home.navigationItem.standardAppearance?.backgroundColor === TestColor.green
        && home.navigationItem.scrollEdgeAppearance == nil
        && home.navigationItem.backButtonTitle == "Mine" && app.bar.barStyle == .default
        && app.bar.tintColor !== TestColor.red && !app.navigation.isNavigationBarHidden
        && home.overrideUserInterfaceStyle == .unspecified
    }
    #expect(!isOwn())
    #expect(home.navigationItem.backButtonTitle == nil)
    #expect(app.navigation.isNavigationBarHidden)
    app.themes.context = "night"
    #expect(isOwn())
    app.themes.context = "day"
    #expect(!isOwn())
    app.themes.undo()
    #expect(isOwn())
    app.themes.context = "night"
    app.push(TestScreen("second"))
    #expect(isOwn())
  }

  @Test(
    "A view controller that isn't a screen of the theme keeps its item, in bars outside of screens"
  )
  func strangers() {
    let app = app()
    let stranger = UIViewController()
    app.navigation.pushViewController(stranger, animated: true)
    app.navigation.transition?.finish()
    #expect(stranger.navigationItem.standardAppearance == nil)
    #expect(app.bar.tintColor === TestColor.red)
    app.themes.assign("home", to: stranger)
    #expect(stranger.navigationItem.standardAppearance?.backgroundColor === TestColor.green)
    #expect(app.bar.tintColor === TestColor.green)
    app.themes.assign(nil, to: stranger)
    #expect(stranger.navigationItem.standardAppearance == nil)
  }

  @Test("Dated promos begin and end by a clock that tests set, and others stay")
  func promos() {
    let summer = PromoSpan(from: .local(minutes: 100), until: .local(minutes: 200))
    let theme = CompiledTheme<Set<String>, String>(
      style: { promos, _ in
        .bar { $0.tintColor = .set(SlotColors(promos.contains("summer") ? TestColor.red : nil)) }
      },
      updatingPromos: { promos, date, zone in
        summer.contains(date, in: zone) ? promos.union(["summer"]) : promos.subtracting(["summer"])
      }
    )
    let themes = ThemeController(theme, context: ["sale"])
    let navigation = ThemedNavigationController(rootViewController: UIViewController())
    themes.adopt(navigation)
    themes.timeZone = { TimeZone(secondsFromGMT: 3600) ?? .current }
    var isRed: [Bool] = []
    for minutes in [99, 100, 199, 200] {
      themes.now = { Date(timeIntervalSince1970: Double(minutes - 60) * 60) }
      themes.startUpdatingPromos()
      isRed.append(navigation.navigationBar.tintColor === TestColor.red)
      #expect(themes.context.contains("sale"))
    }
    #expect(isRed == [false, true, true, false])
  }

  @Test("A theme keeps no objects alive")
  func lifetime() {
    weak var navigation: ThemedNavigationController?
    let themes = ThemeController(
      CompiledTheme<String, String>(style: { _, _ in .bar { $0.barStyle = .set(.black) } }),
      context: "day"
    ) { _ in "home" }
    do {
      let controller = ThemedNavigationController(rootViewController: TestScreen("home"))
      themes.adopt(controller)
      navigation = controller
    }
    #expect(navigation == nil)
    themes.context = "night"
    themes.undo()
  }
}
