#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

nonisolated extension TreeValues {
  func textAttributes(_ node: TreeNode) -> [NSAttributedString.Key: Any] {
    func number(_ key: String) -> CGFloat? { node[key]?.number.map { CGFloat($0) } }
    func color(_ key: String) -> UIColor? { node[key].flatMap { self.color($0) } }
    func line(_ key: String) -> NSUnderlineStyle? {
      node[key]?.string.flatMap(TreeKeywords.underlineStyle)
    }
    let attributes = BarTextAttributes(
      font: node["font"].map(font),
      foregroundColor: color("foregroundColor"),
      backgroundColor: color("backgroundColor"),
      kern: number("kern"),
      tracking: number("tracking"),
      baselineOffset: number("baselineOffset"),
      shadow: node["shadow"].map(textShadow) ?? TextShadow(),
      underlineStyle: line("underlineStyle"),
      underlineColor: color("underlineColor"),
      strikethroughStyle: line("strikethroughStyle"),
      strikethroughColor: color("strikethroughColor"),
      strokeColor: color("strokeColor"),
      strokeWidth: number("strokeWidth"),
      ligature: node["ligature"]?.number.map { Int($0) },
      obliqueness: number("obliqueness"),
      expansion: number("expansion"),
      textEffect: node["textEffect"]?.string.flatMap { TreeKeywords.textEffects[$0] },
      paragraphStyle: node["paragraphStyle"].map(paragraph) ?? TextParagraph()
    )
    return attributes.dictionary
  }

  private func textShadow(_ node: TreeNode) -> TextShadow {
    TextShadow(
      shadowColor: node["shadowColor"].flatMap { color($0) },
      shadowOffset: node["shadowOffset"].map(offset),
      shadowBlurRadius: node["shadowBlurRadius"]?.number.map { CGFloat($0) }
    )
  }

  private func paragraph(_ node: TreeNode) -> TextParagraph {
    func number(_ key: String) -> CGFloat? { node[key]?.number.map { CGFloat($0) } }
    return TextParagraph(
      alignment: node["alignment"]?.string.flatMap { TreeKeywords.textAlignments[$0] },
      lineBreakMode: node["lineBreakMode"]?.string.flatMap { TreeKeywords.lineBreakModes[$0] },
      lineHeightMultiple: number("lineHeightMultiple"),
      minimumLineHeight: number("minimumLineHeight"),
      maximumLineHeight: number("maximumLineHeight"),
      firstLineHeadIndent: number("firstLineHeadIndent"),
      tailIndent: number("tailIndent")
    )
  }
}
#endif
