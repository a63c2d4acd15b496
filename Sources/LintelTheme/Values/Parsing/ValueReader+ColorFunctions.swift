import LintelDiagnostics
import LintelSchema
import LintelSyntax

/// The notations of the functions of colors, by name.
private let signatures: [String: (colors: Int, hasAmount: Bool, example: String)] = [
  "alpha": (1, true, "alpha($color 40%)"),
  "mix": (2, true, "mix($first $second 30%)"),
  "darken": (1, true, "darken($color 20%)"),
  "lighten": (1, true, "lighten($color 20%)"),
  "readable": (3, false, "readable($background $first $second)"),
]

/// The functions that can express a color, for messages and schemas.
package enum ColorFunctions {
  /// The names of all functions that return a color, sorted.
  package static let names =
    (["asset", "fixed"] + signatures.keys + ColorSyntax.named.keys).sorted()

  static func isUnknown(_ name: String) -> Bool { examples[name] == nil }

  /// An example of each function, by name, in which tokens are called `$background`, `$color`, `$first`, and `$second`.
  package static let examples: [String: String] = Dictionary(
    names.map { name in
      let syntax = ColorSyntax.named[name]
      // Names of one notation differ only in the text before the parenthesis.
      let notation = syntax.map { name + $0.example.drop { $0 != "(" } }
      let other = name == "fixed" ? "fixed(\"#FFFFFF\")" : "asset(Folder/Name)"
      return (name, notation ?? signatures[name]?.example ?? other)
    },
    uniquingKeysWith: { first, _ in first }
  )
}

extension ValueReader {
  mutating func function(_ call: ColorCall, depth: Int) -> ColorValue? {
    let (name, inner) = (call.name, call.inner)
    if name == "asset" { return asset(call) }
    if name == "fixed" { return fixed(call, depth: depth) }
    guard let syntax = ColorSyntax.named[name] else {
      if signatures[name] != nil { return colorFunction(call, depth: depth) }
      let range = call.slice.part(0, name.utf8.count).range
      let names = ColorFunctions.names
      reportUnknown("unknown-color", "color function", name, at: range, among: names)
      return nil
    }
    if inner.text.contains("$") || inner.text.contains("#"),
      reportMistake(call.slice, rule: "malformed-color")
    {
      return nil
    }
    return reportCommas(call) ? nil : literal(syntax, call).map(ColorValue.literal)
  }

  /// Reads `fixed(…)`, a literal color that intentionally has no variants.
  private mutating func fixed(_ call: ColorCall, depth: Int) -> ColorValue? {
    let inner = call.inner
    guard let color = color(inner, depth: depth + 1) else { return nil }
    guard case .literal = color, depth == 0 else {
      return findings.reject(
        "malformed-color",
        depth == 0
          ? "'fixed' needs a literal color, but '\(inner.text.shortened)' may have variants"
          : "'fixed' can only be the whole value, not an argument of a function",
        at: depth == 0 ? inner.range : call.slice.range,
        help: ["write fixed(\"#FFFFFF\")"]
      )
    }
    return color
  }

  /// Reads `asset(Name)`, a color of the app's asset catalog.
  private mutating func asset(_ call: ColorCall) -> ColorValue? {
    let name = call.inner.unquoted().text
    guard !name.isEmpty, !name.unicodeScalars.contains(where: { $0.value < 0x20 }) else {
      let message = "'\(call.slice.text.shortened)' doesn't name a color in an asset catalog"
      let help = "write asset(Folder/Name)"
      return findings.reject("malformed-color", message, at: call.slice.range, help: [help])
    }
    return .asset(name)
  }

