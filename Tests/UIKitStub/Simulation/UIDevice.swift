// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 2, *)
@MainActor
public class UIDevice: NSObject {
  public static let current = UIDevice()

  @available(iOS 3.2, *)
  public var userInterfaceIdiom: UIUserInterfaceIdiom { Simulation.idiom }

  /// The system's version, such as `13.4`.
  public var systemVersion: String {
    "\(Simulation.systemVersion / 10).\(Simulation.systemVersion % 10)"
  }

  nonisolated override init() {
    super.init()
  }
}
