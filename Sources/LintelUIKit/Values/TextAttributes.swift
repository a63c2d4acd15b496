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
  public var paragraphStyle: TextParagraph?

  /// Some attributes, each nil for none.
  public init(
    font: UIFont? = nil,
    foregroundColor: UIColor? = nil,
    backgroundColor: UIColor? = nil,
    kern: CGFloat? = nil,
    tracking: CGFloat? = nil,
    baselineOffset: CGFloat? = nil,
    shadow: TextShadow? = nil,
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
    paragraphStyle: TextParagraph? = nil
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
    result[.paragraphStyle] = paragraphStyle?.nsParagraphStyle
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

  /// A shadow; without offset and blur unless they are given.
  public init(
    shadowColor: UIColor? = nil,
    shadowOffset: UIOffset = .zero,
    shadowBlurRadius: CGFloat = 0
  ) {
    self.shadowColor = shadowColor
    self.shadowOffset = shadowOffset
    self.shadowBlurRadius = shadowBlurRadius
  }

  fileprivate var nsShadow: NSShadow {
    let shadow = NSShadow()
    if let shadowColor { shadow.shadowColor = shadowColor }
    shadow.shadowOffset = CGSize(width: shadowOffset.horizontal, height: shadowOffset.vertical)
    shadow.shadowBlurRadius = shadowBlurRadius
    return shadow
  }
}

/// How a text is set in its label; what is nil stays as a paragraph style has it.
@_spi(Generated)
public nonisolated struct TextParagraph: Sendable {
  /// Where the lines begin or end.
  public var alignment: NSTextAlignment?
  /// What happens to a line that doesn't fit.
  ///
  /// A paragraph style wraps it by itself, where titles of bars are cut at their end.
  public var lineBreakMode: NSLineBreakMode
  /// The factor by which lines are higher.
  public var lineHeightMultiple: CGFloat?
  /// Points.
  public var minimumLineHeight: CGFloat?
  /// Points.
  public var maximumLineHeight: CGFloat?
  /// Points from the leading edge to the first line.
  public var firstLineHeadIndent: CGFloat?
  /// Points from the leading edge to the end of lines, or from the trailing edge if it's negative.
  public var tailIndent: CGFloat?

  /// A paragraph that is cut at its end unless something else is given.
  public init(
    alignment: NSTextAlignment? = nil,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail,
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

  fileprivate var nsParagraphStyle: NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment { style.alignment = alignment }
    style.lineBreakMode = lineBreakMode
    if let lineHeightMultiple { style.lineHeightMultiple = lineHeightMultiple }
    if let minimumLineHeight { style.minimumLineHeight = minimumLineHeight }
    if let maximumLineHeight { style.maximumLineHeight = maximumLineHeight }
    if let firstLineHeadIndent { style.firstLineHeadIndent = firstLineHeadIndent }
    if let tailIndent { style.tailIndent = tailIndent }
    return style
  }
}
#endif
