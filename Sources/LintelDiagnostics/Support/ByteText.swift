extension BinaryInteger {
  /// Returns the digits of a nonnegative number in uppercase, padded with zeros.
  package func hexadecimal(digits count: Int) -> String {
    let digits = String(self, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, count - digits.utf8.count)) + digits
  }
}

extension Double {
  /// The number, clamped to 0 to 1, as two hexadecimal digits.
  package var hexadecimalByte: String {
    Int((min(max(self, 0), 1) * 255).rounded()).hexadecimal(digits: 2)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII letter or digit.
  @inlinable package var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}

extension Sequence<UInt8> {
  /// The bytes with the `%` escapes of URIs (RFC 3986, section 2.1) decoded, except for bytes that aren't valid escapes.
  package var percentDecoded: [UInt8] {
    var result: [UInt8] = []
    var rest = Array(self)[...]
    while let byte = rest.popFirst() {
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let code = UInt8(digits, radix: 16) {
        result.append(code)
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}

extension String {
  /// The text as the path of a URI, with percent-encoding for everything but letters, digits, and `-._~/`.
  package var percentEncoded: String {
    utf8.map { byte in
      byte.isLetterOrDigit || "-._~/".utf8.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%" + byte.hexadecimal(digits: 2)
    }.joined()
  }
}
