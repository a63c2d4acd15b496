import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// Reads values in trees for Style Dictionary. A value that can't be read is left out and reported, but it isn't an error there.
extension DesignTokenReader {
  /// Returns the values of a type's parts in a theme, or an empty array if the value can't be carried over.
  mutating func looseValues(_ node: YAMLNode, _ type: DesignTokenType, in file: Int) -> [Value?] {
    switch type {
    case .color: return [color(node, in: file).map { Value($0) }]
    case .dimension, .number: return [looseNumber(node, in: file).map(Value.number)]
    case .typography: return looseTypography(node, in: file)
    case .shadow: return looseShadow(node, in: file)
    case .border:
      let members = looseMembers(of: node)
      let color = members["color"].flatMap { self.color($0, in: file) }
      let width = members["width"].flatMap { looseNumber($0, in: file) }
      guard let color, let width else { return leaveOut(node, "border") }
      let style = members["style"].flatMap { settle($0, as: .strokeStyle, in: file)?.node }
      if let style, style.text != "solid" {
        let line = style.kind == .scalar ? style.text : "dashed"
        return noteUnusable("a border whose line is \(line)")
      }
      return [Value(color), .number(width)]
    case .gradient:
      if let image = strictly({ $0.gradient(node, in: file) }) { return [.image(image)] }
      return leaveOut(node, "gradient")
    case .fontFamily: return text(of: looseFamily(node, in: file))
    case .fontWeight: return [looseWeight(node, in: file).map(Value.string)]
    case .string:
      if let text = strictly({ $0.string(node, in: file) }) { return [text] }
      return leaveOut(node, "string")
    case .duration, .cubicBezier, .strokeStyle, .transition, .boolean: return []
    }
  }

  /// Records a value whose notation has no equivalent in a theme, and returns no values for it.
  @discardableResult
  private mutating func leaveOut(_ node: YAMLNode, _ noun: String) -> [Value?] {
    noteUnusable(
      node.text.contains("{")
        ? "a \(noun) that is computed from other tokens"
        : "a \(noun) written as \(node.nounForMessages)"
    )
  }

  /// Reads a value by the rules of the Design Tokens format, or returns `nil` without a finding if it isn't valid.
  private mutating func strictly<Result>(_ read: (inout Self) -> Result?) -> Result? {
    let (findings, uses, outdated) = (findings, uses, summary.outdated)
    let result = read(&self)
    // In a tree, the notation of earlier drafts isn't outdated.
    summary.outdated = outdated
    if let result, self.findings.errorCount == findings.errorCount { return result }
    (self.findings, self.uses) = (findings, uses)
    return nil
  }

  /// Reads a color in any notation that Style Dictionary's own transforms understand.
  mutating func looseColor(_ node: YAMLNode, in file: Int) -> ColorValue? {
    if let color = CSSText.color(node) { return color }
    if node.kind == .mapping, let color = strictly({ $0.colorLiteral(node, in: file) }) {
      return .literal(color)
    }
    leaveOut(node, "color")
    return nil
  }

  /// Reads a number, or a length in points, or returns `nil` for anything else.
  private mutating func looseNumber(_ node: YAMLNode, in file: Int) -> Double? {
    guard let (node, file) = settle(node, as: .dimension, in: file) else { return nil }
    if node.kind == .mapping, let size = strictly({ $0.dimension(node, in: file) }) { return size }
    guard node.kind == .scalar, let found = CSSText.points(node.text) else {
      if WrittenNumber(node.text)?.unit == "em" {
        noteUnusable("a font-relative size in em")
      } else {
        leaveOut(node, "size")
      }
      return nil
    }
    if found.isRem, found.number != 0 { summary.rems.insert(node.range) }
    return found.number
  }

  /// Returns the members of an object by name, where the last of several with the same name counts.
  private func looseMembers(of node: YAMLNode) -> [String: YAMLNode] {
    Dictionary(node.entries.map { ($0.key.text, $0.value) }) { $1 }
  }

