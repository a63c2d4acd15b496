// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public class UIDevice: NSObject {
  public static let current = UIDevice()

  /// Settable here, so that tests can be on either device.
  public var userInterfaceIdiom = UIUserInterfaceIdiom.phone

  /// Such as `13.4`.
  public var systemVersion: String {
    "\(Simulation.systemVersion / 10).\(Simulation.systemVersion % 10)"
  }

  nonisolated override init() {
    super.init()
  }
}
