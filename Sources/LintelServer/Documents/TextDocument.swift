package import LintelBackends
package import LintelDiagnostics

/// A text that an editor has open, saved or not.
package struct TextDocument: Sendable {
  /// The URI as the client writes it; answers have to repeat it.
  package let uri: String
  /// The path by which the compiler reads it.
  package let path: String
  /// The client's number of the text; nil if it sends none.
  package private(set) var version: Int?
  /// The text.
  package private(set) var file: SourceFile

  /// Creates a document.
  package init(uri: String, path: String, version: Int?, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    file = SourceFile(path: path, bytes: Array(text.utf8))
  }

  /// Applies the changes of a `textDocument/didChange`, one after the other.
  ///
  /// - Parameters:
  ///   - changes: as the client sends them: with a range, or the whole text.
  ///   - version: the number of the text afterwards.
  ///   - encoding: what positions count.
  /// - Throws: if one of them isn't a change; nothing is changed then.
  package mutating func apply(
    _ changes: [JSONValue],
    version: Int?,
    in encoding: PositionEncoding
  ) throws(RequestError) {
    var file = file
    for change in changes {
      let text = try change.required("text")
      guard let range = change["range"], range != .null else {
        file = SourceFile(path: path, bytes: Array(text.utf8))
        continue
      }
      guard let start = TextPosition(range["start"]), let end = TextPosition(range["end"]) else {
        throw .invalidParameters("contentChanges.range")
      }
      // What the client counts includes a byte-order mark, because it has sent it as text.
      let lower = file.offset(of: start, in: encoding, skippingMark: false)
      let upper = file.offset(of: end, in: encoding, skippingMark: false)
      var bytes = file.bytes
      bytes.replaceSubrange(min(lower, upper)..<max(lower, upper), with: text.utf8)
      file = SourceFile(path: path, bytes: bytes)
    }
    self.file = file
    self.version = version
  }
}
