/// A promo as declared: a span of time, or a switch of the app's.
package struct Promo: Hashable, Sendable {
  /// Which others a switched promo may run together with; the relation counts both ways.
  package enum Companions: Hashable, Sendable {
    /// With no other promo that the app switches.
    case alone
    /// With the promos of these names.
    case with([String])
    /// With every promo.
    case any
  }

  /// A point in time; `text` is as the author wrote it.
  package struct Instant: Hashable, Sendable {
    /// Minutes since 1970-01-01, in UTC for a date-time with offset, else in local time.
    package let minutes: Int
    /// Whether a zone was written; without one the device's is meant.
    package let hasOffset: Bool
    /// The text as written.
    package let text: String

    /// Year, month and day, and behind them hour and minute unless it is midnight; of UTC for one with an offset.
    package var calendarFields: [Int] { CalendarDate.fields(minutes: minutes) }

    /// Creates an instant.
    package init(minutes: Int, hasOffset: Bool, text: String) {
      self.minutes = minutes
      self.hasOffset = hasOffset
      self.text = text
    }
  }

  /// The name of the promo.
  package let name: String
  /// The first instant at which it runs; nil with `until` means from the beginning of time.
  package let from: Instant?
  /// The first instant at which it no longer runs.
  package let until: Instant?
  /// The promos that it may run with.
  package let companions: Companions

  /// Creates a promo.
  package init(name: String, from: Instant?, until: Instant?, companions: Companions) {
    self.name = name
    self.from = from
    self.until = until
    self.companions = companions
  }

  /// Whether the promo has a date, so that time decides when it runs.
  package var isDated: Bool { from != nil || until != nil }
}

