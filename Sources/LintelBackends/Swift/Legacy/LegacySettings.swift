import LintelAppearance
import LintelSchema
import LintelTheme

/// Spells what a screen and a window are given below iOS 13.
struct LegacySettings {
  /// Whose extension the statements are in.
  enum Owner: String {
    case viewController = "UIViewController"
    case window = "UIWindow"
  }

  let values: SwiftValues
  let schema: Schema

  /// What of a screen those systems have, by the runtime's name.
  private static let targets: [String: SwiftTarget] = [
    "hidesBottomBar": .property("hidesBottomBarWhenPushed"),
    "extendsUnderOpaqueBars": .property("extendedLayoutIncludesOpaqueBars"),
    "largeTitleDisplayMode": .property("navigationItem.largeTitleDisplayMode"),
    "backButtonTitle": .property("navigationItem.backButtonTitle"),
    "windowTintColor": .property("viewIfLoaded?.window?.tintColor"),
    "hidesNavigationBar": .hiding("navigationController?.setNavigationBarHidden"),
    "hidesToolbar": .hiding("navigationController?.setToolbarHidden"),
  ]

  private enum SwiftTarget {
    case property(String)
    /// A setter with `animated`.
    case hiding(String)
  }

  /// Those of some leaves that an owner has.
  func leaves(_ leaves: [LeafID], of owner: Owner) -> [LeafID] {
    leaves.filter { leaf in
      guard let member = SettingsMember(schema[leaf]) else { return false }
      switch owner {
      case .viewController: return Self.targets[member.name] != nil
      case .window: return member.name == "windowTintColor"
      }
    }
  }

  /// Sets all leaves: to the settings' own values, or to UIKit's.
  func body(of settings: Settings?, _ leaves: [LeafID], _ owner: Owner) -> [SwiftStatement] {
    leaves.compactMap { leaf -> SwiftStatement? in
      guard let member = SettingsMember(schema[leaf]) else { return nil }
      let own = settings?.values.first { $0.leaf == leaf }?.value.beforeIOS13
      let value = own.map { expression($0, leaf) } ?? member.initial
      if owner == .window { return .assignment("tintColor", value) }
      switch Self.targets[member.name] {
      case .property(let name): return .assignment(name, value)
      case .hiding(let setter):
        let animated = SwiftArgument("animated", .boolean(false))
        return .expression(.call(setter, [SwiftArgument(nil, value), animated]))
      case nil: return nil
      }
    }
  }

  /// A keyword that came later is UIKit's own behavior there.
  private func expression(_ value: ResolvedValue, _ leaf: LeafID) -> SwiftExpression {
    let property = schema[leaf].property
    if case .keyword(let name) = value, case .keyword(let set) = property.type,
      let introduced = set[name]?.introduced, introduced >= oldestIOS
    {
      return SettingsMember(schema[leaf])?.initial ?? .none
    }
    return values.value(value, of: property)
  }
}
