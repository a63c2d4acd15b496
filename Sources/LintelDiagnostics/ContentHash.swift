/// FNV-1a with 128 bits, after the parameters of draft-eastlake-fnv: short, without tables, and the same on every machine.
///
/// It distinguishes texts that weren't made to collide; it isn't a defense against an author who
/// wants them to.
package struct ContentHash: Hashable, Sendable {
  /// The upper 64 bits, which begin with the offset basis of FNV-1a.
  private var high: UInt64 = 0x6C62_272E_07BB_0142
  /// The lower 64 bits of the offset basis.
  private var low: UInt64 = 0x62B8_2175_6295_C58D

  /// Creates the hash of nothing.
  package init() {}

  /// Creates the hash of the UTF-8 bytes of a text.
  package init(_ text: String) {
    add(text)
  }

  /// Continues the hash with the UTF-8 bytes of a text.
  ///
  /// Two texts that are added one after the other have the hash of both joined, so put a separator
  /// between parts that must not run into each other.
  package mutating func add(_ text: String) {
    for byte in text.utf8 {
      low ^= UInt64(byte)
      // The prime is 2^88 + 0x13B.
      let product = low.multipliedFullWidth(by: 0x13B)
      high = high &* 0x13B &+ product.high &+ low << 24
      low = product.low
    }
  }

  /// 32 hexadecimal digits in lower case.
  package var text: String {
    [high, low].map { $0.hexadecimal(digits: 16) }.joined().lowercased()
  }
}
