import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes the values that a screen and a window have on systems before iOS 13.
struct LegacySettings {
  enum Owner: String {
    case viewController = "UIViewController"
    case window = "UIWindow"
  }

  private let owner: Owner
  private let values: DecidedValues
  private(set) var functions: DecisionFunctions

  init(_ owner: Owner, _ values: DecidedValues) {
    self.owner = owner
    self.values = values
    functions = DecisionFunctions(values, host: .uikitClass(theme: values.names.type))
  }

  /// The properties of a screen that those systems have, by the runtime library's name.
  private static let targets = [
    "hidesBottomBar": "hidesBottomBarWhenPushed",
    "extendsUnderOpaqueBars": "extendedLayoutIncludesOpaqueBars",
    "largeTitleDisplayMode": "navigationItem.largeTitleDisplayMode",
    "backButtonTitle": "navigationItem.backButtonTitle",
    "windowTintColor": "viewIfLoaded?.window?.tintColor",
  ]
  /// The setters that have an `animated` parameter.
  private static let setters = [
    "hidesNavigationBar": "navigationController?.setNavigationBarHidden",
    "hidesToolbar": "navigationController?.setToolbarHidden",
  ]

  mutating func body(of settings: [DecidedLegacy.Value]) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    for setting in settings {
      guard let member = SettingsMember(Schema.standard[setting.leaf]) else { continue }
      if owner == .window {
        guard member.name == "windowTintColor" else { continue }
        result.append(.assignment("tintColor", expression(setting, member)))
      } else if let target = Self.targets[member.name] {
        result.append(.assignment(target, expression(setting, member)))
      } else if let setter = Self.setters[member.name] {
        let value = SwiftArgument(nil, expression(setting, member))
        result.append(.call(setter, [value, SwiftArgument("animated", .boolean(false))]))
      }
    }
    return result
  }

  private mutating func expression(
    _ setting: DecidedLegacy.Value,
    _ member: SettingsMember
  ) -> SwiftExpression {
    let (leaf, values) = (Schema.standard[setting.leaf], values)
    let type = leaf.property.type
    let subject = DecisionFunctions.Subject(
      name: LegacyStatements.name(of: setting.path, values.names),
      type: type == .color ? "UIColor?" : leaf.property.swiftType,
      summary: "The theme's value of `\(leaf.path)`, or UIKit's own."
    ) { outcome in
      let initial = ContextualExpression(code: member.initial)
      guard let value = outcome.resolved?.beforeIOS13, !value.isNewer(as: type) else {
        return initial
      }
      return values.value(.resolved(value), as: type) ?? initial
    }
    return functions.expression(setting.content.whole, subject).code
  }
}

extension ResolvedValue {
  /// Returns whether the value is a keyword that came with appearance objects or later; older systems keep UIKit's own behavior.
  fileprivate func isNewer(as type: ValueType) -> Bool {
    guard case .keyword(let name) = self, case .keyword(let set) = type,
      let introduced = set[name]?.introduced
    else { return false }
    return introduced >= oldestIOS
  }
}
