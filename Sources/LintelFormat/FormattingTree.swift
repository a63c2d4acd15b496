/// A file's nodes, with what isn't content in YAML: comments, blank lines, and the columns of values.
struct FormattingTree {
  /// The comments above the `---` that begins the document.
  var opening: [FormattingComment] = []
  /// Whether the document begins with `---`, and the comment next to it.
  var marker: (isWritten: Bool, comment: FormattingComment?) = (false, nil)
  var root: FormattingNode
  /// Whether the document ends with `...`, and the comments after it.
  var end: (isWritten: Bool, comments: [FormattingComment]) = (false, [])
}

/// A comment, and the facts that determine where it goes.
struct FormattingComment {
  /// The lines that a suppression comment affects, whose content must be the same in the formatted file.
  enum Reach {
    /// The line that contains it.
    case line
    /// The next line that isn't only a comment.
    case nextLine
    /// All lines from here on, or up to here.
    case region
  }

  /// The text, starting with its `#`.
  let text: String
  /// The lines that the comment affects, or `nil` for an ordinary comment.
  let reach: Reach?
  /// The column in Unicode scalars, from 0.
  let column: Int
  /// Whether the comment is farther from the text before it than necessary.
  let isLoose: Bool
  var isAloneOnLine: Bool
  let hasBlankAbove: Bool
}

/// A node in the form in which it will be written.
indirect enum FormattingNode {
  /// A text, a number, or another single value.
  case scalar(FormattingScalar)
  /// A mapping or a list.
  case collection(FormattingCollection)
  /// Brackets on several lines that stay as they are, because a suppression comment affects only some of the lines.
  case verbatim(FormattingVerbatim)
}

/// A scalar as the layout writes it.
struct FormattingScalar {
  /// The lines of the text with canonical quotes, where the lines after the first have no indentation,
  /// except in a block of lines.
  var lines: [String]
  /// Whether the scalar is a block of lines after `|` or `>`, which is the first line here.
  var isBlock = false
}

/// Brackets whose content the formatter doesn't change.
struct FormattingVerbatim {
  /// The lines, where all lines but the first include the spaces before them.
  var lines: [String]
  /// The column of the entry in the file, from 0.
  var column: Int
}

/// A mapping or a list.
struct FormattingCollection {
  var isMapping: Bool
  /// Whether it was written in brackets, and can be again.
  var isFlow: Bool
  /// The entries, in sections that they must not leave.
  var sections: [FormattingSection] = []
  /// The comments after its last entry.
  var footer: [FormattingComment] = []

  var entries: some Sequence<FormattingEntry> { sections.lazy.flatMap(\.entries) }

  /// Whether a comment in it silences a region, so that nothing can move from one side of the comment to the other.
  var isBound = false
}

/// Entries that can change places with each other, below comments that stay before all of them.
struct FormattingSection {
  /// The comments at the top of the section.
  var head: [FormattingComment] = []
  /// Whether a blank line separates the head from the entries.
  var hasBlankBelowHead = false
  /// The entries, which the canonical order sorts.
  var entries: [FormattingEntry] = []
}

/// A key with its value, or an element of a list.
struct FormattingEntry {
  /// The comments directly above the entry, which move with it.
  var leading: [FormattingComment] = []
  /// Whether a blank line is above the entry, or above its comments.
  var hasBlankAbove = false
  /// The key, or `nil` for an element of a list.
  var key: FormattingKey?
  /// The comment next to the key of a block.
  var besideKey: FormattingComment?
  /// The comments between the key and a value that isn't on the key's line.
  var between: [FormattingComment] = []
  var value: FormattingNode
  /// The comment at the end of the last line, or of the first line of a block of lines.
  var trailing: FormattingComment?
  /// Whether a suppression comment affects the line where the entry begins.
  var isSuppressed = false
  /// Whether the value stays on a separate line, because a suppression comment affects that line but not the key's.
  var hasSeparateValueLine = false
  /// Whether a comment next to the entry or in it silences a region.
  var isBound = false
}

/// A key as the layout writes it.
struct FormattingKey {
  let name: String
  /// The canonical text of the key.
  let text: String
  /// Whether a colon follows the key, which a key without a value doesn't need in braces.
  let hasColon: Bool
  /// The distance from the key's first character to the value's, if both are on one line.
  let valueColumn: Int?
  /// Whether the value is farther from the colon than necessary.
  let isLoose: Bool
}
