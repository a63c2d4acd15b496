/// A key of a component that leads to one property, or to several whose names begin alike, such as `shadow.color` and `shadow.image`.
package struct KeyGroup: Sendable {
  /// The key itself, such as `shadow`.
  let key: String
  /// The key's path in the component, such as `stroke.color`.
  let name: String
  /// The property at the key itself, and the properties at and below the key, as indices into the component's rows.
  let own: Int?
  let members: [Int]
  let nested: [KeyGroup]
  /// The shorthand for a value written at the key, or `nil` if there is none.
  let shorthand: Shorthand?
  /// One sentence for the reference: the property's, the shorthand's, or the group's.
  let summary: String

  /// Returns the keys of a component, in the order of its properties.
  static func all(
    of properties: [Property],
    _ shorthands: [Shorthand],
    _ groups: [String: String]
  ) -> [KeyGroup] {
    all(of: Array(properties.enumerated()), shorthands, groups, below: "")
  }

  private typealias Row = (offset: Int, element: Property)

  private static func all(
    of rows: [Row],
    _ shorthands: [Shorthand],
    _ groups: [String: String],
    below prefix: String
  ) -> [KeyGroup] {
    var order: [String] = []
    var members: [String: [Row]] = [:]
    for row in rows {
      let rest = row.element.name.utf8.dropFirst(prefix.utf8.count)
      let key = String(Substring(rest.prefix { $0 != UInt8(ascii: ".") }))
      if members[key] == nil { order.append(key) }
      members[key, default: []].append(row)
    }
    return order.map { key in
      let name = prefix + key
      let all = members[key] ?? []
      let own = all.first { $0.element.name == name }
      let shorthand = shorthands.first { $0.key == name }
      let inner = all.filter { $0.element.name != name }
      return KeyGroup(
        key: key,
        name: name,
        own: own?.offset,
        members: all.map(\.offset),
        nested: inner.isEmpty ? [] : Self.all(of: inner, shorthands, groups, below: name + "."),
        shorthand: shorthand,
        summary: own?.element.summary ?? shorthand?.summary ?? groups[name] ?? ""
      )
    }
  }
}
