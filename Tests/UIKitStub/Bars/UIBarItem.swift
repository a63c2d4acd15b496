// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIBarItem: NSObject {
  public var title: String?
  public var image: UIImage?
  public var isEnabled = true
  /// What was set by setters from before appearance objects.
  public internal(set) final var legacySettings: [UIAppearanceProxies.Setting] = []

  public nonisolated override init() {
    super.init()
  }
}
