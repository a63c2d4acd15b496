import LintelTheme

/// The declarations of one target and layer, indexed by the large dimensions of their conditions, so that overlapping declarations
/// are found without comparing all of them.
///
/// The large dimensions in a condition are its signature. Conditions with the same signature are in
/// tables whose keys are the sets of some of these dimensions: those that the query has too.
struct LayerIndex {
  /// Declarations that differ only in their values, so that they apply in the same cells and win or lose together.
  struct Peers {
    /// The large dimensions in which they apply.
    let large: LargeBox
    /// The index of the first declaration in `TargetDeclarations.all`.
    let first: Int
    /// The id of the value that all of them have, or -1 if their values differ.
    var value: Int32
  }

  let layer: Layer
  /// The peers, in the order in which they were found.
  private(set) var peers: [Peers] = []
  /// Whether the declarations differ in priority.
  let hasPriorities: Bool
  /// The signatures in use, those with the most dimensions first.
  private(set) var signatures: [Int] = []
  private var classes: [[Int32]] = Array(repeating: [], count: 8)
  /// The indices of `tables`, by signature and the dimensions in the keys, or -1 before the table is built.
  private var places: [Int8] = Array(repeating: -1, count: 64)
  private var tables: [ChainTable] = []
  /// The index of the layer's first declaration.
  private let start: Int
  /// The next peer of each declaration, or -1 after the last.
  private var next: [Int32]
  /// The last declaration of each group of peers.
  private var last: [Int32] = []

  /// Sorts the declarations of a layer into peers, leaving out those that can't apply anywhere.
  init(
    _ layer: Layer,
    _ range: Range<Int>,
    of target: TargetDeclarations,
    order: ConditionOrder,
    isReachable: (Int) -> Bool
  ) {
    self.layer = layer
    start = range.lowerBound
    next = Array(repeating: -1, count: range.count)
    let lowest = target.all[range.lowerBound].priority
    hasPriorities = target.all[range.upperBound - 1].priority != lowest
    var table = ChainTable(count: range.count, bound: range.count)
    for index in range {
      let large = target.large[index]
      let key = large.key(7)
      var id = table.first(key)
      while id >= 0, !order.arePeers(target.all[peers[Int(id)].first], target.all[index]) {
        id = table.after(id)
      }
      guard id < 0 else {
        add(index, target.all[index].value.rawValue, to: Int(id))
        continue
      }
      guard isReachable(index) else { continue }
      id = Int32(peers.count)
      table.insert(id, for: key)
      peers.append(Peers(large: large, first: index, value: target.all[index].value.rawValue))
      last.append(Int32(index))
      classes[large.signature].append(id)
    }
    signatures = classes.indices.filter { !classes[$0].isEmpty }
      .sorted { ($0.nonzeroBitCount, $0) > ($1.nonzeroBitCount, $1) }
  }

  private mutating func add(_ index: Int, _ value: Int32, to id: Int) {
    next[Int(last[id]) - start] = Int32(index)
    last[id] = Int32(index)
    if peers[id].value != value { peers[id].value = -1 }
  }

  /// Returns whether a group of peers has more than one declaration.
  func hasSeveral(_ id: Int) -> Bool { next[peers[id].first - start] >= 0 }

  func members(_ id: Int) -> [Int] {
    var result: [Int] = []
    var index = peers[id].first
    while index >= 0 {
      result.append(index)
      index = Int(next[index - start])
    }
    return result
  }

  func count(ofSignature signature: Int) -> Int { classes[signature].count }

  /// Appends the groups of peers with a signature that may overlap a box, without duplicates.
  ///
  /// The caller has to check whether they overlap it. `isWanted` returns whether to include a set, given its dimension's bit in signatures;
  /// it's called only for sets in keys.
  mutating func collect(
    _ box: LargeBox,
    signature: Int,
    candidates: LargeCandidates,
    where isWanted: (Int, Int32) -> Bool = { _, _ in true },
    into result: inout [Int32]
  ) {
    let most = classes[signature].count
    var key = signature & box.signature
    if candidates.count(ofKeys: key) >= most {
      key = candidates.smallest(of: key)
      // For small numbers of peers, checking all of them is faster.
      if 8 * candidates.count(ofKeys: key) >= most { key = 0 }
    }
    guard key != 0 else {
      result += classes[signature]
      return
    }
    let table = tables[place(ofTable: signature, key)]
    let all: ArraySlice<Int32> = [0]
    let (brands, promos) = (candidates.brands, candidates.promos)
    for brand in key & 1 == 0 ? all : brands where brand == 0 || isWanted(1, brand) {
      for promos in key & 2 == 0 ? all : promos where promos == 0 || isWanted(2, promos) {
        for screen in key & 4 == 0 ? all : candidates.screens
        where screen == 0 || isWanted(4, screen) {
          let box = LargeBox(brand: brand, promos: promos, screen: screen)
          table.collect(box.key(key), into: &result)
        }
      }
    }
  }

  /// Returns the index of the table for some dimensions, building it if needed.
  private mutating func place(ofTable signature: Int, _ dimensions: Int) -> Int {
    let known = places[signature << 3 | dimensions]
    if known >= 0 { return Int(known) }
    let ids = classes[signature]
    var table = ChainTable(count: ids.count, bound: peers.count)
    for id in ids.reversed() { table.insert(id, for: peers[Int(id)].large.key(dimensions)) }
    tables.append(table)
    places[signature << 3 | dimensions] = Int8(tables.count - 1)
    return tables.count - 1
  }
}
