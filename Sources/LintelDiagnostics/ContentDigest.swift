/// The XXH64 digest of a content, computed in blocks that each have the digest of the previous ones as their seed.
///
/// The digest is as fast as memory, and the same on every machine. It distinguishes contents that weren't made to collide. For the
/// published algorithm, see https://github.com/Cyan4973/xxHash.
package struct ContentDigest: Hashable {
  /// The size in bytes of every block but the last one.
  package static let blockSize = 1 << 16

  package private(set) var value: UInt64 = 0

  package init() {}

  package init(value: UInt64) { self.value = value }

  package init(_ bytes: [UInt8]) {
    unsafe bytes.withUnsafeBytes { bytes in
      for start in stride(from: 0, to: bytes.count, by: Self.blockSize) {
        let end = min(start + Self.blockSize, bytes.count)
        unsafe add(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
      }
    }
  }

  package mutating func add(_ block: UnsafeRawBufferPointer) {
    unsafe value = Self.hash(block, seed: value)
  }

  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    value &<< bits | value &>> (64 - bits)
  }

  private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
    rotated(lane &+ input &* prime2, 31) &* prime1
  }

  private static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
    func word(_ offset: Int) -> UInt64 {
      unsafe UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var offset = 0
    var hash = seed &+ prime5
    if bytes.count >= 32 {
      var lanes = (seed &+ prime1 &+ prime2, seed &+ prime2, seed, seed &- prime1)
      while offset + 32 <= bytes.count {
        lanes.0 = round(lanes.0, word(offset))
        lanes.1 = round(lanes.1, word(offset + 8))
        lanes.2 = round(lanes.2, word(offset + 16))
        lanes.3 = round(lanes.3, word(offset + 24))
        offset += 32
      }
      hash =
        rotated(lanes.0, 1) &+ rotated(lanes.1, 7) &+ rotated(lanes.2, 12) &+ rotated(lanes.3, 18)
      for lane in [lanes.0, lanes.1, lanes.2, lanes.3] {
        hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
      }
    }
    hash &+= UInt64(bytes.count)
    while offset + 8 <= bytes.count {
      hash = rotated(hash ^ round(0, word(offset)), 27) &* prime1 &+ prime4
      offset += 8
    }
    if offset + 4 <= bytes.count {
      let half = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
      hash ^= UInt64(UInt32(littleEndian: half)) &* prime1
      hash = rotated(hash, 23) &* prime2 &+ prime3
      offset += 4
    }
    while offset < bytes.count {
      unsafe hash = rotated(hash ^ UInt64(bytes[offset]) &* prime5, 11) &* prime1
      offset += 1
    }
    hash = (hash ^ hash &>> 33) &* prime2
    hash = (hash ^ hash &>> 29) &* prime3
    return hash ^ hash &>> 32
  }
}
