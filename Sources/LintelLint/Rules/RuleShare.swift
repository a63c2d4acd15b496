package import LintelDiagnostics
import Synchronization

/// Hands out the rules of a run to two threads, which is possible because rules don't depend on each other.
///
/// Only one thread at a time can use the theme's looks, so the rules that ask for them are one piece of work, and the others are one each.
package final class RuleShare: Sendable {
  /// The findings of rules by their indices, so that the order of findings doesn't depend on threads.
  package typealias Results = [(rule: Int, findings: [Diagnostic])]

  private let rules: [LintRule]
  private let analysis: Analysis
  /// The theme's looks, which are empty in a compile, and if errors prevent the theme from being drawn.
  private let looks: SharedLooks
  /// The indices of rules that run one after another, in the order in which they start.
  private let work: [[Int]]
  /// The index of the next piece of work that no thread has taken.
  private let next = Atomic(0)

  /// Prepares rules, those that take longest first.
  package init(_ rules: [LintRule], _ analysis: Analysis, _ looks: SharedLooks) {
    self.rules = rules
    self.analysis = analysis
    self.looks = looks
    let slow = [
      LintRule.redundantOverride.id, LintRule.hiddenAtEdge.id, LintRule.emptyBlock.id,
      LintRule.longForm.id,
    ]
    let withLooks = rules.indices.filter { rules[$0].asksForLooks }
    let others = rules.indices.filter { !rules[$0].asksForLooks }
    let turns = others.map { (slow.firstIndex(of: rules[$0].id) ?? slow.count, $0) }
    work = [withLooks] + turns.sorted(by: <).map { [$0.1] }
  }

  /// Takes work until none is left or the caller interrupts the run.
  package func run() -> Results {
    var found: Results = []
    while true {
      let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard index < work.count else { return found }
      for rule in work[index] {
        if analysis.options.isInterrupted?() == true { return found }
        let findings = rules[rule].findings(analysis, looks)
        if !findings.isEmpty { found.append((rule, findings)) }
      }
    }
  }

  /// Takes the work that is left, on two threads.
  package func runRest() -> Results {
    guard next.load(ordering: .relaxed) < work.count else { return [] }
    let (others, own) = concurrently({ self.run() }, with: { run() })
    return others + own
  }
}
