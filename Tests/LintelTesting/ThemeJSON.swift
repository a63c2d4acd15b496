import LintelAppearance
package import LintelBackends
import LintelCascade
import LintelCompiler
import LintelTheme

extension Compilation {
  /// The JSON of the theme; nil if it has errors.
  package var json: JSONValue? {
    if let decided { return appearanceTreeJSON(decided) }
    // With every rule there are no outputs.
    return theme.flatMap { theme in tree.flatMap { theme.json($0) } }
  }
}

extension Theme {
  /// The JSON of the theme in the release of its outputs.
  ///
  /// - Parameter tree: its tree, for proxies.
  /// - Returns: nil if it can't be written.
  package func json(_ tree: AppearanceTree?) -> JSONValue? {
    let cascade = Cascade(self).limited(to: space.release)
    guard let decided = try? DecidedTheme(cascade, proxies: tree?.proxies) else { return nil }
    return appearanceTreeJSON(decided)
  }
}
