import LintelAppearance
import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelPreview
import LintelSyntax
import LintelTheme

/// The whole compiler: any bytes lead to a result or an error, and outputs are valid.
enum CompilerFuzzing {
  static func faults(in bytes: [UInt8]) -> [String] {
    let provider = FileBundle(bytes, root: "t.yaml").provider
    let analysis = analyze(root: "t.yaml", provider: provider)
    var faults = analysis.faults
    let compilation = compile(root: "t.yaml", provider: provider)
    faults += compilation.diagnostics.faults(in: compilation.sources)
    if (compilation.decided == nil) != compilation.diagnostics.hasErrors {
      faults.append("compiling gives outputs and an error, or neither")
    }
    if compilation.decided == nil, analysis.decided != nil {
      faults.append("what compiling refuses, linting lets pass")
    }
    guard let decided = compilation.decided else { return faults }
    return faults + jsonFaults(of: decided) + swiftFaults(of: decided)
  }

  private static func jsonFaults(of decided: DecidedTheme) -> [String] {
    let bytes = appearanceTreeBytes(decided)
    let json = SourceFile(path: "t.json", bytes: bytes)
    let parsed = parseJSON(json, as: FileID(0), limits: .unlimited)
    guard parsed.diagnostics.isEmpty, parsed.root != nil else {
      return ["the JSON output is none: \(parsed.diagnostics.map(\.message))"]
    }
    return AppearanceTreeFuzzing.faults(ofOutput: json.bytes, named: decided.theme.name)
  }

  /// The faults of the Swift output that can be found without a Swift compiler; the tests of generated code use one.
  private static func swiftFaults(of decided: DecidedTheme) -> [String] {
    let shapes = SwiftOptions(source: "t.yaml", isPublic: true, shapes: Set(DeliveryShape.allCases))
    let split = SwiftOptions(source: "t.yaml", splits: true)
    return [shapes, split].flatMap { swiftFiles(decided, options: $0) }.compactMap { file in
      file.text.unicodeScalars.first(where: \.isHostile).map {
        "\(file.name) has U+\(String($0.value, radix: 16)) in it"
      }
    }
  }
}

extension SyntaxLimits {
  /// The limits for reading Lintel's own output.
  fileprivate static var unlimited: SyntaxLimits {
    var limits = SyntaxLimits()
    limits.fileSize = .max
    return limits
  }
}
