/// Writes declarations of design tokens as a file of a theme.
///
/// Names and texts from elsewhere become scalars by `yamlScalar`, and comments by `comment`; nothing else of them is written.
struct TokenYAML {
  private let declarations: [DesignTokenLibrary.Declaration]

  /// - Parameter declarations: one for each token and brand.
  init(_ declarations: [DesignTokenLibrary.Declaration]) {
    self.declarations = declarations
  }

  var text: String {
    var lines = ["lintel: 1"]
    let base = declarations.filter { $0.promo == nil }
    let plain = base.filter { $0.brand == nil }
    if !plain.isEmpty { lines += ["", "tokens:"] + groups(plain, indent: "  ") }
    let brands = brands(base, indent: "")
    if !brands.isEmpty { lines += [""] + brands }
    let promos = Set(declarations.compactMap(\.promo)).sorted()
    if !promos.isEmpty { lines += ["", "promos:"] }
    for promo in promos {
      let own = declarations.filter { $0.promo == promo }
      let plain = own.filter { $0.brand == nil }
      lines.append("  \(yamlScalar(promo)):")
      if !plain.isEmpty { lines += ["    tokens:"] + groups(plain, indent: "      ") }
      lines += self.brands(own, indent: "    ")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func brands(
    _ declarations: [DesignTokenLibrary.Declaration],
    indent: String
  ) -> [String] {
    let brands = Set(declarations.compactMap(\.brand)).sorted()
    let blocks = brands.flatMap { brand in
      ["\(indent)  \(yamlScalar(brand)):", "\(indent)    tokens:"]
        + groups(declarations.filter { $0.brand == brand }, indent: "\(indent)      ")
    }
    return blocks.isEmpty ? [] : ["\(indent)brands:"] + blocks
  }

  private func groups(
    _ declarations: [DesignTokenLibrary.Declaration],
    indent: String
  ) -> [String] {
    var lines: [String] = []
    for group in TokenGroup.allCases {
      let own = declarations.filter { $0.key.group == group }.sorted { $0.key < $1.key }
      if !own.isEmpty { lines.append("\(indent)\(group.rawValue):") }
      for declaration in own {
        lines += comments(on: declaration).map { "\(indent)  \($0)" }
        lines.append("\(indent)  \(yamlScalar(declaration.key.name)): \(declaration.value.text)")
      }
    }
    return lines
  }

  private func comments(on declaration: DesignTokenLibrary.Declaration) -> [String] {
    let token = declaration.token
    // Of the parts of one token the first one is told about.
    let isWhole =
      token.name?.hasSuffix(declaration.key.name) == true || declaration.key.group == .colors
    guard declaration.brand == nil, declaration.promo == nil, isWhole else { return [] }
    var texts: [String] = []
    if let description = token.description { texts.append(description) }
    if token.renaming != nil { texts.append("Called '\(token.path)' elsewhere.") }
    if let deprecation = token.deprecation {
      texts.append("Deprecated" + (deprecation.reason.map { ": \($0)" } ?? "."))
    }
    return texts.flatMap(Self.comment)
  }

  /// A text as lines of comment, which end where YAML ends a line, and which are never read as instructions.
  private static func comment(_ text: String) -> [String] {
    let breaks: Set<Unicode.Scalar> = ["\n", "\r", "\u{85}", "\u{2028}", "\u{2029}"]
    return text.unicodeScalars.split { breaks.contains($0) }.map { line in
      var words = String.UnicodeScalarView()
      for scalar in line {
        words.append(isShownInComments(scalar) ? scalar : " ")
      }
      // A comment may silence findings of the theme, and a token's author does not.
      let shown = String(words).split(separator: " ").joined(separator: " ")
        .replacingColon(after: "lintel")
      return shown.isEmpty ? "#" : "# \(shown)"
    }
  }

  private static func isShownInComments(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .surrogate: false
    case _:
      scalar.value < 0xD800 || (0xE000...0xFFFD).contains(scalar.value) || scalar.value > 0xFFFF
    }
  }
}

extension String {
  /// The text with a space before the colons behind a word.
  fileprivate func replacingColon(after word: String) -> String {
    var result = ""
    for character in self {
      if character == ":", result.lowercased().hasSuffix(word) { result += " " }
      result.append(character)
    }
    return result
  }
}
