import LintelDiagnostics
import LintelSchema
import LintelTheme

/// The small dimensions of one target as bits, one for each cell that its conditions distinguish.
///
/// Values that no condition of the target distinguishes share a bit, so one word is nearly always enough.
struct SmallCells {
  /// The number of words of 64 cells, which are searched independently.
  let wordCount: Int
  /// A value from each class, for each dimension of `SmallSets.dimensions`.
  private let representatives: [[Int32]]
  /// The words of all combinations.
  private var masks: [UInt64] = []
  /// The offset of each combination's words in `masks`, or -1 for combinations that don't occur.
  private var offsets: [Int]

  /// Creates the cells that some combinations, given as ids in `small`, distinguish in a bar's slots.
  init(_ space: ContextSpace, _ small: SmallSets, combinations: [Int32], slots: [AppearanceSlot]) {
    offsets = Array(repeating: -1, count: small.sets.count)
    var representatives: [[Int32]] = []
    var members: [[SetID: [Int]]] = []
    for dimension in SmallSets.dimensions {
      let domain = space.domains[dimension.index]
      let values = dimension == .slot ? slots.map(\.rawValue) : Array(0..<domain.count)
      let sets = combinations.map { small.sets[Int($0)][dimension] }.uniqued
      let classes = Self.classes(of: values, by: sets, in: domain)
      representatives.append(classes.map(Int32.init))
      var cells: [SetID: [Int]] = [:]
      for set in sets { cells[set] = classes.indices.filter { domain.contains(set, classes[$0]) } }
      members.append(cells)
    }
    self.representatives = representatives
    let counts = representatives.map(\.count)
    wordCount = (counts.reduce(1, *) + 63) / 64
    for id in combinations {
      offsets[Int(id)] = masks.count
      let sets = small.sets[Int(id)]
      masks += mask(of: zip(SmallSets.dimensions, members).map { $1[sets[$0]] ?? [] }, counts)
    }
  }

  /// Returns the bits of the cells that combine one member of each dimension.
  private func mask(of members: [[Int]], _ counts: [Int]) -> [UInt64] {
    var cells = [0]
    for (members, count) in zip(members, counts) {
      cells = cells.flatMap { cell in members.map { cell * count + $0 } }
    }
    var words = Array(repeating: UInt64(0), count: wordCount)
    for cell in cells { words[cell / 64] |= 1 << UInt64(cell % 64) }
    return words
  }

  /// Returns one value of each class of values that the sets don't distinguish.
  private static func classes(of values: [Int], by sets: [SetID], in domain: Domain) -> [Int] {
    guard sets != [.top] else { return Array(values.prefix(1)) }
    var classes = [values]
    for set in sets where set != .top {
      classes = classes.flatMap { members in
        let inside = members.filter { domain.contains(set, $0) }
        if inside.isEmpty || inside.count == members.count { return [members] }
        return [inside, members.filter { !domain.contains(set, $0) }]
      }
    }
    return classes.compactMap(\.first).sorted()
  }

  /// Returns the offset of a combination's words, for `word(_:_:)`.
  func offset(of combination: Int32) -> Int { offsets[Int(combination)] }

  /// Returns a word of a combination's cells.
  func word(_ offset: Int, _ index: Int) -> UInt64 { masks[offset + index] }

  /// Sets the small dimensions of a cell to the values of a bit.
  func assign(bit: Int, ofWord word: Int, to cell: inout Cell) {
    var rest = word * 64 + bit
    for (lane, dimension) in SmallSets.dimensions.enumerated().reversed() {
      let count = representatives[lane].count
      cell[dimension] = Int(representatives[lane][rest % count])
      rest /= count
    }
  }
}
