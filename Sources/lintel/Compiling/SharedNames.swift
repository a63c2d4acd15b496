import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelTheme

/// Checks the themes of a run against each other.
extension [Compilation] {
  /// Reports themes of a run that share a name, and drops the outputs of all but the first.
  ///
  /// A name becomes a type of the app. Names that differ only in case aren't enough to distinguish types and their files.
  mutating func refuseSharedNames() {
    var first: [String: Index] = [:]
    for index in indices {
      guard let theme = self[index].theme else { continue }
      let key = swiftTypeName(ofTheme: theme.name).lowercased()
      guard let other = first[key] else {
        first[key] = index
        continue
      }
      let finding = Self.sharedName(theme, self[other])
      self[index].diagnostics.append(finding)
      self[index].diagnostics = self[index].diagnostics.sortedForOutput()
      self[index].decided = nil
    }
  }

  /// The error about two themes that would write the same files.
  private static func sharedName(_ theme: Theme, _ other: Compilation) -> Diagnostic {
    let name = other.theme?.name ?? theme.name
    let place = other.theme.map { other.sources.place(of: $0.nameRange) }
    let isSame = name == theme.name
    return Diagnostic(
      "duplicate-name",
      (isSame
        ? "another theme of this run is also named '\(name)'"
        : "'\(theme.name)' becomes the same name as '\(name)', another theme of this run")
        + (place.map { ": \($0)" } ?? ""),
      at: theme.nameRange,
      help: [
        "rename one of the two, because each becomes a Swift type",
        "or compile the files of each app in a separate run",
      ]
    )
  }
}
