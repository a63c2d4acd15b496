import LintelDiagnostics

/// A finding about a value that may be meant as a token, which is known only after all tokens are read.
package struct TokenGuess: Sendable {
  /// The original finding, which the answer replaces.
  var diagnostic: Diagnostic
  let group: TokenGroup
  /// The names that may be meant, the likeliest first.
  let names: [String]
  /// The range that a reference replaces.
  let range: SourceRange
  /// Whether the finding's message already names the cause.
  let isExplained: Bool

  /// Returns the valid names that another language's reference may mean, such as `color.brand.value`, first those without the group.
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
  /// Changes findings about values that may mean declared tokens, so that they suggest the token.
  mutating func answer(_ guesses: [TokenGuess], where isDeclared: (TokenKey) -> Bool) {
    for guess in guesses {
      guard let name = guess.names.first(where: { isDeclared(TokenKey(guess.group, $0)) }),
        let index = firstIndex(of: guess.diagnostic)
      else { continue }
      let reference = TokenKey(guess.group, name).reference
      var answer = guess.diagnostic
      if !guess.isExplained { answer.message = "'\(name)' is a token, and '$' refers to a token" }
      answer.help = ["write '\(reference)'"]
      answer.fixIts = [FixIt("change to '\(reference)'", replace: guess.range, with: reference)]
      self[index] = answer
    }
  }
}
