#if canImport(UIKit)
public import Foundation
import UIKit

/// Reports when dated promos may have begun or ended: at a set time, when the app returns to the foreground, and when the day or
/// the clock changes.
@available(iOS 13, *)
@MainActor
final class PromoClock {
  private let ring: @MainActor () -> Void
  private var observers: Observers?
  private var cancel: (@MainActor () -> Void)?
  private var isStopped = false

  /// Ends the observation of notifications when it's deallocated.
  private nonisolated final class Observers {
    let tokens: [any NSObjectProtocol]

    init(_ tokens: [any NSObjectProtocol]) { self.tokens = tokens }
    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  /// Observes the app's notifications, and calls `ring` whenever promos may have begun or ended.
  init(ring: @escaping @MainActor () -> Void) {
    self.ring = ring
    // A suspended app misses its timers. The second notification is also posted for a new day, time zone, or time from the carrier.
    let names = [
      UIApplication.willEnterForegroundNotification,
      UIApplication.significantTimeChangeNotification,
    ]
    observers = Observers(
      names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [weak self] _ in Self.onMain { [weak self] in self?.wake() }
        }
      }
    )
  }

  /// Rings unless the clock is stopped, because a call that was requested earlier may arrive after that.
  private func wake() {
    if !isStopped { ring() }
  }

  /// Runs code on the main actor; UIKit posts on the main thread, but other code might not.
  private nonisolated static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { body() }
    } else {
      Task { @MainActor in body() }
    }
  }

  /// Rings after some seconds instead of at the time that was set before, or never if `nil`.
  func set(_ seconds: TimeInterval?, _ alarm: PromoAlarm) {
    cancel?()
    cancel = seconds.map { alarm($0) { [weak self] in self?.wake() } }
  }

  func stop() {
    isStopped = true
    cancel?()
    cancel = nil
  }

  /// Starts a timer of the main run loop, which also fires while the user scrolls.
  static func timer(
    _ seconds: TimeInterval,
    _ ring: @escaping @MainActor @Sendable () -> Void
  ) -> @MainActor () -> Void {
    let timer = Timer(timeInterval: seconds, repeats: false) { _ in
      MainActor.assumeIsolated { ring() }
    }
    RunLoop.main.add(timer, forMode: .common)
    return { timer.invalidate() }
  }
}

/// Calls back after some seconds, and returns a closure that cancels the call.
@available(iOS 13, *)
@_spi(Generated)
public typealias PromoAlarm =
  @MainActor (_ seconds: TimeInterval, _ ring: @escaping @MainActor @Sendable () -> Void)
  -> @MainActor () -> Void
#endif
