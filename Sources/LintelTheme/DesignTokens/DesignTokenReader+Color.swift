import LintelDiagnostics
import LintelSyntax

/// Reads colors (Design Tokens Color Module 2025.10).
extension DesignTokenReader {
  /// Reads a color, and keeps a reference to a token, so that it is bound late.
  mutating func color(_ node: YAMLNode, in file: Int) -> ColorValue? {
    guard let reference = DesignTokenReference(node) else { return ownColor(node, in: file) }
    switch target(of: reference, in: file) {
    case nil: return nil
    case .node(let node, let file): return ownColor(node, in: file)
    case .theme(let key):
      guard key.group == .colors else {
        reportWrongType(reference, found: key.group.noun, expected: .color, at: nil)
        return nil
      }
      uses.append(TokenUse(key, at: reference.range))
      return .token(key)
    case .token(let index):
      guard checkType(of: index, .color, reference),
        let key = key(of: index, DesignTokenType.color.parts[0])
      else { return nil }
      uses.append(TokenUse(key, at: reference.range))
      return .token(key)
    }
  }

  /// Reads a color that isn't a reference, in the notation of the file's dialect.
  private mutating func ownColor(_ node: YAMLNode, in file: Int) -> ColorValue? {
    switch dialect {
    case .designTokens: colorLiteral(node, in: file).map(ColorValue.literal)
    case .styleDictionary: looseColor(node, in: file)
    }
  }

  /// Reads a color from an object with `colorSpace`, `components`, and `alpha`.
  mutating func colorLiteral(_ node: YAMLNode, in file: Int) -> ColorLiteral? {
    guard node.kind == .mapping else { return writtenColor(node) }
    let (required, optional) = (["colorSpace", "components"], ["alpha", "hex"])
    let members = members(of: node, required: required, optional: optional, in: "a color") ?? [:]
    guard let spaceNode = members["colorSpace"], let list = members["components"],
      let space = colorSpace(spaceNode, in: file),
      let components = components(list, space, in: file)
    else { return nil }
    var alpha = 1.0
    if let node = members["alpha"] {
      guard let number = number(node, in: file) else { return nil }
      guard (0...1).contains(number) else {
        return outOfRange("alpha", node.text, "expected 0 to 1", node)
      }
      alpha = number
    }
    let color = space.literal(components, alpha: alpha)
    if let hex = members["hex"] { checkFallback(hex, of: color, in: file) }
    if color.isOutOfGamut {
      let message = "the color is outside Display P3"
      let note = Note("it becomes the nearest color of the same hue that screens can show")
      findings.append("out-of-gamut", as: .warning, message, at: list.range, notes: [note])
    }
    return color
  }

  /// Returns the color space with a name, or reports an unknown name with the nearest ones.
  private mutating func colorSpace(_ node: YAMLNode, in file: Int) -> DesignColorSpace? {
    guard let (node, _) = settle(node, as: nil, in: file) else { return nil }
    if let space = DesignColorSpace(rawValue: node.text) { return space }
    let names = DesignColorSpace.allCases.map(\.rawValue)
    let help = "the color spaces are \(names.quotedList(conjunction: "and"))"
    return findings.reject(.unknown("color space", node, among: names, or: help))
  }

  private mutating func components(
    _ node: YAMLNode,
    _ space: DesignColorSpace,
    in file: Int
  ) -> Vector3? {
    guard let (list, file) = settle(node, as: nil, in: file) else { return nil }
    guard list.kind == .sequence, list.elements.count == 3 else {
      return findings.reject(
        "malformed-color",
        list.kind == .sequence
          ? "a color has three components, found \(list.elements.count)"
          : "'components' must be an array of three numbers, found \(list.nounForMessages)",
        at: list.range,
        help: list.elements.count == 4 ? ["write the fourth as 'alpha'"] : []
      )
    }
    let numbers = zip(list.elements, space.components).map { component($0, $1, in: file) }
    guard let x = numbers[0], let y = numbers[1], let z = numbers[2] else { return nil }
    return Vector3(x, y, z)
  }

