import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Writes appearance objects, in which each value is a decision.
final class ObjectWriter {
  /// A value at its place, its path as it is written.
  private struct Item {
    /// The keys down to the value, from the mapping that is being written.
    var path: ArraySlice<String>
    /// The keys from the document's root.
    var place: [String] = []
    /// The property.
    let leaf: LeafID
    /// The decision about its value.
    let value: DecidedTheme.Guarded
  }

  /// The values that all layouts of a tab bar's items share are under this key.
  static let allLayouts = "layoutAppearances"
  /// What all states of an item have in common.
  static let allStates = "states"

  /// The theme with its decisions.
  private let decided: DecidedTheme
  /// Writes decisions.
  private let decisions: DecisionWriter
  /// The keys that outputs can have.
  private let shapes: OutputShapes
  /// The standard schema.
  private let schema = Schema.standard

  /// Prepares to write objects.
  init(_ decided: DecidedTheme, _ decisions: DecisionWriter, _ shapes: OutputShapes) {
    self.decided = decided
    self.decisions = decisions
    self.shapes = shapes
  }

  /// An object with its own values and others.
  func json(
    _ object: DecidedTheme.Object,
    with others: [DecidedTheme.Place],
    _ kind: BarKind
  ) -> JSONValue {
    let configure = decisions.json(object.configure) { decided.json(of: $0, as: .string) }
    let members = members(of: others + object.places, kind, in: object.slot.uikitName)
    return .object((configure.map { [JSONMember("configure", $0)] } ?? []) + members)
  }

  /// The members of an object, or of what several have in common.
  ///
  /// - Parameters:
  ///   - places: the values.
  ///   - kind: the bar.
  ///   - key: where the members are in the bar's mapping.
  /// - Returns: the members that the theme sets.
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

  /// Items that are the same for all keys at a step of their paths, as one each.
  private static func joined(
    _ items: [Item],
    at step: Int,
    _ keys: [String],
    as name: String
  ) -> [Item] {
    struct Twins: Hashable {
      let path: [String]
      let value: DecidedTheme.Guarded
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

  /// The members of an object, in the order of its shape.
  ///
  /// - Parameters:
  ///   - items: the values; no path is the beginning of another.
  ///   - shape: the keys in their order.
  ///   - isAsked: whether it is still to be asked where each value is set.
  /// - Returns: the members that the theme sets.
  private func members(of items: [Item], _ shape: ObjectShape, isAsked: Bool) -> [JSONMember] {
    var groups = OrderedGroups<String, Item>()
    for item in items {
      if let key = item.path.first { groups.add([item], to: key) }
    }
    let known = shape.members.map(\.key)
    let order = Dictionary(known.enumerated().map { ($1, $0) }) { first, _ in first }
    // What several have in common comes before what each has.
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
        json =
          isAsked
          ? object(of: inner, order[key].map { _ in key }, shape, &asked)
          : .object(members(of: Self.inside(inner), shape, isAsked: false))
      }
      return json.map { JSONMember(key, $0) }
    }
  }

  /// A value of an object, wherever the object is.
  private struct Content: Hashable {
    let path: ArraySlice<String>
    let type: ValueType
    let value: DecisionID
  }

  /// An object whose values are all set in the same contexts.
  private struct Asked {
    let key: String
    let presence: DecisionID
  }

  /// The key of an earlier object with the same values; nil if there is none, or if a reference to it would be no shorter.
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
    _ part: (DecidedTheme.Guarded) -> DecisionID
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
    let type = schema[item.leaf].property.type
    let subject = SharedDecisions.Subject(
      name: schema[item.leaf].path,
      place: item.place.joined(separator: "."),
      type: .value(type)
    )
    return decisions.json(isAsked ? item.value.whole : item.value.value, of: subject) {
      decided.json(of: $0, as: type)
    }
  }

  private static func inside(_ items: [Item]) -> [Item] {
    items.map { item in
      var item = item
      item.path.removeFirst()
      return item
    }
  }

  /// An object where it's still to be asked where each of its values is set.
  ///
  /// - Parameters:
  ///   - items: its values.
  ///   - key: its key, if other objects can refer to it.
  ///   - shape: its keys in their order.
  ///   - asked: the objects before it that others can refer to.
  /// - Returns: the object, or a reference to one of those; nil if no value is ever set.
  private func object(
    of items: [Item],
    _ key: String?,
    _ shape: ObjectShape,
    _ asked: inout [[Content]: [Asked]]
  ) -> JSONValue? {
    let inner = Self.inside(items)
    if items.count > 1, let presence = commonPresence(of: items) {
      // Where it is set is asked once, for all of the object. An object with the same values that is there, too, need not be written again.
      var twin: Asked?
      if let key {
        let contents = contents(of: items, \.value)
        twin = asked[contents]?.first { decided.isPositive($0.presence, wherever: presence) }
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
    let members = members(of: inner, shape, isAsked: true)
    return members.isEmpty ? nil : .object(members)
  }

  /// The condition of all values, if it is the same for all.
  private func commonPresence(of items: [Item]) -> DecisionID? {
    guard let first = items.first?.value.presence,
      items.allSatisfy({ $0.value.presence == first })
    else { return nil }
    return first
  }

  /// A condition that isn't always true; nil also if an object would be in several places.
  private func written(_ presence: DecisionID) -> JSONValue? {
    guard decided.question(of: presence) != nil else { return nil }
    let json = decisions.json(presence) { $0 == .flag(true) ? .boolean(true) : nil }
    return json?.count(of: true) == 1 ? json : nil
  }
}

extension ObjectShape.Member {
  fileprivate var isObject: Bool {
    if case .object = child { true } else { false }
  }
}
