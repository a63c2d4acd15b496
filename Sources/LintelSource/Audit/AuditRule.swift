import LintelDiagnostics
package import LintelLint

/// The rules that an app's code is judged by, beside its theme.
package enum AuditRules {
  /// The rule of an id, nil if there is none.
  package static func named(_ id: String) -> LintRule? { CodeRule.named(id)?.rule }
}
