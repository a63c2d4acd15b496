import LintelBackends
package import LintelDiagnostics
import LintelReporting
import LintelTheme

/// A text that an editor has open, saved or not.
package struct TextDocument: Sendable {
  /// The URI in the client's spelling, which responses have to repeat.
  package let uri: String
  /// The path at which the compiler reads the text.
  package let path: String
  /// The client's version number of the text, or `nil` if it doesn't send one.
  package private(set) var version: Int?
  package private(set) var file: SourceFile

  /// Whether the text is a configuration instead of a part of a theme.
  var isConfiguration: Bool { ConfigurationSearch.names.contains(SourcePath.name(of: path)) }

  package init(uri: String, path: String, version: Int?, text: String) {
    self.uri = uri
    self.path = path
    self.version = version
    file = SourceFile(path: path, bytes: Array(text.utf8))
  }

  /// Applies the changes of a `textDocument/didChange` in order; if one of them isn't valid, nothing changes.
  ///
  /// Each change has a range, or contains the whole text.
  mutating func apply(
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
      // The client's positions include a byte-order mark, because the text that it sent contains it.
      let lower = file.offset(of: start, in: encoding)
      let upper = file.offset(of: end, in: encoding)
      var bytes = file.bytes
      bytes.replaceSubrange(min(lower, upper)..<max(lower, upper), with: text.utf8)
      file = SourceFile(path: path, bytes: bytes)
    }
    self.file = file
    self.version = version
  }
}
