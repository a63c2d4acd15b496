/// The declarations of one target and layer, by the large part of their conditions, so that those which overlap are found
/// without looking at the others.
///
/// The sets of brands, promos and screens that a condition mentions are its signature. All conditions of one signature stand in tables
/// keyed by the sets of some of these dimensions: the ones that a query mentions too.
struct LayerIndex {
  /// A box of the large dimensions, as set ids; 0 is ⊤.
  struct Large: Hashable {
    var brand: Int32
    var promos: Int32
    var screen: Int32

    /// A bit for each dimension mentioned: 1 brand, 2 promos, 4 screen.
    var signature: Int {
      (brand == 0 ? 0 : 1) | (promos == 0 ? 0 : 2) | (screen == 0 ? 0 : 4)
    }

    /// Ids beyond two million of a dimension may share a key; what is looked up is checked again.
    func key(_ dimensions: Int) -> UInt64 {
      (dimensions & 1 == 0 ? 0 : UInt64(UInt32(brand)) << 42)
        | (dimensions & 2 == 0 ? 0 : UInt64(UInt32(promos)) << 21)
        | (dimensions & 4 == 0 ? 0 : UInt64(UInt32(screen)))
    }
  }

  /// The declarations with one large condition.
  struct Bucket {
    let large: Large
    var members: [Int] = []
    /// The value that all members have, nil if they differ.
    var value: ValueID?
  }

  /// The buckets of one signature.
  private struct Class {
    var buckets: [Int32] = []
    /// By the dimensions that make their keys; empty until asked for.
    var tables: [ChainTable?] = []
  }

  let layer: Layer
  private(set) var buckets: [Bucket] = []
  /// Whether the declarations differ in priority.
  let hasPriorities: Bool
  private var classes = Array(repeating: Class(), count: 8)

  /// Sorts declarations into buckets, given as indices into `target` and all of one layer.
  init(_ layer: Layer, _ declarations: [Int], in target: TargetDeclarations) {
    self.layer = layer
    let first = declarations.first.map { target.all[$0].priority }
    hasPriorities = declarations.contains { target.all[$0].priority != first }
    var table = ChainTable(count: declarations.count, bound: declarations.count)
    for index in declarations {
      let large = target.large[index]
      let value = target.all[index].value
      let key = large.key(7)
      var id = table.first(key)
      while id >= 0, buckets[Int(id)].large != large { id = table.after(id) }
      if id < 0 {
        id = Int32(buckets.count)
        table.insert(id, for: key)
        buckets.append(Bucket(large: large, value: value))
        classes[large.signature].buckets.append(id)
      }
      buckets[Int(id)].members.append(index)
      if buckets[Int(id)].value != value { buckets[Int(id)].value = nil }
    }
  }

  var signatures: [Int] {
    classes.indices.filter { !classes[$0].buckets.isEmpty }
  }

  /// Appends the buckets of a signature that may overlap a box; those that don't in their promos or in ids that are
  /// intersections have to be sorted out by the caller.
  mutating func collect(
    _ box: Large,
    signature: Int,
    brands: LargeSets,
    screens: LargeSets,
    promos: inout RunningSets,
    into result: inout [Int32]
  ) {
    let count = classes[signature].buckets.count
    let shared = signature & box.signature
    let brandIDs = shared & 1 == 0 ? [0] : brands.candidates(for: box.brand)
    let promoIDs = shared & 2 == 0 ? [0] : promos.candidates(for: box.promos)
    let screenIDs = shared & 4 == 0 ? [0] : screens.candidates(for: box.screen)
    guard shared != 0, brandIDs.count * promoIDs.count * screenIDs.count < count else {
      result += classes[signature].buckets
      return
    }
    let table = table(signature, shared)
    for brand in brandIDs {
      for promos in promoIDs {
        for screen in screenIDs {
          let key = Large(brand: brand, promos: promos, screen: screen).key(shared)
          var bucket = table.first(key)
          while bucket >= 0 {
            result.append(bucket)
            bucket = table.after(bucket)
          }
        }
      }
    }
  }

  private mutating func table(_ signature: Int, _ dimensions: Int) -> ChainTable {
    if classes[signature].tables.isEmpty {
      classes[signature].tables = Array(repeating: nil, count: 8)
    }
    if let known = classes[signature].tables[dimensions] { return known }
    let ids = classes[signature].buckets
    var table = ChainTable(count: ids.count, bound: buckets.count)
    for id in ids.reversed() { table.insert(id, for: buckets[Int(id)].large.key(dimensions)) }
    classes[signature].tables[dimensions] = table
    return table
  }
}
