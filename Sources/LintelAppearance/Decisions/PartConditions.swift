import LintelDecisions
import LintelSchema

/// Finds the parts of an object, such as buttons and texts, whose values are easier to decide after asking whether the part has any.
struct PartConditions {
  private typealias Value = DecidedTheme.ConditionalValue

  /// A value as far as the enclosing parts decide it.
  private struct Item {
    let path: [String]
    /// The number of steps to the smallest part that contains the value.
    let depth: Int
    var presence: DecisionID
    var whole: DecisionID
    var conditions: [DecidedTheme.PartCondition] = []

    init(_ path: [String], _ value: Value) {
      self.path = path
      (presence, whole) = (value.presence, value.whole)
      // UIKit accepts text attributes only as a whole.
      let text = path.lastIndex { $0.hasSuffix("TextAttributes") }
      depth = text.map { $0 + 1 } ?? path.count - 1
    }

    /// Returns whether two values have the same path and conditions.
    static func isSame(_ a: Item, _ b: Item) -> Bool {
      a.path == b.path && a.presence == b.presence && a.whole == b.whole
    }
  }

  private let decisions: ThemeDecisions

  private init(_ decisions: ThemeDecisions) { self.decisions = decisions }

  /// Adds the conditions of such parts to the values of an object, which the contexts in `used` assign.
  static func add(
    to places: inout [DecidedTheme.Place],
    _ decisions: ThemeDecisions,
    within used: DecisionID,
    _ care: DecisionID
  ) {
    let conditions = Self(decisions)
    let initial = places.map { Item($0.path, $0.value) }
    var items = initial
    conditions.divide(&items, Array(items.indices), at: 1, within: used, care)
    for (index, item) in items.enumerated() { places[index].value.parts = item.conditions }
    var routes = places.flatMap { place in place.routes.map { Item($0.path, $0.value) } }
    // If every value has one path on all versions, its parts are the same on all versions, too.
    if routes.elementsEqual(initial, by: Item.isSame) {
      routes = items
    } else {
      conditions.divide(&routes, Array(routes.indices), at: 1, within: used, care)
    }
    var next = routes.makeIterator()
    for index in places.indices {
      for route in places[index].routes.indices {
        places[index].routes[route].value.parts = next.next()?.conditions ?? []
      }
    }
  }

  /// Adds the conditions of parts with some number of steps, then those of the parts in them.
  private func divide(
    _ items: inout [Item],
    _ indices: [Int],
    at depth: Int,
    within used: DecisionID,
    _ care: DecisionID
  ) {
    var parts: [String: [Int]] = [:]
    for index in indices where items[index].depth >= depth {
      parts[items[index].path[depth - 1], default: []].append(index)
    }
    for part in parts.values.sorted(by: { $0[0] < $1[0] }) where part.count > 1 {
      var contexts = (used: used, care: care)
      // If a part consists of a single part, its condition is that part's.
      let inner = Set(part.map { items[$0].depth > depth ? items[$0].path[depth] : nil })
      if inner.count > 1 || inner == [nil],
        let simple = simplified(part.map { items[$0] }, at: depth, within: used, care)
      {
        for (index, item) in zip(part, simple.items) { items[index] = item }
        contexts = simple.contexts
      }
      divide(&items, part, at: depth + 1, within: contexts.used, contexts.care)
    }
  }

  /// Returns the values of a part after asking whether it has any, and where that is the case, or `nil` if asking doesn't save questions.
  private func simplified(
    _ items: [Item],
    at depth: Int,
    within used: DecisionID,
    _ care: DecisionID
  ) -> (items: [Item], contexts: (used: DecisionID, care: DecisionID))? {
    let presences = Set(items.map(\.presence))
    guard presences.count > 1, !presences.contains(DecisionID(.yes)) else { return nil }
    do throws(TooLarge) {
      var any = DecisionID(.no)
      for item in items { any = try decisions.either(any, item.presence) }
      guard let test = try decisions.written(any, within: used, care), test.terminal == nil else {
        return nil
      }
      let contexts = (used: try decisions.both(used, test), care: try decisions.both(care, test))
      func inside(_ decision: DecisionID) throws(TooLarge) -> DecisionID? {
        try decisions.written(decision, within: contexts.used, contexts.care)
      }
      var simple = items
      for index in items.indices {
        guard let presence = try inside(items[index].presence) else { return nil }
        simple[index].presence = presence
      }
      let tests = Set(simple.map(\.presence)).union([test])
      guard questions(in: tests) < questions(in: presences) else { return nil }
      for index in items.indices {
        guard let whole = try inside(items[index].whole) else { return nil }
        simple[index].whole = whole
        simple[index].conditions.append(
          DecidedTheme.PartCondition(
            depth: depth,
            test: test,
            presence: simple[index].presence,
            whole: whole
          )
        )
      }
      return (simple, contexts)
    } catch {
      // Each value keeps its own condition, which means the same.
      return nil
    }
  }

  private func questions(in tests: Set<DecisionID>) -> Int {
    tests.reduce(0) { $0 + decisions.store.nodeCount(of: $1) }
  }
}
