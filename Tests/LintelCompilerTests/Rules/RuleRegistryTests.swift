import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTheme
import TestThemes
import Testing

@Suite("The registry of the rules")
struct RuleRegistryTests {
  /// Texts in kebab case that aren't ids.
  private static let words = Set(LintRule.all.flatMap(\.options).map(\.name))
    .filter { $0.contains("-") }
    .union(fixedWords)

  private static let fixedWords: Set<String> = [
    "a98-rgb", "display-p3", "prophoto-rgb", "srgb-linear", "xyz-d50", "xyz-d65",
    "demi-bold", "extra-black", "extra-bold", "extra-light", "semi-bold", "ultra-black",
    "ultra-bold", "ultra-light",
    "sans-serif", "system-ui", "ui-monospace", "ui-rounded", "ui-sans-serif", "ui-serif",
    "disable-line", "disable-next-line",
    "fail-on", "per-path", "color-space", "display-gamut", "extended-srgb", "provides-namespace",
    "template-rendering-intent",
  ]

  /// Ids that stages report and that don't have a page; this list may only shrink.
  private static let withoutPage: Set<String> = []

  @Test("Every id is in kebab case and unique")
  func ids() {
    var seen: Set<String> = []
    for rule in LintRule.all {
      #expect(rule.id.wholeMatch(of: /[a-z][a-z0-9]*(-[a-z0-9]+)+/) != nil, "'\(rule.id)'")
      #expect(seen.insert(rule.id).inserted, "'\(rule.id)' occurs twice")
      #expect(LintRule.named(rule.id)?.id == rule.id)
    }
    #expect(LintRule.named("no-such-rule") == nil)
  }

  @Test("A rule is the only one in the file with its name, and is registered")
  func files() {
    let registered = Set(LintRule.all.map(\.id))
    let definitions = RuleSources.definitions
    for definition in definitions {
      let name = definition.id.split(separator: "-").joined()
      #expect(definition.file.lowercased() == name, "\(definition.id) is in \(definition.file)")
      #expect(definition.property.lowercased() == name)
      #expect(definition.file.first?.isUppercase == true)
      #expect(registered.contains(definition.id), "'\(definition.id)' is in no family's list")
    }
    #expect(Set(definitions.map(\.file)).count == definitions.count, "two rules share a file")
    #expect(
      registered.subtracting(definitions.map(\.id)).isEmpty,
      "these are registered and stand in no file of their own"
    )
  }

  @Test("A finding names the sources of its rule last")
  func sources() throws {
    let rule = try #require(LintRule.named("fixed-button-color-on-glass"))
    let source = try #require(rule.sources.first)
    #expect(source.address.hasPrefix("https://"))
    let text = """
      lintel: 1
      theme: T
      ios: 26..27
      navigationBar: { prominentButton: { color: label } }
      """
    let provider = SourceProvider(read: { _ in Array(text.utf8) }, expand: { [$0] })
    let found = analyze(root: "t.yaml", provider: provider).diagnostics
      .filter { $0.rule == rule.id }
    #expect(found.count == 1)
    #expect(found.first?.notes.last?.message == "source: \(source.title), \(source.address)")
  }

  @Test("A page is complete", arguments: LintRule.all.map(\.id))
  func pages(_ id: String) throws {
    let rule = try #require(LintRule.named(id))
    for text in [rule.summary, rule.rationale, rule.advice] {
      #expect(text.hasSuffix("."), "'\(text)' isn't a sentence")
      #expect(
        text.first?.isUppercase == true || ["'", "`"].contains(text.first),
        "'\(text)' isn't a sentence"
      )
    }
    #expect(!rule.summary.contains(". "), "the summary is one sentence")
  }

  @Test(
    "A rule has two triggering and two non-triggering examples, counting its other cases",
    arguments: LintRule.all.map(\.id)
  )
  func examples(_ id: String) throws {
    let rule = try #require(LintRule.named(id))
    #expect(!rule.triggering.isEmpty && !rule.nonTriggering.isEmpty, "the page needs both")
    let all = RuleExample.all.filter { $0.rule.id == id }
    #expect(all.count(where: \.isTriggering) >= 2)
    #expect(all.count { !$0.isTriggering } >= 2)
    // Two examples must not have the same theme.
    let texts = all.map(\.example).map { example in
      let scope = example.proxies.map { "\($0)" } ?? ""
      let words = (example.circumstance.map(\.words) ?? "") + scope
      return ([words, example.yaml] + example.imports.sorted { $0.key < $1.key }.map(\.value))
        .joined(separator: "\n")
    }
    #expect(Set(texts).count == texts.count)
  }

  @Test("Every case is of a registered rule")
  func cases() {
    #expect(Set(RuleCases.all.map(\.rule)).isSubset(of: LintRule.all.map(\.id)))
  }

  @Test("Every rule that a stage reports has a page, and the reverse")
  func reported() {
    let registered = Set(LintRule.all.map(\.id) + CodeRule.all.map(\.rule.id))
    let literals = RuleSources.literals
    #expect(!literals.isEmpty)
    let unregistered = Set(literals.keys).subtracting(registered).subtracting(Self.words)
    #expect(unregistered == Self.withoutPage, "these need a page")
    let reportedByStages = LintRule.all.filter { $0.check == nil }.map(\.id)
    let reported = RuleSources.diagnosing.union(literals.keys)
    #expect(Set(reportedByStages).subtracting(reported).isEmpty, "reported nowhere")
    #expect(Self.words.subtracting(literals.keys).isEmpty, "these words are gone")
  }

  @Test("Findings have the severity on the page of their rule")
  func severities() {
    for found in RuleSources.severities {
      guard let rule = LintRule.named(found.id) else { continue }
      #expect(rule.severity.rawValue == found.severity, "'\(found.id)' in \(found.file)")
    }
  }
}
