// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A trait that an observer registers for (UITrait.h of iOS 17).
@available(iOS 17, *)
public protocol UITraitDefinition {
  associatedtype Value
}

@available(iOS 17, *)
public typealias UITrait = any UITraitDefinition.Type

@available(iOS 17, *)
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  public typealias Value = UIUserInterfaceStyle
}

@available(iOS 17, *)
public struct UITraitAccessibilityContrast: UITraitDefinition {
  public typealias Value = UIAccessibilityContrast
}

@available(iOS 17, *)
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
}

@available(iOS 17, *)
public struct UITraitVerticalSizeClass: UITraitDefinition {
  public typealias Value = UIUserInterfaceSizeClass
}

@available(iOS 17, *)
public struct UITraitLegibilityWeight: UITraitDefinition {
  public typealias Value = UILegibilityWeight
}

@available(iOS 17, *)
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  public typealias Value = UIContentSizeCategory
}

@available(iOS 17, *)
public protocol UITraitChangeRegistration: NSObjectProtocol {}

@available(iOS 17, *)
@MainActor
public protocol UITraitChangeObservable {}

@available(iOS 17, *)
extension UIView: UITraitChangeObservable {}

@available(iOS 17, *)
private final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {}

@available(iOS 17, *)
extension UITraitChangeObservable {
  /// Calls a closure after any of the traits changes, as long as the object exists.
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait],
    handler: @escaping (_ environment: Environment, _ previousCollection: UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    Simulation.require(170, "UIView.registerForTraitChanges")
    if let view = self as? UIView {
      view.traitChangeHandlers.append { [weak view] previous in
        guard let view, let environment = view as? Environment,
          previous.differs(from: view.traitCollection, in: traits)
        else { return }
        handler(environment, previous)
      }
    }
    return TraitChangeRegistration()
  }
}

extension UITraitCollection {
  @available(iOS 17, *)
  fileprivate func differs(from other: UITraitCollection, in traits: [UITrait]) -> Bool {
    traits.contains { trait in
      switch trait {
      case is UITraitUserInterfaceStyle.Type: userInterfaceStyle != other.userInterfaceStyle
      case is UITraitAccessibilityContrast.Type:
        accessibilityContrast != other.accessibilityContrast
      case is UITraitHorizontalSizeClass.Type: horizontalSizeClass != other.horizontalSizeClass
      case is UITraitVerticalSizeClass.Type: verticalSizeClass != other.verticalSizeClass
      case is UITraitLegibilityWeight.Type: legibilityWeight != other.legibilityWeight
      case is UITraitPreferredContentSizeCategory.Type:
        preferredContentSizeCategory != other.preferredContentSizeCategory
      default: false
      }
    }
  }
}
