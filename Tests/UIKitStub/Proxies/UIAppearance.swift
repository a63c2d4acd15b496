// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

@available(iOS 2, *)
@MainActor
public protocol UIAppearance: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
extension UIBarItem: UIAppearance {}

extension UIAppearance where Self: NSObject {
  public static func appearance() -> Self {
    proxy([:], [])
  }

  @available(iOS 9, *)
  public static func appearance(
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy([:], containers)
  }

  @available(iOS 8, *)
  public static func appearance(for traits: UITraitCollection) -> Self {
    proxy(traits.words, [])
  }

  @available(iOS 9, *)
  public static func appearance(
    for traits: UITraitCollection,
    whenContainedInInstancesOf containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    proxy(traits.words, containers)
  }

  private static func proxy(
    _ traits: [String: String],
    _ containers: [any UIAppearanceContainer.Type]
  ) -> Self {
    let key = UIAppearanceProxies.Key(
      class: "\(self)",
      // A type without its module.
      containers: containers.map {
        String(reflecting: $0).split(separator: ".").dropFirst().joined(separator: ".")
      },
      traits: traits
    )
    guard let proxy = UIAppearanceProxies.shared.object(for: key) as? Self else {
      preconditionFailure("the stand-in has no proxies of \(self)")
    }
    return proxy
  }
}
