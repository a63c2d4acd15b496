/// The rules for which promos of a theme can run together, and which of the requested promos run.
@_spi(Generated)
public nonisolated struct PromoRules<Promo: Hashable & Sendable>: Sendable {
  /// The promos that a promo that the app switches allows beside itself; two promos may run together if either allows the other.
  public enum Companions: Hashable, Sendable {
    /// No other promo.
    case alone
    /// Only these promos.
    case with(Set<Promo>)
    /// Every promo.
    case any
  }

  /// A promo, with the facts that decide when it can run.
  public struct Member: Sendable {
    let promo: Promo
    let span: PromoSpan?
    let companions: Companions

    /// Creates a promo that runs in a span of time, or that the app switches if the span is `nil`.
    public init(_ promo: Promo, span: PromoSpan?, companions: Companions) {
      self.promo = promo
      self.span = span
      self.companions = companions
    }
  }

  /// The promos, in the order of their names.
  private let members: [Member]
  /// Every set of dated promos that run at the same time, each once, ordered by time zone and then by time.
  private let slices: [Set<Promo>]
  /// The promos with which each promo that the app switches may run.
  private let partners: [Promo: Set<Promo>]

  /// Creates the rules of a theme.
  ///
  /// - Parameter members: every promo, in the order of their names.
  public init(_ members: [Member]) {
    self.members = members
    slices = Self.slices(of: members)
    var partners: [Promo: Set<Promo>] = [:]
    for member in members where member.span == nil {
      let others = members.filter {
        Self.admits(member, $0.promo) || Self.admits($0, member.promo)
      }
      partners[member.promo] = Set(others.map(\.promo))
    }
    self.partners = partners
  }

  /// Returns the promos that run if an app requests some.
  ///
  /// Dated promos are chosen before those that the app switches, each group in the order of names. A promo that can't run with those
  /// already chosen is left out. A dated promo that always runs when the chosen ones do runs, too.
  public func running(_ asked: Set<Promo>) -> Set<Promo> {
    var possible = slices
    for member in members where member.span != nil && asked.contains(member.promo) {
      let fitting = possible.filter { $0.contains(member.promo) }
      if !fitting.isEmpty { possible = fitting }
    }
    var switched: Set<Promo> = []
    for member in members where member.span == nil && asked.contains(member.promo) {
      let others = partners[member.promo] ?? []
      let fitting = possible.filter { $0.isSubset(of: others) }
      guard switched.isSubset(of: others), !fitting.isEmpty else { continue }
      possible = fitting
      switched.insert(member.promo)
    }
    // The first slice with the fewest promos.
    return (possible.min { $0.count < $1.count } ?? []).union(switched)
  }

  private static func admits(_ member: Member, _ other: Promo) -> Bool {
    switch member.companions {
    case .alone: return false
    case .with(let others): return others.contains(other)
    case .any: return true
    }
  }

  private static func slices(of members: [Member]) -> [Set<Promo>] {
    let instants = members.flatMap { [$0.span?.from, $0.span?.until].compactMap { $0 } }
    guard !instants.isEmpty else { return [[]] }
    // Local and absolute times compare differently in each time zone, so all zones count if both kinds occur.
    let isMixed = Set(instants.map(\.isLocal)).count == 2
    var seen: Set<Set<Promo>> = []
    var result: [Set<Promo>] = []
    for zone in isMixed ? Array(stride(from: -12 * 60, through: 14 * 60, by: 15)) : [0] {
      let cuts = Set(instants.map { $0.minutes(in: zone) }).sorted()
      for start in [cuts[0] - 24 * 60] + cuts {
        let running = members.filter { member in
          guard let span = member.span else { return false }
          return span.from.map { $0.minutes(in: zone) <= start } ?? true
            && span.until.map { start < $0.minutes(in: zone) } ?? true
        }
        let slice = Set(running.map(\.promo))
        if seen.insert(slice).inserted { result.append(slice) }
      }
    }
    return result
  }
}

nonisolated extension PromoSpan.Instant {
  fileprivate var isLocal: Bool {
    if case .local = self { true } else { false }
  }

  /// Returns the minutes since 1970-01-01 UTC at a place whose clock is `zone` minutes ahead of UTC.
  fileprivate func minutes(in zone: Int) -> Int {
    switch self {
    case .local(let minutes): return minutes - zone
    case .instant(let minutes): return minutes
    }
  }
}
