import LintelBackends
import LintelDiagnostics
import LintelLanguage

/// Formatting as `lintel format` does it.
extension LanguageServer {
  /// The edits that bring a file into its canonical form; none for a file that isn't a theme's or
  /// can't be read.
  func formatting(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let document = try document(parameters)
    guard !document.path.hasSuffix(".json"), ThemeSearch.isOfTheme(document.file) else {
      return []
    }
    switch formatTheme(document.file) {
    case .unchanged: return []
    case .formatted(let bytes):
      return .array([replacement(of: document.file, with: bytes)].compactMap(\.self))
    case .unreadable:
      throw .failed("the file isn't formatted, because its YAML can't be read")
    case .failed(let failure):
      throw .failed("the file isn't formatted: \(failure.message)")
    }
  }
}
