import LintelSchema
import LintelTheme

@testable import LintelAppearance

/// Finds UIKit's versions among a space's steps.
extension BoxSpace {
  /// The first step at or after a version.
  func firstStep(from version: Version) -> Int16 {
    Int16(steps.firstIndex { $0.first >= version } ?? steps.count)
  }

  /// The first step with appearance objects, or `nil` if all steps have them.
  var legacyEnd: Int16? {
    let step = firstStep(from: UIKitCuts.objects)
    return step == 0 ? nil : step
  }
}

/// Finds the versions at which UIKit's own rules matter.
extension UIKitCuts {
  /// The versions at which declarations may resolve differently, besides those that they mention and those for scroll edges and objects.
  static func cuts(
    for declarations: [Declaration],
    _ theme: Theme,
    _ roles: LeafRoles
  ) -> [Version] {
    let hasButtons = declarations.contains { declaration in
      guard let leaf = theme.leaf(of: declaration.target, in: roles.schema) else { return false }
      switch roles[leaf] {
      case .button: return true
      case .bar: return roles.schema[leaf].property.destination == .item
      case .slot, .preset, .background, .shadow, .object, .tabItem, .setting, .fact: return false
      }
    }
    return hasButtons ? [prominentButtons] : []
  }
}
