// A copy of Sources/LintelUIKit; `UPDATE_GOLDENS=1 swift test` writes it.
// swift-format-ignore-file

extension RuntimeSources {
  static let promoSpan = ##"""
public import Foundation

/// The time in which a promo runs: from the first instant on, up to and not including the second.
public struct PromoSpan: Hashable, Sendable {
  /// A point in time, in minutes since 1970-01-01.
  public enum Instant: Hashable, Sendable {
    /// The same everywhere.
    case instant(minutes: Int)
    /// By the clock of the device's place.
    case local(minutes: Int)
  }

  /// Nil for the beginning of time.
  public let from: Instant?
  /// Nil for its end.
  public let until: Instant?

  /// A span between two points in time.
  public init(from: Instant?, until: Instant?) {
    self.from = from
    self.until = until
  }

  /// Whether a promo of this span runs at a date.
  public func contains(_ date: Date, in timeZone: TimeZone = .current) -> Bool {
    let seconds = date.timeIntervalSince1970
    let local = seconds + TimeInterval(timeZone.secondsFromGMT(for: date))
    func hasPassed(_ instant: Instant) -> Bool {
      switch instant {
      case .instant(let minutes): seconds >= TimeInterval(minutes * 60)
      case .local(let minutes): local >= TimeInterval(minutes * 60)
      }
    }
    return (from.map(hasPassed) ?? true) && !(until.map(hasPassed) ?? false)
  }
}
"""##
}
