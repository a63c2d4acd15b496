// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Synchronization

extension UITraitCollection {
  /// Whether colors may look different, which doesn't depend on size classes or the content size (UITraitCollection.h).
  @available(iOS 13, *)
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    guard let other = traitCollection?.traits else { return true }
    return traits.style != other.style || traits.contrast != other.contrast
      || traits.idiom != other.idiom || traits.level != other.level || traits.gamut != other.gamut
  }

  /// The traits for which dynamic colors are resolved if the caller doesn't specify any.
  @available(iOS 13, *)
  public class var current: UITraitCollection {
    get { ambient.get().traits.withLock { $0 } }
    set { ambient.get().traits.withLock { $0 = newValue } }
  }

  private final class Ambient: Sendable {
    let traits: Mutex<UITraitCollection>

    init(_ traits: UITraitCollection) {
      self.traits = Mutex(traits)
    }
  }

  private static let ambient = TaskLocal(wrappedValue: Ambient(UITraitCollection()))

  /// Runs actions with these traits as the current ones.
  @available(iOS 13, *)
  public func performAsCurrent(_ actions: () -> Void) {
    Self.ambient.withValue(Ambient(self), operation: actions)
  }

  /// The traits of a device in portrait with the light style.
  @MainActor
  static var device: UITraitCollection {
    let idiom = UIDevice.current.userInterfaceIdiom
    return UITraitCollection(
      Traits(
        style: .light,
        contrast: .normal,
        idiom: idiom,
        level: .base,
        horizontal: (idiom == .pad) == Simulation.hasUnusualWidth ? .compact : .regular,
        vertical: Simulation.isCompactHeight ? .compact : .regular,
        category: .large
      )
    )
  }

  func overriding(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified else { return self }
    var traits = traits
    traits.style = style
    return UITraitCollection(traits)
  }
}

/// An object with traits, such as a window, view, or view controller.
@available(iOS 8, *)
@MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
