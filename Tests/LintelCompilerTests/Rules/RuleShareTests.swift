import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTheme
import TestThemes
import Testing

@Suite("Rules on two threads")
struct RuleShareTests {
  /// A theme with findings of rules that ask for looks, and of others.
  private static let theme = ThemeText(
    """
    tokens: { colors: { pale: "#F0F0F0", unused: "#101010" } }
    navigationBar:
      background: { preset: opaque, color: white }
      title.color: $pale
      scrolled.shadow.color: black
    screens:
      home: {}
      detail: { navigationBar.title.color: $pale }
    """
  )

  private let cascade: Cascade
  private let analysis: Analysis

  init() throws {
    let compilation = Self.theme.analysis
    cascade = try #require(compilation.cascade)
    analysis = Analysis(
      cascade: cascade,
      findings: ConflictChecker.check(cascade, for: .allFindings),
      overrides: cascade.overrides(limit: 1_000).found,
      sources: compilation.sources,
      roots: compilation.roots,
      options: CompilerOptions()
    )
  }

  private func share(_ rules: [LintRule] = LintRule.all) -> RuleShare {
    let releases = cascade.theme.space.releases.indices.map { cascade.limited(to: $0) }
    return RuleShare(rules, analysis, SharedLooks(releases))
  }

  /// The findings as text, in the order of their rules.
  private func findings(_ results: RuleShare.Results) -> [String] {
    results.sorted { $0.rule < $1.rule }
      .map { "\($0.rule): \($0.findings.map(\.message))" }
  }

  @Test("One thread and two have the same findings, each rule once")
  func equal() {
    let alone = findings(share().run())
    #expect(alone.count == 3)
    for _ in 0..<50 { #expect(findings(share().runRest()) == alone) }
  }

  @Test("A thread that comes later takes what is left")
  func rest() {
    let share = share()
    let (other, own) = concurrently({ share.run() }, with: { share.run() })
    #expect(findings(other + own) == findings(self.share().run()))
    #expect(share.runRest().isEmpty)
    #expect(share.run().isEmpty)
  }

  @Test("A rule that asks for looks runs, whether or not others do")
  func looks() {
    let contrast = LintRule.all.filter { $0.id == "low-contrast" }
    #expect(share(contrast).run().count == 1)
    #expect(share(contrast).runRest().count == 1)
    #expect(share([]).runRest().isEmpty)
  }
}
