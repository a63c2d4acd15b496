import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// The words that describe fonts, as UIKit names them.
package enum FontVocabulary {
  /// The names of `UIFont.TextStyle`.
  package static let styles = UIKitTextStyle.all.map(\.name)
  /// The names of `UIFont.Weight`, from light to heavy, which `UIImage.SymbolWeight` shares.
  package static let weights = UIKitNames.fontWeights.map(\.name)
  /// Returns the name of a weight that CSS writes as a number, such as `bold` for `700`.
  static func weight(meantBy text: String) -> String? {
    guard let number = Int(text), number % 100 == 0, (1...9).contains(number / 100) else {
      return nil
    }
    return weights[number / 100 - 1]
  }
  /// The names of `UIFont.Width`.
  package static let widths = UIKitNames.fontWidths.map(\.name)
  /// The names of `UIFontDescriptor.SystemDesign`.
  package static let designs = UIKitNames.fontDesigns.map(\.name)

  /// The families that mean the system font, as named in CSS Fonts 4, section 2.1, and in design tools, with the design that they mean.
  private static let systemFamilies: [String: String] = [
    "system": "default", "system font": "default", "san francisco": "default",
    "system-ui": "default", "-apple-system": "default", "blinkmacsystemfont": "default",
    ".applesystemuifont": "default", ".sfui": "default",
    "sans-serif": "default", "ui-sans-serif": "default",
    "sf pro": "default", "sf pro text": "default", "sf pro display": "default",
    "sf ui text": "default", "sf ui display": "default",
    "serif": "serif", "ui-serif": "serif", "new york": "serif",
    "monospace": "monospaced", "ui-monospace": "monospaced", "sf mono": "monospaced",
    "ui-rounded": "rounded", "sf pro rounded": "rounded",
  ]

  /// Returns the design of the system font that a family in any case means, or `nil` for any other family.
  static func design(ofSystemFamily family: String) -> String? {
    systemFamilies[family.lowercased()]
  }

  /// The keys of a font's mapping, in the order in which they are written.
  package static let keys = [
    "base", "style", "family", "size", "weight", "width", "design", "relativeTo", "maximumSize",
    "features",
  ]
}

extension ValueReader {
  /// Changes the finding about an unknown text style that is written directly in a component that shows a text of the app.
  private mutating func explainTitle(_ node: YAMLNode) {
    let components: Set = [
      "title", "largeTitle", "subtitle", "largeSubtitle", "button", "backButton", "prominentButton",
    ]
    let component = expectation.component?.path.split(separator: ".").last.map(String.init) ?? ""
    guard components.contains(component), let last = findings.all.last, last.range == node.range,
      last.rule == "unknown-keyword", last.fixIts.isEmpty,
      last.message == "unknown text style '\(node.text)'"
    else { return }
    findings.all[findings.all.count - 1].message =
      "'\(node.text.shortened)' isn't a font; the app gives a title or a button its text, and a theme styles it"
    findings.all[findings.all.count - 1].help = [
      "write a font, such as 'headline', or remove the key"
    ]
  }

  /// Reads a font: a text style, or a mapping.
  mutating func font(_ node: YAMLNode) -> Value? {
    switch node.kind {
    case .scalar:
      if let mapping = Self.fontMapping(ofWords: node.text) {
        let message = "'\(node.text)' has several parts of a font, which need a mapping"
        return findings.reject(
          .meaning(mapping, "unknown-keyword", message, at: node.range, verb: "write")
        )
      }
      let style = keyword(
        node,
        of: FontVocabulary.styles,
        noun: "text style",
        kind: .font,
        help: ["any other font is a mapping: `{ family: Avenir Next, size: 17 }`"]
      )
      if style == nil { explainTitle(node) }
      return style.map { .font(FontValue(style: $0)) }
    case .mapping: return fontMapping(node)
    case .sequence: return findings.mismatch(node, expected: ValueType.font.noun)
    }
  }

