package import LintelDiagnostics

/// Returns the comments of a file, each from its `#` to the end of its line, in source order.
///
/// A `#` inside of a quoted, plain, or block scalar doesn't begin a comment. Anywhere else it does, even without a space before it, because
/// libyaml skips it.
package func comments(in file: SourceFile, as id: FileID) -> [SourceRange] {
  comments(in: file, of: parseYAML(file, as: id).root?.document.records ?? [], as: id)
}

/// Returns the comments of a file that is already parsed.
package func comments(in file: SourceFile, of root: YAMLNode) -> [SourceRange] {
  comments(in: file, of: root.document.records, as: root.document.file)
}

private func comments(
  in file: SourceFile,
  of records: [YAMLDocument.Record],
  as id: FileID
) -> [SourceRange] {
  let texts = records.filter { $0.kind == .scalar }.sorted { $0.lower < $1.lower }
  let lines = SourceLines(file)
  var found: [SourceRange] = []
  var text = texts.startIndex
  var index = file.bytes.startIndex
  while let sign = file.bytes[index...].firstIndex(of: UInt8(ascii: "#")) {
    while text < texts.endIndex, Int(texts[text].upper) <= sign { text += 1 }
    index = sign + 1
    let line = lines.line(at: sign)
    if text < texts.endIndex, Int(texts[text].lower) <= sign,
      !isHeader(texts[text], holding: line, of: lines)
    {
      continue
    }
    var end = lines.textEnd(of: line)
    if let rare = lines.rareBreak(from: sign, to: end) {
      end = file.bytes.textEnd(before: rare, from: sign)
    }
    found.append(SourceRange(file: id, lower: sign, upper: max(end, sign + 1)))
    index = max(end, sign + 1)
  }
  return found
}

/// Whether a line has the `|` or `>` before a block of lines, where a comment is allowed.
private func isHeader(
  _ text: YAMLDocument.Record,
  holding line: Int,
  of lines: SourceLines
) -> Bool {
  switch text.style {
  case .literal, .folded: lines.line(at: Int(text.lower)) == line
  case .plain, .singleQuoted, .doubleQuoted: false
  }
}
