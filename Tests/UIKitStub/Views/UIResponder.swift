// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
@MainActor
open class UIResponder: IsolatedObject {
  open var next: UIResponder? { nil }
}
