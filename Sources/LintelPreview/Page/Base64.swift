/// Writes bytes as text, with padding (RFC 4648, section 4).
enum Base64 {
  private static let digits = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )

  static func text(_ bytes: [UInt8]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity((bytes.count + 2) / 3 * 4)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for index in 0...group.count { text.append(digits[bits >> (18 - 6 * index) & 63]) }
      for _ in group.count..<3 { text.append(UInt8(ascii: "=")) }
    }
    return String(decoding: text, as: UTF8.self)
  }
}
