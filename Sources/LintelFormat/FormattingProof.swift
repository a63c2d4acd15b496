import LintelDiagnostics
import LintelLint
import LintelSyntax
import LintelTheme

/// Compares a formatted file with the original.
///
/// The comparison doesn't depend on the formatter: the result is read like any other file.
struct FormattingProof {
  /// The first difference, or `nil` if there is none.
  private(set) var failure: FormattingFailure?

  /// The original file, with the rules that comments silence in it.
  private let before: SilencedLines
  private let after: SilencedLines

  init(of after: SourceFile, madeOf before: SourceFile, root: YAMLNode) {
    self.before = SilencedLines(of: before)
    self.after = SilencedLines(of: after)
    let parsed = parseYAML(after, as: FileID(0))
    guard !parsed.diagnostics.hasErrors, let result = parsed.root else {
      fail(
        "the result couldn't be read: \(parsed.diagnostics.first?.message ?? "it is empty")",
        root
      )
      return
    }
    compare(root, result, isRoot: true)
    compareComments(root, result)
    guard failure == nil else { return }
    let reading = Self.reading(of: before)
    if Self.reading(of: after) != reading { fail("the meaning of the theme would change", root) }
  }

  /// Records a failure, unless there is one already.
  private mutating func fail(_ message: String, _ node: YAMLNode) {
    if failure == nil { failure = FormattingFailure(message: message, range: node.range) }
  }

  /// Returns the meaning of a file that is read as a separate theme.
  private static func reading(of file: SourceFile) -> ThemeMeaning {
    let provider = SourceProvider(read: { $0 == file.path ? file.bytes : nil }, expand: { _ in [] })
    return ThemeMeaning(readTheme(root: file.path, provider: provider))
  }

  // MARK: Nodes

  /// Compares two nodes and their contents.
  private mutating func compare(_ a: YAMLNode, _ b: YAMLNode, isRoot: Bool = false) {
    guard failure == nil else { return }
    guard a.kind == b.kind else { return fail("a value would change", a) }
    if !isRoot, before.rules(at: a) != after.rules(at: b) {
      return fail("comments would silence findings elsewhere", a)
    }
    switch a.kind {
    case .scalar:
      let isSame =
        a.text == b.text
        && ((a.style == .plain) == (b.style == .plain) || isPlainForAll(a.text)
          || hasLineBreak(a.text))
      if !isSame { fail("'\(a.text)' would become '\(b.text)'", a) }
    case .sequence:
      guard a.elements.count == b.elements.count else {
        return fail("the length of the list would change", a)
      }
      for (old, new) in zip(a.elements, b.elements) { compare(old, new) }
    case .mapping:
      guard a.entries.count == b.entries.count else {
        return fail("the keys of the mapping would change", a)
      }
      let entries = Dictionary(b.entries.map { ($0.key.text, $0) }) { old, _ in old }
      for entry in a.entries {
        guard let other = entries[entry.key.text] else {
          return fail("the key '\(entry.key.text)' would be lost", entry.key)
        }
        compareKeys(entry.key, other.key)
        compare(entry.value, other.value)
      }
    }
  }

  /// Compares two keys, regardless of their quotes.
  private mutating func compareKeys(_ a: YAMLNode, _ b: YAMLNode) {
    guard failure == nil else { return }
    if a.kind != .scalar || b.kind != .scalar || a.text != b.text {
      fail("the key '\(a.text)' would become '\(b.text)'", a)
    } else if before.rules(at: a) != after.rules(at: b) {
      fail("comments would silence findings elsewhere", a)
    }
  }

  /// Compares the comments, whose texts and number must be equal.
  private mutating func compareComments(_ old: YAMLNode, _ new: YAMLNode) {
    func texts(_ file: SourceFile, _ root: YAMLNode) -> [String] {
      LintelSyntax.comments(in: file, of: root).map(file.text).sorted()
    }
    if texts(before.file, old) != texts(after.file, new) { fail("comments would be lost", old) }
  }
}

/// The rules that the comments of a file silence, line by line.
private struct SilencedLines {
  let file: SourceFile
  private var rules: [Int: Set<String>] = [:]

  init(of file: SourceFile) {
    self.file = file
    for span in Suppressions(SourceMap([file])).silenced {
      for line in span.lines { rules[line, default: []].insert(span.rule) }
    }
  }

  /// Returns the rules that are silenced on the line where a node begins.
  func rules(at node: YAMLNode) -> Set<String> {
    guard !rules.isEmpty else { return [] }
    return rules[file.lines.line(at: Int(node.range.lower))] ?? []
  }
}