  /// Returns the mapping meant by a text such as `bold 17px Avenir Next`, which needs a size and something else, or a style and a weight.
  private static func fontMapping(ofWords text: String) -> String? {
    var family: [Substring] = []
    var (size, style, weight): (Double?, String?, String?)
    for word in text.split(separator: " ") {
      // The line height follows the '/'.
      let word = word.first?.isNumber ?? false ? word.prefix { $0 != "/" } : word
      guard word.first != "-", word.unicodeScalars.allSatisfy(\.isFontWord) else { return nil }
      if let name = FontVocabulary.styles.first(where: { $0.lowercased() == word.lowercased() }) {
        guard style == nil else { return nil }
        style = name
      } else if let number = Double(word.prefix { $0.isNumber || $0 == "." }) {
        guard size == nil, ["", "px", "pt"].contains(word.drop { $0.isNumber || $0 == "." }) else {
          return nil
        }
        size = number
      } else if weight == nil,
        let name = FontVocabulary.weights.first(where: { $0.lowercased() == word.lowercased() })
      {
        weight = name
      } else {
        family.append(word)
      }
    }
    if let style {
      let isAlone = size == nil && family.isEmpty
      return isAlone ? weight.map { "{ style: \(style), weight: \($0) }" } : nil
    }
    guard let size, NumberRange.fontSize.violation(by: size) == nil,
      weight != nil || !family.isEmpty
    else { return nil }
    let name = family.joined(separator: " ")
    let design = FontVocabulary.design(ofSystemFamily: name)
    let parts = [
      name.isEmpty || design != nil ? nil : "family: \(name)", "size: \(size.shortText)",
      weight.map { "weight: \($0)" },
      design.flatMap { $0 == "default" ? nil : "design: \($0)" },
    ]
    return "{ \(parts.compactMap(\.self).joined(separator: ", ")) }"
  }

  /// Reads a font's mapping, and checks its combination of keys.
  private mutating func fontMapping(_ node: YAMLNode) -> Value? {
    let errors = findings.errorCount
    var known = members(of: node, keys: FontVocabulary.keys, in: "a font", at: .font)
    if findings.errorCount == errors || known.count == node.entries.count {
      checkKeys(of: node, known)
    }
    let origin = known.remove("base")
    let base = origin.flatMap { self.base($0) }
    var parts: [DerivedFont.Part: TokenKey] = [:]
    for part in DerivedFont.Part.allCases {
      guard let member = known[part.rawValue], member.kind == .scalar, member.style == .plain,
        member.text.utf8.first == UInt8(ascii: "$")
      else { continue }
      parts[part] = token(member.text, in: part.group, at: member.range)
      _ = known.remove(part.rawValue)
    }
    let members = known
    let font = FontValue(
      style: members["style"].flatMap {
        reportWeight($0, of: node)
          ? nil : keyword($0, of: FontVocabulary.styles, noun: "text style")
      },
      family: members["family"].flatMap { reportSystemFont($0, of: node) ? nil : family($0) },
      size: members["size"].flatMap { size($0, named: "size") },
      weight: members["weight"].flatMap { weight($0) },
      width: members["width"].flatMap {
        keyword($0, of: FontVocabulary.widths, noun: "font width")
      },
      design: members["design"].flatMap {
        keyword($0, of: FontVocabulary.designs, noun: "font design")
      },
      relativeTo: members["relativeTo"].flatMap {
        keyword($0, of: FontVocabulary.styles, noun: "text style")
      },
      maximumSize: members["maximumSize"].flatMap { size($0, named: "maximumSize") },
      features: members["features"].map { features($0) } ?? []
    )
    if let size = font.size, let maximum = font.maximumSize, maximum < size,
      let place = members["maximumSize"]
    {
      let message = "'maximumSize' is \(maximum.shortText), less than the size of \(size.shortText)"
      findings.append("out-of-range", message, at: place.range)
    }
    guard findings.errorCount == errors else { return nil }
    if base == nil, parts.isEmpty { return .font(font) }
    return .derivedFont(DerivedFont(base: base, changes: font, parts: parts))
  }

