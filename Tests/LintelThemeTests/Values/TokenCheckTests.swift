import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTheme
import TestThemes
import Testing

@Suite struct TokenCheckTests {
  private func place(_ offset: Int) -> SourceRange {
    SourceRange(file: FileID(0), lower: offset, upper: offset + 1)
  }

  private func use(_ name: String, at offset: Int) -> TokenUse {
    TokenUse(TokenKey(.colors, name), at: place(offset))
  }

  /// Declarations of color tokens that refer to others, in which references have ten times the declaration's index as their place.
  private func declarations(_ tokens: [(String, [String])]) -> [TokenDeclaration] {
    tokens.enumerated().map { index, token in
      TokenDeclaration(
        key: TokenKey(.colors, token.0),
        uses: token.1.enumerated().map { use($1, at: 10 * index + $0) }
      )
    }
  }

  private func messages(_ diagnostics: [Diagnostic]) -> [String] {
    diagnostics.map { "\($0.rule): \($0.message)" }
  }

  @Test("Unknown tokens are reported in addition to other mistakes in their values")
  func strays() {
    let theme = """
      lintel: 1
      theme: T
      ios: 15..18
      tokens: { colors: { ink: { light: "#12", dark: $nope1 } } }
      toolbar: { tint: { light: "#12", dark: $nope2 } }
      tabBar: { tint: alpha($nope3 150%) }
      navigationBar: { tint: mix("#12" $nope4 10%) }
      proxies:
        - { class: UIToolbar, set: { barTintColor: alpha($nope5 200%) } }
      """
    let found = compile(root: "t.yaml", provider: .inMemory(["t.yaml": theme])).diagnostics
    #expect(found.count { $0.rule == "unknown-token" } == 5, "\(found.map(\.message))")
    #expect(found.count { $0.rule != "unknown-token" } == 5)
  }

  @Test("A reference to a declared token has no findings")
  func known() {
    let found = checkTokenReferences(
      [use("ink", at: 3)],
      declared: [TokenKey(.colors, "ink"): place(0)]
    )
    #expect(found == [])
  }

