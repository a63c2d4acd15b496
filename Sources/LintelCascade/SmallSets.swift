import LintelSchema
import LintelTheme

/// The combinations of sets of the small dimensions that conditions mention.
///
/// The order is a bit pattern, in which "at least as specific" is inclusion. A dimension ordered by inclusion has a bit for each
/// value and one for ⊤. A dimension with its own order has a bit for each set.
struct SmallSets: Sendable {
  /// The dimensions with few values, in the order of `Dimension`.
  static let dimensions = Dimension.all.filter(\.isSmall)

  /// The combinations, as conditions that mention only small dimensions.
  private(set) var sets: [Condition] = []
  private let values: [[[Range<Int32>]]]
  /// The number of words for each combination.
  private let width: Int
  /// The bits of each set, for each dimension.
  private let patterns: [[[UInt64]]]
  /// The bits of all combinations.
  private var words: [UInt64] = []
  private var ids: [Condition: Int32] = [:]

  init(_ space: ContextSpace) {
    values = Self.dimensions.map { space.domains[$0.index].entries.map(\.values) }
    var offset = 0
    let orders = Self.dimensions.map { dimension in
      let order = Self.order(of: dimension, space.domains[dimension.index])
      defer { offset += order.count }
      return (start: offset, sets: order.sets)
    }
    let width = (offset + 63) / 64
    self.width = width
    patterns = orders.map { start, sets in
      sets.map { ranges in
        var words = Array(repeating: UInt64(0), count: width)
        for range in ranges {
          words.setBits((start + Int(range.lowerBound))..<(start + Int(range.upperBound)))
        }
        return words
      }
    }
  }

  /// The number of bits, and for each set the bits that represent its place in the order.
  private typealias Order = (count: Int, sets: [[Range<Int32>]])

  private static func order(of dimension: Dimension, _ domain: Domain) -> Order {
    switch dimension {
    case .slot: return slots
    case .item: return items
    case .brand, .promos, .screen, .ios, .device, .appVersion:
      return (
        domain.count + 1,
        domain.entries.enumerated().map { index, entry in
          let top = Int32(domain.count)
          return entry.values + (index == 0 ? [top..<(top + 1)] : [])
        }
      )
    }
  }

  private static let slots = order(count: SlotKey.allCases.count + 2) {
    SlotOrder.isBelow(SetID($0), SetID($1))
  }

  /// The order of the parts of tab bar items.
  private static let items = order(count: ItemPart.all.count + 1) {
    ItemPart.all[$0 - 1].isBelow(ItemPart.all[$1 - 1])
  }

  /// Returns an order with a bit for each set, in which each set has its own bit and those of the sets below it; set 0 contains all.
  private static func order(count: Int, isBelow: (Int, Int) -> Bool) -> Order {
    let sets = 0..<count
    return (
      count,
      sets.map { set in
        Ranges.normalized(
          sets.filter { $0 == set || set == 0 || $0 != 0 && isBelow($0, set) }
        )
      }
    )
  }

  /// Returns the number of a condition's combination, adding it if it's new.
  mutating func intern(_ condition: Condition) -> Int32 {
    var combination = Condition()
    for dimension in Self.dimensions { combination[dimension] = condition[dimension] }
    if let id = ids[combination] { return id }
    let id = Int32(sets.count)
    ids[combination] = id
    sets.append(combination)
    let chosen = zip(Self.dimensions, patterns).map { $1[combination[$0].index] }
    for word in 0..<width { words.append(chosen.reduce(0) { $0 | $1[word] }) }
    return id
  }

  func applies(_ combination: Int32, at cell: Cell) -> Bool {
    let sets = sets[Int(combination)]
    for (place, dimension) in Self.dimensions.enumerated() where sets[dimension] != .top {
      let value = Int32(cell[dimension])
      if !values[place][sets[dimension].index].contains(where: { $0.contains(value) }) {
        return false
      }
    }
    return true
  }

  /// Returns whether combination `a` is at least as specific as `b`, comparing words regardless of the number of dimensions.
  func isAtMost(_ a: Int32, _ b: Int32) -> Bool {
    if a == b { return true }
    var (i, j) = (Int(a) * width, Int(b) * width)
    for _ in 0..<width {
      if words[i] & ~words[j] != 0 { return false }
      i += 1
      j += 1
    }
    return true
  }

  /// Returns the first dimension in which `a` is narrower than `b`, or `nil` if there is none.
  func narrowerDimension(_ a: Int32, _ b: Int32) -> Dimension? {
    let (x, y) = (sets[Int(a)], sets[Int(b)])
    return zip(Self.dimensions, patterns).first { dimension, patterns in
      x[dimension] != y[dimension]
        && zip(patterns[x[dimension].index], patterns[y[dimension].index])
          .allSatisfy { $0 & ~$1 == 0 }
    }?.0
  }
}

extension [UInt64] {
  /// Sets a range of bits, word by word.
  fileprivate mutating func setBits(_ bits: Range<Int>) {
    var bit = bits.lowerBound
    while bit < bits.upperBound {
      let count = Swift.min(64 - bit % 64, bits.upperBound - bit)
      self[bit / 64] |= (UInt64.max >> UInt64(64 - count)) << UInt64(bit % 64)
      bit += count
    }
  }
}
