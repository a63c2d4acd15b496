/// The groups that allow the value at hand while a sweep goes through the values of one dimension.
struct Sweep: Sendable {
  /// Groups that hold, in ascending order.
  ///
  /// A group is left out while one that is listed beats it.
  private(set) var closing: ContiguousArray<Int32> = []
  /// Groups that have further clauses, in ascending order.
  private(set) var opening: ContiguousArray<Int32> = []
  /// The value after the end of the sweep.
  private let valueCount: Int32
  /// Starts and ends of ranges: a value in the upper half, a group in the lower.
  private var starts: ContiguousArray<UInt64> = []
  /// The ends of ranges, in the same form as the starts.
  private var ends: ContiguousArray<UInt64> = []
  /// The first start that the sweep hasn't reached.
  private var nextStart = 0
  /// The first end that the sweep hasn't reached.
  private var nextEnd = 0
  /// Groups that a listed one beats, to be listed again once that one ends.
  private var waiting: [Int32: [Int32]] = [:]

  /// What is known of each group while it is in a sweep; shared between sweeps, since it has an entry for every group there is.
  struct Scratch: Sendable {
    /// For each group its next range in the declarations' list.
    fileprivate var nextRanges: ContiguousArray<Int32>
    /// For each group the end of the range that the sweep is in.
    fileprivate var currentEnds: ContiguousArray<Int32>
    /// For each group whether the clause at hand is its last one.
    fileprivate var isClosing: ContiguousArray<Bool>

    /// Creates room for a number of groups.
    init(groupCount: Int) {
      nextRanges = ContiguousArray(repeating: 0, count: groupCount)
      currentEnds = nextRanges
      isClosing = ContiguousArray(repeating: false, count: groupCount)
    }
  }

  /// Creates a sweep over the values from 0 to a count.
  init(valueCount: Int32) {
    self.valueCount = valueCount
  }

  /// Whether no group allows the value at hand.
  var isEmpty: Bool { closing.isEmpty && opening.isEmpty }

  /// Adds a group with its clause on the dimension.
  mutating func add(
    _ group: Int32,
    clause: Int,
    in groups: RankedGroups,
    _ scratch: inout Scratch
  ) {
    let ranges = groups.ranges(ofClause: clause)
    scratch.nextRanges[Int(group)] = Int32(truncatingIfNeeded: ranges.lowerBound)
    scratch.isClosing[Int(group)] = groups.isLast(clause, of: group)
    let low = UInt64(UInt32(bitPattern: group))
    for index in ranges {
      let range = groups.declarations.conditions.range(index)
      starts.append(UInt64(UInt32(bitPattern: range.lowerBound)) << 32 | low)
      ends.append(UInt64(UInt32(bitPattern: range.upperBound)) << 32 | low)
    }
  }

  /// Sorts what was added; to be called before the first `move(to:)`.
  mutating func prepare() {
    starts.sort()
    ends.sort()
  }

  /// How many starts of ranges there are.
  var size: Int { starts.count }

  /// The first value after `value` at which a range starts or ends.
  var nextValue: Int32 {
    var next = valueCount
    if nextStart < starts.count { next = min(next, Self.value(starts[nextStart])) }
    if nextEnd < ends.count { next = min(next, Self.value(ends[nextEnd])) }
    return next
  }

  /// Goes on to a value.
  ///
  /// - Returns: whether a range starts or ends there.
  mutating func move(to value: Int32, in groups: RankedGroups, _ scratch: inout Scratch) -> Bool {
    var changes = false
    while nextEnd < ends.count, Self.value(ends[nextEnd]) <= value {
      let group = Self.group(ends[nextEnd])
      nextEnd += 1
      changes = true
      if scratch.isClosing[Int(group)] {
        Self.remove(group, from: &closing)
        for other in waiting.removeValue(forKey: group) ?? [] {
          list(other, in: groups, scratch)
        }
      } else {
        Self.remove(group, from: &opening)
      }
    }
    while nextStart < starts.count, Self.value(starts[nextStart]) <= value {
      let group = Self.group(starts[nextStart])
      nextStart += 1
      changes = true
      let range = Int(scratch.nextRanges[Int(group)])
      scratch.currentEnds[Int(group)] = groups.declarations.conditions.range(range).upperBound
      scratch.nextRanges[Int(group)] += 1
      if scratch.isClosing[Int(group)] {
        list(group, in: groups, scratch)
      } else {
        opening.insert(group, at: Self.place(of: group, in: opening))
      }
    }
    return changes
  }

  /// Lists a group that holds, unless its neighbor beats it, and takes those out that it beats in turn.
  ///
  /// Looking at neighbors is enough to keep chains of ever narrower conditions short; what is still beaten by a group further off is
  /// found when the list is used.
  private mutating func list(_ group: Int32, in groups: RankedGroups, _ scratch: Scratch) {
    let end = scratch.currentEnds[Int(group)]
    let place = Self.place(of: group, in: closing)
    if place > 0, groups.beats(closing[place - 1], group) {
      let stronger = closing[place - 1]
      if scratch.currentEnds[Int(stronger)] < end {
        waiting[stronger, default: []].append(group)
      }
      return
    }
    var beaten = place
    while beaten < closing.count, groups.beats(group, closing[beaten]) {
      if scratch.currentEnds[Int(closing[beaten])] > end {
        waiting[group, default: []].append(closing[beaten])
      }
      beaten += 1
    }
    closing.replaceSubrange(place..<beaten, with: CollectionOfOne(group))
  }

  /// Returns where a group is in an ascending list, or where it would be added.
  private static func place(of group: Int32, in list: ContiguousArray<Int32>) -> Int {
    if let last = list.last, last < group { return list.count }
    return list.indices.partitioned { list[$0] >= group }
  }

  /// Removes a group from an ascending list.
  private static func remove(_ group: Int32, from list: inout ContiguousArray<Int32>) {
    let place = place(of: group, in: list)
    if place < list.count, list[place] == group { list.remove(at: place) }
  }

  /// The value of a start or an end.
  private static func value(_ event: UInt64) -> Int32 { Int32(truncatingIfNeeded: event >> 32) }

  /// The group of a start or an end.
  private static func group(_ event: UInt64) -> Int32 { Int32(truncatingIfNeeded: event) }
}
