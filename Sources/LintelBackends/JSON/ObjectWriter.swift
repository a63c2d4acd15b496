import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Writes appearance objects, whose values are decisions.
final class ObjectWriter {
  private struct Item {
    /// The keys down to the value, from the mapping that is being written.
    var path: ArraySlice<String>
    /// The keys from the document's root to the value.
    var place: [String] = []
    let leaf: LeafID
    var value: DecidedTheme.ConditionalValue

    /// The value of a part whose condition is met, with the conditions of the parts in it.
    var inPart: Item {
      guard let part = value.parts.first else { return self }
      var item = self
      item.value = DecidedTheme.ConditionalValue(
        presence: part.presence,
        value: value.value,
        whole: part.whole,
        parts: Array(value.parts.dropFirst())
      )
      return item
    }

    /// Returns the value without the condition of a part with some number of steps, on which those of the parts in it depend.
    func without(partsAt depth: Int) -> Item {
      guard value.parts.first?.depth == depth else { return self }
      var item = self
      item.value = DecidedTheme.ConditionalValue(
        presence: value.presence,
        value: value.value,
        whole: value.whole
      )
      return item
    }
  }

  /// The key for values that all layouts of a tab bar's items share.
  static let allLayouts = "layoutAppearances"
  /// The key for values that all states of an item share.
  static let allStates = "states"

  private let decisions: DecisionWriter
  private let shapes: OutputShapes
  private let schema = Schema.standard

  init(_ decisions: DecisionWriter, _ shapes: OutputShapes) {
    self.decisions = decisions
    self.shapes = shapes
  }

  func json(
    _ object: DecidedTheme.Object,
    with others: [DecidedTheme.Place],
    _ kind: BarKind
  ) -> JSONValue {
    let configure = decisions.json(object.configure) {
      decisions.decided.json(of: $0, as: .string)
    }
    let members = members(of: others + object.places, kind, in: object.slot.uikitName)
    return .object((configure.map { [JSONMember("configure", $0)] } ?? []) + members)
  }

  /// Returns the members of an object, or those that several share, at a key of the bar's mapping.
  func members(of places: [DecidedTheme.Place], _ kind: BarKind, in key: String) -> [JSONMember] {
    var items = places.map { Item(path: $0.path[...], leaf: $0.leaf, value: $0.value) }
    if kind == .tabBar { items = Self.joined(items) }
    for index in items.indices { items[index].place = [kind.rawValue, key] + items[index].path }
    return members(of: items, shapes.appearances[kind] ?? ObjectShape(), isAsked: true)
  }

  // MARK: - Tab items

  private static func joined(_ items: [Item]) -> [Item] {
    let layouts = ItemLayout.allCases.map(\.uikitName)
    let byLayout = joined(items, at: 0, layouts, as: allLayouts)
    return joined(byLayout, at: 1, ItemState.tabItem.map { "\($0)" }, as: allStates)
  }

  /// Returns the items, combining those that are the same for all keys at one step of their paths.
  private static func joined(
    _ items: [Item],
    at step: Int,
    _ keys: [String],
    as name: String
  ) -> [Item] {
    struct Twins: Hashable {
      let path: [String]
      let value: DecidedTheme.ConditionalValue
    }
    func twins(_ item: Item) -> Twins? {
      guard item.path.count > step + 1, keys.contains(item.path[step]) else { return nil }
      var path = Array(item.path)
      path[step] = name
      return Twins(path: path, value: item.value)
    }
    var counts: [Twins: Int] = [:]
    for twins in items.compactMap(twins) { counts[twins, default: 0] += 1 }
    var seen: Set<Twins> = []
    return items.compactMap { item in
      guard let twins = twins(item), counts[twins] == keys.count else { return item }
      guard seen.insert(twins).inserted else { return nil }
      return Item(path: twins.path[...], leaf: item.leaf, value: item.value)
    }
  }

  // MARK: - Members

  /// Returns the members that the theme sets, in the order of their shape; `isAsked` is false if the object around them asks where they are.
  private func members(of items: [Item], _ shape: ObjectShape, isAsked: Bool) -> [JSONMember] {
    var groups = OrderedGroups<String, Item>()
    for item in items {
      if let key = item.path.first { groups.add([item], to: key) }
    }
    let known = shape.members.map(\.key)
    let order = Dictionary(known.enumerated().map { ($1, $0) }) { first, _ in first }
    // Values that several objects share come before the values of each.
    let sorted = groups.all.sorted { order[$0.key] ?? -1 < order[$1.key] ?? -1 }
    var objects: [[Content]: String] = [:]
    var asked: [[Content]: [Asked]] = [:]
    return sorted.compactMap { key, inner in
      let json: JSONValue?
      if let only = inner.first, only.path.count == 1 {
        json = value(of: only, isAsked: isAsked)
      } else if order[key] != nil, let twin = twin(of: inner, key, &objects) {
        json = ["as": .string(twin)]
      } else {
        let shape = inside(key, of: shape)
        let contents = contents(of: inner, isAsked ? \.whole : \.value)
        json = decisions.object(of: contents, at: Self.place(of: inner)) {
          isAsked
            ? object(of: inner, order[key].map { _ in key }, shape, &asked)
            : .object(members(of: Self.inside(inner), shape, isAsked: false))
        }
      }
      return json.map { JSONMember(key, $0) }
    }
  }

