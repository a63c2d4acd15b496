/// Writes numbers in hexadecimal.
extension BinaryInteger {
  /// The digits of a number from 0 on in uppercase, with zeros in front where there are fewer.
  package func hexadecimal(digits count: Int) -> String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}

/// Writes components of colors.
extension Double {
  /// A number from 0 to 1 as two hexadecimal digits; others are clamped.
  package var hexadecimalByte: String {
    Int((min(max(self, 0), 1) * 255).rounded()).hexadecimal(digits: 2)
  }
}

/// Tells bytes apart.
extension UInt8 {
  /// Whether the byte is a letter or a digit of ASCII.
  @inlinable package var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}

/// Writes paths into URIs.
extension String {
  /// The text as the path of a URI: what isn't a letter, a digit, or one of `-._~/` is percent-encoded.
  package var percentEncoded: String {
    utf8.map { byte in
      byte.isLetterOrDigit || "-._~/".utf8.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%" + byte.hexadecimal(digits: 2)
    }.joined()
  }
}
