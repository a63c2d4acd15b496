// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
@MainActor
open class UIBarItem: IsolatedObject {
  public var title: String?
  public var image: UIImage?
  public var isEnabled = true
  /// The values set by setters from before appearance objects.
  public internal(set) final var legacySettings: [UIAppearanceProxies.Setting] = []

  public init() {
    super.init(sealed: ())
  }
}
