import LintelAppearance
import LintelBackends
import LintelDiagnostics
import LintelTheme

/// What isn't visible where a theme is written: the values of tokens, and entries that lose.
extension LanguageServer {
  /// The limit of brands in a hint; the hover shows all.
  private static let maximumBrands = 2

  /// Returns the hints in a range: the values of tokens, and how often an entry loses.
  func inlayHints(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let (document, offsets) = try range(parameters)
    for analysis in try analyses(of: document) {
      guard let file = analysis.file(document.path), let cascade = analysis.cascade else {
        continue
      }
      func isRequested(_ range: SourceRange) -> Bool {
        range.file == file && offsets.contains(Int(range.upper))
      }
      let values = TokenValues(cascade: cascade)
      var hints: [(offset: Int32, label: String, kind: Int?)] = []
      for occurrence in analysis.names.occurrences
      where isRequested(occurrence.range) && !occurrence.isDeclaration {
        guard case .token(let key) = occurrence.subject,
          let label = Self.label(of: values.rows(of: .token(key)))
        else { continue }
        hints.append((occurrence.range.upper, "= \(label)", 1))
      }
      for place in analysis.entryPlaces where isRequested(place.value) {
        guard let effect = analysis.effect(of: place), effect.losses > 0 else { continue }
        let loses =
          effect.losses == effect.contexts
          ? "never wins" : "loses in \(effect.losses) of \(effect.contexts) contexts"
        hints.append((place.value.upper, loses, nil))
      }
      return .array(
        hints.sorted { ($0.offset, $0.label) < ($1.offset, $1.label) }.map { hint in
          let place = range(Int(hint.offset), Int(hint.offset), of: document.file)
          return .object(dropping: [
            ("position", place["start"]), ("label", .string(hint.label)),
            ("kind", hint.kind.map { .number(Double($0)) }), ("paddingLeft", true),
          ])
        }
      )
    }
    return []
  }

  /// Returns the values of a token, to show after the token on its line, or `nil` if it doesn't have any.
  private static func label(of rows: [TokenValues.Row]) -> String? {
    guard !rows.isEmpty else { return nil }
    let shown = rows.prefix(maximumBrands).map { row in
      (row.brands.isEmpty ? "" : row.brands.joined(separator: ", ") + " ")
        + TokenValues.words(row.value)
    }
    return shown.joined(separator: "; ") + (rows.count > maximumBrands ? "; …" : "")
  }
}
