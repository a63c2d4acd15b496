import LintelAppearance
import LintelBackends
import LintelSchema

/// Compares the program's answers with the tree, or with contexts resolved independently.
struct StyleComparison {
  let tree: AppearanceTree
  /// The appearance objects that the program found, by their names in its answers.
  private let objects: [String: JSONValue]
  private var reduced: [Version: ExpectedStyle.Reduced] = [:]
  private var resolved: [ObjectIdentifier: ExpectedStyle] = [:]
  /// Results for pairs of objects, which many contexts share.
  private var known: [Pair: (differences: [String], count: Int)] = [:]
  private(set) var objectCount = 0
  private(set) var valueCount = 0

  private struct Pair: Hashable {
    let expected: JSONValue
    let found: String
    let version: Version
  }

  init(_ tree: AppearanceTree, objects: [String: JSONValue]) {
    self.tree = tree
    self.objects = objects
  }

  /// The differences in a context, each with its path.
  ///
  /// - Parameters:
  ///   - stop: the context.
  ///   - answer: the Swift output's values, the JSON tree's values if these differ, and faults.
  /// - Returns: the differences.
  mutating func differences(
    _ stop: EquivalenceProgram.Stop,
    _ answer: [Substring]
  ) -> [String] {
    var differences = answer[2].isEmpty ? [] : ["fault: \(answer[2])"]
    let version = stop.context.ios
    let expected: ExpectedStyle?
    if let resolution = stop.resolved {
      let id = ObjectIdentifier(resolution)
      expected = resolved[id] ?? ExpectedStyle(resolution.context)
      resolved[id] = expected
    } else {
      let tree = reduced[version] ?? ExpectedStyle.Reduced(tree, to: version)
      reduced[version] = tree
      expected = ExpectedStyle(tree, in: stop.context)
    }
    guard let expected else { return differences + ["no entry"] }
    // The app evaluates functions over tokens while it runs, so code and tree may differ by the rounding errors of 8-bit colors.
    for (name, text) in [("Swift", answer[0]), ("the tree", answer[1])] where !text.isEmpty {
      let found = RecordReader.value(of: String(text))
      differences += compare(expected, found, stop.context).map { "\(name): \($0)" }
    }
    return differences
  }

  private mutating func compare(
    _ expected: ExpectedStyle,
    _ found: JSONValue,
    _ context: ExpectedStyle.Context
  ) -> [String] {
    var differences: [String] = []
    for kind in BarKind.allCases {
      differences += compare(expected, kind, found[kind.rawValue] ?? .null, context)
    }
    let settings = expected.settings
      .filter { expected.ownSettings.contains($0.key) || !Self.asked.contains($0.key) }
      .map { JSONMember($0.key, $0.value) }
    compare(.object(settings), found["settings"], at: "settings", context.ios, &differences)
    return differences
  }

  private mutating func compare(
    _ expected: ExpectedStyle,
    _ kind: BarKind,
    _ found: JSONValue,
    _ context: ExpectedStyle.Context
  ) -> [String] {
    var differences: [String] = []
    let version = context.ios
    for slot in kind.slots {
      let name = "\(slot)"
      if let object = expected.assigned[kind] {
        let found = found["assigned"]?[slot.uikitName]
        differences += compareObject(object[slot], found, "\(kind).\(name) assigned", version)
      }
      switch expected.shown(slot, kind, version) {
      case .anything: break
      case .object(let object):
        let found = found["shown"]?[name]
        differences += compareObject(object, found, "\(kind).\(name)", version)
      }
    }
    let values = expected.bars[kind] ?? [:]
    for tint in Self.tints {
      let value = values[tint]
      let isSplit = kind.slots.contains { value?["\($0)"] != nil }
      for slot in kind.slots {
        let color = isSplit ? value?["\(slot)"] : value
        let path = "\(kind).\(tint).\(slot)"
        compare(color, found[tint]?["\(slot)"], at: path, version, &differences)
        if slot == .standard, let own = found["objects"]?[tint] {
          compare(color, own, at: "\(kind).\(tint) on the object", version, &differences)
        }
      }
    }
    for (key, value) in values.sorted(by: { $0.key < $1.key })
    where key != "scroll" && !Self.tints.contains(key) {
      compare(value, found[key], at: "\(kind).\(key)", version, &differences)
      if let own = found["objects"]?[key] {
        let value = ExpectedStyle.missing(key, of: kind, on: version) ?? Self.named(value, key)
        compare(value, own, at: "\(kind).\(key) on the object", version, &differences)
      }
    }
    // The runtime isn't given a behavior that the theme doesn't declare.
    let behavior = values["scroll"].map(Self.used) ?? found["scroll"].map { _ in Self.system }
    compare(behavior, found["scroll"], at: "\(kind).scroll", version, &differences)
    return differences
  }

  /// Returns a keyword by the name that UIKit's own value has, which is another one if two keywords have the same value.
  private static func named(_ value: JSONValue, _ key: String) -> JSONValue {
    let isInline = key == "searchBar.preferredSearchBarPlacement" && value == .string("inline")
    return isInline ? .string("integrated") : value
  }

  /// Values that an app keeps for itself, which it gets only where the theme declares them.
  private static let asked: Set<String> = ["preferredStatusBarStyle", "scrolls", "transition"]
  private static let system: JSONValue = ["behavior": "system"]

  private static let tints = [
    "tintColor", "barButtonItems", "backBarButtonItem", "prominentBarButtonItems",
  ]

  /// Compares an appearance object; `nil` and null mean no object.
  private mutating func compareObject(
    _ expected: JSONValue?,
    _ found: JSONValue?,
    _ path: String,
    _ version: Version
  ) -> [String] {
    let name: String
    if case .string(let text) = found { name = text } else { name = "" }
    let pair = Pair(expected: expected ?? .null, found: name, version: version)
    let result: (differences: [String], count: Int)
    if let known = known[pair] {
      result = known
    } else {
      var comparison = RecordComparison(version: version)
      comparison.compare(expected, objects[name], at: "")
      result = (comparison.differences, comparison.count)
      known[pair] = result
    }
    if !name.isEmpty { objectCount += 1 }
    valueCount += result.count
    return result.differences.map { path + $0 }
  }

  private mutating func compare(
    _ expected: JSONValue?,
    _ found: JSONValue?,
    at path: String,
    _ version: Version,
    _ differences: inout [String]
  ) {
    var comparison = RecordComparison(version: version)
    comparison.compare(expected, found, at: path)
    differences += comparison.differences
    valueCount += comparison.count
  }

  private static func used(_ scroll: JSONValue) -> JSONValue {
    guard case .object(let members) = scroll else { return scroll }
    let keys: [String: (key: String, initial: JSONValue)] = [
      "fade": ("distance", 10), "crossfade": ("distance", 10), "away": ("threshold", 0),
    ]
    // Without a behavior, the distances belong to one that another block sets.
    guard case .string(let behavior)? = scroll["behavior"] else { return system }
    guard let (key, initial) = keys[behavior] else { return ["behavior": .string(behavior)] }
    let value = members.first { $0.key == key }?.value ?? initial
    let isManual = behavior == "crossfade" && scroll["mechanism"] == .string("private")
    return .object(
      [JSONMember("behavior", .string(behavior)), JSONMember(key, value)]
        + (isManual ? [JSONMember("mechanism", .string("private"))] : [])
    )
  }
}
