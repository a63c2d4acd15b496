import LintelDiagnostics
import LintelSyntax

/// Values of trees for Style Dictionary: what can't be read is left out and said, since such trees know no wrong values.
extension DesignTokenReader {
  /// The values of the parts that a type has in a theme; none if the value can't be carried over.
  mutating func looseValues(
    _ node: YAMLNode,
    _ type: DesignTokenType,
    in file: Int
  ) -> [Value?] {
    switch type {
    case .color: return [color(node, in: file).map { Value($0) }]
    case .dimension, .number: return [looseNumber(node, in: file).map(Value.number)]
    case .typography: return looseTypography(node, in: file)
    case .shadow: return looseShadow(node, in: file)
    case .border:
      let members = looseMembers(of: node)
      let color = members["color"].flatMap { self.color($0, in: file) }
      let width = members["width"].flatMap { looseNumber($0, in: file) }
      guard let color, let width else {
        leaveOut(node, "border")
        return []
      }
      return [Value(color), .number(width)]
    case .gradient:
      leaveOut(node, "gradient")
      return []
    case .fontFamily, .fontWeight, .duration, .cubicBezier, .strokeStyle, .transition: return []
    }
  }

  /// Says that a value is written in a way that a theme has nothing for.
  private mutating func leaveOut(_ node: YAMLNode, _ noun: String) {
    noteUnusable(
      node.text.contains("{")
        ? "a \(noun) that is computed from other tokens"
        : "a \(noun) written as \(node.nounForMessages)"
    )
  }

  mutating func looseColor(_ node: YAMLNode) -> ColorValue? {
    if let color = CSSText.color(node) { return color }
    leaveOut(node, "color")
    return nil
  }

  private mutating func looseNumber(_ node: YAMLNode, in file: Int) -> Double? {
    guard let (node, _) = settle(node, as: .dimension, in: file) else { return nil }
    guard node.kind == .scalar, let found = CSSText.points(node.text) else {
      leaveOut(node, "size")
      return nil
    }
    if found.isRem, found.number != 0 { summary.rems.insert(node.range) }
    return found.number
  }

  private func looseMembers(of node: YAMLNode) -> [String: YAMLNode] {
    var members: [String: YAMLNode] = [:]
    for entry in node.entries { members[entry.key.text] = entry.value }
    return members
  }

  private mutating func looseTypography(_ node: YAMLNode, in file: Int) -> [Value?] {
    let members = looseMembers(of: node)
    guard let size = members["fontSize"].flatMap({ looseNumber($0, in: file) }),
      (1...1000).contains(size)
    else {
      leaveOut(node, "typography without a size")
      return []
    }
    var family: Family?
    if let written = members["fontFamily"].flatMap({ settle($0, as: .fontFamily, in: file) }) {
      let first = written.node.kind == .sequence ? written.node.elements.first : written.node
      family = first.flatMap { CSSText.family($0.text) }.map(Family.init(named:))
    }
    let weight = members["fontWeight"].flatMap { looseWeight($0, in: file) }
    let font = FontValue(
      family: family?.name,
      size: size,
      weight: weight == "regular" ? nil : weight,
      design: family?.design
    )
    let spacing = members["letterSpacing"].map { looseNumber($0, in: file) ?? 0 } ?? 0
    return [.font(font), .number(spacing)]
  }

  private mutating func looseWeight(_ node: YAMLNode, in file: Int) -> String? {
    guard let (node, _) = settle(node, as: .fontWeight, in: file) else { return nil }
    let name = NameWords.folded(node.text)
    let named = fontWeightNames.first { NameWords.folded($0.key) == name }?.value
    if let number = named ?? Double(node.text), (1...1000).contains(number) {
      return Self.weight(number)
    }
    leaveOut(node, "weight")
    return nil
  }

  private mutating func looseShadow(_ node: YAMLNode, in file: Int) -> [Value?] {
    var node = node
    if node.kind == .sequence, node.elements.count == 1 { node = node.elements[0] }
    let members = looseMembers(of: node)
    func number(_ names: String...) -> Double? {
      guard let member = names.compactMap({ members[$0] }).first else { return 0 }
      return looseNumber(member, in: file)
    }
    guard node.kind == .mapping, let color = members["color"].flatMap({ self.color($0, in: file) })
    else {
      leaveOut(node, "shadow")
      return []
    }
    guard let x = number("offsetX", "x"), let y = number("offsetY", "y"), let blur = number("blur"),
      blur >= 0
    else { return [] }
    if members["type"]?.text == "innerShadow" || members["inset"]?.text == "true" {
      noteUnusable("a shadow inside the shape")
      return []
    }
    return [Value(color), .offset(x: x, y: y), .number(blur)]
  }
}
