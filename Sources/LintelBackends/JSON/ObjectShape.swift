import LintelSchema

/// The keys that an object of the output may have, in the order in which they are written.
///
/// Built from the property table; the output takes the order of its keys from it, and the JSON Schema its rows.
struct ObjectShape: Hashable, Sendable {
  /// What can be at a key.
  enum Child: Hashable, Sendable {
    /// A value.
    case value(ValueShape)
    /// An object with keys of its own.
    case object(ObjectShape)
  }

  struct Member: Hashable, Sendable {
    /// The key.
    let key: String
    /// What can be at the key.
    var child: Child

    /// The members that an object here may have; nothing for other values.
    fileprivate var shape: ObjectShape {
      switch child {
      case .value: ObjectShape()
      case .object(let shape): shape
      }
    }
  }

  /// The members in the order in which they are written.
  private(set) var members: [Member] = []

  /// The position of a key among the members, which are too few for a table to be worth it.
  private func position(of key: String) -> Int? {
    members.firstIndex { $0.key == key }
  }

  /// Adds a value at a path; a path that is there already keeps its first value.
  mutating func insert(_ value: ValueShape, at path: some Collection<String>) {
    guard let key = path.first else { return }
    let rest = path.dropFirst()
    let index = position(of: key)
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
    var unknown: [String] = []
    var order: [(position: Int, index: Int)] = []
    order.reserveCapacity(values.count)
    for (index, value) in values.enumerated() {
      guard let key = value.path.first else { continue }
      if let position = position(of: key) {
        order.append((position, index))
      } else {
        let place = unknown.firstIndex(of: key) ?? unknown.count
        if place == unknown.count { unknown.append(key) }
        order.append((members.count + place, index))
      }
    }
    order.sort { $0 < $1 }
    var result: [JSONMember] = []
    var start = 0
    while start < order.count {
      let position = order[start].position
      let end = order[start...].firstIndex { $0.position != position } ?? order.count
      let isKnown = position < members.count
      let key = isKnown ? members[position].key : unknown[position - members.count]
      let first = values[order[start].index]
      if first.path.count == 1 {
        result.append(JSONMember(key, first.value))
      } else {
        let inner = order[start..<end].map { place in
          (path: values[place.index].path.dropFirst(), value: values[place.index].value)
        }
        let shape = isKnown ? members[position].shape : ObjectShape()
        result.append(JSONMember(key, .object(shape.members(of: inner))))
      }
      start = end
    }
    return result
  }
}

/// What a value of the output may be.
struct ValueShape: Hashable, Sendable {
  /// The type of the value.
  let type: ValueType
  /// Whether the value can be `null`, which means UIKit's own.
  let isNullable: Bool
  /// Whether it may be `"empty"`, an image without a pixel.
  var mayBeEmpty = false
  /// The slots by which it may be split; empty if it does not vary.
  let slots: [AppearanceSlot]
  /// The description for editors.
  let summary: String
}
