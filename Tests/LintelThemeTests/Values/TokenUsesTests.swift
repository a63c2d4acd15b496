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
    let last = uses.references.last?.entry ?? -1
    let lists = (0..<last + 1).map { uses[$0] }
    return lists.map { $0.isEmpty ? "-" : $0.map(\.key.name).joined() }.joined(separator: " ")
  }

  /// A collection with the references of some entries.
  private func uses(_ lists: KeyValuePairs<Int32, [TokenUse]>) -> TokenUses {
    var uses = TokenUses()
    for (entry, list) in lists { uses.note(uses.numbered(list), of: entry) }
    return uses
  }

  @Test("An entry without references has none, before, between, and after entries with references")
  func entries() {
    #expect(TokenUses()[0].isEmpty)
    let uses = uses([2: [use("a", 1), use("b", 2)], 3: [], 5: [use("c", 3)]])
    #expect(words(uses) == "- - ab - - c")
    #expect(uses[5].map(\.key.name) == ["c"])
    #expect(uses[4].isEmpty && uses[7].isEmpty)
    #expect(uses.tokens.map(\.name) == ["a", "b", "c"])
    #expect(uses.all.map(\.key.name) == ["a", "b", "c"])
    #expect(uses.all(from: 3).map(\.key.name) == ["c"])
    #expect(uses.all(from: 9).map(\.key.name) == [])
  }

  @Test("Entries of another list follow, regardless of entries without references in between")
  func appending() {
    let half = uses([0: [use("a", 1)], 4: [use("c", 3), use("b", 4)]])
    var uses = uses([0: [use("a", 1)], 2: [use("b", 2)]])
    // Three entries before the halves separated, and five of the first half.
    uses.append(half, from: 3, to: 8)
    #expect(words(uses) == "a - b - - - - - - cb")
    uses.append(TokenUses(), from: 1, to: 20)
    #expect(words(uses) == "a - b - - - - - - cb")
  }

  @Test("In a different order, each list is at its entry's place")
  func moving() {
    let uses = uses([0: [use("a", 1)], 2: [use("b", 2), use("c", 3)]])
    let moved = uses.moved(to: [3, 1, 0, 2])
    #expect(words(moved) == "bc - - a")
    #expect(moved.tokens.map(\.name) == ["b", "c", "a"])
  }
}
