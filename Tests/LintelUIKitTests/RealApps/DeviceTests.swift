@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Rotated devices, and changed settings")
@MainActor
struct DeviceTests {
  private func app(_ scheme: TransitionScheme = .none) -> TestApp {
    TestApp(schemes: ["home -> deep": scheme]) { _, _ in
      .bar {
        $0.tintColor = .set(
          SlotColors(
            standard: TestColor.red,
            compact: TestColor.blue,
            scrollEdge: TestColor.red,
            compactScrollEdge: TestColor.blue
          )
        )
        $0.standardAppearance = .set(.opaque(TestColor.red))
        $0.compactAppearance = .set(.opaque(TestColor.blue))
      }
    }
  }

  private func color(_ screen: TestScreen) -> UIColor? {
    screen.backdrops.first?.subviews.compactMap(\.backgroundColor).first
  }

  @Test("Tints and backdrops follow the size of the bar", arguments: [false, true])
  func turning(hasCompactBars: Bool) {
    Simulation.run {
      Simulation.hasCompactBars = hasCompactBars
      let app = app(.backdrop)
      let deep = app.push(TestScreen("deep", scrolls: false))
      deep.view.backgroundColor = .white
      app.window.turn(toLandscape: true)
      let compact = hasCompactBars ? TestColor.blue : TestColor.red
      #expect(app.bar.tintColor === compact)
      #expect(deep.backdrops.first?.frame.maxY == app.bar.frame.maxY)
      #expect(deep.backdrops.first?.frame.width == app.window.frame.width)
      app.window.turn(toLandscape: false)
      #expect(app.bar.tintColor === TestColor.red)
      #expect(deep.backdrops.first?.frame.maxY == app.bar.frame.maxY)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("A rotation during a push takes effect at its end")
  func turningDuringPush() {
    Simulation.run {
      let app = app()
      app.navigation.pushViewController(TestScreen("deep"), animated: true)
      app.navigation.transition?.advance(to: 0.5)
      app.window.turn(toLandscape: true)
      app.navigation.transition?.finish()
      #expect(app.bar.tintColor === TestColor.blue)
      #expect(Simulation.misuses == [])
    }
  }

  @Test(
    "Bars follow the window's size classes, at rest before the next frame, and after a push"
  )
  func sizes() {
    Simulation.run {
      let app = TestApp { _, _ in
        let isLow = UITraitCollection.current.verticalSizeClass == .compact
        return .bar {
          $0.standardAppearance = .set(.opaque(isLow ? TestColor.blue : TestColor.red))
          $0.tintColor = .set(SlotColors(isLow ? TestColor.blue : TestColor.red))
        }
      }
      @MainActor func shown() -> [UIColor?] {
        [
          app.navigation.topViewController?.navigationItem.standardAppearance?.backgroundColor
            ?? app.bar.standardAppearance.backgroundColor, app.bar.tintColor,
        ]
      }
      #expect(shown() == [TestColor.red, TestColor.red])
      app.window.turn(toLandscape: true)
      #expect(shown() == [TestColor.blue, TestColor.blue])
      app.navigation.pushViewController(TestScreen("deep"), animated: true)
      app.navigation.transition?.advance(to: 0.5)
      app.window.turn(toLandscape: false)
      app.navigation.transition?.finish()
      #expect(shown() == [TestColor.red, TestColor.red])
      #expect(Simulation.misuses == [])
    }
  }

  @Test("Fonts are created again for a new text size, and only then")
  func textSize() {
    Simulation.run {
      var asked = 0
      let app = TestApp { _, _ in
        asked += 1
        return .bar { $0.standardAppearance = .set(.opaque(TestColor.red)) }
      }
      app.window.turn(toLandscape: true)
      let before = asked
      // The theme is asked only once for each size.
      app.window.turn(toLandscape: false)
      app.window.turn(toLandscape: true)
      #expect(asked == before)
      app.window.screenTraits = UITraitCollection(traitsFrom: [
        app.window.screenTraits,
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      ])
      #expect(asked == before + 2)
    }
  }

  @Test(
    "The selected tab tells the text size, because the traits of a covered one don't change",
    arguments: [false, true]
  )
  func textSizeInTabs(isPlain: Bool) {
    Simulation.run {
      var asked = 0
      let themes = ThemeController(
        CompiledTheme<String, String>(style: { _, _ in
          asked += 1
          return .bar { $0.standardAppearance = .set(.opaque(TestColor.red)) }
        }),
        context: "day"
      )
      let tabs = UITabBarController()
      let screens = [UIViewController(), UIViewController()]
      tabs.viewControllers = isPlain ? screens : screens.map(UINavigationController.init)
      let window = UIWindow(frame: .zero)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      themes.adopt(tabs)
      tabs.selectedIndex = 1
      let before = asked
      window.screenTraits = UITraitCollection(traitsFrom: [
        window.screenTraits,
        UITraitCollection(preferredContentSizeCategory: .accessibilityLarge),
      ])
      #expect(asked > before)
    }
  }

  @Test("Content is laid out only in a window, because tables outside of one create cells in vain")
  func layout() {
    final class List: UIScrollView {
      var layouts: [Bool] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts.append(window != nil)
      }
    }
    let app = TestApp { _, _ in .bar { $0.scrollBehavior = .set(.fade(distance: 10)) } }
    let screen = TestScreen("deep", scrolls: false)
    let list = List(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    screen.view.addSubview(list)
    app.push(screen)
    app.push(TestScreen("next"))
    list.setNeedsLayout()
    app.themes.refresh()
    #expect(list.keyValueObservers.count(of: "contentOffset") == 0)
    app.navigation.popViewController(animated: true)
    app.navigation.transition?.finish()
    #expect(list.keyValueObservers.count(of: "contentOffset") == 1)
    #expect(!list.layouts.isEmpty && list.layouts.allSatisfy { $0 })
  }

  @Test(
    "Bars follow the scroll view set in UIKit, then the screen's, then the first one"
  )
  func content() {
    final class Shop: UIViewController {
      let carousel = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      let list = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
      override func viewDidLoad() {
        super.viewDidLoad()
        carousel.contentSize = CGSize(width: 4000, height: 200)
        list.contentSize = CGSize(width: 390, height: 4000)
        view.addSubview(carousel)
        view.addSubview(list)
      }
    }
    final class Provider: UIViewController, BarContentProviding {
      let first = UIScrollView(frame: .zero)
      let said = UIScrollView(frame: .zero)
      var barContentScrollView: UIScrollView? { said }
      override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(first)
        view.addSubview(said)
      }
    }
    func count(_ view: UIScrollView) -> Int { view.keyValueObservers.count(of: "contentOffset") }
    let app = TestApp { _, _ in .bar { $0.scrollBehavior = .set(.fade(distance: 10)) } }
    let shop = Shop()
    app.navigation.pushViewController(shop, animated: false)
    #expect((count(shop.carousel), count(shop.list)) == (0, 1))
    shop.setContentScrollView(shop.carousel, for: .top)
    app.themes.refresh()
    #expect((count(shop.carousel), count(shop.list)) == (1, 0))
    let provider = Provider()
    app.navigation.pushViewController(provider, animated: false)
    #expect((count(provider.first), count(provider.said)) == (0, 1))
    provider.setContentScrollView(provider.first, for: .top)
    app.themes.refresh()
    #expect((count(provider.first), count(provider.said)) == (1, 0))
  }
}