/// Which sets of promos and values of modes can be on together.
///
/// Exact, and never lists the sets of switched promos one by one. Numbers are those of `switches`.
package struct PromoCalendar: Sendable {
  /// A span of time through which the same dated promos run.
  package struct Slice: Hashable, Sendable {
    /// Indices of the dated promos that run, ascending.
    package let running: [Int]
    /// An instant within it, as `2027-06-01`; empty if no promo is dated.
    package let example: String
  }

  /// The promos, in the order of their indices.
  package let promos: [Promo]
  /// The promos, and the values of the theme's modes.
  package let switches: SwitchTable
  /// Every set of dated promos that runs at some time, each once, in order of time.
  package let slices: [Slice]
  /// For each pair of promos whether `with` lets them run together.
  private let together: [[Bool]]
  /// For each promo when it may run, in minutes since 1970.
  private let spans: [Range<Int>]

  /// Works out which promos can run together.
  package init(_ promos: [Promo], modes: [Mode] = []) {
    self.promos = promos
    switches = SwitchTable(promoCount: promos.count, modes: modes)
    slices = Self.slices(of: promos)
    spans = Self.spans(of: promos)
    together = promos.map { a in
      promos.map { b in Self.admits(a, b) || Self.admits(b, a) }
    }
  }

  /// Whether one promo's `with` allows another one.
  private static func admits(_ a: Promo, _ b: Promo) -> Bool {
    switch a.companions {
    case .alone: false
    case .with(let names): names.contains(b.name)
    case .any: true
    }
  }

  /// Returns the slices of time between the dates of all promos.
  private static func slices(of promos: [Promo]) -> [Slice] {
    let dated = promos.indices.filter { promos[$0].isDated }
    guard !dated.isEmpty else { return [Slice(running: [], example: "")] }
    let instants = dated.flatMap { [promos[$0].from, promos[$0].until].compactMap(\.self) }
    // Local and absolute times compare differently in each time zone: try every one of them if both occur.
    let isMixed = Set(instants.map(\.hasOffset)).count == 2
    var seen: Set<[Int]> = []
    var result: [Slice] = []
    for zone in isMixed ? Array(stride(from: -12 * 60, through: 14 * 60, by: 15)) : [0] {
      func minutes(_ instant: Promo.Instant) -> Int {
        instant.hasOffset ? instant.minutes : instant.minutes - zone
      }
      let cuts = Set(instants.map(minutes)).sorted()
      for start in [(cuts.first ?? 0) - 24 * 60] + cuts {
        let running = dated.filter { index in
          (promos[index].from.map { minutes($0) <= start } ?? true)
            && (promos[index].until.map { start < minutes($0) } ?? true)
        }
        if seen.insert(running).inserted {
          result.append(Slice(running: running, example: CalendarDate.text(minutes: start)))
        }
      }
    }
    return result
  }

  /// What each number of `switches` is called: a promo's name, or a mode and its value such as `reading=sepia`.
  package var switchNames: [String] {
    (0..<switches.count).map { switches.value($0).map(switches.words) ?? promos[$0].name }
  }

  /// Whether a number is that of a promo with dates.
  package func isDated(_ number: Int) -> Bool {
    number < promos.count && promos[number].isDated
  }

  /// The smallest sets that contain all of the given numbers, one for each slice in which they can be on together.
  ///
  /// Whatever a condition on promos excludes by a larger set it excludes by one of these, since conditions only ever
  /// require promos to run. Modes that nothing is required of are left open: `SwitchTable.completed` gives them values.
  package func smallestSets(containing required: [Int]) -> [(slice: Slice, running: [Int])] {
    let switched = required.filter { !isDated($0) }
    guard switched.allSatisfy({ a in switched.allSatisfy { a == $0 || isAllowed(a, with: $0) } })
    else { return [] }
    return slices.compactMap { slice in
      let fits =
        required.allSatisfy { !isDated($0) || slice.running.contains($0) }
        && switched.allSatisfy { a in slice.running.allSatisfy { isAllowed(a, with: $0) } }
      let open = switches.onlyValues.filter { !switched.contains($0) }
      return fits ? (slice, (slice.running + switched + open).sorted()) : nil
    }
  }

  /// Whether two may be on together as far as `with` and modes say.
  private func isAllowed(_ a: Int, with b: Int) -> Bool {
    max(a, b) < promos.count ? together[a][b] : !switches.excludeEachOther(a, b)
  }

  /// Whether each of `a` may run together with each of `b`: if not, no set that can run contains all of them.
  package func mayRunTogether(_ a: [Int], _ b: [Int]) -> Bool {
    a.allSatisfy { x in b.allSatisfy { y in x == y || mayRunTogether(x, y) } }
  }

  /// Whether two promos may run together, by their dates or by `with`.
  private func mayRunTogether(_ a: Int, _ b: Int) -> Bool {
    guard isDated(a) && isDated(b) else { return isAllowed(a, with: b) }
    return max(spans[a].lowerBound, spans[b].lowerBound)
      < min(spans[a].upperBound, spans[b].upperBound)
  }

  /// From when until when each promo may run, in minutes of any time zone; wider where the zones differ.
  private static func spans(of promos: [Promo]) -> [Range<Int>] {
    let instants = promos.flatMap { [$0.from, $0.until].compactMap(\.self) }
    let isMixed = Set(instants.map(\.hasOffset)).count == 2
    let slack = isMixed ? 14 * 60 : 0
    return promos.map { promo in
      let from = promo.from.map { $0.minutes - slack } ?? .min
      return from..<max(from, promo.until.map { $0.minutes + slack } ?? .max)
    }
  }

  /// Whether some set that can run contains all of `on` and none of `off`.
  package func isFeasible(on: [Int], off: [Int]) -> Bool {
    leavesValues(without: off)
      && smallestSets(containing: on).contains { set in off.allSatisfy { !set.running.contains($0) }
      }
  }

  /// Whether each mode has a value that isn't ruled out.
  package func leavesValues(without off: [Int]) -> Bool {
    off.isEmpty
      || switches.modes.indices.allSatisfy { mode in
        switches.numbers(ofMode: mode).contains { !off.contains($0) }
      }
  }

  /// Whether every set that can run and contains all of `a` contains all of `b`.
  package func implies(_ a: [Int], _ b: [Int]) -> Bool {
    let sets = smallestSets(containing: a)
    return b.allSatisfy { promo in sets.allSatisfy { $0.running.contains(promo) } }
  }

  /// What runs of promos that are asked for together, whether that can happen or not.
  ///
  /// Dated promos come before switched ones, then it goes by name; each promo that can't run with those already taken is left out. Where
  /// some dated promo always runs with those that are taken, it runs too. The runtime library's `PromoRules` does the same. A mode that
  /// isn't asked for has its first value.
  ///
  /// - Parameter asked: numbers of promos and of modes' values, in any order.
  /// - Returns: a set that can run, and how it differs from what is asked for.
  package func normalized(_ asked: [Int]) -> PromoSelection {
    let values = Set(asked).filter { $0 >= promos.count }.sorted()
    let asked = Set(asked).filter { $0 < promos.count }.sorted()
    var possible = slices[...]
    for promo in asked where promos[promo].isDated {
      let fitting = possible.filter { $0.running.contains(promo) }
      if !fitting.isEmpty { possible = fitting[...] }
    }
    var switched: [Int] = []
    for promo in asked where !promos[promo].isDated {
      guard switched.allSatisfy({ together[promo][$0] }) else { continue }
      let fitting = possible.filter { $0.running.allSatisfy { together[promo][$0] } }
      guard !fitting.isEmpty else { continue }
      possible = fitting[...]
      switched.append(promo)
    }
    // The first of those with the fewest promos.
    let dated = possible.min { $0.running.count < $1.running.count }?.running ?? []
    let running = dated + switched
    return PromoSelection(
      running: switches.completed(running.sorted() + values),
      leftOut: asked.filter { !running.contains($0) },
      added: running.filter { !asked.contains($0) }.sorted()
    )
  }

  /// Whether 'with' lets promos run together.
  package var hasCompanions: Bool { promos.contains { $0.companions != .alone } }

  /// Whether every set of promos can run, so that nothing is ever left out.
  package var admitsEverySet: Bool {
    let dated = promos.count(where: \.isDated)
    return dated < 16 && slices.count == 1 << dated
      && promos.indices.allSatisfy { a in
        promos[a].isDated || promos.indices.allSatisfy { a == $0 || together[a][$0] }
      }
  }

  /// The promos that the app switches, each with the others that it excludes: no `with` lets them run together.
  package var exclusions: [(promo: Int, others: [Int])] {
    promos.indices.filter { !promos[$0].isDated }.compactMap { promo in
      let others = promos.indices.filter { $0 != promo && !together[promo][$0] }
      return others.isEmpty ? nil : (promo, others)
    }
  }
}

