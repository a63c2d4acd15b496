// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public struct UIOffset: Hashable, Sendable {
  public var horizontal: CGFloat
  public var vertical: CGFloat

  public init() {
    self.init(horizontal: 0, vertical: 0)
  }

  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static var zero: UIOffset { UIOffset() }
}

public struct UIEdgeInsets: Hashable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

@MainActor
open class UIVisualEffect: NSObject, NSCopying {
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

@MainActor
public class UIBlurEffect: UIVisualEffect {
  public enum Style: Int, Sendable {
    case extraLight
    case light
    case dark
    case regular = 4
    case prominent
    @available(iOS 13, *) case systemUltraThinMaterial
    @available(iOS 13, *) case systemThinMaterial
    @available(iOS 13, *) case systemMaterial
    @available(iOS 13, *) case systemThickMaterial
    @available(iOS 13, *) case systemChromeMaterial
    @available(iOS 13, *) case systemUltraThinMaterialLight
    @available(iOS 13, *) case systemThinMaterialLight
    @available(iOS 13, *) case systemMaterialLight
    @available(iOS 13, *) case systemThickMaterialLight
    @available(iOS 13, *) case systemChromeMaterialLight
    @available(iOS 13, *) case systemUltraThinMaterialDark
    @available(iOS 13, *) case systemThinMaterialDark
    @available(iOS 13, *) case systemMaterialDark
    @available(iOS 13, *) case systemThickMaterialDark
    @available(iOS 13, *) case systemChromeMaterialDark
  }

  /// What the effect was made from.
  public let style: Style

  public init(style: Style) {
    self.style = style
  }
}

public enum UIBarStyle: Int, Sendable {
  case `default`
  case black
}

public enum UIBarPosition: Int, Sendable {
  case any
  case bottom
  case top
  case topAttached
}

public enum UIBarMetrics: Int, Sendable {
  case `default`
  case compact
  case defaultPrompt = 101
  case compactPrompt
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default`
  case lightContent
  case darkContent = 3
}

public struct UIControl {
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static var normal: State { [] }
    public static let highlighted = State(rawValue: 1)
    public static let disabled = State(rawValue: 2)
    public static let selected = State(rawValue: 4)
    @available(iOS 9, *)
    public static let focused = State(rawValue: 8)
  }
}
