#if os(Linux)
  import LintelTesting
  import Testing

  /// Runs in a separate program, because a timer of the main run loop needs a main thread that runs the loop, as in an app.
  @Suite("The timer that wakes promos up")
  struct PromoTimerTests {
    @Test("A promo begins and ends on time unless the theme was released before")
    func timer() throws {
      let run = try SwiftToolchain.execute([("main.swift", Self.program)])
      #expect(run.status == 0, "\(run.output.prefix(3000))")
      #expect(
        run.output == """
          before false
          begins true, in time true
          before its end true
          ends false
          let go false

          """
      )
    }

    /// The program, which sets the controller's clock to shortly before a full minute, because times are whole minutes.
    private static let program = """
      import Foundation
      @_spi(Generated) import LintelUIKit
      import UIKit

      let minute = 30_000_000
      let (from, until) = (minute, minute + 1)
      let span = PromoSpan(from: .instant(minutes: from), until: .instant(minutes: until))
      let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      let theme = CompiledTheme<Bool, String>(
        style: { runs, _ in
          var bar = NavigationBarStyle()
          bar.tintColor = .set(SlotColors(runs ? red : nil))
          return ThemeStyle(
            navigationBar: bar, toolbar: ToolbarStyle(), tabBar: TabBarStyle(),
            settings: ScreenSettings()
          )
        },
        updatingPromos: { _, date, zone in span.contains(date, in: zone) },
        promoSpans: [span]
      )
      let navigation = ThemedNavigationController(rootViewController: UIViewController())
      let themes = ThemeController(theme, context: false)
      themes.adopt(navigation)
      var isRed: Bool { navigation.navigationBar.tintColor === red }

      /// Makes it so many seconds before a minute from now on.
      @MainActor
      func setClock(_ seconds: Double, before minute: Int) {
        let (start, shown) = (ProcessInfo.processInfo.systemUptime, Double(minute * 60) - seconds)
        themes.now = {
          Date(timeIntervalSince1970: shown + ProcessInfo.processInfo.systemUptime - start)
        }
        themes.startUpdatingPromos()
      }

      /// Lets the run loop work until something holds, or for longer than any machine takes.
      @MainActor
      func wait(until holds: () -> Bool) {
        let limit = ProcessInfo.processInfo.systemUptime + 60
        while !holds(), ProcessInfo.processInfo.systemUptime < limit {
          RunLoop.main.run(until: Date() + 0.01)
        }
      }

      setClock(0.3, before: from)
      print("before", isRed)
      wait { isRed }
      print("begins \\(isRed), in time \\(themes.now() >= Date(timeIntervalSince1970: Double(from * 60)))")
      setClock(0.3, before: until)
      print("before its end", isRed)
      wait { !isRed }
      print("ends", isRed)

      setClock(0.1, before: from)
      themes.stopUpdatingPromos()
      // A timer that is due later comes later.
      var isOver = false
      let later = Timer(timeInterval: 0.2, repeats: false) { _ in MainActor.assumeIsolated { isOver = true } }
      RunLoop.main.add(later, forMode: .common)
      wait { isOver }
      print(isOver ? "let go" : "never", isRed)

      """
  }
#endif
