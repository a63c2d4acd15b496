import LintelDecisions
import LintelDiff
import LintelPreview
import LintelTheme

/// Pictures of what changes, before and after: one context of each cause.
struct DiffPictures {
  /// The names of two files.
  typealias Pair = (old: String, new: String)

  /// The differences to draw.
  let differences: ThemeDifferences
  /// The older theme.
  let old: PreviewSubject
  /// The newer theme.
  let new: PreviewSubject

  /// Prepares the pictures; nothing is drawn yet.
  ///
  /// Nil for a theme without brands.
  ///
  /// - Parameters:
  ///   - differences: what differs.
  ///   - old: the older theme.
  ///   - new: the newer one.
  /// - Throws: `TooLarge` if a value differs in more contexts than can be decided.
  init?(
    _ differences: ThemeDifferences,
    from old: ComparedTheme,
    to new: ComparedTheme
  ) throws(TooLarge) {
    self.differences = differences
    guard let before = try PreviewSubject(old.cascade, old.sources),
      let after = try PreviewSubject(new.cascade, new.sources)
    else { return nil }
    (self.old, self.new) = (before, after)
  }

  /// Writes the pictures to a folder, those that have changed.
  ///
  /// - Parameter folder: is made if there is none.
  /// - Returns: for each cause the files, nil if it can't be drawn.
  /// - Throws: if a file can't be written.
  func write(to folder: String) throws -> [Pair?] {
    try Files.makeFolder(folder)
    return try differences.causes.enumerated().map { index, caused in
      guard let example = caused.contexts.first.flatMap(differences.space.example),
        let pictures = previewChange(
          from: (old, example.old),
          to: (new, example.new)
        )
      else { return nil }
      let names: Pair = (
        Files.join(folder, "\(index + 1).before.svg"), Files.join(folder, "\(index + 1).after.svg")
      )
      try Files.replace(names.old, with: Array(pictures.old.utf8))
      try Files.replace(names.new, with: Array(pictures.new.utf8))
      return names
    }
  }
}
