import LintelSchema

/// A property of a theme in its block, with the keys that lead to it, except for a slot's.
struct DraftProperty: Hashable, Sendable {
  /// The bar, or `nil` for a property of the block itself.
  let bar: BarKind?
  /// The keys below the bar or the block, such as `["title", "color"]`.
  let keys: [String]
  /// The row of the table.
  let leaf: LeafID

  /// Returns the keys from the block down, with a slot's key between the bar's and the others.
  func steps(in slot: SlotKey? = nil) -> [String] {
    (bar.map { [$0.rawValue] } ?? []) + (slot.map { [$0.rawValue] } ?? []) + keys
  }

  /// The path in messages, such as `navigationBar.title.color`.
  var path: String { steps().joined(separator: ".") }

  /// The property that a tab bar item has in every layout, for one that it has in one layout; `nil` for other properties.
  var inAllLayouts: DraftProperty? {
    guard let layout = keys.first, ItemLayout.allCases.map(\.description).contains(layout) else {
      return nil
    }
    return DraftProperty(bar: bar, keys: ["item"] + keys.dropFirst(), leaf: leaf)
  }
}

/// Finds properties of a theme by their names in UIKit, according to the property table.
struct PropertyLookup: Sendable {
  let schema = Schema.standard
  /// The leaves by destination and UIKit's path; those of tab items don't include layout and state.
  private let leaves: [Key: LeafID]

  /// The place of a property in UIKit.
  private struct Key: Hashable {
    let bar: BarKind?
    let owner: Destination
    let path: [String]
  }

  /// The lookup for the property table, which takes a while to create.
  static let standard = PropertyLookup()

  private init() {
    let all = schema.leaves.flatMap { leaf in
      [leaf.uikitPath, leaf.former?.uikitPath].compactMap(\.self).map { path in
        (Key(bar: leaf.bar, owner: leaf.property.destination, path: path), leaf.id)
      }
    }
    leaves = Dictionary(all) { first, _ in first }
  }

  /// Returns the property of an appearance object at one of UIKit's paths, such as `stackedLayoutAppearance.selected.iconColor`.
  func appearance(_ path: String, of bar: BarKind) -> DraftProperty? {
    var steps = path.split(separator: ".").map(String.init)
    var part: [String]?
    if let layout = ItemLayout.allCases.first(where: { $0.uikitName == steps.first }) {
      steps.removeFirst()
      guard
        let state = steps.first.flatMap({ name in
          ItemState.tabItem.first { $0.description == name }
        })
      else { return nil }
      steps.removeFirst()
      part = [layout.description, state.description]
    }
    guard let id = leaves[Key(bar: bar, owner: .appearance, path: steps)] else { return nil }
    return property(id, part: part)
  }

  /// Returns a property outside of appearance objects by UIKit's name, or `nil` if the table doesn't have it.
  ///
  /// The name of a setter includes its labels. The owners are tried in order. `prefix` contains UIKit's steps before the name.
  func property(
    _ name: String,
    of owners: [Destination],
    bar: BarKind?,
    below prefix: [String] = []
  ) -> DraftProperty? {
    let plain = Self.plainName(name)
    let capitalized = plain.prefix(1).uppercased() + plain.dropFirst()
    for owner in owners {
      for spelling in [plain, "is" + capitalized] {
        let path = prefix + spelling.split(separator: ".").map(String.init)
        if let id = leaves[Key(bar: bar, owner: owner, path: path)] { return property(id) }
      }
    }
    return nil
  }

  /// Returns the property of a leaf; `part` is a tab item's layout and state.
  func property(_ id: LeafID, part: [String]? = nil) -> DraftProperty {
    let leaf = schema[id]
    var keys = leaf.path.split(separator: ".").map(String.init)
    if leaf.bar != nil { keys.removeFirst() }
    if let part, leaf.isTabItem { keys = part + keys.dropFirst() }
    return DraftProperty(bar: leaf.bar, keys: keys, leaf: id)
  }

  /// Returns the property at a path of a theme, or `nil` if the table doesn't have it.
  func property(at path: String) -> DraftProperty? { schema.leaf(path).map { property($0) } }

  /// Returns `backgroundImage` for `setBackgroundImage(_:for:)`, and other names unchanged.
  static func plainName(_ name: String) -> String {
    guard name.hasPrefix("set"), let end = name.firstIndex(of: "(") else { return name }
    let rest = name[name.index(name.startIndex, offsetBy: 3)..<end]
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
