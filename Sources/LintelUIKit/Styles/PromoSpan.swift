public import Foundation

/// The time in which a promo runs, from its first instant up to, but not including, its last.
public nonisolated struct PromoSpan: Hashable, Sendable {
  /// A point in time, in minutes since 1970-01-01.
  @_spi(Generated) public enum Instant: Hashable, Sendable {
    /// A time that is the same everywhere.
    case instant(minutes: Int)
    /// A time on the clock of the device's time zone.
    case local(minutes: Int)
  }

  /// The start of the span, or `nil` if it doesn't have one.
  @_spi(Generated) public let from: Instant?
  /// The end of the span, or `nil` if it doesn't have one.
  @_spi(Generated) public let until: Instant?

  /// Creates a span between two points in time.
  @_spi(Generated) public init(from: Instant?, until: Instant?) {
    self.from = from
    self.until = until
  }

  /// Returns whether a promo with this span runs at a date.
  @_spi(Generated) public func contains(_ date: Date, in timeZone: TimeZone = .current) -> Bool {
    (from.map { $0.date(in: timeZone) <= date } ?? true)
      && (until.map { date < $0.date(in: timeZone) } ?? true)
  }

  /// Returns when a promo with this span next begins or ends after a date, or `nil` if it does neither.
  @_spi(Generated) public func nextChange(after date: Date, in timeZone: TimeZone = .current)
    -> Date?
  {
    [from, until].compactMap { $0?.date(in: timeZone) }.filter { $0 > date }.min()
  }
}

nonisolated extension PromoSpan.Instant {
  /// Returns a point in time on the clock of the device's time zone.
  @_spi(Generated) public static func local(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int = 0,
    _ minute: Int = 0
  ) -> PromoSpan.Instant {
    .local(minutes: minutes(year, month, day, hour, minute))
  }

  /// Returns a point in Coordinated Universal Time, which is the same everywhere.
  @_spi(Generated) public static func utc(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int = 0,
    _ minute: Int = 0
  ) -> PromoSpan.Instant {
    .instant(minutes: minutes(year, month, day, hour, minute))
  }

  /// Returns the minutes since 1970-01-01 in the Gregorian calendar.
  @_spi(Generated) public static func minutes(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int,
    _ minute: Int
  ) -> Int {
    // Years begin in March, so that leap days are at their end.
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return ((era * 146_097 + dayOfEra - 719_468) * 24 + hour) * 60 + minute
  }

  /// Returns the date of the point in time in a time zone.
  ///
  /// If the zone's clock is set back and shows the time twice, this is the first of the two. If the clock skips the time, this is as long
  /// after the change as the time is after the start of the gap.
  func date(in timeZone: TimeZone) -> Date {
    switch self {
    case .instant(let minutes): return Date(timeIntervalSince1970: TimeInterval(minutes * 60))
    case .local(let minutes):
      let local = Date(timeIntervalSince1970: TimeInterval(minutes * 60))
      // The zone's offset may change around that time, so try the offsets of a day before and a day after.
      let readings = [-86_400.0, 86_400].map { around in
        local - TimeInterval(timeZone.secondsFromGMT(for: local + around))
      }.sorted()
      return readings.first { $0 + TimeInterval(timeZone.secondsFromGMT(for: $0)) >= local }
        ?? readings[1]
    }
  }
}
