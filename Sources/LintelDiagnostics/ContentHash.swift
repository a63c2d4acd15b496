/// A hash by FNV-1a with 128 bits, with the parameters of draft-eastlake-fnv.
///
/// The algorithm is short, doesn't need tables, and gives the same result on every machine. It distinguishes texts that weren't made to
/// collide; it isn't a defense against authors who make them collide.
package struct ContentHash: Hashable, Sendable {
  /// The upper 64 bits, initially those of the offset basis of FNV-1a.
  private var high: UInt64 = 0x6C62_272E_07BB_0142
  /// The lower 64 bits, initially those of the offset basis.
  private var low: UInt64 = 0x62B8_2175_6295_C58D

  /// Creates the hash of an empty text.
  package init() {}

  /// Creates the hash of the UTF-8 bytes of a text.
  package init(_ text: String) { add(text) }

  /// Continues the hash with the UTF-8 bytes of a text.
  ///
  /// Adding two texts has the same result as adding both joined, so add a separator
  /// between parts that must be distinguished.
  package mutating func add(_ text: String) {
    for byte in text.utf8 {
      low ^= UInt64(byte)
      // The prime is 2^88 + 0x13B.
      let product = low.multipliedFullWidth(by: 0x13B)
      high = high &* 0x13B &+ product.high &+ low << 24
      low = product.low
    }
  }

  /// The hash as 32 lowercase hexadecimal digits.
  package var text: String { [high, low].map { $0.hexadecimal(digits: 16) }.joined().lowercased() }
}
