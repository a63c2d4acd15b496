import LintelCompiler
import LintelDiagnostics
import LintelTheme
import LintelTokens

/// Design Tokens, imported by a theme or converted: a result or an error, and converted tokens can be imported.
enum DesignTokenFuzzing {
  private static let theme = """
    lintel: 1
    theme: Tokens
    ios: 15..18
    imports: [%]
    brands: { day: {}, night: {} }

    """

  static func faults(in bytes: [UInt8]) -> [String] {
    // A resolver document, which may refer to further files, is recognized by its `resolutionOrder`.
    let isResolver = bytes.range(of: Array("resolutionOrder".utf8))
    let name = isResolver ? "t.resolver.json" : "t.tokens.json"
    let bundle = FileBundle(bytes, root: name)
    let text = Self.theme.replacing("%", with: name)
    let provider = bundle.provider.adding(["t.yaml": Array(text.utf8)])
    var faults = analyze(root: "t.yaml", provider: provider).faults
    let conversion = convertTokens([name], provider: provider)
    faults += conversion.diagnostics.faults(in: conversion.sources).map { "converting: \($0)" }
    guard let converted = conversion.text else {
      if !conversion.diagnostics.hasErrors { faults.append("nothing is converted, without error") }
      return faults
    }
    let again = provider.adding([
      "t.yaml": Array(Self.theme.replacing("%", with: "c.yaml").utf8),
      "c.yaml": Array(converted.utf8),
    ])
    let reading = analyze(root: "t.yaml", provider: again)
    faults += reading.faults.map { "what is converted: \($0)" }
    let errors = reading.diagnostics.filter { $0.severity == .error }
    faults += errors.map { "what is converted can't be imported: \($0.message)" }
    return faults
  }
}

extension SourceProvider {
  fileprivate func adding(_ files: [String: [UInt8]]) -> SourceProvider {
    let (read, expand) = (read, expand)
    return SourceProvider(
      read: { files[$0] ?? read($0) },
      expand: { files[$0] == nil ? expand($0) : [$0] }
    )
  }
}

extension [UInt8] {
  fileprivate func range(of part: [UInt8]) -> Bool {
    indices.contains { self[$0...].starts(with: part) }
  }
}
