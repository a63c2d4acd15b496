/// The groups that allow the current value while a sweep goes through the values of one dimension.
struct Sweep: Sendable {
  /// Groups that hold, in ascending order.
  ///
  /// A group is left out while a listed one overrides it.
  private(set) var closing: ContiguousArray<Int32> = []
  /// Groups that have more clauses, in ascending order.
  private(set) var opening: ContiguousArray<Int32> = []
  private let valueCount: Int32
  /// The starts of ranges, with a value in the upper half and a group in the lower half.
  private var starts: ContiguousArray<UInt64> = []
  /// The ends of ranges, in the same form.
  private var ends: ContiguousArray<UInt64> = []
  /// The index of the first start that the sweep hasn't reached.
  private var nextStart = 0
  /// The index of the first end that the sweep hasn't reached.
  private var nextEnd = 0
  /// Groups that a listed one overrides, to list again after that one ends.
  private var waiting: [Int32: [Int32]] = [:]

  /// What is known about each group in a sweep; sweeps share it because it has an entry for every group.
  struct Scratch: Sendable {
    /// The next range of each group in the declarations' list.
    fileprivate var nextRanges: ContiguousArray<Int32>
    /// The end of each group's current range.
    fileprivate var currentEnds: ContiguousArray<Int32>
    /// For each group, whether the current clause is its last one.
    fileprivate var isClosing: ContiguousArray<Bool>

    /// Creates room for a number of groups.
    init(groupCount: Int) {
      nextRanges = ContiguousArray(repeating: 0, count: groupCount)
      currentEnds = nextRanges
      isClosing = ContiguousArray(repeating: false, count: groupCount)
    }
  }

  /// Creates a sweep over the values from 0 to a count.
  init(valueCount: Int32) { self.valueCount = valueCount }

  /// Whether no group allows the current value.
  var isEmpty: Bool { closing.isEmpty && opening.isEmpty }

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

  /// Sorts the ranges; call this before the first `move(to:)`.
  mutating func prepare() {
    starts.sort()
    ends.sort()
  }

  var size: Int { starts.count }

  /// The next value at which a range starts or ends, or the end of the sweep.
  var nextValue: Int32 {
    var next = valueCount
    if nextStart < starts.count { next = min(next, Self.value(starts[nextStart])) }
    if nextEnd < ends.count { next = min(next, Self.value(ends[nextEnd])) }
    return next
  }

  /// Moves to a value, and returns whether a range starts or ends there.
  mutating func move(to value: Int32, in groups: RankedGroups, _ scratch: inout Scratch) -> Bool {
    var changes = false
    while nextEnd < ends.count, Self.value(ends[nextEnd]) <= value {
      let group = Self.group(ends[nextEnd])
      nextEnd += 1
      changes = true
      if scratch.isClosing[Int(group)] {
        Self.remove(group, from: &closing)
        if !waiting.isEmpty {
          for other in waiting.removeValue(forKey: group) ?? [] { list(other, in: groups, scratch) }
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

  /// Lists a group that holds, unless its neighbor overrides it, and removes the groups that it overrides.
  ///
  /// Comparing neighbors is enough to keep chains of ever narrower conditions short. A group that a more distant one overrides is found
  /// when the list is used.
  private mutating func list(_ group: Int32, in groups: RankedGroups, _ scratch: Scratch) {
    let end = scratch.currentEnds[Int(group)]
    let place = Self.place(of: group, in: closing)
    if place > 0, groups.overrides(closing[place - 1], group) {
      let stronger = closing[place - 1]
      if scratch.currentEnds[Int(stronger)] < end { waiting[stronger, default: []].append(group) }
      return
    }
    var overridden = place
    while overridden < closing.count, groups.overrides(group, closing[overridden]) {
      if scratch.currentEnds[Int(closing[overridden])] > end {
        waiting[group, default: []].append(closing[overridden])
      }
      overridden += 1
    }
    if place == overridden {
      closing.insert(group, at: place)
    } else {
      closing.replaceSubrange(place..<overridden, with: CollectionOfOne(group))
    }
  }

  /// Returns the index of a group in an ascending list, or the index at which to add it.
  private static func place(of group: Int32, in list: ContiguousArray<Int32>) -> Int {
    if let last = list.last, last < group { return list.count }
    return list.indices.partitioned { list[$0] >= group }
  }

  /// Removes a group from an ascending list.
  private static func remove(_ group: Int32, from list: inout ContiguousArray<Int32>) {
    let place = place(of: group, in: list)
    if place < list.count, list[place] == group { list.remove(at: place) }
  }

  /// Returns the value of a start or an end.
  private static func value(_ event: UInt64) -> Int32 { Int32(truncatingIfNeeded: event >> 32) }

  /// Returns the group of a start or an end.
  private static func group(_ event: UInt64) -> Int32 { Int32(truncatingIfNeeded: event) }
}
