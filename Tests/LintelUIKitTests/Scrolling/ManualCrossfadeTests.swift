import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Crossfades that the app draws")
@MainActor
struct ManualCrossfadeTests {
  /// The requests that the app received, by the titles of items.
  private final class Log {
    var entries: [String] = []
  }

  private func app(_ log: Log) -> TestApp {
    let home = TestScreen("home")
    home.navigationItem.title = "home"
    let app = TestApp(home: home) { context, screen in
      .bar {
        if screen == "home", context == "day" {
          $0.scrollBehavior = .set(.crossfade(distance: 20, isManual: true))
        }
        $0.standardAppearance = .set(.opaque(TestColor.red))
        $0.scrollEdgeAppearance = .set(.opaque(TestColor.blue))
      }
    }
    app.themes.manualCrossfade = ManualCrossfade(
      begin: { log.entries.append("begin \($0.title ?? "")") },
      show: { log.entries.append("\($0.title ?? "") \($1)") },
      end: { log.entries.append("end \($0.title ?? "")") }
    )
    return app
  }

  private func hasOwnLooks(_ item: UINavigationItem) -> Bool {
    item.standardAppearance?.backgroundColor === TestColor.red
      && item.scrollEdgeAppearance?.backgroundColor === TestColor.blue
  }

  @Test("The app gets the progress, and the item's objects stay as in the theme")
  func progress() {
    Simulation.run {
      let log = Log()
      let app = app(log)
      #expect(log.entries.first == "begin home")
      #expect(log.entries.last == "home 0.0")
      app.home.scroll(to: 5)
      #expect(log.entries.last == "home 0.25")
      #expect(hasOwnLooks(app.home.navigationItem))
      app.home.scroll(to: 40)
      #expect(log.entries.last == "home 1.0")
      #expect(log.entries.count { $0.hasPrefix("begin") } == 1)
      app.push(TestScreen("second"))
      #expect(log.entries.count { $0.hasPrefix("begin") } == 1)
      #expect(Simulation.misuses == [])
    }
  }

  @Test("The crossfade ends when the theme doesn't declare it anymore, and with the theme")
  func end() {
    let log = Log()
    let app = app(log)
    app.themes.context = "night"
    #expect(log.entries.last == "end home")
    app.themes.context = "day"
    #expect(log.entries.suffix(2).first == "begin home" || log.entries.contains("begin home"))
    app.themes.undo()
    #expect(log.entries.last == "end home")
    #expect(log.entries.count { $0 == "begin home" } == 2)
    #expect(log.entries.count { $0 == "end home" } == 2)
  }

  @Test("Without a crossfade, the bar is drawn with public API")
  func withoutOne() {
    let log = Log()
    let app = app(log)
    app.themes.manualCrossfade = nil
    #expect(log.entries.last == "end home")
    app.home.scroll(to: 10)
    #expect(log.entries.last == "end home")
    #expect(
      TestColor.components(app.home.navigationItem.standardAppearance?.backgroundColor)
        == [0.5, 0, 0.5, 1]
    )
  }
}
