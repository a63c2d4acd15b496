/// The value of a legacy property that nobody has set.
package enum LegacyInitial: Hashable, Sendable {
  /// The value `nil`.
  case none
  case boolean(Bool)
  /// The first case of the property's enumeration.
  case keyword(String)
  case zero
  case zeroOffset
}

extension LegacyProperty {
  /// UIKit's own value; setting it is the closest that an app can get to removing a proxy's setting.
  package var initial: LegacyInitial {
    if isOptional { return .none }
    switch type {
    case .textAttributes: return .none
    case .value(let type):
      switch type {
      // Bars have let content through by default since iOS 7 (UINavigationBar.h, UIToolbar.h).
      case .boolean: return .boolean(name == "isTranslucent")
      case .keyword(let set): return set.all.first.map { .keyword($0.name) } ?? .none
      case .number: return .zero
      case .offset: return .zeroOffset
      case .color, .font, .image, .effect, .string: return .none
      }
    }
  }
}
