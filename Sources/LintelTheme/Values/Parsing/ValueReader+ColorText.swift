import LintelDiagnostics
import LintelSchema

/// The maximum depth of nested color functions, so that no text can exhaust the stack.
private let maximumFunctionDepth = 16

extension ValueReader {
  /// Reads a color from a scalar or from an argument of a function.
  mutating func color(_ slice: TextSlice, depth: Int) -> ColorValue? {
    let slice = depth > 0 ? slice.unquoted() : slice
    switch slice.first {
    case UInt8(ascii: "#"): return hexColor(slice).map(ColorValue.literal)
    case UInt8(ascii: "$"):
      return token(slice.text, in: .colors, at: slice.range).map(ColorValue.token)
    case _: break
    }
    guard let open = slice.firstOffset(of: UInt8(ascii: "(")) else { return namedColor(slice) }
    let name = slice.part(0, open).text
    if ColorFunctions.isUnknown(name), reportMistake(slice, rule: "unknown-color") { return nil }
    guard let close = slice.closingParenthesis(of: open) else {
      reportCutOff(slice)
      return nil
    }
    guard close == slice.count - 1 else {
      if reportMistake(slice, rule: "malformed-color") { return nil }
      let rest = slice.part(close + 1, slice.count)
      return findings.reject(
        "malformed-color",
        "nothing may follow '\(slice.part(0, close + 1).text.shortened)'",
        at: rest.range,
        help: ["remove '\(rest.text[...].trimmed.shortened)'"]
      )
    }
    guard depth < maximumFunctionDepth else {
      let message = "color functions are nested deeper than \(maximumFunctionDepth) levels"
      return findings.reject("malformed-color", message, at: slice.range)
    }
    let inner = slice.part(open + 1, close).trimmed()
    return function(ColorCall(name: name, inner: inner, slice: slice), depth: depth)
  }

  /// Reads a hex color of 3, 4, 6, or 8 digits, with the alpha last, as in CSS Color 4.
  private mutating func hexColor(_ slice: TextSlice) -> ColorLiteral? {
    let digits = slice.part(1, slice.count).text
    if let literal = ColorLiteral(hexDigits: digits) { return literal }
    if reportMistake(slice, rule: "malformed-color") { return nil }
    let isHex = !digits.isEmpty && digits.allSatisfy { $0.isASCII && $0.isHexDigit }
    return findings.reject(
      "malformed-color",
      isHex
        ? "'\(slice.text.shortened)' has \(digits.count) digits, but a hex color has 3, 4, 6, or 8"
        : "'\(slice.text.shortened)' isn't a hex color",
      at: slice.range,
      help: isHex ? [] : ["a hex color has 3, 4, 6, or 8 digits, from 0 to 9 and A to F"]
    )
  }

  /// Reads the name of a UIKit color, and suggests hex digits for a CSS name.
  private mutating func namedColor(_ slice: TextSlice) -> ColorValue? {
    let name = slice.text
    if UIKitColors[name] != nil { return .system(name) }
    let twin = nameInOtherCase(of: name, among: UIKitColors.all.map(\.name))
    if let hex = cssColors[name.lowercased()], !isColor(twin, hex) {
      reportCSSColor(slice, hex: hex, twin: twin)
    } else if reportMistake(slice, rule: "unknown-color") || reportBareCall(slice) {
      return nil
    } else if ColorLiteral(hexDigits: name) != nil, name.count >= 6 || slice.isWholeScalar {
      let hex = "#\(name.uppercased())"
      findings.append(
        "malformed-color",
        "'\(name)' isn't a color; a hex color begins with '#'",
        at: slice.range,
        help: ["write \"\(hex)\""],
        fixIts: replacement(of: slice, with: hex)
      )
    } else {
      let meant = MeantNames(name, among: UIKitColors.all.map(\.name).sorted())
      // Where keywords are expected, colors are accepted, too.
      let keywords: [String]? =
        if meant.names.isEmpty, case .keyword(let set) = expectation.type { set.keywords } else {
          nil
        }
      // UIKit's names begin with a small letter, and most names in asset catalogs with a capital one.
      let isOtherCase = meant.names.contains { $0.lowercased() == name.lowercased() }
      let isAsset =
        slice.isWholeScalar && NameRules.isValid(name) && name.first?.isUppercase == true
        && !isOtherCase
      let near = isAsset ? [] : meant.nearest
      findings.append(
        "unknown-color",
        "unknown color '\(name.shortened)'",
        at: slice.range,
        help: (isAsset
          ? ["write 'asset(\(name))' if it's a color of the asset catalog"] : [])
          + Suggestion.help(
            for: meant.names,
            or:
              "a color is a hex string, a function such as rgb(), a UIKit color such as 'label', or a token"
          ) + (keywords.map { ["otherwise it must be \($0.shortList(conjunction: "or"))"] } ?? []),
        fixIts: Suggestion.fixIts(for: near, at: slice.range)
      )
    }
    guess([name], in: .colors, at: slice.range)
    return nil
  }