  @Test("A misspelled token is reported at each place, with the nearest names")
  func unknown() {
    let found = checkTokenReferences(
      [
        use("acent", at: 9), use("acent", at: 3), use("acent", at: 3), use("accent", at: 20),
      ],
      declared: [TokenKey(.colors, "accent"): place(0), TokenKey(.colors, "paper"): place(1)]
    )
    #expect(
      messages(found)
        == Array(
          repeating: "unknown-token: unknown token '$acent' among the colors",
          count: 2
        )
    )
    #expect(found.map(\.range) == [place(3), place(9)])
    #expect(found[0].help == ["did you mean '$accent'?"])
    #expect(found[0].fixIts.map(\.edits) == [[FixIt.Edit(range: place(3), newText: "$accent")]])
  }

  @Test("A design token that is left out is one error with the reason, and so are its parts")
  func leftOut() {
    let reason = Note("'card' is a shadow inside the shape, which bars don't support", at: place(1))
    let found = checkTokenReferences(
      [use("card.color", at: 3), use("card.color", at: 9), use("cards", at: 20)],
      declared: [TokenKey(.colors, "card.colour"): place(0)],
      leftOut: ["card": reason]
    )
    #expect(
      messages(found) == [
        "unknown-token: '$card.color' is left out of the design tokens",
        "unknown-token: unknown token '$cards' among the colors",
      ]
    )
    #expect(found[0].notes == [reason, Note("also referred to here", at: place(9))])
    #expect(found[0].help == ["declare it under 'tokens.colors'"])
  }

  @Test("The finding about a group lists its tokens, and the changes that make it a value")
  func group() {
    func found(_ names: [String]) -> Diagnostic? {
      let keys = names.map { TokenKey(.colors, $0) }
      let declared = zip(keys, names.indices).map { ($0, place($1)) }
      return checkTokenReferences(
        [use("primary", at: 30)],
        declared: Dictionary(uniqueKeysWithValues: declared)
      ).first
    }
    let two = found(["primaries.1", "primary.600", "primary.100"])
    #expect(two?.message == "'$primary' is a group of colors, not a color")
    #expect(two?.notes == [Note("'$primary.100' is declared here", at: place(2))])
    #expect(
      two?.help == [
        "write '$primary.100' or '$primary.600'",
        "a mapping is a color if it has one of the keys 'asset', 'dark', 'darkHighContrast', "
          + "'light', 'lightHighContrast', 'runtime', or 'samples'",
      ]
    )
    #expect(two?.fixIts == [])
    let five = found((1...5).map { "primary.\($0)" })
    #expect(five?.help.first == "write one of its 5 tokens, such as '$primary.1'")
  }

  @Test("A token in a different group is reported with its group, in every kind of reference")
  func wrongType() {
    let declared = [TokenKey(.fonts, "title"): place(7), TokenKey(.colors, "titel"): place(8)]
    for name in ["title", "fonts.title"] {
      let found = checkTokenReferences([use(name, at: 3)], declared: declared)
      #expect(messages(found) == ["token-of-wrong-type: '$\(name)' is a font, expected a color"])
      #expect(found[0].notes.map(\.range) == [place(7)])
    }
  }

  @Test("A token may not refer to itself")
  func selfReference() {
    let found = checkTokenCycles(declarations([("a", ["b", "a"]), ("b", [])]))
    #expect(messages(found) == ["cyclic-token: token '$a' refers to itself"])
    #expect(found[0].range == place(1))
  }

  @Test("A cycle is shown with every reference on it")
  func cycle() {
    let found = checkTokenCycles(
      declarations([("c", ["a"]), ("a", ["b"]), ("b", ["x", "c"]), ("x", [])])
    )
    #expect(
      messages(found) == ["cyclic-token: token '$a' refers to itself through '$b' and '$c'"]
    )
    #expect(found[0].notes.map(\.range) == [place(10), place(21), place(0)])
    #expect(
      found[0].notes.map(\.message) == [
        "'$a' refers to '$b' here", "'$b' refers to '$c' here", "'$c' refers to '$a' here",
      ]
    )
  }

  @Test("Two cycles with a common token are two findings, in any order of declarations")
  func twoCycles() {
    let tokens = [("a", ["b", "c"]), ("b", ["a"]), ("c", ["a"]), ("d", ["a"])]
    let found = messages(checkTokenCycles(declarations(tokens)))
    #expect(
      found == [
        "cyclic-token: token '$a' refers to itself through '$b'",
        "cyclic-token: token '$a' refers to itself through '$c'",
      ]
    )
    #expect(messages(checkTokenCycles(declarations(tokens.reversed()))).sorted() == found)
  }

  @Test("Declarations that never win together don't form a cycle")
  func neverTogether() {
    // In one brand, a refers to b; in the other one, b refers to a.
    let tokens = declarations([("a", ["b"]), ("b", []), ("a", []), ("b", ["a"])])
    let brands = [0, 0, 1, 1]
    #expect(checkTokenCycles(tokens) { Set($0.map { brands[$0] }).count == 1 } == [])
    #expect(checkTokenCycles(tokens).count == 1)
  }

  @Test("A long chain is valid up to a limit, and thousands of tokens don't exhaust the stack")
  func chains() {
    func chain(_ count: Int) -> [TokenDeclaration] {
      declarations((0..<count).map { ("t\($0)", $0 + 1 < count ? ["t\($0 + 1)"] : []) })
    }
    #expect(checkTokenCycles(chain(100)) == [])
    #expect(checkTokenCycles(chain(101)).map(\.rule) == ["oversized-token"])
    #expect(checkTokenCycles(chain(20_000)).map(\.rule) == ["oversized-token"])
  }

  @Test("Tokens that double repeatedly are reported, because they can't be resolved")
  func bomb() {
    let tokens = (0..<12).map { ("t\($0)", $0 < 11 ? ["t\($0 + 1)", "t\($0 + 1)"] : []) }
    #expect(checkTokenCycles(declarations(tokens)).map(\.rule) == ["oversized-token"])
  }

  @Test("A possible cycle that can't be ruled out is an error, which says that it isn't certain")
  func uncertain() {
    let found = checkTokenCycles(declarations([("a", ["b"]), ("b", ["a"])])) { _ in nil }
    #expect(found.map(\.rule) == ["cyclic-token"])
    #expect(found.first?.notes.first?.message.hasPrefix("Lintel reports it anyway") == true)
  }

  @Test(
    "Tokens with too many cycles to check are an error, even if the first thousands can't occur"
  )
  func tangle() {
    let names = (0..<40).map { "t\($0)" }
    let found = checkTokenCycles(declarations(names.map { ($0, names) })) { _ in false }
    #expect(found.map(\.rule) == ["cyclic-token"])
    #expect(found.first?.message.hasSuffix("for Lintel to rule out a cycle") == true)
  }

  @Test("A search through many cycles ends in limited time")
  func thicket() {
    let names = (0..<40).map { "t\($0)" }
    let found = checkTokenCycles(declarations(names.map { ($0, names) }))
    #expect(!found.isEmpty)
  }
}
