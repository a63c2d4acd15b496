package import LintelDiagnostics

/// What a file may contain at most.
package struct SyntaxLimits: Sendable {
  /// Nested collections.
  package var depth = 64
  /// Bytes of one file.
  package var fileSize = 64 << 20

  package init() {}
}

/// A file's nodes and everything that is wrong with its syntax.
package struct ParsedYAML: Sendable {
  /// Nil for an empty file, and for one of which nothing can be read.
  package let root: YAMLNode?
  package let diagnostics: [Diagnostic]

  package init(root: YAMLNode?, diagnostics: [Diagnostic]) {
    self.root = root
    self.diagnostics = diagnostics
  }
}

/// Reads one file into nodes; never fails for what an author wrote.
package func parseYAML(
  _ file: SourceFile,
  as id: FileID,
  limits: SyntaxLimits = SyntaxLimits()
) -> ParsedYAML {
  var diagnostics: [Diagnostic] = []
  let root = unsafe file.bytes.withUnsafeBufferPointer { all -> YAMLNode? in
    let base = unsafe all.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let input = unsafe UnsafeBufferPointer(rebasing: all[base...])
    return unsafe read(input, base: base, file: file, id: id, diagnostics: &diagnostics)
  }
  return ParsedYAML(root: root, diagnostics: diagnostics)
}

private func read(
  _ input: UnsafeBufferPointer<UInt8>,
  base: Int,
  file: SourceFile,
  id: FileID,
  diagnostics: inout [Diagnostic]
) -> YAMLNode? {
  let offsets = unsafe ScalarOffsets(input)
  guard var reader = unsafe YAMLEventReader(unsafe: input) else { return nil }
  var builder = YAMLTreeBuilder(expectedNodes: input.count / 8)
  do throws(YAMLFailure) {
    reading: while true {
      let event = try reader.next()
      let lower = unsafe offsets.offset(of: event.start, in: input)
      let upper = unsafe offsets.offset(of: event.end, in: input)
      switch event.kind {
      case .scalar:
        let record = unsafe reader.withText { text in
          unsafe scalar(event.style, text, lower, upper, base, input, &builder)
        }
        builder.add(record)
      case .mappingStart:
        builder.open(.mapping, lower: base + lower, upper: base + upper, isFlow: event.isFlow)
      case .sequenceStart:
        builder.open(.sequence, lower: base + lower, upper: base + upper, isFlow: event.isFlow)
      case .collectionEnd:
        builder.close(upper: base + upper)
      case .alias:
        builder.add(
          YAMLDocument.Record(
            lower: Int32(base + lower),
            upper: Int32(base + upper),
            first: Int32(base + lower),
            count: Int32(upper - lower),
            kind: .scalar,
            style: .plain,
            isResolved: false,
            isFlow: false
          )
        )
      case .streamEnd:
        break reading
      case .documentStart, .other:
        break
      }
    }
  } catch {
    let place = unsafe base + offsets.offset(of: error.problemOffset, in: input)
    diagnostics.append(
      Diagnostic(
        "yaml-syntax",
        .error,
        error.problem,
        at: SourceRange(file: id, lower: place, upper: place)
      )
    )
  }
  guard let root = builder.finish(at: base + input.count) else { return nil }
  let document = YAMLDocument(
    file: id,
    bytes: file.bytes,
    texts: builder.texts,
    records: builder.records
  )
  return YAMLNode(document: document, index: root)
}

private func scalar(
  _ style: ScalarStyle,
  _ text: UnsafeBufferPointer<UInt8>,
  _ lower: Int,
  _ upper: Int,
  _ base: Int,
  _ input: UnsafeBufferPointer<UInt8>,
  _ builder: inout YAMLTreeBuilder
) -> YAMLDocument.Record {
  var upper = upper
  if style == .literal || style == .folded {
    while upper > lower, unsafe [0x20, 0x09, 0x0A, 0x0D].contains(input[upper - 1]) { upper -= 1 }
  }
  let quotes = style == .singleQuoted || style == .doubleQuoted ? 1 : 0
  var first = Int32(base + lower + quotes)
  var isResolved = false
  let start = min(lower + quotes, upper)
  let written = unsafe input[start..<max(upper - quotes, start)]
  if unsafe !(written.count == text.count && written.elementsEqual(text)) {
    first = unsafe builder.store(text)
    isResolved = true
  }
  return YAMLDocument.Record(
    lower: Int32(base + lower),
    upper: Int32(base + upper),
    first: first,
    count: Int32(text.count),
    kind: .scalar,
    style: style,
    isResolved: isResolved,
    isFlow: false
  )
}
