/// A declared promo: a period, or a switch of the app.
package struct Promo: Hashable, Sendable {
  /// The promos that a switched promo may run with, where it's enough if one of two promos allows the other.
  package enum Companions: Hashable, Sendable {
    /// No other promo that the app switches.
    case alone
    case with([String])
    case any
  }

  package struct Instant: Hashable, Sendable {
    /// Minutes since 1970-01-01, in UTC for a date-time with an offset, and otherwise in local time.
    package let minutes: Int
    /// Whether the text has an offset, without which it means the device's time zone.
    package let hasOffset: Bool
    /// The text that the author wrote.
    package let text: String

    /// Year, month, and day, followed by hour and minute unless it is midnight, in UTC if the text has an offset.
    package var calendarFields: [Int] { CalendarDate.fields(minutes: minutes) }

    package init(minutes: Int, hasOffset: Bool, text: String) {
      self.minutes = minutes
      self.hasOffset = hasOffset
      self.text = text
    }
  }

  package let name: String
  /// The first instant at which the promo runs, or `nil` if it doesn't have a start.
  package let from: Instant?
  /// The first instant after the promo, or `nil` if it doesn't have an end.
  package let until: Instant?
  package let companions: Companions
  /// Whether a mistake hides when the promo runs, so that no conflict may follow from it.
  package let isDoubtful: Bool

  package init(
    name: String,
    from: Instant?,
    until: Instant?,
    companions: Companions,
    isDoubtful: Bool = false
  ) {
    self.name = name
    self.from = from
    self.until = until
    self.companions = companions
    self.isDoubtful = isDoubtful
  }

  /// Whether the promo has a date, so that time determines whether it runs.
  package var isDated: Bool { from != nil || until != nil }
}