  /// Reports a function without parentheses, such as `alpha label 50%`.
  private mutating func reportBareCall(_ slice: TextSlice) -> Bool {
    let words = slice.text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, !ColorFunctions.isUnknown(String(words[0])) else { return false }
    let meant = "\(words[0])(\(words[1]))"
    guard isValue(meant, .color, isWhole: false) else { return false }
    let message = "the arguments of '\(words[0])' are in parentheses"
    findings.append(.meaning(meant, "unknown-color", message, at: slice.range))
    return true
  }

  mutating func reportMistake(_ slice: TextSlice, rule: String) -> Bool {
    reportMistake(slice.text, as: .color, rule: rule, at: slice.range, isWhole: slice.isWholeScalar)
  }

  /// Reports a CSS keyword, which is refused because UIKit's color of the same name can differ.
  private mutating func reportCSSColor(_ slice: TextSlice, hex: String, twin: String?) {
    let name = slice.text
    if hex.isEmpty {
      let message = "'\(name)' is a CSS color; UIKit's name is 'clear'"
      return findings.append(.meaning("clear", "css-color-name", message, at: slice.range))
    }
    findings.append(
      "css-color-name",
      "'\(name)' is a CSS color, not one of UIKit's",
      at: slice.range,
      help: ["write \"\(hex)\""] + (twin.map { ["UIKit's '\($0)' is a different color"] } ?? []),
      fixIts: twin == nil ? replacement(of: slice, with: hex) : []
    )
  }

  /// Whether a UIKit color equals the CSS color of the same name, so that the names differ only in capitalization.
  private func isColor(_ name: String?, _ hex: String) -> Bool {
    guard let color = name.flatMap({ UIKitColors[$0] })?.fixed,
      let css = ColorLiteral(hexDigits: String(hex.dropFirst()))
    else { return false }
    // UIKit's components of one half fall between two of CSS's 256 steps.
    return zip([color.red, color.green, color.blue], [css.a, css.b, css.c]).allSatisfy {
      abs($0 - $1) < 1 / 255
    }
  }

  /// Returns a fix that writes a hex color, in quotes unless the author's own surround it.
  private func replacement(of slice: TextSlice, with hex: String) -> [FixIt] {
    let edits = slice.edits(toHex: hex)
    return edits.isEmpty ? [] : [FixIt("change to \"\(hex)\"", .safe, edits: edits)]
  }

  /// Reports a function without its closing parenthesis, which a comma or a `#` often cuts off.
  private mutating func reportCutOff(_ slice: TextSlice) {
    let meant = slice.text + ")"
    if isValue(meant, .color, isWhole: false) {
      let message = "'\(slice.text.shortened)' has no closing parenthesis"
      return findings.append(.meaning(meant, "malformed-color", message, at: slice.range))
    }
    findings.append(
      "malformed-color",
      "'\(slice.text.shortened)' has no closing parenthesis",
      at: slice.range,
      help: [
        "separate arguments with spaces, because a comma ends an entry in braces",
        "a '#' after a space begins a comment unless the whole value is quoted",
      ]
    )
  }
}

extension ColorLiteral {
  /// Creates a color from the digits of `#RGB`, `#RGBA`, `#RRGGBB`, or `#RRGGBBAA`.
  init?(hexDigits text: String) {
    let count = text.utf8.count
    guard count == 3 || count == 4 || count == 6 || count == 8 else { return nil }
    var digits = SIMD8<Double>()
    for (index, byte) in text.utf8.enumerated() {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits[index] = Double(byte - 0x30)
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digits[index] = Double(byte - 0x41 + 10)
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digits[index] = Double(byte - 0x61 + 10)
      case _: return nil
      }
    }
    let bytes = count > 4 ? digits.evenHalf * 16 + digits.oddHalf : digits.lowHalf * 17
    let parts = bytes / 255
    self.init(.srgb, parts[0], parts[1], parts[2], alpha: count % 4 == 0 ? parts[3] : 1)
  }
}
