import LintelTheme

/// Writes declarations of design tokens as a file of a theme.
///
/// Names and texts from elsewhere are written only as scalars by `yamlScalar`, and as comments by `comment`.
struct TokenYAML {
  /// The declarations, one per token, brand, and set of promos, in any order.
  let declarations: [DesignTokenLibrary.Declaration]
  /// The names of all brands, including those without values.
  let brands: [String]
  /// The names of all promos, including those without values.
  let promos: [String]

  /// The whole file, with a line break at its end.
  var text: String {
    let sections = [tokens(of: [], ""), brandBlocks(of: [], ""), promoBlocks(in: [], "")]
    return
      (["lintel: 1"] + sections.filter { !$0.isEmpty }.map { "\n" + $0.joined(separator: "\n") })
      .joined(separator: "\n") + "\n"
  }

  /// Returns the `tokens:` block of a brand and promos, or an empty array without declarations.
  private func tokens(of promos: [String], brand: String? = nil, _ indent: String) -> [String] {
    let own = declarations.filter { $0.promos == promos && $0.brand == brand }
    return own.isEmpty ? [] : ["\(indent)tokens:"] + groups(own, indent: indent + "  ")
  }

  /// Returns the `brands:` block inside of the given promos.
  private func brandBlocks(of promos: [String], _ indent: String) -> [String] {
    let declared = Set(declarations.filter { $0.promos == promos }.compactMap(\.brand))
    let blocks = (promos.isEmpty ? declared.union(brands) : declared).sorted().flatMap { brand in
      block(brand, tokens(of: promos, brand: brand, indent + "    "), indent)
    }
    return blocks.isEmpty ? [] : ["\(indent)brands:"] + blocks
  }

  /// Returns the blocks of promos that run while others do, where each set of promos is nested in its first promo by name.
  private func promoBlocks(in outer: [String], _ indent: String) -> [String] {
    let declared = declarations.map(\.promos).filter {
      $0.count > outer.count && $0.starts(with: outer)
    }.map { $0[outer.count] }
    let blocks = Set(outer.isEmpty ? declared + promos : declared).sorted().flatMap { promo in
      let own = outer + [promo]
      let inner = indent + "    "
      return block(
        promo,
        tokens(of: own, inner) + brandBlocks(of: own, inner) + promoBlocks(in: own, inner),
        indent
      )
    }
    return blocks.isEmpty ? [] : ["\(indent)promos:"] + blocks
  }

  /// Returns a named block, which is `{}` without content.
  private func block(_ name: String, _ lines: [String], _ indent: String) -> [String] {
    ["\(indent)  \(yamlScalar(name)):" + (lines.isEmpty ? " {}" : "")] + lines
  }

  /// Returns the tokens of a block, group by group.
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

  /// Returns the description and the deprecation of a token as comments above it.
  private func comments(on declaration: DesignTokenLibrary.Declaration) -> [String] {
    let token = declaration.token
    // Only the first of the parts of one token has comments.
    let isWhole =
      token.name?.hasSuffix(declaration.key.name) == true || declaration.key.group == .colors
    guard declaration.brand == nil, declaration.promos.isEmpty, isWhole else { return [] }
    var texts: [String] = []
    if let description = token.description { texts.append(description) }
    if token.renaming != nil { texts.append("Called '\(token.path)' elsewhere.") }
    if let deprecation = token.deprecation {
      texts.append("Deprecated" + (deprecation.reason.map { ": \($0)" } ?? "."))
    }
    return texts.flatMap(Self.comment)
  }

  /// Returns a text as lines of comments, which end where YAML ends a line, and which Lintel never reads as instructions.
  private static func comment(_ text: String) -> [String] {
    text.unicodeScalars.split(whereSeparator: isLineBreak).map { line in
      let words = String.UnicodeScalarView(line.map { isShownInComments($0) ? $0 : " " })
      // Comments can silence findings in the theme, which the author of a token must not do.
      let shown = String(words).split(separator: " ").joined(separator: " ")
        .replacingColon(after: "lintel")
      return shown.isEmpty ? "#" : "# \(shown)"
    }
  }

  /// Whether a character is safe in a comment, which control characters aren't.
  private static func isShownInComments(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .surrogate: false
    case _:
      scalar.value < 0xD800 || (0xE000...0xFFFD).contains(scalar.value) || scalar.value > 0xFFFF
    }
  }
}

extension String {
  /// Returns the text with a space before every colon that follows a word.
  fileprivate func replacingColon(after word: String) -> String {
    var result = ""
    for character in self {
      if character == ":", result.lowercased().hasSuffix(word) { result += " " }
      result.append(character)
    }
    return result
  }
}
