#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

nonisolated extension TreeValues {
  /// The attributes of a text as UIKit takes them.
  func textAttributes(_ node: TreeNode) -> [NSAttributedString.Key: Any] {
    var attributes = BarTextAttributes()
    func number(_ key: String) -> CGFloat? { node[key]?.number.map { CGFloat($0) } }
    func color(_ key: String) -> UIColor? { node[key].flatMap { self.color($0) } }
    attributes.font = node["font"].map(font)
    attributes.foregroundColor = color("foregroundColor")
    attributes.backgroundColor = color("backgroundColor")
    attributes.kern = number("kern")
    attributes.tracking = number("tracking")
    attributes.baselineOffset = number("baselineOffset")
    attributes.shadow = node["shadow"].map(textShadow)
    attributes.underlineStyle = node["underlineStyle"]?.string
      .flatMap(TreeKeywords.underlineStyle)
    attributes.underlineColor = color("underlineColor")
    attributes.strikethroughStyle = node["strikethroughStyle"]?.string
      .flatMap(TreeKeywords.underlineStyle)
    attributes.strikethroughColor = color("strikethroughColor")
    attributes.strokeColor = color("strokeColor")
    attributes.strokeWidth = number("strokeWidth")
    attributes.ligature = node["ligature"]?.number.map { Int($0) }
    attributes.obliqueness = number("obliqueness")
    attributes.expansion = number("expansion")
    attributes.textEffect = node["textEffect"]?.string.flatMap { TreeKeywords.textEffects[$0] }
    attributes.paragraphStyle = node["paragraphStyle"].map(paragraphStyle)
    return attributes.dictionary
  }

  private func textShadow(_ node: TreeNode) -> TextShadow {
    var shadow = TextShadow()
    shadow.shadowColor = node["shadowColor"].flatMap { color($0) }
    if let offset = node["shadowOffset"] { shadow.shadowOffset = self.offset(offset) }
    if let blur = node["shadowBlurRadius"]?.number { shadow.shadowBlurRadius = CGFloat(blur) }
    return shadow
  }

  private func paragraphStyle(_ node: TreeNode) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    // It wraps lines by itself, where titles of bars are cut at their end.
    style.lineBreakMode = .byTruncatingTail
    func number(_ key: String) -> CGFloat? { node[key]?.number.map { CGFloat($0) } }
    if let name = node["alignment"]?.string, let value = TreeKeywords.textAlignments[name] {
      style.alignment = value
    }
    if let name = node["lineBreakMode"]?.string, let value = TreeKeywords.lineBreakModes[name] {
      style.lineBreakMode = value
    }
    if let value = number("lineHeightMultiple") { style.lineHeightMultiple = value }
    if let value = number("minimumLineHeight") { style.minimumLineHeight = value }
    if let value = number("maximumLineHeight") { style.maximumLineHeight = value }
    if let value = number("firstLineHeadIndent") { style.firstLineHeadIndent = value }
    if let value = number("tailIndent") { style.tailIndent = value }
    return style
  }
}
#endif