  /// Reads a font from `fontFamily`, `fontSize`, and related members, and its letter spacing.
  private mutating func looseTypography(_ node: YAMLNode, in file: Int) -> [Value?] {
    let members = looseMembers(of: node)
    guard let written = members["fontSize"] else {
      return noteUnusable("a typography without a size")
    }
    guard let size = looseNumber(written, in: file) else { return [] }
    guard NumberRange.fontSize.violation(by: size) == nil else {
      return noteUnusable("a typography of the size \(size.shortText)")
    }
    for entry in node.entries {
      switch entry.key.text {
      case "fontSize", "fontFamily", "fontWeight", "letterSpacing": break
      case "lineHeight":
        let height = entry.value.kind == .scalar ? entry.value.text : entry.value.nounForMessages
        noteLoss(.lineHeight, "a line height of \(height)", at: entry.value)
      case let name: noteLoss(.typography, "'\(name)'", at: entry.key)
      }
    }
    let family = members["fontFamily"].flatMap { looseFamily($0, in: file) }
    let weight = members["fontWeight"].flatMap { looseWeight($0, in: file) }
    let spacing = looseSpacing(members["letterSpacing"], size, in: file)
    return [.font(font(family, size, weight)), .number(spacing)]
  }

  /// Reads a family by name, which is the first one of a list.
  private mutating func looseFamily(_ node: YAMLNode, in file: Int) -> Family? {
    guard let (node, _) = settle(node, as: .fontFamily, in: file) else { return nil }
    let names = node.kind == .sequence ? node.elements.map(\.text) : CSSText.families(node.text)
    if names.count > 1 { noteLoss(.families, "\(names.count - 1) after the first", at: node) }
    return names.first.map(Family.init(named:))
  }

  /// Reads the spacing in points, where percent and em are relative to the font's size.
  private mutating func looseSpacing(_ node: YAMLNode?, _ size: Double, in file: Int) -> Double {
    guard let node, let (node, file) = settle(node, as: .dimension, in: file) else { return 0 }
    if node.kind == .mapping, let spacing = strictly({ $0.dimension(node, in: file) }) {
      return spacing
    }
    let written = node.kind == .scalar ? WrittenNumber(node.text) : nil
    switch written?.unit {
    case "%": return (written?.number ?? 0) / 100 * size
    case "em": return (written?.number ?? 0) * size
    case _: break
    }
    guard node.kind == .scalar, let found = CSSText.points(node.text) else {
      noteLoss(.spacing, "a letter spacing of \(node.nounForMessages)", at: node)
      return 0
    }
    if found.isRem, found.number != 0 { summary.rems.insert(node.range) }
    return found.number
  }

  /// Reads a weight by name or number, and returns UIKit's name for it.
  private mutating func looseWeight(_ node: YAMLNode, in file: Int) -> String? {
    guard let (node, _) = settle(node, as: .fontWeight, in: file) else { return nil }
    let name = NameWords.folded(node.text)
    let named = fontWeightNames.first { NameWords.folded($0.key) == name }?.value
    if let number = named ?? Double(node.text), (1...1000).contains(number) {
      noteRounding(of: number, at: node)
      return Self.weight(number)
    }
    noteLoss(.unknownWeight, "the weight \(node.nounForMessages)", at: node)
    return nil
  }

  /// Reads the color, the offset, and the blur of a shadow, or nothing if there are several, because text has only one.
  private mutating func looseShadow(_ node: YAMLNode, in file: Int) -> [Value?] {
    var node = node
    if node.kind == .sequence, node.elements.count == 1 { node = node.elements[0] }
    let members = looseMembers(of: node)
    func number(_ names: String...) -> Double? {
      guard let member = names.compactMap({ members[$0] }).first else { return 0 }
      return looseNumber(member, in: file)
    }
    if node.kind == .sequence, !node.elements.isEmpty { return noteUnusable("several shadows") }
    guard node.kind == .mapping, let color = members["color"].flatMap({ self.color($0, in: file) })
    else { return leaveOut(node, "shadow") }
    guard let x = number("offsetX", "x"), let y = number("offsetY", "y"), let blur = number("blur")
    else { return [] }
    guard blur >= 0 else { return noteUnusable("a shadow with a blur of \(blur.shortText)") }
    if members["type"]?.text == "innerShadow" || members["inset"]?.text == "true" {
      return noteUnusable("a shadow inside the shape")
    }
    if let node = members["spread"], let spread = looseNumber(node, in: file), spread != 0 {
      noteLoss(.spread, "a spread of \(spread.shortText)", at: node)
    }
    return [Value(color), .offset(x: x, y: y), .number(blur)]
  }
}
