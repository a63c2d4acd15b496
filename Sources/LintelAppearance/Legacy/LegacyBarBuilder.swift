import LintelDecisions
import LintelSchema
import LintelTheme

/// Derives decisions the way that `LegacyBar` derives values for a single context; the comments there say why.
struct LegacyBarBuilder {
  /// The value of one property, before it's limited to the systems that have it.
  struct Value {
    /// The path from the bar to the property and its further arguments.
    let path: [String]
    let leaf: LeafID
    /// The value, `.undeclared` for UIKit's own.
    var content: DecisionID
  }

  private let shown: ShownBar
  private let decisions: ThemeDecisions
  private let schema = LeafRoles.standard.schema
  /// The values in the order in which they were found, each path only once.
  private(set) var all: [Value] = []
  /// The index of the value at each path.
  private var places: [[String]: Int] = [:]

  init(_ shown: ShownBar, _ decisions: ThemeDecisions) {
    self.shown = shown
    self.decisions = decisions
  }

  mutating func build() throws(TooLarge) {
    try addOwn()
    let standard = try shown.background(in: .standard)
    try addBackground(standard)
    if shown.kind == .tabBar { try addSelectionIndicator() }
    try addParts(whereShown: decisions.test(standard) { $0 != .undeclared })
    if shown.kind != .tabBar { try completeButtons() }
    try completeBackIndicator()
  }

  /// Adds a value of a property, for contexts in which no earlier value sets it.
  private mutating func add(
    _ path: [String],
    _ leaf: LeafID,
    _ content: DecisionID
  ) throws(TooLarge) {
    if let place = places[path] {
      all[place].content = try decisions.first(all[place].content, content)
    } else if decisions.hasValue(content) != DecisionID(.no) {
      set(path, leaf, content)
    }
  }

  /// Sets the value of a property in all contexts.
  private mutating func set(_ path: [String], _ leaf: LeafID, _ content: DecisionID) {
    if let place = places[path] {
      all[place].content = content
    } else {
      places[path] = all.count
      all.append(Value(path: path, leaf: leaf, content: content))
    }
  }

  /// Returns a decision with its values converted for older systems.
  private func converted(_ decision: DecisionID, isVertical: Bool = false) -> DecisionID {
    decisions.map(decision) { outcome in
      guard let value = outcome.resolved?.beforeIOS13 else { return .undeclared }
      if isVertical, case .offset(_, let y) = value { return .resolved(.number(y)) }
      return .resolved(value)
    }
  }

  private mutating func addOwn() throws(TooLarge) {
    for id in shown.ownLeaves {
      let leaf = schema[id]
      guard leaf.isOnLegacyBar else { continue }
      try add(leaf.uikitPath, id, converted(shown.ownValue(of: id, in: .standard)))
    }
  }

  private mutating func addBackground(_ standard: DecisionID) throws(TooLarge) {
    func content(_ part: (LegacyBackground) -> LegacyBar.Content?) -> DecisionID {
      decisions.map(standard) { outcome in
        guard let object = outcome.background else { return .undeclared }
        return Self.outcome(part(LegacyBackground(object)))
      }
    }
    func leaf(_ name: BarLeafName) -> LeafID { schema[name, of: shown.kind] }
    try add(
      ["isTranslucent"],
      leaf(.backgroundTranslucency),
      content { $0.isTranslucent.map { .value(.boolean($0)) } }
    )
    try add(
      ["barTintColor"],
      leaf(.backgroundColor),
      content { $0.tint.map { .value(.color($0)) } }
    )
    try add(["shadowImage"], leaf(.shadowImage), content(\.shadow))
    let image = leaf(.backgroundImage)
    guard shown.kind != .tabBar else {
      return try add(["backgroundImage"], image, content(\.image))
    }
    try add(["backgroundImage", "default"], image, content(\.image))
    let low = try decisions.combine(standard, shown.background(in: .compact)) { standard, compact in
      guard case .background(let standard) = standard, case .background(let compact) = compact
      else { return .undeclared }
      let low = LegacyBackground(compact).image
      return low == LegacyBackground(standard).image ? .undeclared : Self.outcome(low)
    }
    try add(["backgroundImage", "compact"], image, low)
  }

  private static func outcome(_ content: LegacyBar.Content?) -> ThemeDecisions.Outcome {
    switch content {
    case .value(let value)?: .resolved(value)
    case .emptyImage?: .emptyImage
    case nil: .undeclared
    }
  }

