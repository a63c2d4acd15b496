nonisolated enum TreeNode: Decodable, Hashable, Sendable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([TreeNode])
  case object([String: TreeNode])

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Decodes a node; the most frequent kind of value comes first, because failed attempts cost the most.
  init(from decoder: any Decoder) throws {
    let single = try decoder.singleValueContainer()
    if single.decodeNil() {
      self = .null
    } else if let string = try? single.decode(String.self) {
      self = .string(string)
    } else if let container = try? decoder.container(keyedBy: Key.self) {
      var members: [String: TreeNode] = [:]
      for key in container.allKeys {
        let value = try container.decode(TreeNode.self, forKey: key)
        members[key.stringValue] = value
        for name in Self.names(in: key.stringValue) where members[name] == nil {
          members[name] = value
        }
      }
      self = .object(members)
    } else if let number = try? single.decode(Double.self) {
      self = .number(number)
    } else if let boolean = try? single.decode(Bool.self) {
      self = .boolean(boolean)
    } else {
      var container = try decoder.unkeyedContainer()
      var elements: [TreeNode] = []
      while !container.isAtEnd { elements.append(try container.decode(TreeNode.self)) }
      self = .array(elements)
    }
  }

  /// Returns the names in a key for several values of a decision, such as `home, search`, or an empty array for a single name.
  private static func names(in key: String) -> [String] {
    guard key.utf8.contains(UInt8(ascii: ",")) else { return [] }
    return key.split(separator: ",").map { String($0.drop { $0 == " " }) }
  }

  subscript(key: String) -> TreeNode? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var boolean: Bool? {
    if case .boolean(let boolean) = self { boolean } else { nil }
  }

  var elements: [TreeNode] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var members: [String: TreeNode] {
    if case .object(let members) = self { members } else { [:] }
  }

  var numbers: [Double] { elements.compactMap(\.number) }

  var strings: [String] { elements.compactMap(\.string) }

  var isNull: Bool { self == .null }

  /// The paths of everything in the node, with steps joined by dots.
  var paths: Set<String> {
    members.reduce(into: []) { paths, member in
      paths.insert(member.key)
      paths.formUnion(member.value.paths.map { "\(member.key).\($0)" })
    }
  }
}
