// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@available(iOS 13, *)
@MainActor
open class UIMenuElement: NSObject {
  @available(iOS 13, *)
  public enum State: Int, Sendable {
    case off
    case on
    case mixed
  }

  public let title: String

  init(title: String) {
    self.title = title
  }
}

@available(iOS 13, *)
open class UIAction: UIMenuElement {
  public var state: State
  private let handler: (UIAction) -> Void

  public init(
    title: String = "",
    state: State = .off,
    handler: @escaping (UIAction) -> Void
  ) {
    self.state = state
    self.handler = handler
    super.init(title: title)
  }

  /// Runs the action, as a tap on the button or on the menu's row does.
  public func tap() {
    handler(self)
  }
}

@available(iOS 13, *)
open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]

  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}
