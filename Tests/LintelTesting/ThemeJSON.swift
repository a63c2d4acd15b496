import LintelAppearance
package import LintelBackends
import LintelCascade
import LintelCompiler
import LintelTheme

extension Compilation {
  /// The JSON of the theme, or `nil` if it has errors.
  package var json: JSONValue? {
    if let decided { return appearanceTreeJSON(decided) }
    // A compilation with every rule has no outputs.
    return tree == nil ? nil : theme?.json
  }
}

extension Theme {
  /// The JSON of the theme in the release of its outputs, without proxies, or `nil` if it can't be written.
  package var json: JSONValue? {
    let cascade = Cascade(self).limited(to: space.release)
    guard let decided = try? DecidedTheme(cascade) else { return nil }
    return appearanceTreeJSON(decided)
  }
}