  private mutating func addSelectionIndicator() throws(TooLarge) {
    let image = schema[.selectionIndicatorImage]
    let parts = [schema[.selectionIndicatorColor], image].map {
      DecidedBar.Place(leaf: $0, item: -1)
    }
    let indicator = try decisions.combine(
      shown.value(of: parts[0], in: .standard),
      shown.value(of: parts[1], in: .standard)
    ) { color, image in
      if case .image(let image) = image.resolved {
        return image.beforeIOS13.map { .resolved(.image($0)) } ?? .undeclared
      }
      return Self.outcome(color.resolved?.visibleColor.map { .fill($0) })
    }
    try add(["selectionIndicatorImage"], image, indicator)
  }

  /// Adds titles, buttons, and tab items.
  private mutating func addParts(whereShown isShown: DecisionID) throws(TooLarge) {
    var compact: [(path: [String], leaf: LeafID, content: DecisionID)] = []
    for place in shown.places {
      let leaf = schema[place.leaf]
      guard leaf.property.availability.introduced <= LegacyBar.end,
        let target = LegacyPlace(place.steps + leaf.uikitPath, in: shown.kind)
      else { continue }
      let standard = try shown.value(of: place, in: .standard)
      let metrics = target.hasMetrics ? ["default"] : []
      try add(target.path + metrics, place.leaf, converted(standard, isVertical: target.isVertical))
      guard target.hasMetrics, shown.kind.slots.contains(.compact) else { continue }
      let low = try decisions.combine(standard, shown.value(of: place, in: .compact)) {
        $0 == $1 ? .undeclared : $1
      }
      let content = try decisions.choose(
        isShown,
        converted(low, isVertical: target.isVertical),
        decisions.constant(.undeclared)
      )
      compact.append((target.path + ["compact"], place.leaf, content))
    }
    for (path, leaf, content) in compact { try add(path, leaf, content) }
  }

  private func texts(of items: String) -> [Value] {
    all.filter { $0.path.starts(with: [items, "titleTextAttributes"]) }
  }

  /// Returns the contexts in which any of some values is set.
  private func isSet(_ values: [Value]) throws(TooLarge) -> DecisionID {
    try decisions.hasValue(anyOf: values.map(\.content))
  }

  /// Adds the text attributes of every state.
  private mutating func completeButtons() throws(TooLarge) {
    if shown.kind == .navigationBar {
      try complete(isSet(texts(of: "backBarButtonItem")), from: texts(of: "barButtonItems")) {
        (["backBarButtonItem"] + $0.path.dropFirst(), $0.content)
      }
    }
    for items in Set(LegacyPlace.items.values).sorted() {
      let own = texts(of: items)
      for state in ["highlighted", "disabled", "focused"] {
        let isSet = try isSet(own.filter { $0.path[2] == state })
        try complete(isSet, from: own.filter { $0.path[2] == "normal" }) { [decisions] value in
          let path = [items, "titleTextAttributes", state] + value.path.dropFirst(3)
          guard state == "disabled", path.last == "foregroundColor" else {
            return (path, value.content)
          }
          let color = ResolvedValue.color(.system("tertiaryLabel", alpha: 1)).beforeIOS13
          return (
            path,
            decisions.map(value.content) { outcome in
              outcome.isValue ? color.map { .resolved($0) } ?? .undeclared : .undeclared
            }
          )
        }
      }
    }
  }

  /// Sets copies of some values at other paths, in the contexts in which those aren't set.
  private mutating func complete(
    _ isSet: DecisionID,
    from values: [Value],
    _ copied: (Value) -> (path: [String], content: DecisionID)
  ) throws(TooLarge) {
    let nothing = decisions.constant(.undeclared)
    for value in values {
      let (path, content) = copied(value)
      let before = places[path].map { all[$0].content } ?? nothing
      set(path, value.leaf, try decisions.choose(isSet, before, content))
    }
  }

  /// Replaces a missing image of the back indicator with the other one.
  private mutating func completeBackIndicator() throws(TooLarge) {
    let names = ["backIndicatorImage", "backIndicatorTransitionMaskImage"]
    let known = names.map { name in places[[name]].map { all[$0] } }
    guard let leaf = known.compactMap(\.self).first?.leaf else { return }
    let images = known.map { $0?.content ?? decisions.constant(.undeclared) }
    for (name, (own, other)) in zip(names, [(images[0], images[1]), (images[1], images[0])]) {
      let image = try decisions.combine(own, other) { own, other in
        let isImage = own.isValue && own != .resolved(.none)
        let isOther = other.isValue && other != .resolved(.none)
        return !isImage && isOther ? other : own
      }
      set([name], leaf, image)
    }
  }
}