// MARK: - Sets that can't run

/// What an app asks for, as far as it can run.
package struct PromoSelection: Hashable, Sendable {
  /// Numbers of the promos that run and of the modes' values, ascending: a set that can be.
  package let running: [Int]
  /// Those of the promos asked for that can't run with the others, ascending.
  package let leftOut: [Int]
  /// Dated promos that run whenever the others do, without being asked for; ascending.
  package let added: [Int]
}

/// The civil calendar, proleptic Gregorian.
package enum CalendarDate {
  /// Days since 1970-01-01.
  package static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Year, month and day, and behind them hour and minute unless it is midnight.
  fileprivate static func fields(minutes: Int) -> [Int] {
    let inDay = ((minutes % 1440) + 1440) % 1440
    let shifted = (minutes - inDay) / 1440 + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    // Years begin in March, so that leap days are at their end.
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
    let date = [year, month < 10 ? month + 3 : month - 9, day]
    return inDay == 0 ? date : date + [inDay / 60, inDay % 60]
  }

  /// `2027-06-01`, with `T08:30` behind it if that is not midnight.
  package static func text(minutes: Int) -> String {
    let parts = zip(fields(minutes: minutes), [4, 2, 2, 2, 2]).map { number, width in
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let date = parts.prefix(3).joined(separator: "-")
    return parts.count == 3 ? date : date + "T" + parts.dropFirst(3).joined(separator: ":")
  }
}
