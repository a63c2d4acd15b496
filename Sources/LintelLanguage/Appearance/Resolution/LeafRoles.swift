import LintelSchema

/// What each leaf of the table is to an appearance tree, worked out once.
struct LeafRoles: Sendable {
  enum Role: Hashable, Sendable {
    /// `slot: own` or `slot: system`.
    case slot
    /// The configure call.
    case preset
    case background
    case shadow
    /// Anything else that an appearance object holds just as it is declared.
    case object
    case button(ButtonLeaf)
    case tabItem
    /// A property of the bar, of its items, or of the runtime's work on the bar.
    case bar
    case setting
    case fact
  }

  /// The leaves of one bar that decide more than their own value.
  struct Landmarks: Sendable {
    let slot: LeafID
    let preset: LeafID
    let scrollBehavior: LeafID?
    let prefersLargeTitles: LeafID?
    /// Item tints that follow another leaf by default, such as `backButton.tint` after
    /// `button.tint`.
    let inheritedTints: [(leaf: LeafID, source: LeafID, family: ButtonFamily)]
  }

  static let standard = LeafRoles(of: .standard)

  let schema: Schema
  /// Indexed by leaf.
  let roles: [Role]
  let buttons: ButtonTable
  let largeTitleDisplay: LeafID
  private let landmarks: CaseMap<BarKind, Landmarks>

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

  subscript(leaf: LeafID) -> Role {
    roles[leaf.index]
  }

  subscript(bar: BarKind) -> Landmarks {
    landmarks[bar] ?? Landmarks(of: bar, in: schema)
  }

  private static func role(of leaf: Leaf, in buttons: ButtonTable) -> Role {
    switch leaf.property.way {
    case .fact: return .fact
    case .slot: return .slot
    case .bar, .item, .runtime: return leaf.bar == nil ? .setting : .bar
    case .navigationItem, .viewController, .window: return .setting
    case .appearance: break
    }
    if leaf.isTabItem { return .tabItem }
    if let button = buttons[leaf.id] { return .button(button) }
    if leaf.property.binding == .configure { return .preset }
    // The bar, a component of it, and the property.
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
    let source = schema[.buttonTint, of: bar]
    let tints: [(PartLeafName, ButtonFamily)] = [
      (.backButtonTint, .backButton), (.prominentButtonTint, .prominentButton),
    ]
    inheritedTints = tints.compactMap { name, family in
      guard let source, let leaf = schema[name, of: bar] else { return nil }
      return (leaf, source, family)
    }
  }
}
