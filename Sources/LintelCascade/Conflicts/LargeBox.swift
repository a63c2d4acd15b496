/// A box of the large dimensions, as ids of sets; 0 is ⊤.
struct LargeBox: Hashable {
  /// The set of brands.
  var brand: Int32
  /// The set of required promos.
  var promos: Int32
  /// The set of screens.
  var screen: Int32

  /// The set of the dimension with a bit of signatures.
  subscript(dimension: Int) -> Int32 {
    dimension == 1 ? brand : dimension == 2 ? promos : screen
  }

  /// A bit for each dimension mentioned: 1 brand, 2 promos, 4 screen.
  var signature: Int {
    (brand == 0 ? 0 : 1) | (promos == 0 ? 0 : 2) | (screen == 0 ? 0 : 4)
  }

  /// The ids of some dimensions as one number; ids beyond two million may share it.
  func key(_ dimensions: Int) -> UInt64 {
    var key: UInt64 = 0
    if dimensions & 1 != 0 { key = UInt64(UInt32(brand)) }
    if dimensions & 2 != 0 { key = key << 21 | UInt64(UInt32(promos)) }
    if dimensions & 4 != 0 { key = key << 21 | UInt64(UInt32(screen)) }
    return key
  }
}

/// For each large dimension the written sets that may overlap a box.
struct LargeCandidates {
  /// Sets of brands.
  let brands: [Int32]
  /// Sets of promos.
  let promos: [Int32]
  /// Sets of screens.
  let screens: [Int32]

  /// How many keys there are of one set of each of some dimensions, given by their bits.
  func count(ofKeys dimensions: Int) -> Int {
    (dimensions & 1 == 0 ? 1 : brands.count) * (dimensions & 2 == 0 ? 1 : promos.count)
      * (dimensions & 4 == 0 ? 1 : screens.count)
  }

  /// The one of some dimensions that has the fewest sets; 0 for none.
  func smallest(of dimensions: Int) -> Int {
    var best = 0
    for dimension in [1, 2, 4] where dimensions & dimension != 0 {
      if best == 0 || count(ofKeys: dimension) < count(ofKeys: best) { best = dimension }
    }
    return best
  }
}

/// A box of contexts: where one declaration holds, or two both do.
struct OverlapBox {
  /// The large dimensions of the overlap.
  let large: LargeBox
  /// Indices into `TargetDeclarations.all`: the small cells are those of both.
  let first: Int
  /// The index of the second declaration; the first one's for a single declaration.
  let second: Int
}
