import LintelSchema

/// The keys that an object of the output may have, in the order in which they are written.
///
/// Built from the property table; the output takes the order of its keys from it, and the JSON Schema its rows.
struct ObjectShape: Hashable, Sendable {
  enum Child: Hashable, Sendable {
    case value(ValueShape)
    case object(ObjectShape)
  }

  struct Member: Hashable, Sendable {
    let key: String
    var child: Child
  }

  private(set) var members: [Member] = []

  /// Adds a value at a path; a path that is there already keeps its first value.
  mutating func insert(_ value: ValueShape, at path: some Collection<String>) {
    guard let key = path.first else { return }
    let rest = path.dropFirst()
    let index = members.firstIndex { $0.key == key }
    guard !rest.isEmpty else {
      if index == nil { members.append(Member(key: key, child: .value(value))) }
      return
    }
    var object = ObjectShape()
    if let index {
      guard case .object(let existing) = members[index].child else { return }
      object = existing
      // Taken out meanwhile, so that it is changed in place.
      members[index].child = .object(ObjectShape())
    }
    object.insert(value, at: rest)
    if let index {
      members[index].child = .object(object)
    } else {
      members.append(Member(key: key, child: .object(object)))
    }
  }

  /// Nests values by their paths.
  ///
  /// - Parameter values: each with its path, which no other path begins with; one that the shape lacks comes last.
  /// - Returns: the members in the order of the shape.
  func members(of values: [(path: ArraySlice<String>, value: JSONValue)]) -> [JSONMember] {
    var groups: [String: [(path: ArraySlice<String>, value: JSONValue)]] = [:]
    var keys: [String] = []
    for value in values {
      guard let key = value.path.first else { continue }
      if groups[key] == nil { keys.append(key) }
      groups[key, default: []].append((value.path.dropFirst(), value.value))
    }
    let known = members.filter { groups[$0.key] != nil }
    let unknown = keys.filter { key in !known.contains { $0.key == key } }
    return known.map { member in
      JSONMember(member.key, Self.nested(groups[member.key] ?? [], in: member.child))
    }
      + unknown.map { JSONMember($0, Self.nested(groups[$0] ?? [], in: .object(ObjectShape()))) }
  }

  private static func nested(
    _ values: [(path: ArraySlice<String>, value: JSONValue)],
    in child: Child
  ) -> JSONValue {
    if let only = values.first, only.path.isEmpty { return only.value }
    switch child {
    case .value: return .object(ObjectShape().members(of: values))
    case .object(let shape): return .object(shape.members(of: values))
    }
  }
}

/// What a value of the output may be.
struct ValueShape: Hashable, Sendable {
  let type: ValueType
  let isNullable: Bool
  /// Whether it may be `"empty"`, an image without a pixel.
  var mayBeEmpty = false
  /// The slots by which it may be split; empty if it does not vary.
  let slots: [AppearanceSlot]
  let summary: String
}
