import UIKit

extension Recorder {
  func attributes(_ attributes: [NSAttributedString.Key: Any]) -> Record {
    let members = Self.keys.compactMap { key, name -> (String, Record)? in
      attributes[key].map { (name, attribute($0, name)) }
    }
    let unknown = attributes.count - members.count
    return .members(members + (unknown == 0 ? [] : [("unknown", .number(Double(unknown)))]))
  }

  private func attribute(_ value: Any, _ name: String) -> Record {
    switch value {
    case let color as UIColor: return self.color(color)
    case let font as UIFont: return self.font(font)
    case let shadow as NSShadow: return self.shadow(shadow)
    case let style as NSParagraphStyle: return paragraph(style)
    case let number as CGFloat: return .number(number)
    case let number as Int:
      return name.hasSuffix("Style") ? .string(Self.lineName(number)) : .number(Double(number))
    case let text as String:
      let effect = NSAttributedString.TextEffectStyle.letterpressStyle.rawValue
      return .string(text == effect ? "letterpressStyle" : text)
    default: return .string("unknown type")
    }
  }

  private func shadow(_ shadow: NSShadow) -> Record {
    let offset = shadow.shadowOffset
    return .members([
      ("shadowColor", (shadow.shadowColor as? UIColor).map { color($0) }),
      ("shadowOffset", .array([.number(offset.width), .number(offset.height)])),
      ("shadowBlurRadius", .number(shadow.shadowBlurRadius)),
    ])
  }

  private func paragraph(_ style: NSParagraphStyle) -> Record {
    guard let style = style as? NSMutableParagraphStyle else { return .null }
    return .members([
      ("alignment", .string("\(style.alignment)")),
      ("lineBreakMode", .string("\(style.lineBreakMode)")),
      ("lineHeightMultiple", .number(style.lineHeightMultiple)),
      ("minimumLineHeight", .number(style.minimumLineHeight)),
      ("maximumLineHeight", .number(style.maximumLineHeight)),
      ("firstLineHeadIndent", .number(style.firstLineHeadIndent)),
      ("tailIndent", .number(style.tailIndent)),
    ])
  }

  /// The theme's keyword for a line style's bits.
  private static func lineName(_ bits: Int) -> String {
    let lines = [1: "single", 2: "thick", 9: "double"]
    let patterns = [0: "", 0x100: "Dot", 0x200: "Dash", 0x300: "DashDot", 0x400: "DashDotDot"]
    let line = lines[bits & 0xFF] ?? "unknown"
    let pattern = patterns[bits & 0xF00] ?? "Unknown"
    return line + pattern + (bits & 0x8000 == 0 ? "" : "ByWord")
  }

  private static let keys: [(NSAttributedString.Key, String)] = [
    (.font, "font"), (.foregroundColor, "foregroundColor"), (.backgroundColor, "backgroundColor"),
    // The raw value, because using the key itself is an error on older systems.
    (.kern, "kern"), (NSAttributedString.Key(rawValue: "CTTracking"), "tracking"),
    (.baselineOffset, "baselineOffset"),
    (.shadow, "shadow"), (.paragraphStyle, "paragraphStyle"), (.ligature, "ligature"),
    (.strokeColor, "strokeColor"), (.strokeWidth, "strokeWidth"),
    (.underlineStyle, "underlineStyle"), (.underlineColor, "underlineColor"),
    (.strikethroughStyle, "strikethroughStyle"), (.strikethroughColor, "strikethroughColor"),
    (.obliqueness, "obliqueness"), (.expansion, "expansion"), (.textEffect, "textEffect"),
  ]
}
