#if canImport(UIKit)
public import Foundation
import UIKit

/// Tells when dated promos may have begun or ended: at a point in time, when the app comes back, and when the day or the clock
/// changes.
@available(iOS 13, *)
@MainActor
final class PromoClock {
  private let ring: @MainActor () -> Void
  private var observers: Observers?
  private var callOff: (@MainActor () -> Void)?
  private var isStopped = false

  /// What ends the observation of notifications as soon as nobody keeps it.
  private nonisolated final class Observers {
    let tokens: [any NSObjectProtocol]

    init(_ tokens: [any NSObjectProtocol]) { self.tokens = tokens }
    deinit { for token in tokens { NotificationCenter.default.removeObserver(token) } }
  }

  /// Listens to the app's notifications from now on.
  ///
  /// - Parameter ring: called whenever it may be time.
  init(ring: @escaping @MainActor () -> Void) {
    self.ring = ring
    // An app that slept has missed its timers; the second is also said for a new day, another time zone and another carrier's time.
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

  /// A turn that was asked for before the end may come after it.
  private func wake() {
    if !isStopped { ring() }
  }

  /// UIKit posts on the main thread, yet nothing keeps others from it.
  private nonisolated static func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    if Thread.isMainThread {
      MainActor.assumeIsolated { body() }
    } else {
      Task { @MainActor in body() }
    }
  }

  /// Rings after some seconds, in place of what was set before; never if nil.
  func set(_ seconds: TimeInterval?, _ alarm: PromoAlarm) {
    callOff?()
    callOff = seconds.map { alarm($0) { [weak self] in self?.wake() } }
  }

  /// Rings no more.
  func stop() {
    isStopped = true
    callOff?()
    callOff = nil
  }

  /// A timer of the main run loop, which also runs while a finger scrolls.
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

/// Calls back after some seconds; what it returns calls that off.
@available(iOS 13, *)
@_spi(Generated)
public typealias PromoAlarm =
  @MainActor (_ seconds: TimeInterval, _ ring: @escaping @MainActor @Sendable () -> Void)
  -> @MainActor () -> Void
#endif
