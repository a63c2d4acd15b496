import LintelSchema

/// A property of a theme below its block: the keys that lead to it, without a slot's.
struct DraftProperty: Hashable, Sendable {
  /// Nil for a property of the block itself.
  let bar: BarKind?
  /// The keys below the bar or the block, such as `["title", "color"]`.
  let keys: [String]
  /// The row of the table.
  let leaf: LeafID

  /// The keys from the block on, with a slot's between the bar's and the others.
  func steps(in slot: SlotKey? = nil) -> [String] {
    (bar.map { [$0.rawValue] } ?? []) + (slot.map { [$0.rawValue] } ?? []) + keys
  }

  /// The path that messages show, such as `navigationBar.title.color`.
  var path: String { steps().joined(separator: ".") }
}

/// Finds properties of a theme by what UIKit calls them; everything comes from the property table.
struct PropertyLookup: Sendable {
  /// The table.
  let schema = Schema.standard
  /// Leaves by where they are set and UIKit's path; tab items without layout and state.
  private let leaves: [Key: LeafID]

  /// Where UIKit has a property.
  private struct Key: Hashable {
    let bar: BarKind?
    let owner: Destination
    let path: [String]
  }

  /// The table's own, which takes a while to make.
  static let standard = PropertyLookup()

  private init() {
    let all = schema.leaves.flatMap { leaf in
      [leaf.uikitPath, leaf.former?.uikitPath].compactMap(\.self).map { path in
        (Key(bar: leaf.bar, owner: leaf.property.destination, path: path), leaf.id)
      }
    }
    leaves = Dictionary(all) { first, _ in first }
  }

  /// The property of an appearance object at one of UIKit's paths, such as `stackedLayoutAppearance.selected.iconColor`.
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

  /// The property that UIKit sets elsewhere than in an appearance object.
  ///
  /// - Parameters:
  ///   - name: UIKit's name; of a setter, the name with labels.
  ///   - owners: whose property it may be, in the order in which they are tried.
  ///   - bar: the bar that has it, nil for a property of a block.
  ///   - prefix: UIKit's steps before the name.
  /// - Returns: nil if the table has none.
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

  /// The property of a leaf; `part` is a tab item's layout and state.
  func property(_ id: LeafID, part: [String]? = nil) -> DraftProperty {
    let leaf = schema[id]
    var keys = leaf.path.split(separator: ".").map(String.init)
    if leaf.bar != nil { keys.removeFirst() }
    if let part, leaf.isTabItem { keys = part + keys.dropFirst() }
    return DraftProperty(bar: leaf.bar, keys: keys, leaf: id)
  }

  /// The property at a path of a theme that the table surely has; nil where it doesn't.
  func property(at path: String) -> DraftProperty? { schema.leaf(path).map { property($0) } }

  /// `setBackgroundImage(_:for:)` as `backgroundImage`; other names as they are.
  static func plainName(_ name: String) -> String {
    guard name.hasPrefix("set"), let end = name.firstIndex(of: "(") else { return name }
    let rest = name[name.index(name.startIndex, offsetBy: 3)..<end]
    return rest.prefix(1).lowercased() + rest.dropFirst()
  }
}