  private mutating func colorFunction(_ call: ColorCall, depth: Int) -> ColorValue? {
    let name = call.name
    guard let signature = signatures[name], !reportMapping(call), !reportCommas(call) else {
      return nil
    }
    let arguments = call.inner.arguments()
    let count = signature.colors + (signature.hasAmount ? 1 : 0)
    guard arguments.count == count else {
      let message = "'\(name)' needs \(count) arguments, found \(arguments.count)"
      let help = "write \(signature.example)"
      return findings.reject("malformed-color", message, at: call.slice.range, help: [help])
    }
    if signature.hasAmount, reportAmountFirst(call, arguments) { return nil }
    let colors = arguments.prefix(signature.colors).map { color($0, depth: depth + 1) }
    let amount = signature.hasAmount ? ratio(arguments[signature.colors], in: name) : 0
    let known = colors.compactMap(\.self)
    guard known.count == colors.count, let amount else { return nil }
    switch name {
    case "alpha": return .function(.alpha(known[0], amount))
    case "mix": return .function(.mix(known[0], known[1], amount))
    case "darken": return .function(.darken(known[0], amount))
    case "lighten": return .function(.lighten(known[0], amount))
    case _: return .function(.readable(on: known[0], known[1], known[2]))
    }
  }

  /// Reports an amount before a color, and suggests the arguments in the right order.
  private mutating func reportAmountFirst(_ call: ColorCall, _ arguments: [TextSlice]) -> Bool {
    let (name, range) = (call.name, call.slice.range)
    let amounts = arguments.indices.filter { WrittenNumber(arguments[$0].text) != nil }
    guard amounts.count == 1, let amount = amounts.first, amount < arguments.count - 1 else {
      return false
    }
    let colors = arguments.indices.filter { $0 != amount }.map { arguments[$0].text }
    let meant = "\(name)(\((colors + [arguments[amount].text]).joined(separator: " ")))"
    let message = "the amount of '\(name)' comes after the color\(colors.count > 1 ? "s" : "")"
    let help = "write \(meant)"
    let fixIt = FixIt("write \(meant.asCode)", replace: range, with: meant)
    findings.append("malformed-color", message, at: range, help: [help], fixIts: [fixIt])
    return true
  }

  /// Reads an amount: a ratio from 0 to 1, or a percentage.
  private mutating func ratio(_ slice: TextSlice, in function: String) -> Double? {
    let range = NumberRange(0, 1, unit: .ratio)
    guard let written = WrittenNumber(slice.text), let ratio = range.value(of: written) else {
      return findings.reject(
        "malformed-color",
        "the amount of '\(function)' is a ratio or a percentage, found '\(slice.text.shortened)'",
        at: slice.range
      )
    }
    guard (0...1).contains(ratio) else {
      let meant = range.percentages(meantBy: written)
      let message = "the amount of '\(function)' is \(slice.text), expected 0 to 1 or 0% to 100%"
      return findings.reject(.near(meant, "out-of-range", message, at: slice.range))
    }
    warnTinyPercentage(written, at: slice.range)
    return ratio
  }

  /// Reports a mapping of appearances among the arguments, whose commas separate its own entries.
  private mutating func reportMapping(_ call: ColorCall) -> Bool {
    let name = call.name
    guard call.inner.text.contains("{") else { return false }
    findings.append(
      "malformed-color",
      "an argument of '\(name)' can't be a mapping of appearances",
      at: call.slice.range,
      help: [
        "declare the mapping as a token, and refer to the token here",
        "or write the function in each appearance: { light: \(name)(…), dark: \(name)(…) }",
      ]
    )
    return true
  }

  /// Reports commas and suggests the call without them, except for those of inner functions, which are separate findings.
  private mutating func reportCommas(_ call: ColorCall) -> Bool {
    let (name, inner) = (call.name, call.inner)
    guard inner.hasTopLevelComma else { return false }
    let arguments = inner.withoutCommas(slashBeforeFourth: ColorSyntax.named[name] != nil)
    let separated = inner.isPlain ? quotingColors(arguments) : arguments
    let corrected = "\(name)(\(separated))"
    findings.append(
      "malformed-color",
      "the arguments of '\(name)' are separated by spaces, not commas",
      at: call.slice.range,
      help: ["write \(corrected)", "CSS Color 4 uses spaces, and a comma ends an entry in braces"],
      fixIts: [FixIt("remove the commas", replace: inner.range, with: separated)]
    )
    return true
  }
}
