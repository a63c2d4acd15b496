import LintelBackends
import LintelDiagnostics
import LintelFormat
import LintelReporting
import LintelSyntax

/// Formatting like `lintel format`.
extension LanguageServer {
  /// Returns the edits that bring a file into its canonical form, or none for a file that isn't a theme's.
  func formatting(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let document = try document(parameters)
    guard let bytes = try formatted(document) else { return [] }
    return .array([replacement(of: document.file, with: bytes)].compactMap(\.self))
  }

  /// Returns the edits of some lines, after which formatting the rest leads to the same file.
  ///
  /// Keys may have to move past the end of the range. Then the blocks that contain the range are formatted. If those would have to
  /// move themselves, they stay in place.
  func rangeFormatting(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let (document, offsets) = try range(parameters)
    guard let bytes = try formatted(document) else { return [] }
    let file = document.file
    func lines(_ offsets: ClosedRange<Int>) -> ClosedRange<Int> {
      file.lines.line(at: offsets.lowerBound)...file.lines.line(at: offsets.upperBound)
    }
    let entries = parseYAML(file, as: FileID(0)).root?.entries(around: offsets.lowerBound) ?? []
    let blocks = entries.map { entry in
      lines(Int(entry.extent.lower)...max(Int(entry.extent.upper) - 1, offsets.lowerBound))
    }
    let wanted = lines(offsets)
    let candidates =
      [wanted]
      + blocks.reversed().map {
        min($0.lowerBound, wanted.lowerBound)...max($0.upperBound, wanted.upperBound)
      }
    let whole = 0...(file.lines.starts.count - 1)
    for block in [whole] + blocks.prefix(1) {
      guard let changes = changes(of: block, in: file) else { continue }
      for candidate in candidates {
        let result = changes(candidate)
        guard result != file.bytes else { return [] }
        switch formatTheme(SourceFile(path: file.path, bytes: result)) {
        case .unchanged where result == bytes, .formatted(bytes):
          return .array([replacement(of: file, with: result)].compactMap(\.self))
        case .unchanged, .formatted, .unreadable, .failed: continue
        }
      }
    }
    return []
  }

  /// Returns a function that formats a range of lines separately and applies the changes that touch the chosen lines, or returns `nil`
  /// if the lines can't be read.
  private func changes(
    of lines: ClosedRange<Int>,
    in file: SourceFile
  ) -> ((_ chosen: ClosedRange<Int>) -> [UInt8])? {
    let starts = file.lines.starts
    let start = Int(starts[lines.lowerBound])
    let end =
      lines.upperBound + 1 < starts.count ? Int(starts[lines.upperBound + 1]) : file.bytes.count
    let own = Array(file.bytes[start..<end])
    let after: [UInt8]
    switch formatTheme(SourceFile(path: file.path, bytes: own)) {
    case .unchanged: after = own
    case .formatted(let bytes): after = bytes
    case .unreadable, .failed: return nil
    }
    let hunks = LineHunks(own, after)
    return { chosen in
      let lower = max(0, chosen.lowerBound - lines.lowerBound)
      let upper = max(lower, chosen.upperBound - lines.lowerBound)
      return file.bytes[..<start] + hunks.applied(in: lower...upper) + file.bytes[end...]
    }
  }

  /// Returns the canonical form of a document, or `nil` if it already has that form or isn't a theme's.
  private func formatted(_ document: TextDocument) throws(RequestError) -> [UInt8]? {
    guard !document.path.hasSuffix(".json"), ThemeSearch.belongsToTheme(document.file) else {
      return nil
    }
    switch formatTheme(document.file) {
    case .unchanged: return nil
    case .formatted(let bytes): return bytes
    case .unreadable: throw .failed("the file isn't formatted, because its YAML can't be read")
    case .failed(let failure): throw .failed("the file isn't formatted: \(failure.message)")
    }
  }
}
