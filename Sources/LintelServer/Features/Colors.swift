import LintelBackends
import LintelDiagnostics
import LintelSchema
import LintelSyntax
import LintelTheme

/// Swatches next to colors.
extension LanguageServer {
  /// Returns the colors in a file whose components are known: literals, functions, and tokens.
  ///
  /// Colors that differ by brand or appearance are shown for the first brand in light appearance.
  func colors(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let document = try document(parameters)
    guard !document.path.hasSuffix(".json"), ThemeSearch.belongsToTheme(document.file),
      let root = parseYAML(document.file, as: FileID(0)).root
    else { return [] }
    let cascade = try analyses(of: document).lazy.compactMap(\.cascade).first
    let values = cascade.map { TokenValues(cascade: $0) }
    return .array(
      root.scalars().compactMap { _, scalar -> JSONValue? in
        guard Self.looksLikeColor(scalar.text),
          let color = parseValue(scalar, as: ValueExpectation(.color)).value?.colorValue,
          let known = known(color, values)
        else { return nil }
        return ["range": range(scalar.range, of: document.file), "color": Self.json(known)]
      }
    )
  }

  /// Returns a color as hexadecimal digits and as the `rgb` function, starting with the syntax of the text that it replaces.
  func colorPresentations(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let (document, offsets) = try range(parameters)
    func component(_ name: String) -> Double? {
      if case .number(let number) = parameters.at("color", name) { number } else { nil }
    }
    guard let red = component("red"), let green = component("green"), let blue = component("blue"),
      let alpha = component("alpha")
    else { throw .invalidParameters("color") }
    let old = document.file.text(offsets.lowerBound, offsets.upperBound)
    let digits = TokenValues.hexadecimal(red, green, blue, alpha)
    let bytes = [red, green, blue].map { TokenValues.number(($0 * 255).rounded()) }
    let suffix = alpha == 1 ? "" : " / \(TokenValues.number(alpha))"
    let function = "rgb(\(bytes.joined(separator: " "))\(suffix))"
    let quote = old.first.flatMap { $0 == "\"" || $0 == "'" ? String($0) : nil }
    let hex = (quote ?? "\"") + digits + (quote ?? "\"")
    let plain = (quote ?? "") + function + (quote ?? "")
    let texts = old.contains("rgb") ? [plain, hex] : [hex, plain]
    return .array(texts.map { ["label": .string($0)] })
  }

  private static func looksLikeColor(_ text: String) -> Bool {
    text.hasPrefix("#") || text.hasPrefix("$") || text.hasSuffix(")")
  }

  /// Returns the components of a color in light appearance.
  private func known(_ color: ColorValue, _ values: TokenValues?) -> KnownColor? {
    if case .literal(let literal) = color { return KnownColor(literal) }
    guard case .color(let resolved) = values?.value(of: .color(color)) else { return nil }
    return resolved[.light].known
  }

  private static func json(_ color: KnownColor) -> JSONValue {
    let components = color.srgb
    func component(_ index: Int) -> JSONValue { .number(min(max(components[index], 0), 1)) }
    return [
      "red": component(0), "green": component(1), "blue": component(2),
      "alpha": .number(color.alpha),
    ]
  }
}
