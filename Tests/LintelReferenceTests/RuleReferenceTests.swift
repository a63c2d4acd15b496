import Foundation
import LintelDiagnostics
import LintelReference
import Testing

@testable import LintelLint

@Suite("The reference page of rules")
struct RuleReferenceTests {
  @Test("The committed page matches the rules")
  func committed() throws {
    let page = ruleReference()
    let url = URL(filePath: #filePath)
      .appending(path: "../../Specs/rules.md")
      .standardizedFileURL
    let committed = try? String(contentsOf: url, encoding: .utf8)
    if committed != page, ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
      try page.write(to: url, atomically: true, encoding: .utf8)
      Issue.record("rewrote \(url.lastPathComponent); run again without UPDATE_GOLDENS")
      return
    }
    let new = page.split(separator: "\n")
    let missing = new.difference(from: (committed ?? "").split(separator: "\n"))
      .map { change in
        switch change {
        case .insert(_, let line, _): "+ \(line)"
        case .remove(_, let line, _): "- \(line)"
        }
      }
    #expect(missing.isEmpty && committed == page, "run with UPDATE_GOLDENS=1")
  }

  private let rule = LintRule(
    .warning("wet-paint"),
    summary: "A bar is painted and not dry.",
    rationale: "It stains.",
    advice: "Wait.",
    "navigationBar:\n  tint: \"\u{7}\"\n".found(at: 2, 2)
      .importing(["b.yaml": "lintel: 1\n"]),
    "navigationBar: {}"
  )

  @Test("A page has the findings, the reason, an example, a correction, and how to allow it")
  func page() {
    #expect(
      rulePage(rule) == """
        ## wet-paint

        Severity: warning.

        ### What it finds

        A bar is painted and not dry.

        ### Why it matters

        It stains.

        ### Example

        ```yml
        navigationBar:
          tint: "␇"
        ```

        With `b.yaml`:

        ```yml
        lintel: 1
        ```

        Found on line 2.

        ### Instead

        Wait.

        ```yml
        navigationBar: {}
        ```

        ### How to allow it

        Give a reason in a comment, on the line before, or with `disable-line` on the same line:

        ```yml
        # lintel:disable-next-line wet-paint -- the reason
        ```

        Or turn the rule off for all themes, or for some paths, in `.lintel.yml`: `rules: { wet-paint: off }`.

        """
    )
  }

  @Test("The page has the configuration's settings as they are written there")
  func options() throws {
    let page = rulePage(try #require(LintRule.named("similar-blocks")))
    #expect(
      page.contains(
        """
        - `shared-values`: How many values blocks must share before the rule reports them; `3` by default.

        In `.lintel.yml`:

        ```yml
        rules:
          similar-blocks: { severity: info, shared-values: 3 }
        ```
        """
      )
    )
  }

  @Test("The page of an error says that nothing allows it")
  func error() throws {
    let rule = try #require(LintRule.named("unquoted-color"))
    #expect(rulePage(rule).contains("You can't"))
    #expect(!rulePage(rule).contains("lintel:disable"))
  }

  @Test("The list has a line for each rule, in aligned columns")
  func list() {
    let lines = ruleList().split(separator: "\n")
    #expect(lines.count == LintRule.all.count)
    let starts = Set(
      zip(lines, LintRule.all).compactMap { line, rule in
        line.range(of: rule.summary).map { line.distance(from: line.startIndex, to: $0.lowerBound) }
      }
    )
    #expect(starts.count == 1)
  }
}
