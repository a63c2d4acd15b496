import LintelTheme
import Testing

@Suite("Keys of tokens")
struct TokenKeyTests {
  @Test("A key consists of its group and its name")
  func identity() {
    let keys = TokenGroup.allCases.flatMap { group in
      ["ink", "ink.600", "knI", ""].map { TokenKey(group, $0) }
    }
    for (index, key) in keys.enumerated() {
      #expect(keys.firstIndex(of: key) == index)
      #expect(TokenKey(key.group, key.name) == key)
    }
    #expect(Set(keys).count == keys.count)
  }

  @Test(
    "Names of many tokens have different hashes, in other scripts, too",
    arguments: ["ink", "\u{6F22}\u{5B57}", "caf\u{E9}"]
  )
  func spread(name: String) {
    let keys = TokenGroup.allCases.flatMap { group in
      (0..<2_000).map { TokenKey(group, "\(name)\($0)") }
    }
    #expect(Set(keys.map(\.hashValue)).count > keys.count - 10)
  }

  @Test("A name with accents is the same in every Unicode composition")
  func composition() {
    let composed = TokenKey(.colors, "caf\u{E9}")
    let decomposed = TokenKey(.colors, "cafe\u{301}")
    #expect(composed == decomposed)
    #expect(Set([composed, decomposed]).count == 1)
  }
}
