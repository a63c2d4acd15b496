import LintelTheme

/// The declarations of one target, prepared for the checks.
struct TargetDeclarations {
  let target: TargetID
  /// The declarations, the weakest layer and priority first.
  let all: [Declaration]
  /// The small dimensions as bits.
  let cells: SmallCells
  /// The large dimensions of each declaration's condition.
  let large: [LargeBox]
  /// The offset in `cells` of the words of each declaration's small cells.
  private let offsets: [Int]

  init(_ target: TargetID, _ all: [Declaration], order: ConditionOrder, cells: SmallCells) {
    self.target = target
    self.all = all
    self.cells = cells
    large = all.map {
      let key = order.keys[$0.condition.index]
      return LargeBox(brand: key.brand, promos: key.promos, screen: key.screen)
    }
    offsets = all.map { cells.offset(of: order.keys[$0.condition.index].small) }
  }

  /// Each layer that has declarations, weakest first, with their indices.
  var layers: [(layer: Layer, range: Range<Int>)] {
    var result: [(layer: Layer, range: Range<Int>)] = []
    for index in all.indices {
      if let last = result.last, last.layer == all[index].layer {
        result[result.count - 1].range = last.range.lowerBound..<(index + 1)
      } else {
        result.append((all[index].layer, index..<(index + 1)))
      }
    }
    return result
  }

  /// Returns a word of a declaration's small cells.
  func mask(_ index: Int, _ word: Int) -> UInt64 { cells.word(offsets[index], word) }

  /// Returns a word of a box's small cells.
  func mask(_ box: OverlapBox, _ word: Int) -> UInt64 {
    mask(box.first, word) & mask(box.second, word)
  }

  func shareCells(_ index: Int, _ box: OverlapBox) -> Bool {
    for word in 0..<cells.wordCount where mask(index, word) & mask(box, word) != 0 { return true }
    return false
  }

  /// Returns whether a declaration applies in all small cells of a box.
  func coversCells(_ index: Int, _ box: OverlapBox) -> Bool {
    for word in 0..<cells.wordCount where mask(box, word) & ~mask(index, word) != 0 { return false }
    return true
  }
}
