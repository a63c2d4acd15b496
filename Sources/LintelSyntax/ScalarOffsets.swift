/// Converts libyaml's positions, which count Unicode scalars, to UTF-8 offsets.
struct ScalarOffsets {
  /// The number of scalars between two checkpoints.
  private static let stride = 64

  /// The UTF-8 offset of every 64th scalar, or an empty array if all scalars are ASCII.
  private let checkpoints: [Int32]
  /// The length of the text in bytes.
  private let count: Int
  /// The last requested scalar, because the next one usually follows soon after it.
  private var lastScalar = 0
  private var lastOffset = 0

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

  /// Returns the UTF-8 offset of a scalar, or the end of the text for scalars after the last one.
  ///
  /// This takes time in proportion to the distance from the last requested scalar, and at most 64 steps elsewhere.
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
