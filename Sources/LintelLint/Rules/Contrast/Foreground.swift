import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// A visible text or icon on a bar, with the property that colors it.
struct Foreground {
  /// The use of a property's color.
  enum Role: Hashable, CaseIterable {
    /// Text below WCAG's large size, which needs a contrast of 4.5:1.
    case text
    /// Large text by WCAG's definition.
    case largeText
    /// An icon without text, which needs a contrast of 3:1.
    case icon
    /// Text on the badge of its own item.
    case badge
    /// Text on a button that iOS 26 fills with the tint.
    case prominentText
    case fieldText
    case fieldIcon
    /// The search field itself, on the bar.
    case field
  }

  let leaf: LeafID
  let color: ResolvedColor
  let role: Role
  /// The layout of a tab item, or `nil` for everything else.
  let layout: ItemLayout?
  /// The state of a tab item, or `nil` for everything else.
  let state: ItemState?
}

/// The properties of each bar that color texts and icons.
struct ForegroundLeaves {
  /// UIKit's default color of badges.
  private static let plainBadge = ResolvedColor.system("systemRed", alpha: 1)

  private let roles: [LeafID: Foreground.Role]
  private let badgeBackground = Schema.standard[.badgeBackground]
  private let field = Schema.standard[.searchField]
  /// The properties that fill prominent buttons, the nearest first.
  private let fills: [BarKind: [LeafID]]
  /// For the tint of each bar, the properties that leave it no text to color if all of them have a color.
  private let tintCovers: [LeafID: [DecidedBar.Place]]

  init() {
    let schema = Schema.standard
    var roles: [LeafID: Foreground.Role] = [:]
    let names: [(PartLeafName, Foreground.Role)] = [
      (.titleColor, .text), (.subtitleColor, .text), (.largeSubtitleColor, .text),
      (.largeTitleColor, .largeText), (.buttonColor, .text), (.backButtonColor, .text),
      (.prominentButtonColor, .prominentText), (.itemTitleColor, .text), (.itemIconColor, .icon),
      (.badgeTitleColor, .badge), (.unselectedTint, .text), (.buttonTint, .text),
      (.backButtonTint, .text),
    ]
    for bar in BarKind.allCases {
      roles[schema[.tint, of: bar]] = .text
      for (name, role) in names {
        if let leaf = schema[name, of: bar] { roles[leaf] = role }
      }
    }
    for name in [LeafName.searchText, .searchPlaceholder] { roles[schema[name]] = .fieldText }
    roles[schema[.searchIcon]] = .fieldIcon
    roles[schema[.searchField]] = .field
    self.roles = roles
    tintCovers = BarKind.allCases.reduce(into: [:]) { covers, bar in
      let buttons = schema[.buttonColor, of: bar].map { [DecidedBar.Place(leaf: $0, item: -1)] }
      let items = [schema[.itemTitleColor, of: bar], schema[.itemIconColor, of: bar]]
        .compactMap(\.self).flatMap { leaf in
          ItemLayout.allCases.map { layout in
            DecidedBar.Place(leaf: leaf, item: Int8(ItemPart.cell(layout, .selected)))
          }
        }
      covers[schema[.tint, of: bar]] = buttons ?? items
    }
    fills = BarKind.allCases.reduce(into: [:]) { fills, bar in
      fills[bar] = [schema[.prominentButtonTint, of: bar], schema[.tint, of: bar]]
        .compactMap(\.self)
    }
  }

  /// The use of a property's color, or `nil` if it doesn't color a text, an icon, or the search field.
  func role(of leaf: LeafID) -> Foreground.Role? { roles[leaf] }

  /// The property of the plain button that a property of a back button or prominent button falls back to, or `nil` for other properties.
  func plain(_ leaf: LeafID, of bar: BarKind) -> LeafID? {
    let schema = Schema.standard
    let plain: [(PartLeafName, PartLeafName)] = [
      (.backButtonColor, .buttonColor), (.prominentButtonColor, .buttonColor),
      (.backButtonTint, .buttonTint),
    ]
    for (name, other) in plain where schema[name, of: bar] == leaf { return schema[other, of: bar] }
    return nil
  }

