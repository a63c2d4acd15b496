import Foundation
import Testing
import UIKit

@_spi(Generated) @testable import LintelUIKit

@Suite("Dated promos that begin and end while the app runs")
@MainActor
struct PromoClockTests {
  /// A theme whose promo sets a tint, its controller, and the last alarm that was set.
  @MainActor
  private final class Timed {
    var minutes = 0.0
    /// The number of seconds until the alarm, or `nil` if it was canceled.
    var seconds: TimeInterval?
    var ring: (@MainActor () -> Void)?
    let navigation = ThemedNavigationController(rootViewController: UIViewController())
    let themes: ThemeController<Set<String>, String>

    init() {
      let spans = [
        "early": PromoSpan(from: .local(minutes: 100), until: .local(minutes: 200)),
        "late": PromoSpan(from: .instant(minutes: 90), until: nil),
      ]
      let theme = CompiledTheme<Set<String>, String>(
        style: { promos, _ in
          .bar { $0.tintColor = .set(SlotColors(promos.contains("early") ? TestColor.red : nil)) }
        },
        updatingPromos: { _, date, zone in
          Set(spans.filter { $0.value.contains(date, in: zone) }.keys)
        },
        promoSpans: Array(spans.values)
      )
      themes = ThemeController(theme, context: [])
      themes.timeZone = { TimeZone(secondsFromGMT: 3600) ?? .current }
      themes.now = { [unowned self] in Date(timeIntervalSince1970: minutes * 60) }
      themes.alarm = { [unowned self] seconds, ring in
        (self.seconds, self.ring) = (seconds.rounded(), ring)
        return { [weak self] in self?.seconds = nil }
      }
      themes.adopt(navigation)
    }

    /// Advances the time until the alarm.
    func sleep() {
      guard let seconds else { return }
      minutes += seconds / 60
      self.seconds = nil
      ring?()
    }
  }

  @Test("Promos begin and end on time until the app controls them itself")
  func alarms() {
    let timed = Timed()
    timed.minutes = 10
    #expect(timed.seconds == nil)
    timed.themes.startUpdatingPromos()
    #expect(timed.themes.context == [])
    var log: [String] = []
    while timed.seconds != nil {
      timed.sleep()
      let isRed = timed.navigation.navigationBar.tintColor === TestColor.red
      log.append("\(timed.minutes) \(timed.themes.context.sorted()) \(isRed)")
    }
    // The time zone is an hour ahead.
    #expect(
      log == [
        #"40.0 ["early"] true"#, #"90.0 ["early", "late"] true"#, #"140.0 ["late"] false"#,
      ]
    )
    timed.minutes = 10
    timed.themes.startUpdatingPromos()
    #expect(abs((timed.seconds ?? 0) - 1800) < 1)
    timed.themes.stopUpdatingPromos()
    #expect(timed.seconds == nil)
  }

  @Test(
    "Promos change when the app becomes active and when the clock is set, until bars are released",
    arguments: [
      UIApplication.willEnterForegroundNotification,
      UIApplication.significantTimeChangeNotification,
    ]
  )
  func notifications(name: Notification.Name) async {
    let timed = Timed()
    func post(at minutes: Double) async -> Set<String> {
      timed.minutes = minutes
      NotificationCenter.default.post(name: name, object: nil)
      // Where the main actor has no separate thread, as on Linux, the change comes a turn later.
      await Task { @MainActor in }.value
      return timed.themes.context
    }
    #expect(await post(at: 50) == [])
    timed.themes.startUpdatingPromos()
    #expect(await post(at: 150) == ["late"])
    #expect(await post(at: 120) == ["early", "late"])
    #expect(abs((timed.seconds ?? 0) - 1200) < 1)
    timed.themes.undo()
    #expect(await post(at: 10) == ["early", "late"])
    #expect(timed.seconds == nil)
  }

  @Test("A promo begins once and ends once even when the local clock changes")
  func clockChanges() throws {
    // Midnight is skipped in Santiago on 2024-09-08, and occurs twice in Havana on 2024-11-03; both are four hours behind UTC before.
    for (name, midnight) in ["America/Santiago": 1_725_753_600, "America/Havana": 1_730_592_000] {
      let zone = try #require(TimeZone(identifier: name))
      let begin = Date(timeIntervalSince1970: Double(midnight + 14_400))
      let span = PromoSpan(from: .local(minutes: midnight / 60), until: nil)
      #expect(span.nextChange(after: begin - 86_400, in: zone) == begin, "\(name)")
      for minutes in stride(from: -180.0, to: 180, by: 10) {
        #expect(span.contains(begin + minutes * 60, in: zone) == (minutes >= 0), "\(name)")
      }
    }
  }
}
