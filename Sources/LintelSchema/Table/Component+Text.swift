extension Component {
  /// The attributes of a text that a bar can show.
  ///
  /// Attributes that need a text view or several lines are left out: attachments, links, lists, hyphenation, and writing direction.
  // swift-format-ignore
  static let text = Component("NSAttributedString.Key", [
    Property("font", .font, "The font of the text.", uikit: .textAttribute("font"), initial: "the system font for the place"),
    Property("color", .color, "The color of the text.", uikit: .textAttribute("foregroundColor"), initial: "the system's color for the place"),
    Property("backgroundColor", .color, "The color behind the text.", uikit: .textAttribute("backgroundColor"), initial: "no color"),
    Property("kern", .number(.anyPoints), "The space added after each character.", uikit: .textAttribute("kern"), initial: "the font's kerning"),
    Property("tracking", .number(.anyPoints), "The space added between characters, which turns ligatures off.", uikit: .textAttribute("tracking"), since: .ios(14), initial: "0"),
    Property("baselineOffset", .number(.anyPoints), "How far the text is raised above the baseline.", uikit: .textAttribute("baselineOffset"), initial: "0"),
    Property("shadow.color", .color, "The color of the text's shadow.", uikit: .textAttributePart(of: "shadow", "shadowColor"), initial: "black with an alpha of 1/3"),
    Property("shadow.offset", .offset, "The offset of the text's shadow.", uikit: .textAttributePart(of: "shadow", "shadowOffset"), initial: "[0, 0]"),
    Property("shadow.blur", .number(.points), "The blur radius of the text's shadow.", uikit: .textAttributePart(of: "shadow", "shadowBlurRadius"), initial: "0"),
    Property("underline.style", .keyword(.underlineStyle), "The line under the text.", uikit: .textAttribute("underlineStyle"), initial: "no line"),
    Property("underline.color", .color, "The color of the line under the text.", uikit: .textAttribute("underlineColor"), initial: "the color of the text"),
    Property("strikethrough.style", .keyword(.underlineStyle), "The line through the text.", uikit: .textAttribute("strikethroughStyle"), initial: "no line"),
    Property("strikethrough.color", .color, "The color of the line through the text.", uikit: .textAttribute("strikethroughColor"), initial: "the color of the text"),
    Property("stroke.color", .color, "The color of the characters' outline.", uikit: .textAttribute("strokeColor"), initial: "the color of the text"),
    Property("stroke.width", .number(.fontPercent), "The width of the characters' outline in percent of the font's size, negative to also fill the characters.", uikit: .textAttribute("strokeWidth"), initial: "0"),
    Property("ligature", .number(.ligature), "Whether the font's standard ligatures are used (1) or not (0).", uikit: .textAttribute("ligature"), initial: "1"),
    Property("obliqueness", .number(.anyRatio), "The skew of the characters.", uikit: .textAttribute("obliqueness"), initial: "0"),
    Property("expansion", .number(.anyRatio), "The logarithm of the factor by which the characters are widened.", uikit: .textAttribute("expansion"), initial: "0"),
    Property("textEffect", .keyword(.textEffect), "The effect that the text is drawn with.", uikit: .textAttribute("textEffect"), initial: "no effect"),
    Property("paragraph.alignment", .keyword(.textAlignment), "The alignment of the text in its label.", uikit: .textAttributePart(of: "paragraphStyle", "alignment"), initial: "natural"),
    Property("paragraph.lineBreakMode", .keyword(.lineBreakMode), "How text that is too long wraps or is truncated.", uikit: .textAttributePart(of: "paragraphStyle", "lineBreakMode"), initial: "byTruncatingTail"),
    Property("paragraph.lineHeightMultiple", .number(.positiveFactor), "The line's height as a multiple of the font's.", uikit: .textAttributePart(of: "paragraphStyle", "lineHeightMultiple"), initial: "the font's line height"),
    Property("paragraph.minimumLineHeight", .number(.points), "The minimum height of the line.", uikit: .textAttributePart(of: "paragraphStyle", "minimumLineHeight"), initial: "0"),
    Property("paragraph.maximumLineHeight", .number(.points), "The maximum height of the line, where 0 means no limit.", uikit: .textAttributePart(of: "paragraphStyle", "maximumLineHeight"), initial: "0"),
    Property("paragraph.firstLineHeadIndent", .number(.anyPoints), "The indent of the text's leading side, negative to begin before it.", uikit: .textAttributePart(of: "paragraphStyle", "firstLineHeadIndent"), initial: "0"),
    Property("paragraph.tailIndent", .number(.anyPoints), "Where the text ends, measured from the leading side, or from the trailing side if the number isn't positive.", uikit: .textAttributePart(of: "paragraphStyle", "tailIndent"), initial: "0"),
  ], shorthands: [
    Shorthand("", .font, "The font of the text.", expandsTo: ["font": .written]),
    Shorthand("shadow", .color, "The shadow of the text.", expandsTo: ["shadow.color": .written]),
    Shorthand("underline", .keyword(.underlineStyle), "The line under the text.", expandsTo: ["underline.style": .written]),
    Shorthand("strikethrough", .keyword(.underlineStyle), "The line through the text.", expandsTo: ["strikethrough.style": .written]),
  ], groups: [
    "stroke": "The outline of the characters.",
    "paragraph": "How the text is laid out in its label.",
  ])
}
