import LintelDiagnostics
import LintelSyntax

extension LintRule {
  static let tooManyFindings = LintRule(
    id: "too-many-findings",
    severity: .error,
    stage: .reading,
    summary: "A theme has more mistakes than anybody reads.",
    rationale: """
      What is found beyond 100,000 findings of one stage is left out, so that a file in which every line is wrong does not use up the machine.
      """,
    advice: "Mend the first findings: one mistake near the top is often behind all of them.",
    triggering: [
      Example(
        """
        navigationBar:
          glitter: red
          sparkle: red
          twinkle: red
        """,
        at: [4],
        besides: ["unknown-property"],
        under: .limits("With a limit of 2 findings.") { $0.syntax.findings = 2 }
      ),
      Example(
        """
        toolbar: { glitter: red, sparkle: red }
        """,
        at: [1],
        besides: ["unknown-property"],
        under: .limits("With a limit of 1 finding.") { $0.syntax.findings = 1 }
      ),
    ],
    nonTriggering: [
      Example(
        """
        navigationBar:
          tint: "#00569E"
          prefersLargeTitles: true
        """,
        under: .limits("With a limit of 2 findings.") { $0.syntax.findings = 2 }
      ),
      Example(
        """
        # Nothing to find.
        toolbar: { tint: "#00569E" }
        """,
        under: .limits("With a limit of 1 finding.") { $0.syntax.findings = 1 }
      ),
    ]
  )
}
