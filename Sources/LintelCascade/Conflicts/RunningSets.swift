import LintelTheme

/// The possible sets of running promos, limited to the smallest ones that meet each requirement.
///
/// Conditions only ever require promos to run. So declarations that apply while a set runs also apply while a larger set does, and
/// a cell that is uncovered in any set is uncovered in a smallest one. A mode without a required value is left open until
/// a requirement depends on it (`withOpenMode`).
struct RunningSets {
  /// A set that can run.
  struct Running {
    /// The promos and the values of modes as bits.
    fileprivate(set) var words: [UInt64]
    /// The promos and the values of modes as numbers of `SwitchTable`, ascending.
    fileprivate(set) var promos: [Int]
    /// A date on which exactly the dated promos of the set run, or an empty string if no promo has dates.
    let date: String
  }

  /// The promos' dates and their possible combinations.
  private let calendar: PromoCalendar
  /// The requirements of sets in conditions.
  private let sets: PromoSets
  /// The number of words for the bits of a set.
  private let wordCount: Int
  /// The promos and values that each requirement needs, ascending; ids below the number of sets in conditions are `SetID`s.
  private var required: [[Int]]
  /// The same as bits.
  private var words: [[UInt64]]
  /// A requirement in conditions that is part of each requirement.
  private var part: [Int32]
  /// The smallest sets that meet each requirement, or `nil` before they're needed.
  private var smallest: [[Running]?]
  /// The ids of combined requirements, by the ids of both.
  private var unions: [UInt64: Int32] = [:]
  /// The requirements that can be met together with each requirement in conditions, or `nil` before they're needed.
  private var overlapping: [[Int32]]?
  /// The sets that conditions mention.
  private let mentioned: [Int32]

  init(_ space: ContextSpace, _ sets: PromoSets, mentioned: [Int32]) {
    calendar = space.calendar
    self.sets = sets
    var isMentioned = Array(repeating: false, count: sets.required.count)
    for set in mentioned { isMentioned[Int(set)] = true }
    self.mentioned = isMentioned.indices.dropFirst().filter { isMentioned[$0] }.map(Int32.init)
    wordCount = max(1, (space.calendar.switches.count + 63) / 64)
    required = sets.required.map { $0.map(Int.init) }
    words = []
    part = required.indices.map(Int32.init)
    smallest = Array(repeating: nil, count: required.count)
    words = required.map(bits)
  }

  private func bits(_ promos: [Int]) -> [UInt64] {
    var words = Array(repeating: UInt64(0), count: wordCount)
    for promo in promos { words[promo / 64] |= 1 << UInt64(promo % 64) }
    return words
  }

  /// Returns the smallest possible sets that meet a requirement; none contains another.
  mutating func smallest(_ requirement: Int32) -> [Running] {
    if let known = smallest[Int(requirement)] { return known }
    var result: [Running] = []
    let all = calendar.smallestSets(containing: required[Int(requirement)])
    for (slice, running) in all.sorted(by: { $0.running.count < $1.running.count }) {
      let words = bits(running)
      if result.contains(where: { zip($0.words, words).allSatisfy { $0 & ~$1 == 0 } }) { continue }
      result.append(Running(words: words, promos: running, date: slice.example))
    }
    smallest[Int(requirement)] = result
    return result
  }

  /// Returns whether a set of running promos meets a requirement.
  func isMet(_ requirement: Int32, by running: Running) -> Bool {
    if requirement == 0 { return true }
    let words = words[Int(requirement)]
    for index in words.indices where words[index] & ~running.words[index] != 0 { return false }
    return true
  }

  /// Gives each value to an open mode that some requirements depend on, if they may still be met; returns `nil` without such a mode.
  ///
  /// If they don't need one of its values, only that value is tried, because it meets the fewest requirements.
  func withOpenMode(_ running: Running, askedBy requirements: [Int32]) -> [Running]? {
    let switches = calendar.switches
    if switches.modes.isEmpty { return nil }
    let open = switches.modes.indices.filter { mode in
      !running.promos.contains(where: switches.numbers(ofMode: mode).contains)
    }
    let asked = Set(
      requirements.lazy.filter { mayBeMet($0, by: running) }.flatMap { required[Int($0)] }
    )
    for mode in open {
      let numbers = switches.numbers(ofMode: mode)
      guard numbers.contains(where: asked.contains) else { continue }
      let free = numbers.first { !asked.contains($0) }
      return (free.map { [$0] } ?? Array(numbers)).map { number in
        var next = running
        next.words[number / 64] |= 1 << UInt64(number % 64)
        next.promos = (running.promos + [number]).sorted()
        return next
      }
    }
    return nil
  }

  /// Returns whether a requirement is met if open modes have the right values.
  private func mayBeMet(_ requirement: Int32, by running: Running) -> Bool {
    required[Int(requirement)].allSatisfy { number in
      running.promos.contains(number)
        || number >= calendar.promos.count
          && !running.promos.contains { calendar.switches.excludeEachOther($0, number) }
    }
  }

  /// Returns the promos and values of a set, with the first value of each mode that is still open.
  func completed(_ running: Running) -> [Int] { calendar.switches.completed(running.promos) }

  /// Returns whether every set that meets `inner` also meets `outer`.
  mutating func isMet(_ outer: Int32, wherever inner: Int32) -> Bool {
    outer == 0 || outer == inner || smallest(inner).allSatisfy { isMet(outer, by: $0) }
  }

  /// Returns the requirement that combines two others.
  mutating func union(_ a: Int32, _ b: Int32) -> Int32 {
    if a == b || b == 0 { return a }
    if a == 0 { return b }
    let key = UInt64(UInt32(min(a, b))) << 32 | UInt64(UInt32(max(a, b)))
    if let known = unions[key] { return known }
    let promos = Set(required[Int(a)] + required[Int(b)]).sorted()
    required.append(promos)
    words.append(bits(promos))
    smallest.append(nil)
    part.append(part[Int(min(a, b))])
    let id = Int32(required.count - 1)
    unions[key] = id
    return id
  }

  /// Returns the requirements in conditions that may be met together with a requirement.
  mutating func candidates(for requirement: Int32) -> [Int32] {
    let lists = overlapping ?? listOverlapping()
    overlapping = lists
    return lists[Int(part[Int(requirement)])]
  }

  /// Compares every pair of mentioned sets.
  private func listOverlapping() -> [[Int32]] {
    var result: [[Int32]] = Array(repeating: [], count: sets.required.count)
    for a in mentioned {
      result[Int(a)] = mentioned.filter {
        calendar.mayRunTogether(required[Int(a)], required[Int($0)])
      }
    }
    return result
  }
}
