/// The dimensions that decisions can ask, each with a number of values.
///
/// A space is only data; its users decide what a dimension means.
package struct Space: Hashable, Sendable {
  /// The number of values of each dimension.
  private let counts: [Int32]

  /// Creates a space with one dimension for each number of values.
  ///
  /// - Returns: `nil` if a dimension has no values, or more than `Int32` can number. If a dimension has no values, there are no
  ///   contexts and nothing to decide.
  package init?(valueCounts: [Int]) {
    var counts: [Int32] = []
    counts.reserveCapacity(valueCounts.count)
    for count in valueCounts {
      guard count > 0, let count = Int32(exactly: count) else { return nil }
      counts.append(count)
    }
    self.counts = counts
  }

  fileprivate var dimensionCount: Int { counts.count }

  /// All dimensions, in their order in the space.
  package var dimensions: [DimensionID] { counts.indices.map { DimensionID($0) } }

  /// Returns the number of values of a dimension.
  package func valueCount(of dimension: DimensionID) -> Int { Int(counts[dimension.index]) }

  /// Returns the set of all values of a dimension.
  package func all(_ dimension: DimensionID) -> ValueSet { ValueSet([0..<counts[dimension.index]]) }

  /// The number of contexts, or `nil` if it doesn't fit 128 bits.
  package var contextCount: UInt128? {
    var product: UInt128 = 1
    for count in counts {
      let (next, overflows) = product.multipliedReportingOverflow(by: UInt128(count))
      if overflows { return nil }
      product = next
    }
    return product
  }
}

/// One value for every dimension of a space.
package struct Context: Hashable, Sendable {
  /// The value of each dimension, from 0.
  private var values: [Int32]

  /// Creates the context that has the first value of every dimension.
  package init(in space: Space) { values = Array(repeating: 0, count: space.dimensionCount) }

  package subscript(dimension: DimensionID) -> Int {
    get { Int(values[dimension.index]) }
    set { values[dimension.index] = Int32(truncatingIfNeeded: newValue) }
  }
}

/// The order in which decisions ask dimensions.
package struct DimensionOrder: Hashable, Sendable {
  /// The dimensions in the order in which they are asked.
  private let dimensions: [DimensionID]
  private let positions: [Int32]

  /// Creates an order with the given dimensions first, then the others in their order in the space.
  ///
  /// Dimensions that are repeated or that the space doesn't have are ignored.
  package init(_ first: [DimensionID] = [], in space: Space) {
    var positions = [Int32?](repeating: nil, count: space.dimensionCount)
    var dimensions: [DimensionID] = []
    dimensions.reserveCapacity(space.dimensionCount)
    for dimension in first + space.dimensions
    where positions.indices.contains(dimension.index) && positions[dimension.index] == nil {
      positions[dimension.index] = Int32(truncatingIfNeeded: dimensions.count)
      dimensions.append(dimension)
    }
    self.dimensions = dimensions
    self.positions = positions.map { $0 ?? 0 }
  }

  /// All dimensions, in the order in which they're asked.
  package var all: [DimensionID] { dimensions }

  /// Returns the place of a dimension in the order, from 0.
  func position(of dimension: DimensionID) -> Int { Int(positions[dimension.index]) }

  func dimension(at position: Int) -> DimensionID { dimensions[position] }

  var count: Int { dimensions.count }
}