  /// Reads one component, where `none` is 0, as in CSS Color 4, section 4.4.
  private mutating func component(
    _ node: YAMLNode,
    _ component: DesignColorSpace.Component,
    in file: Int
  ) -> Double? {
    guard let (settled, file) = settle(node, as: .number, in: file) else { return nil }
    if settled.style != .plain, settled.text == "none" { return 0 }
    guard let number = number(settled, in: file, noun: "a number or \"none\"") else { return nil }
    let isTooSmall = component.minimum.map { number < $0 } ?? false
    let isTooLarge = component.maximum.map { number > $0 } ?? false
    let isFullTurn = component.isHue && number == 360
    guard !isTooSmall, !isTooLarge, !isFullTurn else {
      return outOfRange(component.name, settled.text, "expected \(component.expectation)", settled)
    }
    return number
  }

  /// Compares `hex` with the color that it represents.
  private mutating func checkFallback(_ node: YAMLNode, of color: ColorLiteral, in file: Int) {
    guard let (node, _) = settle(node, as: nil, in: file) else { return }
    let digits = node.text.dropFirst()
    guard node.text.first == "#", digits.utf8.count == 6,
      let fallback = ColorLiteral(hexDigits: String(digits))
    else {
      return findings.append(
        "malformed-color",
        "'hex' must be '#' followed by six digits, found \(node.nounForMessages)",
        at: node.range,
        help: digits.count == 8 ? ["write the alpha as 'alpha'"] : []
      )
    }
    let known = KnownColor(color)
    let components = known.space == .srgb ? known.components : known.lab.components(in: .srgb)
    // Outside of sRGB, the fallback depends on the tool, so there is nothing to compare.
    guard RGBSpace.isInGamut(components) else { return }
    let differences = [
      components.x - fallback.a, components.y - fallback.b, components.z - fallback.c,
    ]
    guard differences.contains(where: { abs($0) > 1.001 / 255 }) else { return }
    findings.append(
      "color-fallback-mismatch",
      as: .warning,
      "'hex' doesn't match the components",
      at: node.range,
      notes: [Note("the components are \(hexText(components)), which Lintel uses")],
      help: ["correct the one that is out of date"]
    )
  }

  /// Reads a hex color, which is the notation of earlier drafts of the format.
  private mutating func writtenColor(_ node: YAMLNode) -> ColorLiteral? {
    guard node.kind == .scalar, node.style != .plain, node.text.first == "#",
      let color = ColorLiteral(hexDigits: String(node.text.dropFirst()))
    else {
      let meant: String? =
        switch CSSText.color(node) {
        case .literal(let color): objectText(color)
        case .system: objectText(ColorLiteral(.srgb, 0, 0, 0, alpha: 0))
        case _: nil
        }
      let example = "{ \"colorSpace\": \"srgb\", \"components\": [0.043, 0.431, 0.6] }"
      return findings.mismatch(
        node,
        expected: "a color",
        help: ["write \(meant ?? example)"],
        fixIts: meant.map { [FixIt("write it as an object", replace: node.range, with: $0)] } ?? []
      )
    }
    summary.outdated.insert(FixIt.Edit(range: node.range, newText: objectText(color)))
    return color
  }

  /// Returns a color as an object of the format, with all digits, because the components determine the color.
  private func objectText(_ color: ColorLiteral) -> String {
    let space: DesignColorSpace =
      switch color.space {
      case .srgb: .srgb
      case .displayP3: .displayP3
      case .oklch: .oklch
      }
    let components = [color.a, color.b, color.c]
    let alpha = color.alpha < 1 ? ", \"alpha\": \(color.alpha.shortText)" : ""
    let list = components.map(\.shortText).joined(separator: ", ")
    let fallback =
      space == .srgb ? ", \"hex\": \"\(hexText(Vector3(color.a, color.b, color.c)))\"" : ""
    return "{ \"colorSpace\": \"\(space.rawValue)\", \"components\": [\(list)]\(alpha)\(fallback) }"
  }

  /// Returns a color with components from 0 to 1 as `#rrggbb`.
  private func hexText(_ color: Vector3) -> String {
    "#" + [color.x, color.y, color.z].map(\.hexadecimalByte).joined().lowercased()
  }
}
