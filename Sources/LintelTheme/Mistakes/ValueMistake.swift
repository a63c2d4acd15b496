/// The kinds of values that a row of the table applies to.
struct ValueKinds: OptionSet, Hashable, Sendable {
  let rawValue: Int

  static let color = ValueKinds(rawValue: 1 << 0)
  static let font = ValueKinds(rawValue: 1 << 1)
  static let image = ValueKinds(rawValue: 1 << 2)
  static let effect = ValueKinds(rawValue: 1 << 3)
  static let offset = ValueKinds(rawValue: 1 << 4)
  static let number = ValueKinds(rawValue: 1 << 5)
  static let boolean = ValueKinds(rawValue: 1 << 6)
  static let keyword = ValueKinds(rawValue: 1 << 7)
  static let string = ValueKinds(rawValue: 1 << 8)

  static let any: ValueKinds = [
    .color, .font, .image, .effect, .offset, .number, .boolean, .keyword,
  ]
}

/// A value that people write by mistake, with the correct replacement.
package struct ValueMistake: Sendable {
  /// The texts as written, in which each `*` matches any text.
  package let patterns: [String]
  let kinds: ValueKinds
  /// The possible replacements, the likeliest first; the first that is valid in the place is used.
  ///
  /// `*` is the text that the pattern's first `*` matches, `*2` the second, and `$*` a token with that name. `*swiftUI` is UIKit's name of
  /// the SwiftUI color that the first `*` matches. `*hsb`, `*hwb`, `*lab`, `*lch`, and `*oklab` are colors with the matched components.
  let meant: [String]
  /// The cause as a sentence, in which `@` is the value as written, and `*` is the text that the pattern's first `*` matches.
  let cause: String
  /// The advice if no value has the same meaning.
  let advice: String?
  /// Whether the replacement is a guess that the author has to confirm.
  let isDoubtful: Bool

  // To put this code into each row of the tables would take the optimizer half a minute.
  @inline(never)
  init(
    _ patterns: String...,
    for kinds: ValueKinds,
    _ meant: [String],
    _ cause: String,
    advice: String? = nil,
    isDoubtful: Bool = false
  ) {
    self.patterns = patterns
    self.kinds = kinds
    self.meant = meant
    self.cause = cause
    self.advice = advice
    self.isDoubtful = isDoubtful
  }

  /// Every row, ordered by origin.
  package static let all: [ValueMistake] =
    yaml + swiftColors + swiftValues + css + references + android + colors + words + numbers

  /// Returns the texts that the stars match, for each pattern that matches a text.
  func captures(in text: String) -> some Sequence<[String]> {
    patterns.lazy.compactMap { Self.captures(of: $0, in: text) }
  }

  /// Returns the replacements for a text in the rows for some kinds of values, without references to tokens.
  static func texts(meantBy text: String, for kinds: ValueKinds) -> [String] {
    all.filter { !$0.kinds.isDisjoint(with: kinds) }.flatMap { row in
      row.captures(in: text).flatMap { captures in
        row.meant.filter { !$0.hasPrefix("$") }.map { filled($0, with: captures) }
      }
    }
  }

  private static func captures(of pattern: String, in text: String) -> [String]? {
    guard let star = pattern.utf8.firstIndex(of: UInt8(ascii: "*")) else {
      return text == pattern ? [] : nil
    }
    // Almost no pattern gets further than this.
    guard text.utf8.starts(with: pattern.utf8[..<star]) else { return nil }
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard let first = parts.first else { return nil }
    guard text.hasPrefix(first) else { return nil }
    var rest = text.dropFirst(first.count)
    var captures: [Substring] = []
    for (index, part) in parts.dropFirst().enumerated() {
      let isLast = index == parts.count - 2
      if isLast {
        guard rest.hasSuffix(part), rest.count > part.count else { return nil }
        captures.append(rest.dropLast(part.count))
      } else {
        guard let found = rest.firstRange(of: part), found.lowerBound > rest.startIndex else {
          return nil
        }
        captures.append(rest[..<found.lowerBound])
        rest = rest[found.upperBound...]
      }
    }
    return captures.map(\.trimmed)
  }

  static func filled(_ template: String, with captures: [String]) -> String {
    var result = template
    // The name of an image file in Swift code becomes the name of an asset in a theme.
    let captures =
      template == "{ asset: * }" ? captures.map { $0.assetNameOfFile ?? $0 } : captures
    for (index, capture) in captures.enumerated().reversed() where index > 0 {
      result.replace("*\(index + 1)", with: capture)
    }
    for notation in ["hsb", "hwb", "lab", "lch", "oklab"] where template == "*\(notation)" {
      return color(in: notation, captures.joined(separator: " "))
    }
    if let first = captures.first {
      result.replace("*swiftUI", with: uikitColor(ofSwiftUI: first))
      result = result.split(separator: "*", omittingEmptySubsequences: false)
        .joined(separator: first)
    }
    return result
  }
}
