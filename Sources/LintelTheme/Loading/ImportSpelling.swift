import LintelDiagnostics
import LintelSyntax

extension ThemeLoader {
  /// A file that an import or a reference has found, by its own name.
  ///
  /// Where names in upper and lower case are the same, another name finds it too; that is reported, and the file is still read once.
  ///
  /// - Parameters:
  ///   - path: the file as it was found.
  ///   - element: what names it.
  ///   - text: how it does, relative to its own file.
  ///   - pattern: the path that this comes to, with the `*` that may be in it.
  ///   - isNew: whether nothing was said of the element yet.
  /// - Returns: the path, the author's part of it in the file's own spelling.
  mutating func spelled(
    _ path: String,
    by element: YAMLNode,
    writing text: String,
    as pattern: String,
    reporting isNew: Bool = true
  ) -> String {
    let own = provider.spelling(path)
    guard own != path else { return path }
    let names = path.split(separator: "/")
    let ownNames = own.split(separator: "/")
    let patterns = pattern.split(separator: "/")
    guard names.count == ownNames.count, names.count == patterns.count else { return path }
    // What leads to the importing file was named by somebody else.
    let written = SourcePath.normalized(text).split(separator: "/").count { $0 != ".." }
    let start = max(0, names.count - written)
    guard let first = (start..<names.count).first(where: { names[$0] != ownNames[$0] }) else {
      return path
    }
    if isNew {
      let end = (first..<names.count)
        .map { patterns[$0].contains("*") ? patterns[$0] : ownNames[$0] }.joined(separator: "/")
      loaded.diagnostics.append(
        "import-case",
        as: .warning,
        "the name is '\(ownNames[first])', not '\(names[first])', so Lintel finds it only on a disk that ignores case, "
          + "such as a Mac's",
        at: element.range,
        help: ["write '\(end)'"],
        fixIts: element.text == text ? fixIts(element, writing: end) : []
      )
    }
    let root = path.hasPrefix("/") ? "/" : ""
    return root + (names[..<start] + ownNames[start...]).joined(separator: "/")
  }
}
