package import LintelSchema
import LintelTheme

extension LegacyBar {
  /// Derives a bar's values before iOS 13 from what it shows on newer versions.
  ///
  /// - Parameters:
  ///   - kind: the bar.
  ///   - standard: the object in standard size away from the edge; older systems don't have an edge.
  ///   - compact: the object in compact size.
  ///   - own: the properties of the bar itself and its items.
  package init(_ kind: BarKind, standard: Appearance?, compact: Appearance?, own: [Bar.Value]) {
    var values = LegacyValues(kind: kind)
    values.addOwn(own)
    if let standard {
      values.addBackground(standard, compact: compact)
      values.addParts(standard, compact: compact)
      values.completeButtons()
      values.completeBackIndicator()
    }
    self.init(kind: kind, values: values.all)
  }
}

/// Collects the values of a legacy bar, and keeps the first one at each path.
private struct LegacyValues {
  /// The kind of bar, which determines the names of properties and metrics.
  let kind: BarKind
  private let schema = Schema.standard
  /// The values so far, in the order in which the app sets them.
  private(set) var all: [LegacyBar.Value] = []
  private var paths: Set<[String]> = []

  init(kind: BarKind) { self.kind = kind }

  /// Adds a value unless its path already has one, so the bar's own values must come first.
  private mutating func add(_ path: [String], _ leaf: LeafID, _ content: LegacyBar.Content) {
    guard paths.insert(path).inserted else { return }
    all.append(LegacyBar.Value(path: path, leaf: leaf, content: content))
  }

  /// Adds a value of an appearance object, converted for older systems.
  ///
  /// Values that they can't show, such as symbols (UIImage.h: iOS 13), are left out.
  private mutating func add(_ path: [String], _ leaf: LeafID, _ value: ResolvedValue) {
    guard let legacy = value.beforeIOS13 else { return }
    add(path, leaf, .value(legacy))
  }

  /// Adds the properties of the bar itself, which older systems mostly share.
  ///
  /// Only values in the standard slot count, because bars didn't have slots before iOS 13.
  mutating func addOwn(_ values: [Bar.Value]) {
    for value in values where value.slots.contains(.standard) {
      let leaf = schema[value.leaf]
      if leaf.isOnLegacyBar { add(leaf.uikitPath, value.leaf, value.value) }
    }
  }

  /// Adds content at a dotted path such as `layer.shadowOpacity`, if there is any.
  private mutating func add(_ name: String, from leaf: LeafID, _ content: LegacyBar.Content?) {
    guard let content else { return }
    add(name.split(separator: ".").map(String.init), leaf, content)
  }

  /// Adds the translucency, the background, and the shadow.
  ///
  /// `compact` is the object for the metrics `.compact`, or `nil` if it shows the same.
  mutating func addBackground(_ standard: Appearance, compact: Appearance?) {
    let background = LegacyBackground(standard)
    add(
      "isTranslucent",
      from: leaf(.backgroundTranslucency),
      background.isTranslucent.map { .value(.boolean($0)) }
    )
    add("barTintColor", from: leaf(.backgroundColor), background.tint.map { .value(.color($0)) })
    add("shadowImage", from: leaf(.shadowImage), background.shadow)
    if kind == .tabBar {
      add("backgroundImage", from: leaf(.backgroundImage), background.image)
      addSelectionIndicator(standard)
      return
    }
    add("backgroundImage.default", from: leaf(.backgroundImage), background.image)
    guard let compact else { return }
    let low = LegacyBackground(compact)
    // Without an image for compact size, UIKit uses the other one.
    if low.image != background.image {
      add("backgroundImage.compact", from: leaf(.backgroundImage), low.image)
    }
  }

  /// Returns the bar's leaf with a name that all bars share.
  private func leaf(_ name: BarLeafName) -> LeafID { schema[name, of: kind] }

  /// Adds the selection indicator of a tab bar; an image hides a color, as in the appearance
  /// object.
  private mutating func addSelectionIndicator(_ appearance: Appearance) {
    let color = appearance.value(of: schema[.selectionIndicatorColor])?.visibleColor
    var content = color.map { LegacyBar.Content.fill($0) }
    let image = schema[.selectionIndicatorImage]
    if case .image(let image) = appearance.value(of: image) {
      content = image.beforeIOS13.map { .value(.image($0)) }
    }
    add("selectionIndicatorImage", from: image, content)
  }

  /// Adds titles, buttons, and tab items.
  mutating func addParts(_ standard: Appearance, compact: Appearance?) {
    for value in standard.values { addPart(value, metrics: "default") }
    for value in compact?.values ?? [] {
      let isSame = standard.values.contains { $0.path == value.path && $0.value == value.value }
      if !isSame { addPart(value, metrics: "compact") }
    }
  }

  /// Adds one value of an object if older systems have a place for it.
  ///
  /// `metrics` is `default` or `compact`, as in `UIBarMetrics`; a place without metrics accepts only
  /// the default.
  private mutating func addPart(_ value: Appearance.Value, metrics: String) {
    guard schema[value.leaf].property.availability.introduced <= LegacyBar.end,
      let place = LegacyPlace(value.path, in: kind), place.hasMetrics || metrics == "default"
    else { return }
    let path = place.path + (place.hasMetrics ? [metrics] : [])
    if place.isVertical, case .offset(_, let y) = value.value {
      add(path, value.leaf, .number(y))
    } else {
      add(path, value.leaf, value.value)
    }
  }

  /// Adds the text attributes of every state, because iOS 11 and 12 draw a state without any in the system font.
  mutating func completeButtons() {
    guard kind != .tabBar else { return }
    func texts(of items: String) -> [LegacyBar.Value] {
      all.filter { $0.path.starts(with: [items, "titleTextAttributes"]) }
    }
    if kind == .navigationBar, texts(of: "backBarButtonItem").isEmpty {
      // Starting with iOS 13, UIKit's own back button follows plain buttons.
      for value in texts(of: "barButtonItems") {
        add(["backBarButtonItem"] + value.path.dropFirst(), value)
      }
    }
    for items in Set(LegacyPlace.items.values).sorted() {
      let own = texts(of: items)
      let normal = own.filter { $0.path[2] == "normal" }
      for state in ["highlighted", "disabled", "focused"]
      where !own.contains(where: { $0.path[2] == state }) {
        for value in normal {
          let path = [items, "titleTextAttributes", state] + value.path.dropFirst(3)
          if state == "disabled", path.last == "foregroundColor" {
            add(path, value.leaf, .color(.system("tertiaryLabel", alpha: 1)))
          } else {
            add(path, value)
          }
        }
      }
    }
  }

  /// Replaces a missing image of the back indicator with the other one: UIKit accepts both or neither (UINavigationBar.h).
  mutating func completeBackIndicator() {
    let names = ["backIndicatorImage", "backIndicatorTransitionMaskImage"]
    let isPart = { (value: LegacyBar.Value) in
      value.path.count == 1 && names.contains(value.path[0])
    }
    guard let declared = all.first(where: { isPart($0) && $0.content != .value(.none) }) else {
      return
    }
    all.removeAll { isPart($0) && $0.content == .value(.none) }
    for name in names where !all.contains(where: { $0.path == [name] }) {
      all.append(LegacyBar.Value(path: [name], leaf: declared.leaf, content: declared.content))
    }
  }

  private mutating func add(_ path: [String], _ value: LegacyBar.Value) {
    add(path, value.leaf, value.content)
  }
}
