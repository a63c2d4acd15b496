import LintelDiagnostics
import LintelSchema
import Testing

@testable import LintelTheme

@Suite("Tokens that entries refer to")
struct TokenUsesTests {
  private func use(_ name: String, _ place: Int) -> TokenUse {
    TokenUse(
      TokenKey(.colors, name),
      at: SourceRange(file: FileID(0), lower: place, upper: place + 1)
    )
  }

  /// The names of the tokens, with a word for each entry, and `-` for one without tokens.
  private func words(_ uses: TokenUses) -> String {
    uses.lists.map { $0.isEmpty ? "-" : $0.map(\.key.name).joined() }.joined(separator: " ")
  }

  @Test("An entry without references has none, before, between, and after entries with references")
  func entries() {
    var uses = TokenUses()
    #expect(uses[0].isEmpty)
    uses.note([use("a", 1), use("b", 2)], of: 2)
    uses.note([], of: 7)
    uses.note([use("c", 3)], of: 5)
    #expect(words(uses) == "- - ab - - c")
    #expect(uses[5].map(\.key.name) == ["c"])
    #expect(uses[4].isEmpty && uses[7].isEmpty)
    #expect(uses.all.map(\.key.name) == ["a", "b", "c"])
    #expect(uses.all(from: 3).map(\.key.name) == ["c"])
    #expect(uses.all(from: 9).map(\.key.name) == [])
  }

  @Test("Entries of another list follow, regardless of entries without references in between")
  func appending() {
    var uses = TokenUses()
    uses.note([use("a", 1)], of: 0)
    var half = uses
    uses.note([use("b", 2)], of: 2)
    half.note([use("c", 3)], of: 4)
    // Three entries before the halves separated, and five of the first half.
    uses.append(half, from: 3, to: 8)
    #expect(words(uses) == "a - b - - - - - - c")
    uses.append(TokenUses(), from: 1, to: 20)
    #expect(words(uses) == "a - b - - - - - - c")
  }

  @Test("In a different order, each list is at its entry's place")
  func moving() {
    var uses = TokenUses()
    uses.note([use("a", 1)], of: 0)
    uses.note([use("b", 2)], of: 2)
    #expect(words(uses.moved(to: [3, 1, 0, 2])) == "b - - a")
  }
}
