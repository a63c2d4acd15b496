import LintelCompiler
import LintelDiagnostics
import LintelTesting
import TestThemes
import Testing

@Suite("The number of contrasts that a finding lists")
struct ContrastCountTests {
  /// The notes about a toolbar whose screens have different tints.
  private func notes(_ tints: [String]) -> [String] {
    let screens = tints.enumerated().map { "  s\($0 + 10): { toolbar.tint: \"\($1)\" }" }
    let theme = """
      toolbar: { background: { preset: opaque, color: "#FFFFFF" } }
      screens:
      \(screens.joined(separator: "\n"))
      """
    let findings = ThemeText(theme).findings(of: "low-contrast")
    #expect(findings.count == 1)
    return findings.first?.notes.map(\.message) ?? []
  }

  private func yellow(_ index: Int) -> String { "#FFFF\(index + 10)" }

  @Test("Eight rows are listed, the worst first, and the remaining pairs are counted once each")
  func pairs() {
    let notes = notes((0..<11).map(yellow) + Array(repeating: yellow(5), count: 30))
    #expect(notes.count == 9)
    #expect(notes.last == "and 5 more pairs of colors")
    #expect(notes[0].contains("#FFFF20 on #FFFFFF") && notes[0].contains("screen 's20'"))
  }

  @Test("One more pair than fits", arguments: [(9, "and another pair of colors")])
  func onePair(count: Int, message: String) {
    #expect(notes((0..<count).map(yellow)).last == message)
  }

  @Test(
    "A pair that many screens have is listed for eight of them",
    arguments: [(9, "and another place"), (40, "and 32 more places")]
  )
  func places(count: Int, message: String) {
    let notes = notes(Array(repeating: yellow(0), count: count))
    #expect(notes.count == 9 && notes.last == message)
    #expect(notes.dropLast().allSatisfy { $0.contains("#FFFF10 on #FFFFFF") })
  }

  @Test("Eight pairs need no count")
  func all() {
    let notes = notes((0..<8).map(yellow))
    #expect(notes.count == 8 && notes.allSatisfy { $0.contains(" on #FFFFFF") })
  }

  @Test("A pair in two slots is one row, with the appearances of both")
  func slots() {
    let theme = """
      navigationBar:
        background: { preset: opaque, color: { light: "#FFFFFF", dark: "#000000" } }
        title.color: "#FFFF10"
        scrollEdge.background.color: { light: "#000000", dark: "#FFFFFF" }
      """
    let findings = ThemeText(theme).findings(of: "low-contrast")
    #expect(
      findings.map { $0.notes.map(\.message).filter { $0.contains("#FFFF10 on #FFFFFF") } }
        == [["1.07:1 in light and dark: #FFFF10 on #FFFFFF"]]
    )
  }

  @Test("A color that a state inherits belongs to the state that is found first")
  func states() {
    let theme = """
      tabBar:
        background: { preset: opaque, color: "#FFFFFF" }
        item: { iconColor: "#FFFF10", selected: { iconColor: "#FFEE10" } }
      """
    let findings = ThemeText(theme).findings(of: "low-contrast")
    #expect(
      findings.map { $0.notes.map(\.message).count { $0.contains(" on #FFFFFF") } } == [1, 1]
    )
  }
}
