import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTheme
import Testing

@Suite struct DecisionLimitTests {
  private static func errors(_ text: String, decisions: Int) -> [Diagnostic] {
    let bytes = Array(text.utf8)
    let provider = SourceProvider(read: { _ in bytes }, expand: { [$0] })
    var options = CompilerOptions()
    options.limits.decisions = decisions
    return compile(root: "theme.yaml", provider: provider, options: options).diagnostics
      .filter { $0.severity == .error }
  }

  @Test("An error about a property that differs in too many contexts names it and its declarations")
  func property() throws {
    let promos = (10..<27).map { number in
      "  p\(number): { with: any, priority: \(number), toolbar.tint: \"#0000\(number)\" }\n"
    }
    let text = "lintel: 1\ntheme: Shop\nios: 15..18\npromos:\n" + promos.joined()
    #expect(Self.errors(text, decisions: 1 << 20).isEmpty)
    let errors = Self.errors(text, decisions: 8)
    let error = try #require(errors.first)
    #expect(errors.count == 1 && error.rule == "too-many-contexts")
    #expect(error.message == "'toolbar.tint' differs in more contexts than Lintel can write")
    let places = error.notes.compactMap(\.range)
    #expect(!places.isEmpty && places.count <= 5)
    for place in places {
      let written = Array(text.utf8)[Int(place.lower)..<Int(place.upper)]
      #expect(String(decoding: written, as: UTF8.self) == "toolbar.tint")
    }
  }

  @Test(
    "An error about properties of a bar that differ in too many contexts together names the bar"
  )
  func bar() throws {
    let settings =
      ["fade", "away"].map { "scroll: \($0)" } + ["20", "30"].map { "scroll.distance: \($0)" }
      + ["3", "4"].map { "scroll.threshold: \($0)" }
    let promos = settings.enumerated().map { number, setting in
      "  p\(number): { with: any, priority: \(number + 1), navigationBar.\(setting) }\n"
    }
    let text = "lintel: 1\ntheme: Shop\nios: 15..18\npromos:\n" + promos.joined()
    #expect(Self.errors(text, decisions: 1 << 20).isEmpty)
    let errors = Self.errors(text, decisions: 24)
    let error = try #require(errors.first)
    #expect(errors.count == 1 && error.rule == "too-many-contexts")
    #expect(error.message == "'navigationBar' differs in more contexts than Lintel can write")
    #expect(error.notes.compactMap(\.range).count == 5)
  }
}
