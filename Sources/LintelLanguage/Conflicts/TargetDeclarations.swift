import LintelSchema

/// The declarations of one target, prepared for the checks.
struct TargetDeclarations {
  let target: TargetID
  /// The weakest layer and priority first.
  let all: [Declaration]
  let cells: SmallCells
  /// The large part of each declaration's condition.
  let large: [LayerIndex.Large]
  /// Where the words of each declaration's small cells begin in `cells`.
  let offsets: [Int]
  /// Each layer that has declarations, from weak to strong.
  let layers: [(layer: Layer, range: Range<Int>)]

  init(_ target: TargetID, in cascade: Cascade, slots: [AppearanceSlot]) {
    self.target = target
    let order = cascade.precedence.order
    let all = Array(cascade.declarations(of: target))
    var combinations: [Int32] = []
    for declaration in all {
      let small = order.keys[declaration.condition.index].small
      if combinations.last != small { combinations.append(small) }
    }
    let cells = SmallCells(
      cascade.theme.space,
      order.small,
      combinations: combinations,
      slots: slots
    )
    large = all.map {
      let key = order.keys[$0.condition.index]
      return LayerIndex.Large(brand: key.brand, promos: key.promos, screen: key.screen)
    }
    offsets = all.map { cells.offset(of: order.keys[$0.condition.index].small) }
    var layers: [(layer: Layer, range: Range<Int>)] = []
    var start = 0
    for index in all.indices
    where index + 1 == all.count || all[index + 1].layer != all[index].layer {
      layers.append((all[index].layer, start..<(index + 1)))
      start = index + 1
    }
    self.layers = layers
    self.cells = cells
    self.all = all
  }

  func mask(_ index: Int, _ word: Int) -> UInt64 {
    cells.word(offsets[index], word)
  }

  /// Whether two declarations share a small cell.
  func shareCells(_ a: Int, _ b: Int) -> Bool {
    (0..<cells.wordCount).contains { mask(a, $0) & mask(b, $0) != 0 }
  }
}
