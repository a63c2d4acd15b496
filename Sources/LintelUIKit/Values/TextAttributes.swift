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
  /// Points added between characters; no effect before iOS 14.
  public var tracking: CGFloat?
  /// Points above the baseline.
  public var baselineOffset: CGFloat?
  /// The shadow of the text.
  public var shadow: TextShadow
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
  public var paragraphStyle: TextParagraph

  /// Creates attributes; those that are `nil` aren't set.
  public init(
    font: UIFont? = nil,
    foregroundColor: UIColor? = nil,
    backgroundColor: UIColor? = nil,
    kern: CGFloat? = nil,
    tracking: CGFloat? = nil,
    baselineOffset: CGFloat? = nil,
    shadow: TextShadow = TextShadow(),
    underlineStyle: NSUnderlineStyle? = nil,
    underlineColor: UIColor? = nil,
    strikethroughStyle: NSUnderlineStyle? = nil,
    strikethroughColor: UIColor? = nil,
    strokeColor: UIColor? = nil,
    strokeWidth: CGFloat? = nil,
    ligature: Int? = nil,
    obliqueness: CGFloat? = nil,
    expansion: CGFloat? = nil,
    textEffect: NSAttributedString.TextEffectStyle? = nil,
    paragraphStyle: TextParagraph = TextParagraph()
  ) {
    self.font = font
    self.foregroundColor = foregroundColor
    self.backgroundColor = backgroundColor
    self.kern = kern
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.shadow = shadow
    self.underlineStyle = underlineStyle
    self.underlineColor = underlineColor
    self.strikethroughStyle = strikethroughStyle
    self.strikethroughColor = strikethroughColor
    self.strokeColor = strokeColor
    self.strokeWidth = strokeWidth
    self.ligature = ligature
    self.obliqueness = obliqueness
    self.expansion = expansion
    self.textEffect = textEffect
    self.paragraphStyle = paragraphStyle
  }

  /// The attributes as a dictionary for appearance objects.
  public var dictionary: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = font
    result[.foregroundColor] = foregroundColor
    result[.backgroundColor] = backgroundColor
    result[.kern] = kern
    if #available(iOS 14, *) { result[.tracking] = tracking }
    result[.baselineOffset] = baselineOffset
    result[.shadow] = shadow.nsShadow
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
    result[.paragraphStyle] = paragraphStyle.nsParagraphStyle
    return result
  }
}

/// The shadow of a text, which has none if every property is `nil`.
@_spi(Generated)
public nonisolated struct TextShadow: Sendable {
  /// The color of the shadow, or `nil` for UIKit's default, black with an alpha of a third.
  public var shadowColor: UIColor?
  /// The offset of the shadow, in points, or `nil` for no offset.
  public var shadowOffset: UIOffset?
  /// The blur radius, in points, or `nil` for no blur.
  public var shadowBlurRadius: CGFloat?

  /// Creates a shadow, by default none.
  public init(
    shadowColor: UIColor? = nil,
    shadowOffset: UIOffset? = nil,
    shadowBlurRadius: CGFloat? = nil
  ) {
    self.shadowColor = shadowColor
    self.shadowOffset = shadowOffset
    self.shadowBlurRadius = shadowBlurRadius
  }

  fileprivate var nsShadow: NSShadow? {
    if shadowColor == nil, shadowOffset == nil, shadowBlurRadius == nil { return nil }
    let shadow = NSShadow()
    if let shadowColor { shadow.shadowColor = shadowColor }
    let offset = shadowOffset ?? .zero
    shadow.shadowOffset = CGSize(width: offset.horizontal, height: offset.vertical)
    shadow.shadowBlurRadius = shadowBlurRadius ?? 0
    return shadow
  }
}

/// The layout of a text in its label, which is the label's own if every property is `nil`.
///
/// Otherwise, a property that is `nil` has the default of a paragraph style.
@_spi(Generated)
public nonisolated struct TextParagraph: Equatable, Sendable {
  /// The alignment of the lines.
  public var alignment: NSTextAlignment?
  /// What happens to a line that doesn't fit, or `nil` to truncate it at its end.
  ///
  /// The default of a paragraph style wraps the line, but titles of bars are truncated at their end.
  public var lineBreakMode: NSLineBreakMode?
  /// The factor by which the height of lines is multiplied.
  public var lineHeightMultiple: CGFloat?
  /// The minimum height of lines, in points.
  public var minimumLineHeight: CGFloat?
  /// The maximum height of lines, in points.
  public var maximumLineHeight: CGFloat?
  /// The indent of the first line, in points from the leading edge.
  public var firstLineHeadIndent: CGFloat?
  /// The end of the lines, in points from the leading edge, or from the trailing edge if it isn't positive.
  public var tailIndent: CGFloat?

  /// Creates a paragraph, by default none.
  public init(
    alignment: NSTextAlignment? = nil,
    lineBreakMode: NSLineBreakMode? = nil,
    lineHeightMultiple: CGFloat? = nil,
    minimumLineHeight: CGFloat? = nil,
    maximumLineHeight: CGFloat? = nil,
    firstLineHeadIndent: CGFloat? = nil,
    tailIndent: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.lineBreakMode = lineBreakMode
    self.lineHeightMultiple = lineHeightMultiple
    self.minimumLineHeight = minimumLineHeight
    self.maximumLineHeight = maximumLineHeight
    self.firstLineHeadIndent = firstLineHeadIndent
    self.tailIndent = tailIndent
  }

  fileprivate var nsParagraphStyle: NSParagraphStyle? {
    if self == TextParagraph() { return nil }
    let style = NSMutableParagraphStyle()
    if let alignment { style.alignment = alignment }
    style.lineBreakMode = lineBreakMode ?? .byTruncatingTail
    if let lineHeightMultiple { style.lineHeightMultiple = lineHeightMultiple }
    if let minimumLineHeight { style.minimumLineHeight = minimumLineHeight }
    if let maximumLineHeight { style.maximumLineHeight = maximumLineHeight }
    if let firstLineHeadIndent { style.firstLineHeadIndent = firstLineHeadIndent }
    if let tailIndent { style.tailIndent = tailIndent }
    return style
  }
}
#endif
