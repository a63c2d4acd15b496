package import LintelCascade
package import LintelSchema
import LintelTheme

/// The role of each leaf in the schema, worked out once.
package struct LeafRoles: Sendable {
  /// What the builder does with a leaf.
  package enum Role: Hashable, Sendable {
    /// `slot: own` or `slot: system`.
    case slot
    /// The configure call.
    case preset
    /// The object's background color, image, or effect.
    case background
    /// The object's shadow, the line along its edge.
    case shadow
    /// Anything else that an appearance object contains exactly as it's declared.
    case object
    /// A value of a button, whose states and kinds inherit from each other.
    case button(ButtonLeaf)
    /// A value of a tab item, by layout and state.
    case tabItem
    /// A property of the bar, of its items, or of the runtime's work on the bar.
    case bar
    /// A property that a screen sets around its bars, such as the status bar's style.
    case setting
    /// A statement about the app, which outputs don't set.
    case fact
  }

  /// The leaves of one bar that affect more than their own value.
  package struct Landmarks: Sendable {
    /// `slot:`, which declares whose object a slot has.
    package let slot: LeafID
    /// `background.preset:`, which chooses the configure call.
    package let preset: LeafID
    /// `scrollBehavior:`, for navigation bars only.
    package let scrollBehavior: LeafID?
    /// `prefersLargeTitles:`, for navigation bars only.
    package let prefersLargeTitles: LeafID?
    /// Values of items that follow another leaf by default, such as `backButton.tint`, which follows `button.tint`.
    package let inheritedValues: [InheritedValue]
  }

  /// A value of a kind of item, and the leaf that provides it if it isn't declared.
  package struct InheritedValue: Sendable {
    package let leaf: LeafID
    package let source: LeafID
    /// Whether the value isn't inherited where prominent buttons are filled with the tint.
    let endsWithFill: Bool
  }

  /// The roles in Lintel's own schema, worked out once for the whole process.
  package static let standard = LeafRoles(of: .standard)

  package let schema: Schema
  let roles: [Role]
  package let buttons: ButtonTable
  /// The leaf `largeTitleDisplay`, which hides or shows the large title of one screen.
  package let largeTitleDisplay: LeafID
  private let landmarks: CaseMap<BarKind, Landmarks>

  /// Works out the roles of a schema; O(n) in its leaves.
  init(of schema: Schema) {
    self.schema = schema
    let buttons = ButtonTable(of: schema)
    self.buttons = buttons
    roles = schema.leaves.map { Self.role(of: $0, in: buttons) }
    largeTitleDisplay = schema[.largeTitleDisplay]
    landmarks = CaseMap(
      uniqueKeysWithValues: BarKind.allCases.map { ($0, Landmarks(of: $0, in: schema)) }
    )
  }

  /// The role of a leaf; O(1).
  package subscript(leaf: LeafID) -> Role { roles[leaf.index] }

  /// The landmarks of a bar; O(1).
  package subscript(bar: BarKind) -> Landmarks { landmarks[bar] ?? Landmarks(of: bar, in: schema) }

  /// Returns the leaves with a role among the targets of a cascade, ascending.
  package func leaves(_ role: Role, in cascade: Cascade) -> [LeafID] {
    cascade.targets.compactMap { cascade.theme.leaf(of: $0, in: schema) }
      .filter { self[$0] == role }
  }

  func leaves(of bar: BarKind, among targets: [TargetID]) -> [LeafID] {
    targets.compactMap { target in
      guard target.index < schema.leaves.count else { return nil }
      let leaf = LeafID(target.index)
      return schema[leaf].bar == bar ? leaf : nil
    }
  }

  /// Returns the tab item cells in which a leaf can differ.
  func cells(of leaf: LeafID) -> Range<Int> {
    0..<(self[leaf] == .tabItem ? CascadedValues.itemCells : 1)
  }

  /// Returns the role that follows from a leaf's place in the schema.
  private static func role(of leaf: Leaf, in buttons: ButtonTable) -> Role {
    switch leaf.property.destination {
    case .fact: return .fact
    case .slot: return .slot
    case .bar, .item, .runtime, .barController, .scrollView, .searchBar, .navigationItem:
      return leaf.bar == nil ? .setting : .bar
    case .viewController, .window: return .setting
    case .appearance: break
    }
    if leaf.isTabItem { return .tabItem }
    if let button = buttons[leaf.id] { return .button(button) }
    if leaf.property.binding == .configure { return .preset }
    // The path has the bar, one of its components, and the property.
    let steps = leaf.path.utf8.split(separator: UInt8(ascii: "."), maxSplits: 2)
    guard leaf.bar != nil, steps.count == 3 else { return .object }
    switch Substring(steps[1]) {
    case "background": return .background
    case "shadow": return .shadow
    case _: return .object
    }
  }
}

extension LeafRoles.Landmarks {
  init(of bar: BarKind, in schema: Schema) {
    slot = schema[.slot, of: bar]
    preset = schema[.backgroundPreset, of: bar]
    scrollBehavior = bar == .navigationBar ? schema[.scrollBehavior] : nil
    prefersLargeTitles = bar == .navigationBar ? schema[.prefersLargeTitles] : nil
    let plain = "\(bar.rawValue).button."
    inheritedValues = schema.leaves.compactMap { leaf in
      guard leaf.bar == bar, leaf.property.destination == .item, !leaf.path.hasPrefix(plain),
        let source = schema.leaf(plain + leaf.property.name)
      else { return nil }
      let isProminent = leaf.path.hasPrefix("\(bar.rawValue).prominentButton.")
      return LeafRoles.InheritedValue(
        leaf: leaf.id,
        source: source,
        endsWithFill: isProminent && leaf.property.type == .color
      )
    }
  }
}

extension LeafRoles {
  /// The two images of the back indicator, each with the other one.
  var backIndicators: [LeafID: LeafID] {
    let images = ["backIndicatorImage", "backIndicatorTransitionMaskImage"].compactMap { name in
      schema.leaves.first { $0.bar == .navigationBar && $0.uikitPath == [name] }?.id
    }
    return images.count == 2 ? [images[0]: images[1], images[1]: images[0]] : [:]
  }
}
