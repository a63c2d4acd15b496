import LintelDiagnostics

/// A finding about a value that may be meant for a token, which is known only when every token is.
package struct TokenGuess: Sendable {
  /// What was reported; the answer takes its place.
  var diagnostic: Diagnostic
  let group: TokenGroup
  /// The names that may be meant, the likeliest first.
  let names: [String]
  /// What a reference takes the place of.
  let range: SourceRange
  /// Whether the sentence of the finding names the cause already.
  let isExplained: Bool

  /// The names that a reference in another language's form may mean.
  ///
  /// - Parameters:
  ///   - written: the text between the marks of the other language, such as `color.brand.value`.
  ///   - group: the tokens that are allowed at the place.
  /// - Returns: valid names, the shortest form first.
  static func names(for written: String, in group: TokenGroup) -> [String] {
    var parts = written.split { ".-_/ :".contains($0) }.map(String.init)
    var names: [String] = []
    func add(_ parts: some Collection<String>) {
      guard !parts.isEmpty else { return }
      let camel = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      let first = parts.first ?? ""
      for name in [
        parts.joined(separator: "."), first + camel, parts.joined(separator: "-"),
        parts.joined(separator: "_"),
      ] where NameRules.isValid(name) && !names.contains(name) {
        names.append(name)
      }
    }
    let whole = parts
    if parts.count > 1, ["value", "$value"].contains(parts.last) { parts.removeLast() }
    while parts.count > 1, let first = parts.first, isGroup(first, group) { parts.removeFirst() }
    add(parts)
    add(whole)
    return names
  }

  private static func isGroup(_ word: String, _ group: TokenGroup) -> Bool {
    let word = word.lowercased()
    return [group.rawValue, String(group.rawValue.dropLast()), "token", "tokens", "theme"]
      .contains(word) || group == .colors && ["palette", "clr", "sys", "ref"].contains(word)
  }
}

extension [Diagnostic] {
  /// Gives findings about values the token that was meant, where there is one.
  ///
  /// - Parameters:
  ///   - guesses: what may be meant.
  ///   - isDeclared: whether the theme has a token, as far as it could be read.
  mutating func answer(_ guesses: [TokenGuess], where isDeclared: (TokenKey) -> Bool) {
    for guess in guesses {
      guard let name = guess.names.first(where: { isDeclared(TokenKey(guess.group, $0)) }),
        let index = firstIndex(of: guess.diagnostic)
      else { continue }
      let reference = TokenKey(guess.group, name).reference
      var answer = guess.diagnostic
      if !guess.isExplained {
        answer.message = "'\(name)' is a token, and '$' refers to a token"
      }
      answer.help = ["write '\(reference)'"]
      answer.fixIts = [FixIt("change to '\(reference)'", replace: guess.range, with: reference)]
      self[index] = answer
    }
  }
}
