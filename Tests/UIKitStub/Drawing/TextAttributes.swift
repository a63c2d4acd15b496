// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSAttributedString.Key {
  @available(iOS 6, *)
  public static let font = Self(rawValue: "NSFont")
  @available(iOS 6, *)
  public static let foregroundColor = Self(rawValue: "NSColor")
  @available(iOS 6, *)
  public static let backgroundColor = Self(rawValue: "NSBackgroundColor")
  @available(iOS 6, *)
  public static let kern = Self(rawValue: "NSKern")
  @available(iOS 14, *)
  public static var tracking: Self {
    Simulation.require(140, "NSAttributedString.Key.tracking")
    return Self(rawValue: "CTTracking")
  }
  @available(iOS 7, *)
  public static let baselineOffset = Self(rawValue: "NSBaselineOffset")
  @available(iOS 6, *)
  public static let shadow = Self(rawValue: "NSShadow")
  @available(iOS 6, *)
  public static let paragraphStyle = Self(rawValue: "NSParagraphStyle")
  @available(iOS 6, *)
  public static let ligature = Self(rawValue: "NSLigature")
  @available(iOS 6, *)
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  @available(iOS 6, *)
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  @available(iOS 6, *)
  public static let underlineStyle = Self(rawValue: "NSUnderline")
  @available(iOS 7, *)
  public static let underlineColor = Self(rawValue: "NSUnderlineColor")
  @available(iOS 6, *)
  public static let strikethroughStyle = Self(rawValue: "NSStrikethrough")
  @available(iOS 7, *)
  public static let strikethroughColor = Self(rawValue: "NSStrikethroughColor")
  @available(iOS 7, *)
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  @available(iOS 7, *)
  public static let expansion = Self(rawValue: "NSExpansion")
  @available(iOS 7, *)
  public static let textEffect = Self(rawValue: "NSTextEffect")
}

@available(iOS 6, *)
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let single = NSUnderlineStyle(rawValue: 1)
  @available(iOS 7, *)
  public static let thick = NSUnderlineStyle(rawValue: 2)
  @available(iOS 7, *)
  public static let double = NSUnderlineStyle(rawValue: 9)
  @available(iOS 7, *)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  @available(iOS 7, *)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  @available(iOS 7, *)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x300)
  @available(iOS 7, *)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x400)
  @available(iOS 7, *)
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }
}

extension NSAttributedString {
  @available(iOS 2, *)
  public typealias TextEffectStyle = UIKit.TextEffectStyle
}

extension TextEffectStyle {
  public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
}

@available(iOS 6, *)
public class NSShadow: NSObject {
  public var shadowOffset = CGSize.zero
  public var shadowBlurRadius: CGFloat = 0
  /// A `UIColor`, declared as Apple declares it, which is black with an alpha of 1/3 by default (NSShadow.h).
  public var shadowColor: Any? = UIColor(red: 0, green: 0, blue: 0, alpha: 1 / 3)
}

@available(iOS 6, *)
public enum NSTextAlignment: Int, Sendable {
  case left
  case center
  case right
  case justified
  case natural
}

@available(iOS 6, *)
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping
  case byCharWrapping
  case byClipping
  case byTruncatingHead
  case byTruncatingTail
  case byTruncatingMiddle
}

@available(iOS 6, *)
public class NSParagraphStyle: NSObject, @unchecked Sendable {
  fileprivate struct Values {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineHeightMultiple: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
  }

  fileprivate var values = Values()
}

@available(iOS 6, *)
public class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  public var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }

  public var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }

  public var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }

  public var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }

  public var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }

  public var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }

  public var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
}
