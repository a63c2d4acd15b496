// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
open class UIView: NSObject {
  public enum ContentMode: Int, Sendable {
    case scaleToFill
    case scaleAspectFit
    case scaleAspectFill
    case redraw
    case center
    case top
    case bottom
    case left
    case right
    case topLeft
    case topRight
    case bottomLeft
    case bottomRight
  }

  /// An implicitly unwrapped optional, as Apple declares it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var tintColor: UIColor!
  public var alpha: CGFloat = 1
  public var isHidden = false
  @available(iOS 13, *)
  public var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  public var traitCollection = UITraitCollection()
  /// Settable here, since nothing shows views on Linux.
  public weak var window: UIWindow?

  public nonisolated override init() {
    super.init()
  }
}

open class UIWindow: UIView {}

open class UIScrollView: UIView {
  public var contentOffset = CGPoint.zero
  public var adjustedContentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

@MainActor
public class UIDevice: NSObject {
  public static let current = UIDevice()

  /// Settable here, so that tests can be on either device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone

  nonisolated override init() {
    super.init()
  }
}
