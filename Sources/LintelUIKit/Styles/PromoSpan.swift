public import Foundation

/// The time in which a promo runs: from the first instant on, up to and not including the second.
public nonisolated struct PromoSpan: Hashable, Sendable {
  /// A point in time, in minutes since 1970-01-01.
  @_spi(Generated) public enum Instant: Hashable, Sendable {
    /// The same everywhere.
    case instant(minutes: Int)
    /// By the clock of the device's place.
    case local(minutes: Int)
  }

  /// Nil for the beginning of time.
  @_spi(Generated) public let from: Instant?
  /// Nil for its end.
  @_spi(Generated) public let until: Instant?

  /// A span between two points in time.
  @_spi(Generated) public init(from: Instant?, until: Instant?) {
    self.from = from
    self.until = until
  }

  /// Whether a promo of this span runs at a date.
  @_spi(Generated) public func contains(_ date: Date, in timeZone: TimeZone = .current) -> Bool {
    (from.map { $0.date(in: timeZone) <= date } ?? true)
      && (until.map { date < $0.date(in: timeZone) } ?? true)
  }

  /// When a promo of this span begins or ends next, after a date; nil if it does neither any more.
  @_spi(Generated) public func nextChange(after date: Date, in timeZone: TimeZone = .current)
    -> Date?
  {
    [from, until].compactMap { $0?.date(in: timeZone) }.filter { $0 > date }.min()
  }
}

nonisolated extension PromoSpan.Instant {
  /// A point in time by the clock of the device's place.
  @_spi(Generated) public static func local(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int = 0,
    _ minute: Int = 0
  ) -> PromoSpan.Instant {
    .local(minutes: minutes(year, month, day, hour, minute))
  }

  /// A point in time by Coordinated Universal Time, the same everywhere.
  @_spi(Generated) public static func utc(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int = 0,
    _ minute: Int = 0
  ) -> PromoSpan.Instant {
    .instant(minutes: minutes(year, month, day, hour, minute))
  }

  /// Minutes since 1970-01-01 in the Gregorian calendar, with years that begin in March.
  @_spi(Generated) public static func minutes(
    _ year: Int,
    _ month: Int,
    _ day: Int,
    _ hour: Int,
    _ minute: Int
  ) -> Int {
    let shifted = month > 2 ? year : year - 1
    let era = shifted / 400
    let yearOfEra = shifted - era * 400
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
    return ((era * 146_097 + dayOfEra - 719_468) * 24 + hour) * 60 + minute
  }

  /// The instant in a place.
  ///
  /// Where the clock of the place is set back, it is the first time that it shows the hour; where it skips the hour, as long after.
  ///
  /// - Parameter timeZone: that of the place.
  /// - Returns: the date.
  func date(in timeZone: TimeZone) -> Date {
    switch self {
    case .instant(let minutes): return Date(timeIntervalSince1970: TimeInterval(minutes * 60))
    case .local(let minutes):
      let local = Date(timeIntervalSince1970: TimeInterval(minutes * 60))
      // How far the clock is ahead may change at about that time; both readings are tried.
      let readings = [-86_400.0, 86_400].map { around in
        local - TimeInterval(timeZone.secondsFromGMT(for: local + around))
      }.sorted()
      return readings.first { $0 + TimeInterval(timeZone.secondsFromGMT(for: $0)) >= local }
        ?? readings[1]
    }
  }
}
