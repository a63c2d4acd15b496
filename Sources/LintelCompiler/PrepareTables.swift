import LintelAppearance
import LintelDiagnostics
import LintelLint
import LintelSchema

/// Starts to build the tables that every compilation needs, while the caller reads its command line.
package func prepareTables() {
  inBackground {
    _ = Schema.standard
    _ = LeafRoles.standard
    _ = LintRule.all
  }
}
