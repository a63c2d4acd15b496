import LintelDiagnostics
import LintelTheme
import TestThemes
import Testing

@Suite("Imports")
struct ImportTests {
  private func load(
    _ files: [String: String],
    root: String = "app/theme.yaml",
    allowing folders: [String] = [],
    limits: ThemeLimits = ThemeLimits()
  ) -> (paths: [String], diagnostics: [String]) {
    let provider = SourceProvider.inMemory(files, allowedFolders: folders)
    let loaded = loadTheme(root: root, provider: provider, limits: limits)
    let diagnostics = loaded.diagnostics.sortedForOutput()
    return (
      loaded.sources.files.map(\.path), diagnostics.map { rendered($0, in: loaded.sources) }
    )
  }

  @Test("Paths are relative to the importing file, patterns match, and each file counts once")
  func paths() {
    let (paths, diagnostics) = load([
      "app/theme.yaml": "imports: [brands/*.yaml, ./brands/../tokens.yaml]",
      "app/tokens.yaml": "imports: brands/a.yaml",
      "app/brands/b.yaml": "imports: [../tokens.yaml, ../theme.yaml, deep/c.yaml]",
      "app/brands/a.yaml": "lintel: 1",
      "app/brands/deep/c.yaml": "imports: c.yaml",
    ])
    #expect(
      paths == [
        "app/theme.yaml", "app/brands/a.yaml", "app/brands/b.yaml", "app/tokens.yaml",
        "app/brands/deep/c.yaml",
      ]
    )
    #expect(diagnostics == [])
  }

  @Test("An import stays inside the root file's folder or an allowed one")
  func outside() {
    let files = [
      "app/theme.yaml": "imports: [../shared/a.yaml, /etc/hosts, ../appendix/b.yaml]",
      "shared/a.yaml": "imports: b.yaml", "shared/b.yaml": "", "appendix/b.yaml": "",
    ]
    #expect(
      load(files, allowing: ["./shared/"]).diagnostics == [
        "1:29 error [import-outside] '/etc/hosts' is outside the theme's folder 'app'",
        "1:41 error [import-outside] '../appendix/b.yaml' is outside the theme's folder 'app'",
      ]
    )
    #expect(load(files, allowing: ["shared"]).paths.count == 3)
  }

  @Test(
    "A file of another kind is one error, whatever its syntax is",
    arguments: [
      ":root { --a: red; }", "apiVersion: v1\nkind: Service\nspec: &x { a: 1 }\nmore: *x",
      "name: CI\non: push\njobs: {}",
    ]
  )
  func foreign(_ content: String) {
    let files = ["app/theme.yaml": "imports: [a.yaml]", "app/a.yaml": content]
    #expect(
      load(files).diagnostics == [
        "1:11 error [missing-version] 'app/a.yaml' isn't a theme file: it has none of a theme's keys"
      ]
    )
  }

  @Test("A file of design tokens with another name is one error, and so is one instead of a theme")
  func designTokens() {
    let content = ##"{ "colors": { "ink": { "$type": "color", "$value": "#000000" } } }"##
    let files = ["app/theme.yaml": "imports: [tokens.json]", "app/tokens.json": content]
    #expect(
      load(files).diagnostics == [
        "1:11 error [missing-version] 'app/tokens.json' is a file of design tokens, but its name isn't that of one"
      ]
    )
    for name in ["tokens.json", "a.tokens.json", "a.tokens"] {
      #expect(
        load(["app/\(name)": content], root: "app/\(name)").diagnostics == [
          "1:1 error [missing-theme-name] '\(name)' is a file of design tokens, not a theme"
        ]
      )
    }
  }

  @Test(
    "A configuration instead of a theme is one error, at its first key that themes don't have",
    arguments: [
      ("rules: { low-contrast: off }\nfail-on: warning", "1:1"),
      ("extends: ../.lintel.yml\nexclude: [a]\nfail-on: warning", "3:1"),
    ]
  )
  func configuration(content: String, place: String) {
    #expect(
      load(["app/.lintel.yml": content], root: "app/.lintel.yml").diagnostics == [
        "\(place) error [missing-theme-name] '.lintel.yml' is a configuration, not a theme"
      ]
    )
    // A theme with a stray setting is still a theme.
    for key in ["theme: T", "toolbar: { tint: label }"] {
      #expect(load(["app/theme.yaml": "\(content)\n\(key)"]).diagnostics == [])
    }
  }

  @Test("A missing file is an error with the nearest names")
  func missing() {
    let provider = SourceProvider.inMemory([
      "theme.yaml": "imports: [tokns.yaml, none/*.yaml]", "tokens.yaml": "",
    ])
    let loaded = loadTheme(root: "theme.yaml", provider: provider)
    let diagnostics = loaded.diagnostics.sortedForOutput()
    #expect(
      diagnostics.map { rendered($0, in: loaded.sources) } == [
        "1:11 error [import-not-found] the file 'tokns.yaml' doesn't exist",
        "1:23 error [import-not-found] no file matches 'none/*.yaml'",
      ]
    )
    #expect(diagnostics.first?.help == ["did you mean 'tokens.yaml'?"])
  }

  /// A theme with an import that doesn't exist after its only fix-it, or `nil` if there is no fix-it.
  private func mended(_ importing: String, _ others: [String]) throws -> String? {
    var files = Dictionary(uniqueKeysWithValues: others.map { ($0, "lintel: 1") })
    files["theme.yaml"] = "imports: \(importing)"
    let loaded = loadTheme(root: "theme.yaml", provider: .inMemory(files))
    let missing = loaded.diagnostics.filter { $0.rule == "import-not-found" }
    let fixIts = try #require(missing.first).fixIts
    #expect(missing.count == 1 && fixIts.count <= 1)
    return fixIts.first.map { fixIt in
      #expect(fixIt.applicability == .safe)
      return String(decoding: apply([fixIt], to: loaded.sources[FileID(0)]), as: UTF8.self)
    }
  }

  @Test(
    "A path that is similar to only one file is corrected, keeping quotes and folders",
    arguments: [
      ("tokns.yaml", ["tokens.yaml"], "tokens.yaml"),
      ("[ 'tokens.yml' ]", ["tokens.yaml"], "[ 'tokens.yaml' ]"),
      ("\"./a/b/tokns.yaml\"", ["a/b/tokens.yaml"], "\"./a/b/tokens.yaml\""),
      ("'marke/größe.yaml'", ["marken/größe.yaml"], "'marken/größe.yaml'"),
      ("[brand/harbor.yaml]", ["brands/harbor.yaml"], "[brands/harbor.yaml]"),
      ("a/brand/harbor.yaml", ["a/brands/harbor.yaml"], "a/brands/harbor.yaml"),
    ]
  )
  func mended(importing: String, others: [String], result: String) throws {
    #expect(try mended(importing, others) == "imports: \(result)")
  }

  @Test(
    "Without exactly one right path, the choice is left to the author",
    arguments: [
      ("token.yaml", ["tokens.yaml", "tokend.yaml"]),
      // The theme already imports the file.
      ("[brand1.yaml, brand2.yaml]", ["brand1.yaml"]),
      ("tokns/*.yaml", ["tokens/a.yaml"]),
      ("tokns.yaml", ["colors.yaml"]),
      ("x/../tokns.yaml", ["tokens#.yaml"]),
    ]
  )
  func undecided(importing: String, others: [String]) throws {
    #expect(try mended(importing, others) == nil)
  }

  @Test(
    "A file whose name differs in case is read once under its own name, which is suggested",
    arguments: [
      ("[Tokens.yaml, tokens.yaml]", "[tokens.yaml, tokens.yaml]", "tokens.yaml"),
      ("['./Brands/NORD/a.yaml']", "['./brands/Nord/a.yaml']", "brands/Nord/a.yaml"),
      ("brands/nord/../Nord/a.YAML", "brands/nord/../Nord/a.yaml", "a.yaml"),
    ]
  )
  func otherCase(importing: String, mended: String, help: String) throws {
    let files = [
      "App/theme.yaml": "imports: \(importing)", "App/tokens.yaml": "lintel: 1",
      "App/brands/Nord/a.yaml": "lintel: 1",
    ]
    // The folder's own name is up to the command line.
    let provider = SourceProvider.inMemory(files, ignoringCase: true)
    let loaded = loadTheme(root: "app/theme.yaml", provider: provider)
    #expect(loaded.files.count == 2)
    let found = try #require(loaded.diagnostics.first)
    #expect(loaded.diagnostics.count == 1)
    #expect(found.rule == "import-case")
    #expect(found.help == ["write '\(help)'"])
    let text = apply(found.fixIts, to: loaded.sources[FileID(0)])
    #expect(String(decoding: text, as: UTF8.self) == "imports: \(mended)")
  }

  @Test("A folder needs a pattern", arguments: ["sub", "sub/"])
  func folders(path: String) {
    let files = ["theme.yaml": "imports: [\(path)]", "sub/a.yaml": "lintel: 1"]
    let loaded = loadTheme(root: "theme.yaml", provider: .inMemory(files))
    #expect(loaded.diagnostics.map(\.message) == ["'\(path)' is a folder"])
    #expect(loaded.diagnostics.map(\.help) == [["write 'sub/*.yaml' to import its files"]])
  }

  @Test("A pattern in a different case is reported once, regardless of its matches")
  func patternsInOtherCase() {
    let files = [
      "theme.yaml": "imports: 'Brands/*.yaml'", "brands/A.yaml": "lintel: 1",
      "brands/b.yaml": "lintel: 1",
    ]
    let provider = SourceProvider.inMemory(files, ignoringCase: true)
    let loaded = loadTheme(root: "theme.yaml", provider: provider)
    #expect(loaded.sources.files.map(\.path) == ["theme.yaml", "brands/A.yaml", "brands/b.yaml"])
    #expect(loaded.diagnostics.map(\.help) == [["write 'brands/*.yaml'"]])
    #expect(loaded.diagnostics.flatMap(\.fixIts).isEmpty)
  }

  @Test("Too many files, or too much text, stop the reading")
  func limits() {
    var few = ThemeLimits()
    few.files = 2
    let files = ["theme.yaml": "imports: '*.yaml'", "a.yaml": "", "b.yaml": "", "c.yaml": ""]
    #expect(
      load(files, root: "theme.yaml", limits: few).diagnostics
        == ["1:10 error [too-many-imports] the theme imports more than 2 files"]
    )
    var small = ThemeLimits()
    small.totalSize = 10
    #expect(
      load(files, root: "theme.yaml", limits: small).diagnostics
        == ["1:10 error [too-many-imports] the theme imports more than 0 MB"]
    )
  }

  @Test("A file that can't be read is an error")
  func unreadable() {
    #expect(
      load([:]).diagnostics == ["1:1 error [unreadable-file] 'app/theme.yaml' can't be read"]
    )
  }

  @Test("An imported file has its own version, and leaves the header to the root file")
  func importedHeader() {
    #expect(
      findings("imports: a.yaml", files: ["a.yaml": "theme: B\nscrolls: true"]) == [
        "a.yaml:1:1 error [missing-version] the file has no 'lintel' key with the language version",
        "a.yaml:1:1 error [misplaced-key] 'theme' belongs only in the root file",
      ]
    )
  }

  @Test("Declarations of two files for one brand, promo, or screen add up")
  func union() {
    let part = "lintel: 1\nbrands: { a: { extends: b } }\nscreens: { s: { scrolls: true } }"
    #expect(
      declarations(
        "imports: [part.yaml]\nbrands: { a: { hidesBottomBar: true }, b: {} }\nscreens: { s: {} }",
        files: ["part.yaml": part]
      ) == [
        "hidesBottomBar = true @ brand [brand 'a']", "scrolls = true @ screen [screen 's']",
      ]
    )
  }
}
