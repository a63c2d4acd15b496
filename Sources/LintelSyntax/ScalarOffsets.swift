/// Turns libyaml's positions, which count Unicode scalars, into UTF-8 offsets.
struct ScalarOffsets {
  /// How many scalars lie between two checkpoints.
  private static let stride = 64

  /// The UTF-8 offset of every 64th scalar; empty if all of them are ASCII.
  private let checkpoints: [Int32]
  /// The bytes of the text.
  private let count: Int
  /// The last place asked for: the next one is mostly not far behind it.
  private var lastScalar = 0
  /// The offset of the last place.
  private var lastOffset = 0

  /// Prepares conversions for a text.
  init(_ bytes: UnsafeBufferPointer<UInt8>, isASCII: Bool) {
    count = bytes.count
    guard !isASCII else {
      checkpoints = []
      return
    }
    var checkpoints: [Int32] = []
    checkpoints.reserveCapacity(bytes.count / Self.stride + 1)
    var scalars = 0
    for index in bytes.indices where unsafe bytes[index] & 0xC0 != 0x80 {
      if scalars % Self.stride == 0 { checkpoints.append(Int32(index)) }
      scalars += 1
    }
    self.checkpoints = checkpoints
  }

  /// Returns the UTF-8 offset of a scalar; the end of the text for those behind it.
  ///
  /// Takes time in proportion to the distance from the last place asked for, and at most 64 steps
  /// elsewhere.
  mutating func offset(of scalar: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard !checkpoints.isEmpty else { return min(scalar, count) }
    var index = lastOffset
    var left = scalar - lastScalar
    if left < 0 || left > Self.stride {
      let checkpoint = min(scalar / Self.stride, checkpoints.count - 1)
      index = Int(checkpoints[checkpoint])
      left = scalar - checkpoint * Self.stride
    }
    while left > 0, index < count {
      index += 1
      while index < count, unsafe bytes[index] & 0xC0 == 0x80 { index += 1 }
      left -= 1
    }
    lastScalar = scalar - left
    lastOffset = index
    return index
  }
}
