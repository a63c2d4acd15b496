import LintelDiagnostics

/// Writes a theme's strings and numbers in Swift; the only place that escapes text.
enum SwiftLiteral {
  /// Returns a string literal that can contain any text and never ends early.
  static func string(_ text: String) -> String {
    let quote = UInt8(ascii: "\"")
    let escape = UInt8(ascii: "\\")
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 && $0 != quote && $0 != escape }) {
      return "\"\(text)\""
    }
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where isInvisible(scalar):
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns text for a comment: nothing in it can end the line or hide the text after it.
  static func comment(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      result.unicodeScalars.append(isInvisible(scalar) ? " " : scalar)
    }
    return result
  }

  /// Returns the shortest digits that read back as the same number, or 0 for NaN and infinity.
  static func number(_ value: Double) -> String {
    if let whole = Int64(exactly: value), abs(value) <= 0x1p53 { return integer(whole) }
    return value.isFinite ? value.description : "0"
  }

  /// Returns an integer; long ones are grouped by thousands, as Swift's format requires.
  private static func integer(_ value: Int64) -> String {
    let digits = Array(String(value.magnitude))
    let sign = value < 0 ? "-" : ""
    guard digits.count > 6 else { return sign + String(digits) }
    let groups = digits.enumerated().map { index, digit in
      let isStart = index > 0 && (digits.count - index) % 3 == 0
      return isStart ? "_\(digit)" : "\(digit)"
    }
    return sign + groups.joined()
  }

  /// Returns digits such as `0x1A33_FF66`.
  static func rgba(_ value: UInt32) -> String {
    let digits = value.hexadecimal(digits: 8)
    return "0x\(digits.prefix(4))_\(digits.suffix(4))"
  }

  /// Returns digits such as `0x1A33FF`.
  static func rgb(_ value: UInt32) -> String { "0x" + value.hexadecimal(digits: 6) }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      true
    default: false
    }
  }
}
