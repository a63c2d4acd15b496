import Foundation

/// What was found on an object, as JSON.
public indirect enum Record {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([Record])
  case object([(key: String, value: Record)])

  /// An object of those members that have a value.
  static func members(_ members: [(String, Record?)]) -> Record {
    .object(members.compactMap { key, value in value.map { (key, $0) } })
  }

  /// The JSON text.
  public var text: String {
    switch self {
    case .null: "null"
    case .boolean(let value): value ? "true" : "false"
    case .number(let value): "\(value)"
    case .string(let value): Self.quoted(value)
    case .array(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(Self.quoted($0.key)):\($0.value.text)" }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    let data = try? JSONEncoder().encode([text])
    let array = data.map { String(decoding: $0, as: UTF8.self) } ?? "[\"\"]"
    return String(array.dropFirst().dropLast())
  }
}
