import LintelDiagnostics
import LintelTheme

/// Translates between URIs of editors and paths.
enum DocumentURI {
  /// Returns the path of a `file:` URI, absolute and normalized, or `nil` for other schemes.
  static func path(_ uri: String) -> String? {
    guard uri.lowercased().hasPrefix("file:") else { return nil }
    var rest = uri.dropFirst("file:".count)
    if rest.hasPrefix("//") {
      rest = rest.dropFirst(2)
      // An authority, which is empty or `localhost` for files of this machine.
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      rest = rest[slash...]
    }
    let end = rest.firstIndex { $0 == "?" || $0 == "#" } ?? rest.endIndex
    let path = String(decoding: rest[..<end].utf8.percentDecoded, as: UTF8.self)
    guard path.hasPrefix("/") else { return nil }
    return SourcePath.normalized(path)
  }

  static func uri(ofPath path: String) -> String { "file://" + path.percentEncoded }
}
