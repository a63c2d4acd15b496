import LintelTheme

/// The sets of promos that can run, as far as they matter: the smallest ones that meet a requirement.
///
/// Conditions only ever require promos to run. So the declarations that hold while a set runs also hold while a larger one does, and
/// whatever is uncovered in some set is uncovered in a smallest one. A mode that isn't required to have a value is left open until
/// something asks for it (`openMode`).
struct RunningSets {
  /// A set that can run, as a bit for each promo.
  struct Running {
    /// The promos and the values of modes as bits.
    fileprivate(set) var words: [UInt64]
    /// The same as numbers of `SwitchTable`, ascending.
    fileprivate(set) var promos: [Int]
    /// A date on which exactly these dated promos run; empty if no promo is dated.
    let date: String
  }

  /// Which promos can run together.
  private let calendar: PromoCalendar
  /// What each written set requires.
  private let sets: PromoSets
  /// How many words of bits a set takes.
  private let wordCount: Int
  /// What each requirement asks for, ascending, by id; ids below the count of written sets are `SetID`s.
  private var required: [[Int]]
  /// The same as bits.
  private var words: [[UInt64]]
  /// A written requirement that is part of this one.
  private var part: [Int32]
  /// The smallest sets of each requirement, once asked for.
  private var smallest: [[Running]?]
  /// The requirement that two requirements make together.
  private var unions: [UInt64: Int32] = [:]
  /// For each written set the others that can be met at the same time, once asked for.
  private var overlapping: [[Int32]]?
  /// The sets that conditions mention.
  private let mentioned: [Int32]

  /// Prepares the sets of a theme.
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

  /// Returns promos as bits.
  private func bits(_ promos: [Int]) -> [UInt64] {
    var words = Array(repeating: UInt64(0), count: wordCount)
    for promo in promos { words[promo / 64] |= 1 << UInt64(promo % 64) }
    return words
  }

  /// The smallest sets that can run and meet a requirement; none contains another.
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

  /// Whether a set of running promos meets a requirement.
  func isMet(_ requirement: Int32, by running: Running) -> Bool {
    if requirement == 0 { return true }
    let words = words[Int(requirement)]
    for index in words.indices where words[index] & ~running.words[index] != 0 { return false }
    return true
  }

  /// A mode to give a value to, since some of the requirements that may still be met ask for one, and the values to try.
  ///
  /// A value that none of them asks for is the only one to try: whatever is met with it is met with any other.
  ///
  /// - Parameters:
  ///   - running: what is on so far.
  ///   - requirements: what covers something where it is met.
  /// - Returns: the sets with each value of the mode; nil if nothing is open.
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

  /// Whether a requirement is met once open modes have the right values.
  private func mayBeMet(_ requirement: Int32, by running: Running) -> Bool {
    required[Int(requirement)].allSatisfy { number in
      running.promos.contains(number)
        || number >= calendar.promos.count
          && !running.promos.contains { calendar.switches.excludeEachOther($0, number) }
    }
  }

  /// What is on once the open modes have values: those that nothing asks for.
  func completed(_ running: Running) -> [Int] {
    calendar.switches.completed(running.promos)
  }

  /// Whether every set that meets `inner` meets `outer`.
  mutating func isMet(_ outer: Int32, wherever inner: Int32) -> Bool {
    outer == 0 || outer == inner || smallest(inner).allSatisfy { isMet(outer, by: $0) }
  }

  /// The requirement that both are met.
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

  /// The written requirements that may be met together with this one.
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
