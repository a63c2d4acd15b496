import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTheme
import TestThemes
import Testing

@Suite("The header of a theme's files")
struct HeaderTests {
  private func diagnostics(_ yaml: String) -> [String] {
    readTheme(yaml: yaml).diagnostics
  }

  @Test("Every file has the version of the language, and the root file has the theme's name")
  func required() {
    #expect(
      diagnostics("scrolls: true") == [
        "1:1 error [missing-theme-name] the root file has no 'theme' key with a name",
        "1:1 error [missing-version] the file has no 'lintel' key with the language version",
      ]
    )
    #expect(
      diagnostics("lintel: 2\ntheme: A B") == [
        "1:9 error [unsupported-version] this release of Lintel doesn't support version '2' of the language",
        "2:8 error [invalid-name] 'A B' isn't a valid name for a theme",
      ]
    )
    #expect(diagnostics("lintel: 1\ntheme: Harbor") == [])
    #expect(diagnostics("") == ["1:1 error [missing-version] the file is empty"])
    #expect(
      diagnostics("- a") == [
        "1:1 error [missing-version] a theme's file is a mapping of keys to values"
      ]
    )
  }

  @Test("The version is inserted even in a file written like JSON")
  func insertion() throws {
    let text = "{ \"theme\": \"Shop\", \"ios\": \"15..18\", \"toolbar\": { \"tint\": \"label\" } }"
    let files = ["theme.yaml": text]
    let compilation = compile(root: "theme.yaml", provider: .inMemory(files))
    let fixIts = compilation.diagnostics.flatMap(\.fixIts)
    #expect(fixIts.count == 1)
    let fixed = String(
      decoding: apply(fixIts, to: compilation.sources[FileID(0)]),
      as: UTF8.self
    )
    #expect(fixed.hasPrefix("{ \"lintel\": 1, \"theme\""))
    #expect(
      compile(root: "theme.yaml", provider: .inMemory(["theme.yaml": fixed])).diagnostics == []
    )
  }

  @Test(
    "The versions are a span of released ones, starting with 12",
    arguments: [
      ("15..27", "15", "27"), ("12..12", "12", "12"), ("16.4..26.1", "16.4", "26.1"),
      ("15..", "15", "27"),
    ]
  )
  func versions(text: String, minimum: String, newest: String) throws {
    let (theme, diagnostics) = readTheme(yaml: "lintel: 1\ntheme: A\nios: \(text)")
    #expect(diagnostics == [])
    let read = try #require(theme)
    #expect(read.minimumIOS.description == minimum)
    #expect(read.newestIOS.description == newest)
  }

  @Test(
    "Other spans are errors that list the versions",
    arguments: [
      ("20..27", "there is no iOS 20"), ("15..25", "there is no iOS 25"),
      ("15..28", "there is no iOS 28"),
      ("11..18", "iOS 11 is older than any version that a theme can support"),
      ("18..15", "the oldest version 18 comes after the newest 15"),
      ("15", "'15' isn't a range of iOS versions"),
      ("..15", "'..15' isn't a range of iOS versions"),
      ("[15, 27]", "expected a range of iOS versions"),
    ]
  )
  func wrongVersions(text: String, message: String) {
    let yaml = "lintel: 1\ntheme: A\nios: \(text)"
    #expect(diagnostics(yaml) == ["3:6 error [invalid-version] \(message)"])
  }

  @Test(
    "A span with only one right form is corrected",
    arguments: [
      ("15..25", "15..18"), ("20..27", "26..27"), ("15..28", "15..27"), ("18..15", "15..18"),
    ]
  )
  func corrected(text: String, right: String) {
    let theme = ThemeText("ios: \(text)\ntoolbar: { tint: label }")
    let fixes = theme.compilation.diagnostics.flatMap(\.fixIts).map(\.title)
    #expect(fixes == ["write '\(right)'"])
  }

  @Test("A single version probably means the oldest, and one with a certain sign surely does")
  func alone() {
    func applicability(_ text: String) -> [FixIt.Applicability] {
      ThemeText("ios: \(text)\ntoolbar: { tint: label }").compilation.diagnostics
        .flatMap(\.fixIts).map(\.applicability)
    }
    #expect(applicability("17.0") == [.unsafe])
    #expect(applicability("17+") == [.safe])
  }

  @Test("Glass is either kept or native")
  func glass() throws {
    let reading = readTheme(yaml: "lintel: 1\ntheme: A\nglass: native")
    #expect(try #require(reading.theme).glass == .native)
    #expect(
      diagnostics("lintel: 1\ntheme: A\nglass: natve")
        == ["3:8 error [wrong-value-type] expected 'keep' or 'native'"]
    )
  }
}
