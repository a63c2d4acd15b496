import LintelDiagnostics
import LintelTesting
import Testing

@Suite("Names nearest to a misspelled one")
struct SuggestionTests {
  @Test(
    "A third of a name may be wrong, and less in short names",
    arguments: [
      ("navigatonBar", ["navigationBar", "toolbar"], ["navigationBar"]),
      ("tnit", ["tint", "title"], ["tint"]), ("dya", ["day", "night"], ["day"]),
      ("io", ["ios", "id"], ["ios"]), ("od", ["do", "on"], ["do"]), ("ab", ["ac", "b", "a"], []),
      ("a", ["z", "b", "ab", ""], []), ("a", ["A"], ["A"]), ("", ["a"], []),
    ]
  )
  func near(name: String, candidates: [String], found: [String]) {
    #expect(nearestNames(to: name, among: candidates) == found)
  }

  @Test("Letters outside of ASCII are as near as those in it, and a repeated name is one name")
  func alphabets() {
    let ascii = Array("abQZ")
    let others = Array("äßÖЖ")
    var random = SeededGenerator(seed: 17)
    func word() -> [Int] {
      (0..<Int.random(in: 1...7, using: &random)).map { _ in Int.random(in: 0..<4, using: &random) }
    }
    var count = 0
    for _ in 0..<2_000 {
      let (name, candidates) = (word(), (0..<4).map { _ in word() })
      let found = [ascii, others].map { letters in
        let names = candidates.map { String($0.map { letters[$0] }) }
        let near = nearestNames(to: String(name.map { letters[$0] }), among: names + names)
        return Set(near.map(Array.init)).map { $0.compactMap(letters.firstIndex) }
          .sorted { $0.lexicographicallyPrecedes($1) }
      }
      #expect(found[0] == found[1], "\(name) \(candidates)")
      count += found[0].count
    }
    #expect(count > 150)
    #expect(nearestNames(to: "tnit", among: ["tint", "tint"]) == ["tint"])
    #expect(nearestName(to: "tnit", among: ["tint", "tint"]) == "tint")
  }

  @Test("If one name is a slip away, more distant names aren't suggested")
  func nearest() {
    #expect(
      nearestNames(
        to: "backgroundColr",
        among: ["backgroundColor", "backgroundEffect", "badgeColor"]
      )
        == ["backgroundColor"]
    )
  }

  @Test(
    "A name with the opposite or a different word isn't similar, and all names with that prefix are equally similar",
    arguments: [
      ("night", ["light", "dark"], []),
      ("onScrolUp", ["onScrollDown", "onScrollUp"], ["onScrollUp"]),
      ("onScroll", ["never", "onScrollDown", "onScrollUp"], ["onScrollDown", "onScrollUp"]),
      ("minLineHeigt", ["maxLineHeight", "minLineHeight"], ["minLineHeight"]),
      ("tint", ["tintColor", "unselectedTint"], []), ("Tints", ["tint"], ["tint"]),
      ("cancelButton", ["backButton"], []), ("bcakButton", ["backButton"], ["backButton"]),
    ]
  )
  func meaning(name: String, candidates: [String], found: [String]) {
    #expect(nearestNames(to: name, among: candidates) == found)
  }

  @Test(
    "An abbreviation has at least half of the letters of a single name, in order",
    arguments: [
      ("UINavBar", "UINavigationBar"), ("UINB", nil), ("UIBar", nil), ("UIToolBar", "UIToolbar"),
    ] as [(String, String?)]
  )
  func abbreviations(name: String, meant: String?) {
    let names = ["UINavigationBar", "UIToolbar", "UITabBar", "UIBarItem"]
    #expect(nameAbbreviated(as: name, among: names) == meant)
  }

  @Test("Names consist of words, regardless of the separators")
  func words() {
    #expect(NameWords("onScrollUp").words == ["on", "scroll", "up"])
    #expect(NameWords("background-color.2").words == ["background", "color", "2"])
    #expect(NameWords("UIColor").words == ["uicolor"])
  }
}
