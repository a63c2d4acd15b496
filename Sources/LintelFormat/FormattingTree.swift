/// A file's nodes together with what YAML does not count as content: comments, blank lines, the columns that values were written in.
struct FormattingTree {
  /// The comments above the `---` that begins the document.
  var opening: [FormattingComment] = []
  /// Whether the document begins with `---`, and the comment beside that.
  var marker: (isWritten: Bool, comment: FormattingComment?) = (false, nil)
  /// The document's content.
  var root: FormattingNode
  /// Whether the document ends with `...`, and the comments after it.
  var end: (isWritten: Bool, comments: [FormattingComment]) = (false, [])
}

/// One comment, with what decides where it goes.
struct FormattingComment {
  /// What a comment that silences findings reaches; what it reaches must be the same in the formatted file.
  enum Reach {
    /// The line that contains it.
    case line
    /// The next line that is more than a comment.
    case nextLine
    /// All lines from here on, or up to here.
    case region
  }

  /// From its `#` on.
  let text: String
  /// What it silences; nil for an ordinary comment.
  let reach: Reach?
  /// From 0, in characters as people count them: Unicode scalars.
  let column: Int
  /// Whether it is farther from the text before it than necessary.
  let isLoose: Bool
  /// Whether its line contains nothing else.
  var isAlone: Bool
  /// Whether the line above is blank.
  let hasBlankAbove: Bool
}

/// A node in the form in which it is written anew.
indirect enum FormattingNode {
  /// A text, a number, or another single value.
  case scalar(FormattingScalar)
  /// A mapping or a list.
  case collection(FormattingCollection)
  /// Brackets over several lines that stay as they are, since a comment that silences findings reaches only some of them.
  case verbatim(FormattingVerbatim)
}

/// A single value as the layout writes it.
struct FormattingScalar {
  /// Its text with canonical quotes; the lines after the first have no indentation of their own,
  /// except in a block of lines.
  var lines: [String]
  /// Whether it is a block of lines behind `|` or `>`, whose first line here is that sign.
  var isBlock = false
}

/// Brackets that the formatter doesn't change inside.
struct FormattingVerbatim {
  /// The first line without, all others with the spaces in front of them.
  var lines: [String]
  /// Where its entry stood in the file, from 0.
  var column: Int
}

/// A mapping or a list with its entries.
struct FormattingCollection {
  /// Whether it is a mapping; otherwise it is a list.
  var isMapping: Bool
  /// Whether it was written in brackets and may be so again.
  var isFlow: Bool
  /// The entries, divided where they must not move past each other.
  var sections: [FormattingSection] = []
  /// The comments after its last entry.
  var footer: [FormattingComment] = []

  /// The entries of all sections.
  var entries: some Sequence<FormattingEntry> { sections.lazy.flatMap(\.entries) }

  /// Whether a comment in it silences findings in a region, so that nothing may pass from one side of it to the other.
  var isBound = false
}

/// Entries that may change places with each other, below the comments that stay in front of all of them.
struct FormattingSection {
  /// The comments at the top of the section.
  var head: [FormattingComment] = []
  /// Whether a blank line divides the head from what follows.
  var hasBlankBelowHead = false
  /// The entries, which the canonical order sorts.
  var entries: [FormattingEntry] = []
}

/// A key with its value, or an element of a list.
struct FormattingEntry {
  /// The comments right above it, which go where it goes.
  var leading: [FormattingComment] = []
  /// Whether a blank line is above the entry, or above its comments.
  var hasBlankAbove = false
  /// Nil for an element of a list.
  var key: FormattingKey?
  /// The comment beside the key of a block.
  var besideKey: FormattingComment?
  /// The comments between the key and a value that isn't on the key's line.
  var between: [FormattingComment] = []
  /// The value.
  var value: FormattingNode
  /// The comment beside its last line, or beside the first one of a block of lines.
  var trailing: FormattingComment?
  /// Whether a comment that silences findings reaches the line that it begins on.
  var isReached = false
  /// Whether its value stays on a line of its own, since a comment silences findings there and not at the key.
  var isApart = false
  /// Whether a comment beside it or in it silences findings in a region.
  var isBound = false
}

/// A key as the layout writes it.
struct FormattingKey {
  /// What it says.
  let name: String
  /// As it is written.
  let text: String
  /// The distance from the key's first character to the value's, if both are on one line.
  let valueColumn: Int?
  /// Whether the value is farther from the colon than necessary.
  let isLoose: Bool
}
