package import LintelDiagnostics
import Synchronization

extension Analysis {
  /// Runs rules on two threads, which is possible because they don't depend on each other, and returns their findings in the rules' order.
  package func findings(of rules: [LintRule]) -> [Diagnostic] {
    let share = RuleShare(rules, self)
    let (others, own) = concurrently({ share.run() }, with: { share.run() })
    return (others + own).sorted { $0.rule < $1.rule }.flatMap(\.findings)
  }
}

/// Hands out rules to threads: each thread takes the next rule until none is left.
private final class RuleShare: Sendable {
  private let rules: [LintRule]
  private let analysis: Analysis
  /// Indices into the rules, in the order in which they start.
  private let work: [Int]
  /// The index of the next entry in `work` that no thread has taken.
  private let next = Atomic(0)

  /// Prepares rules for several threads, the slowest first.
  init(_ rules: [LintRule], _ analysis: Analysis) {
    self.rules = rules
    self.analysis = analysis
    // The contrasts take longest, and other threads that ask for looks wait meanwhile. So the slow rules start next, because most don't
    // ask for looks, and the rule that reuses the contrasts starts last.
    let first = [
      LintRule.lowContrast.id, LintRule.redundantOverride.id, LintRule.hiddenAtEdge.id,
      LintRule.inferredTransition.id, LintRule.emptyBlock.id, LintRule.longForm.id,
    ]
    let last = LintRule.unknownContrast.id
    let turns = rules.map {
      $0.id == last ? first.count + 1 : first.firstIndex(of: $0.id) ?? first.count
    }
    work = rules.indices.sorted { (turns[$0], $0) < (turns[$1], $1) }
  }

  /// Takes rules until none is left, and returns the index of each with its findings, so that the order doesn't depend on threads.
  func run() -> [(rule: Int, findings: [Diagnostic])] {
    var found: [(rule: Int, findings: [Diagnostic])] = []
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < work.count, analysis.options.isInterrupted?() != true else { return found }
      let rule = work[index]
      let findings = rules[rule].findings(analysis)
      if !findings.isEmpty { found.append((rule, findings)) }
    }
  }
}
