package import LintelCascade
package import LintelDiagnostics
import LintelSchema
package import LintelTheme

@testable import LintelAppearance

/// Resolves a theme for every context of one release of the app and chooses what an app has to assign.
///
/// The theme must be free of conflicts; where two values disagree all the same, one of them is taken.
///
/// - Parameters:
///   - theme: the theme, limited to the release.
///   - cascade: the theme's own.
///   - limit: how many contexts there may be.
/// - Returns: the tree, and what there is to say about how slots are assigned.
package func buildAppearanceTree(
  _ theme: Theme,
  _ cascade: Cascade,
  limit: Int = 100_000
) -> (tree: AppearanceTree, diagnostics: [Diagnostic]) {
  var builder = TreeBuilder(cascade, limit: limit)
  let (parts, diagnostics) = builder.build()
  var numbering = TreeNumbering(builder)
  var tree = numbering.tree(of: parts)
  var transitions = TransitionTable(tree, builder.space, schema: builder.roles.schema)
  tree.transitions = transitions.transitions()
  return (tree, diagnostics)
}
