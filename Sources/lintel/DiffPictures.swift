import LintelDecisions
import LintelDiff
import LintelPreview

/// Pictures of the changes, before and after, of one context for each cause.
struct DiffPictures {
  /// The paths of two pictures.
  typealias Pair = (old: String, new: String)

  let differences: ThemeDifferences
  let old: PreviewSubject
  let new: PreviewSubject

  /// Prepares the pictures, or returns `nil` for a theme without brands.
  ///
  /// Throws `TooLarge` if a value differs in more contexts than can be decided.
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

  /// Writes the pictures that have changed, and returns the paths for each cause, or `nil` for one that can't be drawn.
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
