/// The values found on an object, as JSON.
public indirect enum Record: Equatable, Sendable {
  /// A key of an object with its value.
  public struct Member: Equatable, Sendable {
    /// The name.
    public let key: String
    /// The value.
    public let value: Record
  }

  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([Record])
  case object([Member])

  /// An object with the members that have a value.
  static func members(_ members: [(String, Record?)]) -> Record {
    .object(members.compactMap { key, value in value.map { Member(key: key, value: $0) } })
  }

  /// The JSON text, in one line.
  public var text: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .number(let value): text += "\(value)"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, to: &text)
        text += ":"
        member.value.write(to: &text)
      }
      text += "}"
    }
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    defer { text += "\"" }
    // Most strings are names and colors without escapes, which are faster to copy as a whole.
    let isPlain = string.utf8.allSatisfy {
      $0 >= UInt8(ascii: " ") && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain {
      text += string
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
  }
}
