// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIBarItem: NSObject {
  public var title: String?
  public var image: UIImage?
  public var isEnabled = true

  public nonisolated override init() {
    super.init()
  }
}
