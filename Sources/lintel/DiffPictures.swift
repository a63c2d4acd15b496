import LintelAppearance
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
  /// - Parameters:
  ///   - differences: what differs.
  ///   - old: the older theme.
  ///   - new: the newer one.
  ///   - trees: those of both.
  init(
    _ differences: ThemeDifferences,
    from old: ComparedTheme,
    to new: ComparedTheme,
    _ trees: (old: AppearanceTree, new: AppearanceTree)
  ) {
    self.differences = differences
    self.old = PreviewSubject(trees.old, old.cascade, old.sources)
    self.new = PreviewSubject(trees.new, new.cascade, new.sources)
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
          from: (old, Self.question(old, example.old)),
          to: (new, Self.question(new, example.new))
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

  /// The question whose answer is one context of a theme.
  private static func question(
    _ subject: PreviewSubject,
    _ context: ContextSelection
  ) -> LookQuestion {
    var question = LookQuestion()
    question.brand = context.brand
    question.promos = subject.tree.switches.promos(context.promos)
    question.modes = context.promos.filter { $0 >= subject.tree.promos.count }
    question.screen = context.screen
    question.version = context.ios
    question.devices = subject.asked(context.device)
    return question
  }
}
