package import LintelDiagnostics

/// Resolves a theme for every context and chooses what an app has to assign.
///
/// The theme must be free of conflicts; where two values disagree all the same, one of them is taken.
///
/// - Parameters:
///   - theme: the theme.
///   - cascade: the theme's own.
/// - Returns: the tree, and what there is to say about how slots are assigned.
package func buildAppearanceTree(
  _ theme: Theme,
  _ cascade: Cascade
) -> (tree: AppearanceTree, diagnostics: [Diagnostic]) {
  var builder = TreeBuilder(cascade)
  let (parts, diagnostics) = builder.build()
  var numbering = TreeNumbering(builder)
  return (numbering.tree(of: parts), diagnostics)
}
