// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIResponder: NSObject {
  // Foundation's `init()` belongs to no actor. It is not inherited, so that views and controllers are free to have one on
  // the main actor, as they do in UIKit.
  public nonisolated init(sealed: ()) {
    super.init()
  }

  open var next: UIResponder? { nil }
}