/// The sets of promos and values of modes that can be on together.
///
/// The calendar is exact, but never lists the sets of switched promos one by one. Numbers are those of `switches`.
package struct PromoCalendar: Sendable {
  /// A span of time during which the same dated promos run.
  package struct Slice: Hashable, Sendable {
    /// The indices of the dated promos that run, ascending.
    package let running: [Int]
    /// An instant in the slice, such as `2027-06-01`, or an empty text if no promo is dated.
    package let example: String
  }

  /// The promos, in the order of their indices.
  package let promos: [Promo]
  /// The numbers of the promos and of the modes' values.
  package let switches: SwitchTable
  /// Every set of dated promos that runs at some time, without duplicates, in order of time.
  package let slices: [Slice]
  /// Whether `with` lets two promos run together, by their indices.
  private let together: [[Bool]]
  /// The minutes since 1970 during which each promo may run.
  private let spans: [Range<Int>]

  package init(_ promos: [Promo], modes: [Mode] = []) {
    self.promos = promos
    switches = SwitchTable(promoCount: promos.count, modes: modes)
    slices = Self.slices(of: promos)
    spans = Self.spans(of: promos)
    together = promos.map { a in promos.map { b in Self.admits(a, b) || Self.admits(b, a) } }
  }

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
    // Local and absolute times compare differently in each time zone. If both occur, try every time zone.
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

  /// The name of each number in `switches`: a promo's name, or a mode and its value, such as `reading=sepia`.
  package var switchNames: [String] {
    (0..<switches.count).map { switches.value($0).map(switches.words) ?? promos[$0].name }
  }

  package func isDated(_ number: Int) -> Bool { number < promos.count && promos[number].isDated }

  /// Returns the smallest sets that contain all required numbers, one for each slice in which they can be on together.
  ///
  /// These sets are enough to find one to which a condition doesn't apply, because conditions only require promos to run.
  /// Modes without a required value stay open: `SwitchTable.completed` gives them values.
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

  /// Whether `with` and modes allow two numbers to be on together.
  private func isAllowed(_ a: Int, with b: Int) -> Bool {
    max(a, b) < promos.count ? together[a][b] : !switches.excludeEachOther(a, b)
  }

  /// Whether each promo in `a` may run with each promo in `b`, as a possible set with all of them requires.
  package func mayRunTogether(_ a: [Int], _ b: [Int]) -> Bool {
    a.allSatisfy { x in b.allSatisfy { y in x == y || mayRunTogether(x, y) } }
  }

  /// Whether two promos may run together, according to their dates or to `with`.
  package func mayRunTogether(_ a: Int, _ b: Int) -> Bool {
    guard isDated(a) && isDated(b) else { return isAllowed(a, with: b) }
    return max(spans[a].lowerBound, spans[b].lowerBound)
      < min(spans[a].upperBound, spans[b].upperBound)
  }

  /// Returns when each promo may run, in minutes of any time zone, with wider spans if only some dates have an offset.
  private static func spans(of promos: [Promo]) -> [Range<Int>] {
    let instants = promos.flatMap { [$0.from, $0.until].compactMap(\.self) }
    let isMixed = Set(instants.map(\.hasOffset)).count == 2
    let slack = isMixed ? 14 * 60 : 0
    return promos.map { promo in
      let from = promo.from.map { $0.minutes - slack } ?? .min
      return from..<max(from, promo.until.map { $0.minutes + slack } ?? .max)
    }
  }

  /// Whether some possible set contains all of `on` and none of `off`.
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

  /// Whether every possible set that contains all of `a` also contains all of `b`.
  func implies(_ a: [Int], _ b: [Int]) -> Bool {
    let sets = smallestSets(containing: a)
    return b.allSatisfy { promo in sets.allSatisfy { $0.running.contains(promo) } }
  }

  /// Returns the set that is on if promos and values of modes are requested together, even if they can't all be on.
  ///
  /// Dated promos precede switched promos, which are in order of their names. A promo that can't run with the preceding ones is left
  /// out. A dated promo that always runs with the others is added. The runtime library's `PromoRules` does the same. A mode that isn't
  /// requested has its first value.
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
    // The first of the slices with the fewest promos.
    let dated = possible.min { $0.running.count < $1.running.count }?.running ?? []
    let running = dated + switched
    return PromoSelection(
      running: switches.completed(running.sorted() + values),
      leftOut: asked.filter { !running.contains($0) },
      added: running.filter { !asked.contains($0) }.sorted()
    )
  }

  /// Whether `with` lets any promos run together.
  package var hasCompanions: Bool { promos.contains { $0.companions != .alone } }

  /// Whether every set of promos can run, so that no promo is ever left out.
  package var admitsEverySet: Bool {
    let dated = promos.count(where: \.isDated)
    return dated < 16 && slices.count == 1 << dated
      && promos.indices.allSatisfy { a in
        promos[a].isDated || promos.indices.allSatisfy { a == $0 || together[a][$0] }
      }
  }

  /// The switched promos, each with the promos that it excludes because no `with` lets them run together.
  package var exclusions: [(promo: Int, others: [Int])] {
    promos.indices.filter { !promos[$0].isDated }.compactMap { promo in
      let others = promos.indices.filter { $0 != promo && !together[promo][$0] }
      return others.isEmpty ? nil : (promo, others)
    }
  }
}

// MARK: - Selections and dates

/// The promos that run if an app requests some.
package struct PromoSelection: Hashable, Sendable {
  /// The numbers of the promos that run and of the modes' values, ascending, which can all be on together.
  package let running: [Int]
  /// The requested promos that can't run with the others, ascending.
  package let leftOut: [Int]
  /// The dated promos that weren't requested but always run with the others, ascending.
  package let added: [Int]
}

/// The proleptic Gregorian calendar.
package enum CalendarDate {
  /// Returns the number of days since 1970-01-01.
  package static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// Returns year, month, and day, followed by hour and minute unless it is midnight.
  fileprivate static func fields(minutes: Int) -> [Int] {
    let inDay = ((minutes % 1440) + 1440) % 1440
    let shifted = (minutes - inDay) / 1440 + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    // Years begin in March here, so that leap days are at the end.
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let month = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * month + 2) / 5 + 1
    let year = yearOfEra + era * 400 + (month < 10 ? 0 : 1)
    let date = [year, month < 10 ? month + 3 : month - 9, day]
    return inDay == 0 ? date : date + [inDay / 60, inDay % 60]
  }

  /// Returns a date such as `2027-06-01`, followed by a time such as `T08:30` unless it is midnight.
  package static func text(minutes: Int) -> String {
    let parts = zip(fields(minutes: minutes), [4, 2, 2, 2, 2]).map { number, width in
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    let date = parts.prefix(3).joined(separator: "-")
    return parts.count == 3 ? date : date + "T" + parts.dropFirst(3).joined(separator: ":")
  }
}
