import LintelAppearance
import LintelDiagnostics
import LintelSchema

/// Begins to make the tables that every compile asks for, while the caller reads its command line.
package func prepareTables() {
  inBackground {
    _ = Schema.standard
    _ = LeafRoles.standard
  }
}