  /// Decides whether every text that a bar's tint would color has its own color, which is always `no` for properties that aren't tints.
  func coversTint(
    _ leaf: LeafID,
    _ bar: ShownBar,
    in slot: AppearanceSlot,
    _ looks: Looks
  ) throws(TooLarge) -> DecisionID {
    guard let covers = tintCovers[leaf] else { return DecisionID(.no) }
    var result = DecisionID(.yes)
    for place in covers {
      let isColored = looks.decisions.test(try bar.value(of: place, in: slot)) {
        $0.resolved?.color != nil
      }
      result = try looks.decisions.both(result, isColored)
    }
    return result
  }

  /// The color of the badge behind its text, in all contexts at once.
  func badge(
    of text: DecidedBar.Place,
    _ bar: ShownBar,
    in slot: AppearanceSlot,
    _ looks: Looks
  ) throws(TooLarge) -> DecisionID {
    let place = DecidedBar.Place(leaf: badgeBackground, item: text.item)
    return looks.decisions.map(try bar.value(of: place, in: slot)) {
      .resolved(.color($0.resolved?.color ?? Self.plainBadge))
    }
  }

  /// The fill of a prominent button on iOS 26: its own tint, or the bar's, in all contexts at once.
  func fill(
    of bar: ShownBar,
    in slot: AppearanceSlot,
    _ looks: Looks
  ) throws(TooLarge) -> DecisionID {
    var result = looks.decisions.constant(.undeclared)
    for leaf in (fills[bar.kind] ?? []).reversed() {
      let own = try bar.ownValue(of: leaf, in: slot)
      let isColor = looks.decisions.test(own) { $0.resolved?.color != nil }
      result = try looks.decisions.choose(isColor, own, result)
    }
    return result
  }

  /// The color of the search field, in all contexts at once.
  func field(_ bar: ShownBar, in slot: AppearanceSlot) throws(TooLarge) -> DecisionID {
    try bar.ownValue(of: field, in: slot)
  }

  /// The color of the search field, or `nil` if the theme doesn't set it.
  func field(of bar: ResolvedContext.ResolvedBar, in slot: AppearanceSlot) -> ResolvedColor? {
    bar.value(of: field, in: slot)?.color
  }

  /// The visible texts and icons in a slot.
  func foregrounds(
    _ bar: ResolvedContext.ResolvedBar,
    _ object: Appearance?,
    in slot: AppearanceSlot
  ) -> [Foreground] {
    typealias Part = (leaf: LeafID, value: ResolvedValue, layout: ItemLayout?, state: ItemState?)
    let own = bar.values.filter { $0.slots.contains(slot) }
      .map { Part($0.leaf, $0.value, nil, nil) }
    let parts = (object?.values ?? []).map { Part($0.leaf, $0.value, $0.layout, $0.state) }
    return (own + parts).compactMap { leaf, value, layout, state in
      // WCAG exempts disabled states.
      guard let role = roles[leaf], let color = value.color, state != .disabled else { return nil }
      let state = layout == nil ? nil : state
      return Foreground(leaf: leaf, color: color, role: role, layout: layout, state: state)
    }
  }

  /// The color of the badge behind its text, red by default.
  func badge(of text: Foreground, in object: Appearance?) -> ResolvedColor {
    let value = object?.values.first {
      $0.leaf == badgeBackground && $0.layout == text.layout && $0.state == text.state
    }
    return value?.value.color ?? Self.plainBadge
  }

  /// The fill of a prominent button on iOS 26: its own tint, or the bar's, or `nil` if the theme sets neither.
  func fill(of bar: ResolvedContext.ResolvedBar, in slot: AppearanceSlot) -> ResolvedColor? {
    (fills[bar.kind] ?? []).lazy.compactMap { bar.value(of: $0, in: slot)?.color }.first
  }
}
