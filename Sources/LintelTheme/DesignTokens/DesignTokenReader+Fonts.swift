import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// The names of weights in the format, with their numbers.
let fontWeightNames: [String: Double] = [
  "thin": 100, "hairline": 100,
  "extra-light": 200, "ultra-light": 200,
  "light": 300,
  "normal": 400, "regular": 400, "book": 400,
  "medium": 500,
  "semi-bold": 600, "demi-bold": 600,
  "bold": 700,
  "extra-bold": 800, "ultra-bold": 800,
  "black": 900, "heavy": 900,
  "extra-black": 950, "ultra-black": 950,
]

/// Reads fonts (Design Tokens Format 2025.10, sections 8.3, 8.4, and 9.7).
extension DesignTokenReader {
  /// A family by name, or the design of the system font that it represents.
  struct Family {
    /// The family's name, or `nil` for the system font.
    let name: String?
    /// The design of the system font, such as `rounded`, or `nil` for a family.
    let design: String?

    /// Creates a family, and recognizes names of the system font, such as `system-ui` and `ui-rounded`.
    init(named name: String) {
      let design = FontVocabulary.design(ofSystemFamily: name)
      self.name = design == nil ? name : nil
      self.design = design == "default" ? nil : design
    }
  }

  /// Reads a typography as a font and its letter spacing.
  mutating func typography(_ node: YAMLNode, in file: Int) -> [Value?] {
    let keys = ["fontFamily", "fontSize", "fontWeight", "letterSpacing", "lineHeight"]
    guard let members = members(of: node, required: keys, in: "a typography") else { return [] }
    let family = members["fontFamily"].flatMap { fontFamily($0, in: file) }
    let size = members["fontSize"].flatMap { fontSize($0, in: file) }
    let weight = members["fontWeight"].flatMap { fontWeight($0, in: file) }
    let spacing = members["letterSpacing"].flatMap { dimension($0, in: file) }
    if let node = members["lineHeight"], let height = number(node, in: file) {
      noteLoss(.lineHeight, "a line height of \(height.shortText)", at: node)
    }
    guard let family, let size, let weight, let spacing else { return [] }
    return [.font(font(family, size, weight)), .number(spacing)]
  }

  func font(_ family: Family?, _ size: Double, _ weight: String?) -> FontValue {
    // A font without a weight has the regular weight.
    let weight = weight == "regular" ? nil : weight
    return FontValue(family: family?.name, size: size, weight: weight, design: family?.design)
  }

  private mutating func fontSize(_ node: YAMLNode, in file: Int) -> Double? {
    guard let size = dimension(node, in: file) else { return nil }
    guard let violation = NumberRange.fontSize.violation(by: size) else { return size }
    return outOfRange("font size", size.shortText, violation, node)
  }

  /// Reads a family, or the first one of several, which is the preferred one.
  mutating func fontFamily(_ node: YAMLNode, in file: Int) -> Family? {
    guard var (node, file) = settle(node, as: .fontFamily, in: file) else { return nil }
    if node.kind == .sequence, let first = node.elements.first {
      if node.elements.count > 1 {
        noteLoss(.families, "\(node.elements.count - 1) after the first", at: node.elements[1])
      }
      guard let preferred = settle(first, as: .fontFamily, in: file) else { return nil }
      (node, file) = preferred
    }
    guard node.kind == .scalar, node.style != .plain, !node.text.isEmpty else {
      return findings.mismatch(node, expected: "a font family, or an array of them")
    }
    let families = CSSText.families(node.text).map { "\"\($0)\"" }
    guard families.count < 2 else {
      let array = "[\(families.joined(separator: ", "))]"
      return findings.mismatch(
        node,
        expected: "a font family, or an array of them",
        help: ["write \(array)"],
        fixIts: [FixIt("write an array", replace: node.range, with: array)]
      )
    }
    return Family(named: node.text)
  }

  /// Reads a weight as UIKit names it.
  ///
  /// Weights are matched by rank, starting with the lightest, because UIKit orders `ultraLight` and `thin` differently than the format.
  mutating func fontWeight(_ node: YAMLNode, in file: Int) -> String? {
    guard let (node, file) = settle(node, as: .fontWeight, in: file) else { return nil }
    let number: Double
    if node.kind == .scalar, node.style != .plain, Double(node.text) == nil {
      guard let named = fontWeightNames[node.text] else {
        let (names, help) = (fontWeightNames.keys.sorted(), "write 600 or \"semi-bold\"")
        return findings.reject(.unknown("font weight", node, among: names, or: help))
      }
      number = named
    } else {
      guard let written = self.number(node, in: file, noun: "a font weight") else { return nil }
      guard (1...1000).contains(written) else {
        return outOfRange("font weight", node.text, "expected 1 to 1000", node)
      }
      number = written
    }
    noteRounding(of: number, at: node)
    return Self.weight(number)
  }

  /// Records a weight that UIKit doesn't have, and that becomes the nearest one.
  mutating func noteRounding(of weight: Double, at node: YAMLNode) {
    guard weight.remainder(dividingBy: 100) != 0 || weight > 900 else { return }
    let name = Self.weight(weight)
    noteLoss(.weight, "the weight \(weight.shortText), which becomes '\(name)'", at: node)
  }

  /// Returns UIKit's name for a weight from 1 to 1000.
  static func weight(_ number: Double) -> String {
    let weights = FontVocabulary.weights
    let rank = Int((number / 100).rounded()) - 1
    return weights[min(max(rank, 0), weights.count - 1)]
  }
}
