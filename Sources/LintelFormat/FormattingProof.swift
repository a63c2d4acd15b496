import LintelDiagnostics
import LintelLint
import LintelSyntax
import LintelTheme

/// Holds a formatted file against the one that it was made of.
///
/// Nothing here knows how the formatter works: the result is read like any other file.
struct FormattingProof {
  /// The first difference; nil if there is none.
  private(set) var failure: FormattingFailure?

  /// The file as the author wrote it, and what comments silence in it.
  private let before: SilencedLines
  /// The file as it would be, and what comments silence in it.
  private let after: SilencedLines

  /// Parses the result and compares it with the original.
  ///
  /// - Parameters:
  ///   - after: The result.
  ///   - before: The file that it was made of.
  ///   - root: The parsed original.
  ///   - limits: The limits on size and depth that both files are parsed with.
  init(of after: SourceFile, madeOf before: SourceFile, root: YAMLNode, limits: SyntaxLimits) {
    self.before = SilencedLines(of: before)
    self.after = SilencedLines(of: after)
    let parsed = parseYAML(after, as: FileID(0), limits: limits)
    guard !parsed.diagnostics.hasErrors, let result = parsed.root else {
      fail(
        "the result could not be read: \(parsed.diagnostics.first?.message ?? "it is empty")",
        root
      )
      return
    }
    compare(root, result, isRoot: true)
    compareComments(root, result)
    guard failure == nil else { return }
    let reading = Self.reading(of: before)
    if Self.reading(of: after) != reading { fail("the theme would mean something else", root) }
  }

  /// Keeps the first failure, which is the one to report.
  private mutating func fail(_ message: String, _ node: YAMLNode) {
    if failure == nil { failure = FormattingFailure(message: message, range: node.range) }
  }

  /// What a file says, read as a theme on its own.
  private static func reading(of file: SourceFile) -> ThemeMeaning {
    ThemeMeaning(
      readTheme(
        root: file.path,
        provider: SourceProvider(read: { $0 == file.path ? file.bytes : nil }, expand: { _ in [] })
      )
    )
  }

  // MARK: Nodes

  /// Compares two nodes with everything in them.
  private mutating func compare(_ a: YAMLNode, _ b: YAMLNode, isRoot: Bool = false) {
    guard failure == nil else { return }
    guard a.kind == b.kind else { return fail("a value would become another", a) }
    if !isRoot, before.rules(at: a) != after.rules(at: b) {
      return fail("comments would silence findings elsewhere", a)
    }
    switch a.kind {
    case .scalar:
      let isSame =
        a.text == b.text
        && ((a.style == .plain) == (b.style == .plain) || isPlainForAll(a.text))
      if !isSame { fail("'\(a.text)' would become '\(b.text)'", a) }
    case .sequence:
      guard a.elements.count == b.elements.count else {
        return fail("the list would have another length", a)
      }
      for (old, new) in zip(a.elements, b.elements) { compare(old, new) }
    case .mapping:
      guard a.entries.count == b.entries.count else {
        return fail("the mapping would have other keys", a)
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

  /// A key is a name, however it is quoted.
  private mutating func compareKeys(_ a: YAMLNode, _ b: YAMLNode) {
    guard failure == nil else { return }
    if a.kind != .scalar || b.kind != .scalar || a.text != b.text {
      fail("the key '\(a.text)' would become '\(b.text)'", a)
    } else if before.rules(at: a) != after.rules(at: b) {
      fail("comments would silence findings elsewhere", a)
    }
  }

  /// Compares the comments, whose texts and number have to be equal.
  private mutating func compareComments(_ old: YAMLNode, _ new: YAMLNode) {
    func texts(_ file: SourceFile, _ root: YAMLNode) -> [String] {
      LintelSyntax.comments(in: file, of: root).map { range in
        String(decoding: file.bytes[Int(range.lower)..<Int(range.upper)], as: UTF8.self)
      }.sorted()
    }
    if texts(before.file, old) != texts(after.file, new) { fail("comments would be lost", old) }
  }
}

/// What the comments of a file silence, line by line.
private struct SilencedLines {
  /// The file.
  let file: SourceFile
  /// The rules that are silenced on each line.
  private var rules: [Int: Set<String>] = [:]

  /// Reads the comments of a file.
  init(of file: SourceFile) {
    self.file = file
    for span in Suppressions(SourceMap([file])).silenced {
      for line in span.lines { rules[line, default: []].insert(span.rule) }
    }
  }

  /// The rules that are silenced where a node begins.
  func rules(at node: YAMLNode) -> Set<String> {
    guard !rules.isEmpty else { return [] }
    return rules[file.lines.line(at: Int(node.range.lower))] ?? []
  }
}