  /// Reports a weight that is written as the style, which is what Figma calls it.
  private mutating func reportWeight(_ style: YAMLNode, of font: YAMLNode) -> Bool {
    let name = style.text.lowercased().filter { $0 != " " && $0 != "-" }
    guard let weight = FontVocabulary.weights.first(where: { $0.lowercased() == name }),
      let entry = font.entries.first(where: { $0.key.text == "style" }),
      !font.entries.contains(where: { $0.key.text == "weight" })
    else { return false }
    let (text, range) = ("weight: \(weight)", entry.key.range.union(style.range))
    let message = "'\(style.text)' is a weight, but 'style' names a text style"
    let help = "write '\(text)'"
    let fixIt = FixIt("write '\(text)'", replace: range, with: text)
    findings.append("unknown-keyword", message, at: style.range, help: [help], fixIts: [fixIt])
    return true
  }

  /// Reads the token of the font that another font derives from.
  private mutating func base(_ node: YAMLNode) -> TokenKey? {
    guard node.kind == .scalar, node.text.utf8.first == UInt8(ascii: "$") else {
      let isStyle = node.kind == .scalar && FontVocabulary.styles.contains(node.text)
      let help =
        isStyle
        ? "a text style is written as 'style: \(node.text)'"
        : "declare the font under 'tokens.fonts', and refer to it with '$'"
      findings.append(.mismatch(node, "expected a font token such as $title", help: [help]))
      if node.kind == .scalar {
        guess(TokenGuess.names(for: node.text, in: .fonts), in: .fonts, at: node.range)
      }
      return nil
    }
    return token(node.text, in: .fonts, at: node.range)
  }

  /// Checks that required keys aren't missing, and that keys don't contradict each other.
  private mutating func checkKeys(of node: YAMLNode, _ members: ValueMembers) {
    if let base = members["base"] {
      if let style = members["style"] {
        let message = "'base' and 'style' can't both be in a font"
        let help = "remove one of the two"
        let note = Note("the base font determines the style", at: base.range)
        findings.append("contradictory-keys", message, at: style.range, notes: [note], help: [help])
      }
      return
    }
    if let style = members["style"] {
      guard FontVocabulary.styles.contains(style.text) else { return }
      let others = ["family", "size", "relativeTo"].filter { members[$0] != nil }
      guard let first = others.first, let member = members[first] else { return }
      let list = others.quotedList(conjunction: "and")
      return findings.append(
        "contradictory-keys",
        others.count == 1
          ? "\(list) and 'style' can't both be in a font"
          : "\(list) can't be in a font with 'style'",
        at: member.range,
        notes: [Note("the text style determines family, size, and scaling", at: style.range)],
        help: [
          first == "family" && members["relativeTo"] == nil
            ? "write 'relativeTo: \(style.text)' instead of 'style' to scale the font like the text style, or remove \(list)"
            : "remove \(others.count == 1 ? "one of the two" : "'style', or \(list)")"
        ]
      )
    }
    if members["size"] == nil {
      let message = "'size' is missing in a font without 'style'"
      let help = "add `size: 17`, or use a text style such as `style: headline`"
      findings.append("missing-key", message, at: node.range, help: [help])
    }
    if let maximum = members["maximumSize"], members["relativeTo"] == nil {
      let message = "'maximumSize' needs 'relativeTo', because the font doesn't grow without it"
      let help = "add `relativeTo: headline`"
      findings.append("missing-key", message, at: maximum.range, help: [help])
    }
  }

  /// Reads a size in points, from 0.001 to 1,000.
  private mutating func size(_ node: YAMLNode, named name: String) -> Double? {
    number(
      node,
      in: .fontSize,
      named: name,
      help: node.text == "0"
        ? ["in UIKit, 0 means the default size; write 0.1 to hide the text"] : []
    )
  }

