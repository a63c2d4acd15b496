import LintelAppearance
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelDiff
import LintelTesting
import LintelTheme
import TestThemes
import Testing

@Suite("Differences between pushes")
struct PushDifferenceTests {
  private func side(_ yaml: String) throws -> ComparedTheme {
    let text = ThemeText(
      """
      \(yaml)
      flows: [list -> detail, list -> about]
      """
    )
    let compilation = text.compilation
    #expect(compilation.diagnostics.filter { $0.severity == .error } == [])
    let cascade = Cascade(try #require(compilation.theme))
    return ComparedTheme(sources: compilation.sources, cascade: cascade)
  }

  /// A line for each push, with its schemes and the promos that it needs.
  private func lines(_ found: ThemeDifferences) -> [String] {
    found.pushes.map { push in
      let promos = push.contexts.map {
        $0.switchesOn.map { found.space.switches[$0].name }.joined()
      }
      let names = promos.filter { !$0.isEmpty }.joined(separator: " ")
      return "\(push.from) -> \(push.to): \(push.old.scheme) to \(push.new.scheme) \(names)"
    }
  }

  @Test("Only a push with a different scheme is reported, with the promos that it needs")
  func schemes() throws {
    func theme(_ background: String) -> String {
      """
      navigationBar: { background: { preset: opaque, color: systemRed } }
      promos: { sale: { screens: { detail: { navigationBar: { background: \(background) } } } } }
      screens: { list: {}, detail: {}, about: { navigationBar: { background: default } } }
      """
    }
    let plain = try side(theme("{ preset: opaque, color: systemBlue }"))
    let frosted = try side(theme("default"))
    let found = try differences(from: plain, to: frosted)
    #expect(lines(found) == ["list -> detail: backdrop to swap sale"])
    #expect(lines(try differences(from: frosted, to: frosted)) == [])
  }
}
