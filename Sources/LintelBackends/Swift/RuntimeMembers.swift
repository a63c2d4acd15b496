import LintelSchema

extension BarKind {
  var styleType: String {
    switch self {
    case .navigationBar: "NavigationBarStyle"
    case .toolbar: "ToolbarStyle"
    case .tabBar: "TabBarStyle"
    }
  }
}

/// A member of a bar's style in the runtime library.
struct BarMember {
  enum Kind { case slotColors, scroll, plain }

  let name: String
  let kind: Kind

  init?(_ leaf: Leaf) {
    switch leaf.property.destination {
    case .item:
      let family =
        switch leaf.uikitPath.first ?? "" {
        case "backBarButtonItem": "backButton"
        case "prominentBarButtonItems": "prominentButton"
        default: "button"
        }
      (name, kind) =
        leaf.property.variesBySlot
        ? ("\(family)TintColor", .slotColors)
        : ("\(family)Glass.\(leaf.uikitPath.last ?? "")", .plain)
    case .runtime:
      guard leaf.bar != nil else { return nil }
      guard leaf.uikitPath.first == "scroll" else { Self.fail(leaf) }
      (name, kind) = ("scrollBehavior", .scroll)
    case .scrollView: (name, kind) = ("edgeEffect.\(leaf.uikitPath.last ?? "")", .plain)
    case .searchBar, .navigationItem:
      guard leaf.bar != nil else { return nil }
      guard leaf.uikitPath.first == "searchBar" else { Self.fail(leaf) }
      (name, kind) = ("search.\(leaf.uikitPath.dropFirst().joined(separator: "."))", .plain)
    case .bar, .barController:
      name = leaf.uikitPath.last ?? leaf.property.name
      kind =
        leaf.property.destination == .bar && leaf.property.variesBySlot ? .slotColors : .plain
    case .appearance, .viewController, .window, .slot, .fact: return nil
    }
  }

  /// Stops for a row of the table that isn't covered here, because outputs would otherwise leave it out.
  private static func fail(_ leaf: Leaf) -> Never {
    preconditionFailure("the runtime library has no member for '\(leaf.path)'")
  }
}

/// A member of the runtime library's `ScreenSettings`.
struct SettingsMember {
  let name: String
  let initial: SwiftExpression

  init?(_ leaf: Leaf) {
    switch leaf.property.destination {
    case .window, .viewController, .navigationItem, .runtime: break
    case .appearance, .bar, .item, .barController, .scrollView, .searchBar, .slot, .fact: return nil
    }
    let own = leaf.property.name
    name = Self.names[own] ?? own
    // By default, the scheme is chosen for each push, which differs from `none`, the first keyword.
    initial = own == "transition" ? .name(".automatic") : Self.uikitValue(of: leaf.property)
  }

  private static func uikitValue(of property: Property) -> SwiftExpression {
    switch property.type {
    case .color, .font, .image, .effect, .string: .none
    case .offset: .name(".zero")
    case .number: .number(0)
    case .boolean: .boolean(property.initial == "true")
    case .keyword(let set): .implicit((set[property.initial] ?? set.all.first)?.uikitName ?? "")
    }
  }

  /// The names that are clearer in the runtime library than the theme's, which depend on where they are.
  private static let names = [
    "tint": "windowTintColor", "statusBar": "statusBarStyle",
    "largeTitleDisplay": "largeTitleDisplayMode",
  ]
}
