import LintelDiagnostics

/// Reads the parts of a large file on two threads, and combines them.
struct SplitReading {
  let source: SourceFile
  let file: FileID
  /// Whether every byte is one character.
  let isASCII: Bool
  let limits: SyntaxLimits

  /// Reads the file, or returns `nil` if it must be read as a whole because it can't be split, or because there is something to report.
  func read(_ lines: SourceLines) -> YAMLNode? {
    guard source.bytes.count >= 2 * limits.smallestPart, let split = SplitText(lines) else {
      return nil
    }
    let (others, first) = concurrently(
      { split.pieces.map { part($0.range, depth: $0.depth) } },
      with: { part(lines.start(of: 0)..<split.end, depth: 0) }
    )
    guard var whole = first else { return nil }
    for (piece, other) in zip(split.pieces, others) {
      guard let other, whole.add(other, as: piece, lines) else { return nil }
    }
    return whole.builder.node(whole.root)
  }

  /// Reads one part, or returns `nil` if there is something to report.
  private func part(_ range: Range<Int>, depth: Int) -> Part? {
    var limits = limits
    limits.depth -= depth
    var reader = YAMLTreeReader(
      PatchedText(source.bytes, part: range),
      of: source.bytes,
      as: file,
      isASCII: isASCII,
      masks: [],
      limits: limits
    )
    reader.read()
    return reader.finishPart()
  }

  struct Part: Sendable {
    private(set) var builder: YAMLTreeBuilder
    let root: Int32

    /// Adds the entries of the following part to the mapping at this one's end with the depth and the column of a piece.
    ///
    /// Returns whether there is such a mapping, and it has no duplicate keys afterward.
    mutating func add(_ other: Part, as piece: SplitText.Piece, _ lines: SourceLines) -> Bool {
      var path = [root]
      for _ in 0..<piece.depth {
        guard let mapping = path.last.map(builder.record), mapping.kind == .mapping,
          mapping.count > 1
        else { return false }
        path.append(mapping.first + mapping.count - 1)
      }
      let shift = builder.append(other.builder)
      guard let index = path.last, isBlock(index, piece.column, lines),
        isBlock(other.root + shift, piece.column, lines)
      else { return false }
      let added = builder.record(other.root + shift)
      let entries =
        Array(builder.children(of: builder.record(index))) + builder.children(of: added)
      guard !builder.repeatsKeys(in: entries) else { return false }
      let first = builder.append(entries)
      builder.change(index) { mapping in
        mapping.first = first
        mapping.count = Int32(entries.count)
      }
      for index in path { builder.change(index) { $0.upper = added.upper } }
      return true
    }

    /// Whether a node is a mapping in block style whose first key is in a column.
    private func isBlock(_ index: Int32, _ column: Int, _ lines: SourceLines) -> Bool {
      let node = builder.record(index)
      guard node.kind == .mapping, !node.isFlow, node.count > 1 else { return false }
      let key = Int(builder.record(node.first).lower)
      return key - lines.start(of: lines.line(at: key)) == column
    }
  }
}
