import LintelCascade
import LintelDiagnostics

@testable import LintelLint

/// Returns one diagnostic for each group of conflicts.
func conflictDiagnostics(_ findings: CascadeFindings, in cascade: Cascade) -> [Diagnostic] {
  LintRule.conflictingOverrides(findings, in: cascade).map(LintRule.conflictingOverride.diagnostic)
    + LintRule.duplicateDefinitions(findings, in: cascade)
    .map(LintRule.duplicateDefinition.diagnostic)
}
