// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 26, *)
@MainActor
public final class UIScrollEdgeEffect: NSObject {
  /// A class with one object for each style, as in UIKit.
  public final class Style: NSObject, Sendable {
    public let name: String

    private init(_ name: String) {
      self.name = name
    }

    public static let automatic = Style("automatic")
    public static let soft = Style("soft")
    public static let hard = Style("hard")
  }

  public var style = Style.automatic {
    didSet { Simulation.require(260, "UIScrollEdgeEffect.style") }
  }
  public var isHidden = false {
    didSet { Simulation.require(260, "UIScrollEdgeEffect.isHidden") }
  }

  nonisolated override init() {
    super.init()
  }
}
