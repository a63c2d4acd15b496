import LintelDiagnostics

/// The source behind findings.
extension Analysis {
  /// The text of a range as written in its file.
  func text(_ range: SourceRange) -> String {
    let bytes = sources[range.file].bytes
    let span = Int(range.lower)..<Int(range.upper)
    guard span.upperBound <= bytes.count else { return "" }
    return String(decoding: bytes[span], as: UTF8.self)
  }
}
