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

open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    @available(iOS 26, *) case prominent = 2

    @available(iOS, introduced: 2, deprecated: 26, renamed: "prominent")
    public static var done: Style { .prominent }
  }

  public var style = Style.plain
  public var tintColor: UIColor?
}
