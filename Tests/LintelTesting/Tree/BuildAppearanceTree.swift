package import LintelCascade
package import LintelDiagnostics
import LintelSchema
package import LintelTheme

@testable import LintelAppearance

/// Resolves a theme in every context of one release of the app, and chooses the objects that an app has to assign.
///
/// The theme must not have conflicts; if two values disagree anyway, either is chosen.
///
/// - Parameters:
///   - theme: the theme, limited to the release.
///   - cascade: the theme's cascade.
///   - limit: the greatest number of contexts.
/// - Returns: the tree, and findings about how slots are assigned.
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
