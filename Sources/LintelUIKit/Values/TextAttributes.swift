#if canImport(UIKit)
public import UIKit

/// The text attributes that a theme sets, each with the type that UIKit expects but can't check.
@_spi(Generated)
public nonisolated struct BarTextAttributes {
  /// The font of the text.
  public var font: UIFont?
  /// The color of the text.
  public var foregroundColor: UIColor?
  /// The color behind the text.
  public var backgroundColor: UIColor?
  /// Points added after each character.
  public var kern: CGFloat?
  /// Points added between characters; nothing below iOS 14.
  public var tracking: CGFloat?
  /// Points above the baseline.
  public var baselineOffset: CGFloat?
  /// The shadow of the text.
  public var shadow: TextShadow?
  /// The line under the text.
  public var underlineStyle: NSUnderlineStyle?
  /// The color of the line under the text.
  public var underlineColor: UIColor?
  /// The line through the text.
  public var strikethroughStyle: NSUnderlineStyle?
  /// The color of the line through the text.
  public var strikethroughColor: UIColor?
  /// The color of the characters' outline.
  public var strokeColor: UIColor?
  /// The width of the outline in percent of the font's size; negative to fill the characters too.
  public var strokeWidth: CGFloat?
  /// 1 for the font's standard ligatures, 0 for none.
  public var ligature: Int?
  /// The skew of the characters.
  public var obliqueness: CGFloat?
  /// The logarithm of the factor by which the characters are widened.
  public var expansion: CGFloat?
  /// The effect that the text is drawn with.
  public var textEffect: NSAttributedString.TextEffectStyle?
  /// The layout of the line.
  public var paragraphStyle: NSParagraphStyle?

  /// Attributes whose values are objects of UIKit's, each nil for none.
  public init(
    font: UIFont? = nil,
    foregroundColor: UIColor? = nil,
    backgroundColor: UIColor? = nil,
    underlineColor: UIColor? = nil,
    strikethroughColor: UIColor? = nil,
    strokeColor: UIColor? = nil
  ) {
    self.font = font
    self.foregroundColor = foregroundColor
    self.backgroundColor = backgroundColor
    self.underlineColor = underlineColor
    self.strikethroughColor = strikethroughColor
    self.strokeColor = strokeColor
  }

  /// The attributes as appearance objects take them.
  public var dictionary: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = font
    result[.foregroundColor] = foregroundColor
    result[.backgroundColor] = backgroundColor
    result[.kern] = kern
    if #available(iOS 14, *) { result[.tracking] = tracking }
    result[.baselineOffset] = baselineOffset
    result[.shadow] = shadow?.nsShadow
    result[.underlineStyle] = underlineStyle?.rawValue
    result[.underlineColor] = underlineColor
    result[.strikethroughStyle] = strikethroughStyle?.rawValue
    result[.strikethroughColor] = strikethroughColor
    result[.strokeColor] = strokeColor
    result[.strokeWidth] = strokeWidth
    result[.ligature] = ligature
    result[.obliqueness] = obliqueness
    result[.expansion] = expansion
    result[.textEffect] = textEffect?.rawValue
    result[.paragraphStyle] = paragraphStyle
    return result
  }
}

/// The shadow of a text.
@_spi(Generated)
public nonisolated struct TextShadow: Sendable {
  /// Nil for UIKit's own, black with an alpha of a third.
  public var shadowColor: UIColor?
  /// Points.
  public var shadowOffset = UIOffset.zero
  /// Points.
  public var shadowBlurRadius: CGFloat = 0

  /// A shadow without offset and blur.
  public init() {}

  fileprivate var nsShadow: NSShadow {
    let shadow = NSShadow()
    if let shadowColor { shadow.shadowColor = shadowColor }
    shadow.shadowOffset = CGSize(width: shadowOffset.horizontal, height: shadowOffset.vertical)
    shadow.shadowBlurRadius = shadowBlurRadius
    return shadow
  }
}
#endif
