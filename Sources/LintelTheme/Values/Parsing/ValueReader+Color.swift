import LintelDiagnostics
import LintelSchema
import LintelSyntax

private let appearanceKeys = ColorAppearance.allCases.map(\.rawValue)
private let runtimeKeys = ["runtime", "samples"]

extension ValueReader {
  mutating func color(_ node: YAMLNode) -> ColorValue? {
    switch node.kind {
    case .scalar: return scalarColor(node)
    case .mapping:
      if node.entries.contains(where: { runtimeKeys.contains($0.key.text) }) {
        return runtimeColor(node)
      }
      if node.entries.contains(where: { $0.key.text == "asset" }) { return assetColor(node) }
      return appearances(node)
    case .sequence:
      if let only = reportWrapped(node, ValueType.color.noun) {
        _ = innerColor(only)
      } else if !reportColorList(node) {
        findings.append(.mismatch(node, "expected \(ValueType.color.noun)"))
      }
      return nil
    }
  }

  /// Reads a color inside of a larger value, where `none` and `unset` have no meaning.
  mutating func innerColor(_ node: YAMLNode) -> ColorValue? {
    guard node.kind != .scalar || !node.isEmpty else {
      let help = ["write a color, such as 'label' or \"#0B6E99\""]
      return findings.mismatch(node, expected: ValueType.color.noun, help: help)
    }
    return color(node)
  }

  /// Reads a color in one scalar inside of a value, where `none` and `unset` aren't allowed.
  private mutating func scalarColor(_ node: YAMLNode) -> ColorValue? {
    if node.text == "none" || node.text == "unset" {
      return findings.reject(
        "none-not-allowed",
        "'\(node.text)' isn't allowed inside a value, expected a color",
        at: node.range,
        help: node.text == "none" ? ["'clear' is fully transparent"] : []
      )
    }
    if reportMissingQuote(node) { return nil }
    return color(TextSlice(node).trimmed(), depth: 0)
  }

  /// Reads `{ light: …, dark: … }`, where `light` is required, because the others fall back to it.
  private mutating func appearances(_ node: YAMLNode) -> ColorValue? {
    if !node.entries.contains(where: { appearanceKeys.contains($0.key.text) }),
      reportColorMapping(node) || reportOtherKeys(node)
    {
      return nil
    }
    let errors = findings.errorCount
    let members = members(of: node, keys: appearanceKeys, in: "a color", at: .color)
    var colors: [ColorAppearance: ColorValue] = [:]
    for appearance in ColorAppearance.allCases {
      let key = appearance.rawValue
      guard let member = members[key] else { continue }
      if member.kind == .mapping, let only = reportWrapped(member, "one color for '\(key)'") {
        colors[appearance] = innerColor(only)
      } else if member.kind == .sequence, member.elements.count > 1 {
        let help = "write the color for '\(key)' without the others"
        findings.append(.mismatch(member, "expected one color for '\(key)'", help: [help]))
      } else if member.kind == .mapping {
        let help = "appearances can't be nested, but you can use a token with appearances here"
        findings.append(.mismatch(member, "expected one color for '\(key)'", help: [help]))
      } else {
        colors[appearance] = innerColor(member)
      }
    }
    guard members["light"] != nil else {
      // A misspelled 'light' is one mistake, not two.
      guard findings.errorCount == errors else { return nil }
      let message = "'light' is missing in a color by appearance"
      let help = "'light' is required, because the other appearances fall back to it"
      return findings.reject("missing-key", message, at: node.range, help: [help])
    }
    return colors.count == members.count ? ColorValue(byAppearance: colors) : nil
  }

  /// Reports a mapping with several keys if none of them is meant as an appearance.
  private mutating func reportOtherKeys(_ node: YAMLNode) -> Bool {
    let written = node.entries.map(\.key.text)
    guard written.count > 1,
      written.allSatisfy({ key in
        MeantNames(key, among: appearanceKeys).names.isEmpty
          && KeyMistake.rows(for: key, at: .color).isEmpty
      })
    else { return false }
    findings.append(
      "unknown-key",
      "a mapping has a color for each appearance, but \(written.quotedList(conjunction: "and")) aren't appearances",
      at: node.entries[0].key.range,
      help: ["the keys are \(appearanceKeys.quotedList(conjunction: "and"))"]
    )
    return true
  }

  /// Reads `{ asset: Name }`, a color of an asset catalog.
  private mutating func assetColor(_ node: YAMLNode) -> ColorValue? {
    if node.entries.count > 1, reportColorMapping(node) { return nil }
    let members = members(of: node, keys: ["asset"], in: "a color of an asset catalog", at: [])
    guard members.count == node.entries.count, let asset = members["asset"] else { return nil }
    return name(asset, "the name of a color in an asset catalog").map(ColorValue.asset)
  }

  /// Reads `{ runtime: true, samples: […] }`, which is allowed only as a token's own value.
  private mutating func runtimeColor(_ node: YAMLNode) -> ColorValue? {
    let members = members(of: node, keys: runtimeKeys, in: "a runtime color", at: [])
    guard let token = expectation.token else {
      let message = "a runtime color can only be a token's own value"
      let help = "declare a token under 'tokens.colors' and refer to it here"
      return findings.reject("wrong-value-type", message, at: node.range, help: [help])
    }
    let isRuntime = members["runtime"].map { boolean($0) }
    if isRuntime == nil || isRuntime == .some(false) {
      let message = "'runtime: true' is missing next to 'samples'"
      findings.append("missing-key", message, at: members["runtime"]?.range ?? node.range)
    }
    let written = members["samples"]
    guard let list = written, list.kind != .sequence || !list.elements.isEmpty else {
      return findings.reject(
        "missing-key",
        "'samples' is missing in a runtime color",
        at: written?.range ?? node.range,
        help: [Self.sampleAdvice]
      )
    }
    guard let samples = samples(in: list), isRuntime == .some(true) else { return nil }
    return .runtime(name: token.name, samples: samples)
  }

  /// The purpose of samples, and how to write them.
  private static let sampleAdvice =
    "checks such as contrast run on samples: `samples: [\"#1A2B3C\", \"#F4F4F6\"]`"

  /// Reads the list of samples, and suggests brackets for a single color outside of a list.
  private mutating func samples(in list: YAMLNode) -> [ColorLiteral]? {
    guard list.kind == .sequence else {
      let isColor = list.kind == .scalar && !list.isEmpty
      let isCall = list.text.contains("(")
      let parts = isCall ? [list.text] : list.text.split(separator: ",").map(\.trimmed)
      let texts = parts.map { list.style == .plain ? $0 : "\"\($0)\"" }
      let meant = "[\(texts.joined(separator: ", "))]"
      return findings.reject(
        "wrong-value-type",
        "'samples' is a list of colors",
        at: list.range,
        help: isColor ? ["write \(meant.asCode)"] : [Self.sampleAdvice],
        fixIts: isColor
          ? [FixIt("change to \(meant.asCode)", replace: list.range, with: meant)] : []
      )
    }
    let samples = list.elements.compactMap { sample(of: $0) }
    return samples.count == list.elements.count ? samples : nil
  }

  /// Reads a sample, which must be a literal, because checks compute with it.
  private mutating func sample(of node: YAMLNode) -> ColorLiteral? {
    let known = uses.count
    guard let color = innerColor(node) else { return nil }
    if case .literal(let literal) = color { return literal }
    // A refused sample doesn't use the tokens in it.
    uses.removeLast(uses.count - known)
    return findings.mismatch(node, expected: "a literal color such as '#1A2B3C'")
  }
}
