import LintelCompiler
import LintelDiagnostics
import LintelRuns
import LintelTheme
import Synchronization
import TestThemes
import Testing

/// Tests how fixes are chosen, judged, and undone, with judges that find what a test needs.
@Suite("Rounds of fixes")
struct FixRunTests {
  /// Finds something in a text.
  private typealias Judge = @Sendable (String) -> [Diagnostic]

  private static let text = SourceRange(file: FileID(0), lower: 0, upper: 0)

  /// A finding about a letter, with a fix that replaces it with another text.
  private static func finding(
    _ rule: String = "needless-priority",
    at offset: Int,
    writing text: String,
    _ applicability: FixIt.Applicability = .safe
  ) -> Diagnostic {
    let range = SourceRange(file: FileID(0), lower: offset, upper: offset + 1)
    return Diagnostic(
      rule,
      as: .warning,
      "letter \(text.lowercased())",
      at: range,
      fixIts: [FixIt("write \(text)", applicability, replace: range, with: text)]
    )
  }

  private static func error(_ message: String) -> Diagnostic {
    Diagnostic("conflicting-override", message, at: text)
  }

  /// A finding for every small letter, with a capital as its fix.
  private static func small(_ text: String) -> [Diagnostic] {
    text.enumerated().filter { $0.element.isLowercase }.map {
      finding(at: $0.offset, writing: $0.element.uppercased())
    }
  }

  /// The findings of a judge in files, as in a theme's run.
  private func judged(
    _ paths: [String],
    _ provider: SourceProvider,
    _ judge: Judge
  ) -> Compilation {
    let files = paths.map { SourceFile(path: $0, bytes: provider.read($0) ?? []) }
    return Compilation(
      sources: SourceMap(files),
      theme: nil,
      diagnostics: judge(files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined())
    )
  }

  private func outcome(
    _ text: String,
    _ level: FixLevel = .safe,
    _ judge: @escaping Judge
  ) -> FixOutcome {
    applyFixes(
      level,
      provider: .inMemory(["a": text]),
      themes: [{ judged(["a"], $0, judge) }]
    )
  }

  private func result(_ outcome: FixOutcome) -> String? {
    outcome.files.first.map { String(decoding: $0.after, as: UTF8.self) }
  }

  @Test("Compatible fixes are applied in one round")
  func together() {
    let rounds = Mutex(0)
    let outcome = outcome("abcdefgh") { text in
      rounds.withLock { $0 += 1 }
      return Self.small(text)
    }
    #expect(result(outcome) == "ABCDEFGH")
    #expect(outcome.files.first?.findings == 8)
    #expect(rounds.withLock { $0 } == 2)
  }

  @Test("Mistakes that each hide the next are all fixed in one run")
  func hidden() {
    let text = String(repeating: "abcdefgh", count: 5)
    let outcome = outcome(text) { Array(Self.small($0).prefix(1)) }
    #expect(result(outcome) == text.uppercased())
    #expect(outcome.files.first?.findings == 40)
  }

  @Test("A fix that other mistakes prevented is tried again after those are fixed")
  func reconsidered() {
    let outcome = outcome("abc") { text in
      Self.small(text).filter { finding in
        // The last finding appears only after the first is fixed.
        finding.message != "letter c" || text.contains("A")
      } + (text.contains("B") && !text.contains("C") ? [Self.error("B needs C")] : [])
    }
    #expect(result(outcome) == "ABC")
    #expect(outcome.refusals.isEmpty)
  }

  /// The theme after safe fixes, without other files.
  private func mended(_ theme: String) -> String {
    let provider = SourceProvider.inMemory(["t.yaml": theme])
    let outcome = applyFixes(
      .safe,
      provider: provider,
      themes: [{ analyze(root: "t.yaml", provider: $0) }]
    )
    return outcome.files.first.map { String(decoding: $0.after, as: UTF8.self) } ?? theme
  }

