import LintelSchema

/// The keys that an object in the output may have, in the order in which they are written.
///
/// Shapes are built from the property table. The output's order of keys and the rows of the JSON Schema come from them.
struct ObjectShape: Hashable, Sendable {
  enum Child: Hashable, Sendable {
    case value(ValueShape)
    case object(ObjectShape)
  }

  struct Member: Hashable, Sendable {
    let key: String
    var child: Child

    /// The shape of the object at the key; empty for values.
    fileprivate var shape: ObjectShape {
      switch child {
      case .value: ObjectShape()
      case .object(let shape): shape
      }
    }
  }

  private(set) var members: [Member] = []

  /// Returns the position of a key among the members, which are too few for a dictionary to pay off.
  private func position(of key: String) -> Int? {
    members.firstIndex { $0.key == key }
  }

  /// Adds a value at a path, unless the path already has one.
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
      // The object is taken out of the array while it changes, so that it isn't copied.
      members[index].child = .object(ObjectShape())
    }
    object.insert(value, at: rest)
    if let index {
      members[index].child = .object(object)
    } else {
      members.append(Member(key: key, child: .object(object)))
    }
  }

  /// Nests values by their paths in the order of the shape, unknown keys last; no path may be the start of another.
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

struct ValueShape: Hashable, Sendable {
  let type: ValueType
  /// Whether the value can be `null`, which means UIKit's own value.
  let isNullable: Bool
  /// Whether the value can be `"empty"`, an image without pixels.
  var mayBeEmpty = false
  /// The slots by which the value can vary; empty if it can't.
  let slots: [AppearanceSlot]
  let summary: String
}
