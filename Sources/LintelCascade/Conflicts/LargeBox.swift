/// A box in the large dimensions, as ids of sets, in which 0 is ⊤.
struct LargeBox: Hashable {
  var brand: Int32
  /// The set of required promos.
  var promos: Int32
  var screen: Int32

  /// The set of the dimension with a given bit in signatures.
  subscript(dimension: Int) -> Int32 { dimension == 1 ? brand : dimension == 2 ? promos : screen }

  /// A bit for each dimension with a set: 1 for brands, 2 for promos, and 4 for screens.
  var signature: Int { (brand == 0 ? 0 : 1) | (promos == 0 ? 0 : 2) | (screen == 0 ? 0 : 4) }

  /// Returns the ids of some dimensions as one number, which may not be unique for ids above two million.
  func key(_ dimensions: Int) -> UInt64 {
    var key: UInt64 = 0
    if dimensions & 1 != 0 { key = UInt64(UInt32(brand)) }
    if dimensions & 2 != 0 { key = key << 21 | UInt64(UInt32(promos)) }
    if dimensions & 4 != 0 { key = key << 21 | UInt64(UInt32(screen)) }
    return key
  }
}

/// The sets in conditions that may overlap a box, for each large dimension.
struct LargeCandidates {
  let brands: ArraySlice<Int32>
  let promos: ArraySlice<Int32>
  let screens: ArraySlice<Int32>

  /// Returns the number of keys that combine one set of each of some dimensions, which are given as bits.
  func count(ofKeys dimensions: Int) -> Int {
    (dimensions & 1 == 0 ? 1 : brands.count) * (dimensions & 2 == 0 ? 1 : promos.count)
      * (dimensions & 4 == 0 ? 1 : screens.count)
  }

  /// Returns the dimension with the fewest sets among some dimensions, or 0 if there are none.
  func smallest(of dimensions: Int) -> Int {
    var best = 0
    for dimension in [1, 2, 4] where dimensions & dimension != 0 {
      if best == 0 || count(ofKeys: dimension) < count(ofKeys: best) { best = dimension }
    }
    return best
  }
}

/// The box of contexts in which one declaration applies, or two overlap.
struct OverlapBox {
  let large: LargeBox
  /// The index of the first declaration in `TargetDeclarations.all`; the small cells are those of both declarations.
  let first: Int
  /// The index of the second declaration, or of the first again for a single declaration.
  let second: Int
}