  @Test(
    "A fix stays unapplied if the whole theme can't be compared",
    arguments: [
      "brands: { day: { navigationBar: { tint: \"#00B6E9G\" } } }", "imports: [gone.yaml]",
      "promos: { sale: { from: 2027-03-0, until: 2027-04-01, navigationBar: { tint: white } } }",
      "promos: { a: { from: 2027-03-0, navigationBar: { tint: red } }, b: { with: [c] } }",
    ]
  )
  func unread(part: String) {
    let theme = """
      lintel: 1
      theme: T
      ios: 15..18
      navigationBar: { tint: "#000001" }
      \(part)
      screens:
        home: { navigationBar: { tint: "#000001" } }

      """
    #expect(mended(theme) == theme)
    #expect(!mended(theme.replacing(part + "\n", with: "")).contains("home: { nav"))
  }

  @Test("A fix that causes an error is found among others, undone, and reported with its place")
  func bisected() {
    let outcome = outcome("abcdefgh") { text in
      Self.small(text) + (text.contains("C") ? [Self.error("C is taken")] : [])
        + (text.contains("F") ? [Self.error("F is taken")] : [])
    }
    #expect(result(outcome) == "ABcDEfGH")
    #expect(outcome.refusals.map(\.title) == ["write C", "write F"])
    #expect(outcome.refusals.map(\.findingStart.column) == [3, 6])
    #expect(
      outcome.refusals.first?.reason
        == "it would cause an error: C is taken [conflicting-override]"
    )
  }

  @Test(
    "A fix that causes a finding of any severity is undone, whether it's safe or not",
    arguments: [Severity.warning, .info],
    [FixIt.Applicability.safe, .unsafe]
  )
  func bringsFinding(severity: Severity, applicability: FixIt.Applicability) {
    let outcome = outcome("abc", .unsafe) { text in
      var findings = text.enumerated().filter { $0.element.isLowercase }.map { index, letter in
        Self.finding(at: index, writing: letter.uppercased(), applicability)
      }
      if text.contains("B") {
        let range = SourceRange(file: FileID(0), lower: 2, upper: 3)
        findings.append(Diagnostic("low-contrast", as: severity, "B is hard to read", at: range))
      }
      return findings
    }
    #expect(result(outcome) == "AbC")
    #expect(
      outcome.refusals.map(\.reason)
        == ["it would cause a finding: B is hard to read [low-contrast]"]
    )
  }

  @Test("A finding that existed before, in any place, doesn't prevent a fix")
  func movesFinding() {
    let outcome = outcome("ab") { text in
      let place = text.utf8.count - 1
      let range = SourceRange(file: FileID(0), lower: place, upper: place + 1)
      let last = Diagnostic("low-contrast", as: .warning, "\(text) is hard to read", at: range)
      return (text.first == "a" ? [Self.finding(at: 0, writing: "xyz")] : []) + [last]
    }
    #expect(result(outcome) == "xyzb")
    #expect(outcome.refusals.isEmpty)
  }

  @Test("An additional place of a finding with several places is a finding, too")
  func gathers() {
    let outcome = outcome("abc", .unsafe) { text in
      func range(_ place: Int) -> SourceRange {
        SourceRange(file: FileID(0), lower: place, upper: place + 1)
      }
      let notes = text.first == "A" ? [Note("2.1:1 in dark", at: range(2))] : []
      let contrast = Diagnostic("low-contrast", as: .warning, "c", at: range(1), notes: notes)
      return (text.first == "a" ? [Self.finding(at: 0, writing: "A", .unsafe)] : []) + [contrast]
    }
    #expect(outcome.files.isEmpty)
    #expect(outcome.refusals.count == 1)
  }

  @Test("White stays white on a screen that is black in every appearance")
  func keepsValue() throws {
    let text = theme(
      """
      tokens:
        colors:
          paper: { light: "#FFFFFF", dark: "#101010" }
          accent: { light: "#00569E", dark: "#7CC0FF" }
      navigationBar: { background: { preset: opaque, color: $paper }, tint: $accent }
      screens:
        film:
          navigationBar:
            background: { color: { light: "#000000", dark: "#000000" } }
            tint: "#FFFFFF"

      """,
      ios: "15..18"
    )
    let provider = SourceProvider.inMemory(["t.yaml": text])
    let before = analyze(root: "t.yaml", provider: provider)
    let outcome = applyFixes(
      .unsafe,
      provider: provider,
      themes: [{ analyze(root: "t.yaml", provider: $0) }]
    )
    let file = try #require(outcome.files.first)
    let after = String(decoding: file.after, as: UTF8.self)
    #expect(
      after
        == text.replacing(
          "tint: \"#FFFFFF\"",
          with: "tint: fixed(\"#FFFFFF\")"
        )
    )
    #expect(before.diagnostics.map(\.rule) == ["hidden-appearance"])
    #expect(analyze(root: "t.yaml", provider: outcome.provider).diagnostics == [])
    // The other choice, the token, can't be read on black in dark mode.
    let fixes = before.diagnostics.flatMap(\.fixIts)
    #expect(fixes.map(\.title) == ["use one color on purpose", "write '$paper'"])
  }

  @Test("A safe fix that changes a proxy's value is undone")
  func proxies() {
    let text = theme(
      "proxies:\n  - { class: UINavigationBar, containedIn: [A], set: { barTintColor: label } }\n"
    )
    let coloring = { (provider: SourceProvider) -> Compilation in
      var compilation = analyze(root: "theme.yaml", provider: provider)
      let bytes = compilation.sources[FileID(0)].bytes
      let start = bytes.indices.first { bytes[$0...].starts(with: "label".utf8) }
      if let start {
        let range = SourceRange(file: FileID(0), lower: start, upper: start + 5)
        compilation.diagnostics.append(
          Diagnostic(
            "needless-priority",
            as: .warning,
            "letter",
            at: range,
            fixIts: [FixIt("write it", replace: range, with: "systemRed")]
          )
        )
      }
      return compilation
    }
    let outcome = applyFixes(
      .safe,
      provider: .inMemory(["theme.yaml": text]),
      themes: [coloring]
    )
    #expect(outcome.files.isEmpty)
    #expect(outcome.refusals.map(\.reason) == ["it would change how a bar looks"])
  }

  @Test("Of two incompatible fixes, the first is applied, and the other is tried separately")
  func apart() {
    let outcome = outcome("ab") { text in
      // After A is written, the other letter is fine.
      if text.first == "A", text.last == "b" { return [] }
      let second = SourceRange(file: FileID(0), lower: 1, upper: 2)
      let both = Diagnostic("conflicting-override", "both", at: second)
      return Self.small(text) + (text == "AB" ? [both] : [])
    }
    #expect(result(outcome) == "Ab")
    #expect(outcome.refusals.isEmpty)
  }

  @Test("A place moves with the text that is inserted before it")
  func moved() {
    let outcome = outcome("ab") { text in
      var findings: [Diagnostic] = []
      if let a = text.firstIndex(of: "a") {
        let offset = text.distance(from: text.startIndex, to: a)
        findings.append(Self.finding(at: offset, writing: "xyz"))
      }
      if let b = text.firstIndex(of: "b") {
        let offset = text.distance(from: text.startIndex, to: b)
        findings.append(Self.finding(at: offset, writing: "B"))
      }
      return findings + (text.contains("B") ? [Self.error("no B")] : [])
    }
    #expect(result(outcome) == "xyzb")
    #expect(outcome.refusals.map(\.findingStart.column) == [4])
  }

  @Test("A fix that doesn't remove its finding is undone, so no text grows forever")
  func stays() {
    let outcome = outcome("a") { text in
      let range = SourceRange(file: FileID(0), lower: 0, upper: 0)
      let fixIt = FixIt("insert", replace: range, with: "b")
      return [
        Diagnostic(
          "needless-priority",
          as: .warning,
          "letter",
          at: SourceRange(file: FileID(0), lower: 0, upper: 1),
          fixIts: [fixIt]
        )
      ]
    }
    #expect(outcome.files.isEmpty)
    #expect(outcome.refusals.map(\.reason) == ["the finding would stay"])
  }

  @Test("Rounds end if fixes undo each other")
  func circle() {
    let outcome = outcome("a") { text in
      [Self.finding(at: 0, writing: text == "a" ? "b" : "a")]
    }
    #expect(outcome.files.isEmpty || result(outcome) == "b")
  }

  @Test("Unsafe fixes follow the safe ones, and are applied only on request")
  func unsafe() {
    let judge: Judge = { text in
      text.enumerated().filter { $0.element.isLowercase }.map { index, letter in
        Self.finding(
          at: index,
          writing: letter.uppercased(),
          letter == "b" ? .unsafe : letter == "c" ? .placeholder : .safe
        )
      }
    }
    #expect(result(outcome("abc", .safe, judge)) == "Abc")
    #expect(result(outcome("abc", .unsafe, judge)) == "ABc")
  }

  @Test("Only one of a finding's fixes is applied")
  func alternatives() {
    let outcome = outcome("a") { text in
      guard text == "a" else { return [] }
      var finding = Self.finding(at: 0, writing: "A")
      let end = SourceRange(file: FileID(0), lower: 1, upper: 1)
      finding.fixIts.append(FixIt("append", replace: end, with: "!"))
      return [finding]
    }
    #expect(result(outcome) == "A")
  }

  @Test(
    "A theme is judged again if one of its files changed, regardless of other themes",
    arguments: [8, 64]
  )
  func independent(count: Int) {
    let names = (0..<count).map { "t\($0)" }
    var judgments: [String: Int] = [:]
    let outcome = applyFixes(
      .safe,
      provider: .inMemory(Dictionary(uniqueKeysWithValues: names.map { ($0, "a") })),
      themes: names.map { name in
        { provider in
          judgments[name, default: 0] += 1
          // The last theme's fix is undone.
          return judged([name], provider) { text in
            name == names.last && text == "A" ? [Self.error("a capital")] : Self.small(text)
          }
        }
      }
    )
    #expect(outcome.files.map(\.path) == names.dropLast().sorted())
    #expect(outcome.refusals.map(\.path) == [names.last])
    // Judgments: the first, one with all fixes, and one for each half, which is halved again if it contains the last theme.
    let most = 3 + count.trailingZeroBitCount
    #expect(judgments.values.allSatisfy { $0 <= most })
    #expect(judgments.values.reduce(0, +) <= 4 * count + 2 * most)
  }

  @Test("A change to a file is judged in each theme that reads it, and in no others")
  func shared() {
    var judgments: [String: Int] = [:]
    let outcome = applyFixes(
      .safe,
      provider: .inMemory(["shared": "s", "own": "O"]),
      themes: [["shared"], ["own", "shared"], ["own"]].map { paths in
        { provider in
          judgments[paths.joined(), default: 0] += 1
          return judged(paths, provider) { text in
            text == "s" ? Self.small(text) : text == "OS" ? [Self.error("a capital")] : []
          }
        }
      }
    )
    #expect(outcome.files.isEmpty)
    #expect(outcome.refusals.map(\.path) == ["shared"])
    #expect(judgments == ["shared": 2, "ownshared": 2, "own": 1])
  }

  @Test(
    "Blocks whose last fix fails need the same few rounds, regardless of the number of blocks",
    arguments: [8, 80]
  )
  func emptyBlocks(count: Int) {
    let screens = (0..<count).map { index in
      "  s\(index):\n    scrolls: false\n    toolbar:\n      tint: label\n      barStyle: black\n"
    }
    let text = theme("toolbar: { tint: label, barStyle: black }\nscreens:\n\(screens.joined())")
    var judgments = 0
    let outcome = applyFixes(
      .safe,
      provider: .inMemory(["t.yaml": text]),
      themes: [
        { provider in
          judgments += 1
          return analyze(root: "t.yaml", provider: provider)
        }
      ]
    )
    let left = analyze(root: "t.yaml", provider: outcome.provider)
    #expect(!left.diagnostics.contains { $0.rule == "redundant-override" })
    #expect(outcome.refusals.isEmpty)
    #expect(outcome.files.map(\.findings) == [2 * count])
    // Judgments: the first, one with all fixes, one without the last of each block, and one with those.
    #expect(judgments <= 4)
  }
}