  private typealias Content = SharedDecisions.Content

  /// An object whose values are all set in the same contexts.
  private struct Asked {
    let key: String
    let presence: DecisionID
  }

  /// Returns the key of an earlier object with the same values, or `nil` if there is none or a reference wouldn't be shorter.
  private func twin(
    of items: [Item],
    _ key: String,
    _ objects: inout [[Content]: String]
  ) -> String? {
    guard items.count > 1 || items.contains(where: { $0.value.whole.terminal == nil }) else {
      return nil
    }
    let contents = contents(of: items, \.whole)
    if let twin = objects[contents] { return twin }
    objects[contents] = key
    return nil
  }

  private func contents(
    of items: [Item],
    _ part: (DecidedTheme.ConditionalValue) -> DecisionID
  ) -> [Content] {
    items.map { item in
      Content(
        path: item.path.dropFirst(),
        type: schema[item.leaf].property.type,
        value: part(item.value)
      )
    }
  }

  private func inside(_ key: String, of shape: ObjectShape) -> ObjectShape {
    let member =
      switch key {
      case Self.allLayouts, Self.allStates: shape.members.first { $0.isObject }
      default: shape.members.first { $0.key == key }
      }
    guard case .object(let inner)? = member?.child else { return ObjectShape() }
    return inner
  }

  private func value(of item: Item, isAsked: Bool) -> JSONValue? {
    let leaf = schema[item.leaf]
    return decisions.json(
      isAsked ? item.value.whole : item.value.value,
      named: leaf.path,
      at: item.place.joined(separator: "."),
      as: leaf.property.type
    )
  }

  /// Returns the path in the document to the object that is the first step of some values' paths.
  private static func place(of items: [Item]) -> String {
    items[0].place.dropLast(items[0].path.count - 1).joined(separator: ".")
  }

  private static func inside(_ items: [Item]) -> [Item] {
    items.map { item in
      var item = item
      item.path.removeFirst()
      return item
    }
  }

  /// Returns an object that asks where its values are set, a reference to an earlier one, or `nil` if no value is ever set.
  ///
  /// Other objects can't refer to an object without a `key`.
  private func object(
    of items: [Item],
    _ key: String?,
    _ shape: ObjectShape,
    _ asked: inout [[Content]: [Asked]]
  ) -> JSONValue? {
    let inner = Self.inside(items)
    if items.count > 1, let presence = commonPresence(of: items) {
      // The object asks once where all its values are set. If an equal object is set wherever this one is, a reference replaces it.
      var twin: Asked?
      if let key {
        let contents = contents(of: items, \.value)
        twin = asked[contents]?.first {
          decisions.decided.isPositive($0.presence, wherever: presence)
        }
        if twin == nil {
          asked[contents, default: []].append(Asked(key: key, presence: presence))
        }
      }
      if let json = written(presence) {
        let object: JSONValue =
          if let twin { ["as": .string(twin.key)] } else {
            .object(members(of: inner, shape, isAsked: false))
          }
        return json.replacing(true, with: object)
      }
    }
    let depth = items[0].path.startIndex + 1
    if let condition = items[0].value.parts.first, condition.depth == depth,
      items.allSatisfy({ $0.value.parts.first?.test == condition.test }),
      decisions.isShort(condition.test)
    {
      let object = JSONValue.object(members(of: inner.map(\.inPart), shape, isAsked: true))
      return asking(condition.test, object, at: Self.place(of: items))
    }
    // Without its condition, a part has the values that its parts have in every context.
    let members = members(of: inner.map { $0.without(partsAt: depth) }, shape, isAsked: true)
    return members.isEmpty ? nil : .object(members)
  }

  /// Returns an object where a test is met; if several branches lead to it, they refer to it.
  private func asking(_ test: DecisionID, _ object: JSONValue, at place: String) -> JSONValue? {
    let json = decisions.json(test) { $0 == .flag(true) ? .boolean(true) : nil }
    guard let json, json.count(of: true) > 1 else { return json?.replacing(true, with: object) }
    return json.replacing(true, with: decisions.define(object, at: place))
  }

  private func commonPresence(of items: [Item]) -> DecisionID? {
    guard let first = items.first?.value.presence,
      items.allSatisfy({ $0.value.presence == first })
    else { return nil }
    return first
  }

  /// Returns a condition, or `nil` if it is constant or would repeat the object in several places.
  private func written(_ presence: DecisionID) -> JSONValue? {
    guard decisions.decided.question(of: presence) != nil else { return nil }
    let json = decisions.json(presence) { $0 == .flag(true) ? .boolean(true) : nil }
    return json?.count(of: true) == 1 ? json : nil
  }
}

extension ObjectShape.Member {
  fileprivate var isObject: Bool {
    if case .object = child { true } else { false }
  }
}