  /// Reports another tool's name of the system font, which has designs and no family.
  private mutating func reportSystemFont(_ family: YAMLNode, of font: YAMLNode) -> Bool {
    guard family.kind == .scalar, font.entry("style") == nil,
      let design = FontVocabulary.design(ofSystemFamily: family.text)
    else { return false }
    let text = "design: \(design)"
    let entry = font.entry("design") == nil ? font.entry("family") : nil
    let fixIt = entry.map { FixIt("write '\(text)'", replace: $0.range, with: text) }
    findings.append(
      "wrong-value-type",
      "'\(family.text)' isn't a family; a font without 'family' is the system font",
      at: family.range,
      help: [design == "default" ? "remove 'family', or write '\(text)'" : "write '\(text)'"],
      fixIts: fixIt.map { [$0] } ?? []
    )
    return true
  }

  private mutating func family(_ node: YAMLNode) -> String? {
    guard node.kind == .scalar, !node.isEmpty, !node.text.isEmpty else {
      return findings.mismatch(node, expected: "the name of a font family")
    }
    let names = node.text.split(separator: ",").map(\.trimmed)
    if names.count > 1, let first = names.first {
      return findings.reject(
        .meaning(
          first,
          "wrong-value-type",
          "a font has one family, and UIKit has no list of fallbacks",
          at: node.range,
          verb: "write"
        )
      )
    }
    let extensions = [".ttf", ".otf", ".ttc", ".woff", ".woff2"]
    if let suffix = extensions.first(where: node.text.lowercased().hasSuffix) {
      return findings.reject(
        "wrong-value-type",
        "'\(node.text.shortened)' is a file, but a font is named after its family",
        at: node.range,
        help: ["write the family's name, such as 'Avenir Next', without '\(suffix)'"]
      )
    }
    return node.text
  }

  /// Reads a weight, and suggests UIKit's name for a number.
  mutating func weight(_ node: YAMLNode, noun: String = "font weight") -> String? {
    // CSS numbers weights in hundreds, and Flutter writes 'w700'. UIKit's nine weights are the same steps.
    if node.kind == .scalar, let number = Int(node.text.trimmingPrefix("w")),
      let name = FontVocabulary.weight(meantBy: "\(number)")
    {
      let help = "\(number) is '\(name)'"
      let fixIt = FixIt("change to '\(name)'", replace: node.range, with: name)
      return findings.mismatch(node, expected: "a \(noun) by name", help: [help], fixIts: [fixIt])
    }
    return keyword(node, of: FontVocabulary.weights, noun: noun)
  }

  /// Reads a list of OpenType tags, and sorts them because their order has no effect.
  private mutating func features(_ node: YAMLNode) -> [String] {
    guard node.kind == .sequence else {
      let written = node.kind == .scalar ? node.text.split { " ,".contains($0) } : []
      let isList = !written.isEmpty && written.allSatisfy(\.isFeature)
      let meant = isList ? "[\(written.joined(separator: ", "))]" : nil
      return findings.mismatch(
        node,
        expected: "a list of OpenType features",
        help: ["write \(meant ?? "a list such as [tnum, ss01]")"],
        fixIts: meant.map { [FixIt("change to \($0)", replace: node.range, with: $0)] } ?? []
      ) ?? []
    }
    var tags: Set<String> = []
    for element in node.elements {
      let text = element.text
      if element.kind == .scalar, text.isFeature {
        tags.insert(text)
      } else {
        let expected = "an OpenType feature of four letters or digits"
        findings.append(.mismatch(element, "expected \(expected)"))
      }
    }
    return tags.sorted()
  }
}

extension StringProtocol {
  /// Whether the text is the tag of an OpenType feature: four letters or digits.
  fileprivate var isFeature: Bool {
    utf8.count == 4
      && utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x7A).contains($0 | 0x20) }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar can be part of a family's name, a weight, or a size, and doesn't require quotes.
  fileprivate var isFontWord: Bool {
    properties.isAlphabetic || ("0"..."9").contains(self) || self == "." || self == "-"
  }
}
