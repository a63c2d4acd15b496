import LintelAppearance
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTesting
import TestThemes
import Testing

/// A fix-it that an example's finding offers.
struct ExampleFix: CustomTestStringConvertible, Sendable {
  let example: RuleExample
  let diagnostic: Diagnostic
  let fixIt: FixIt
  let before: Compilation

  var testDescription: String {
    "\(example.testDescription), [\(diagnostic.rule)] \(fixIt.title)"
  }

  /// Every fix-it of every triggering example, including those of other rules' findings.
  static let all: [ExampleFix] = RuleExample.all.filter(\.isTriggering).flatMap { example in
    let before = example.compilation(of: example.example.theme)
    return before.diagnostics.flatMap { diagnostic in
      diagnostic.fixIts.map {
        ExampleFix(example: example, diagnostic: diagnostic, fixIt: $0, before: before)
      }
    }
  }

  /// The file that it changes, with its new text.
  func changed() throws -> (path: String, text: String) {
    let file = before.sources[try #require(fixIt.edits.first).range.file]
    return (file.path, String(decoding: apply([fixIt], to: file), as: UTF8.self))
  }

  func after() throws -> Compilation {
    let (path, text) = try changed()
    return path == "theme.yaml"
      ? example.compilation(of: text)
      : example.compilation(of: example.example.theme, with: [path: text])
  }

  /// The findings without their places.
  static func findings(_ compilation: Compilation) -> [String] {
    compilation.diagnostics.map { "\($0.severity.rawValue) [\($0.rule)] \($0.message)" }
  }

  static func errors(_ compilation: Compilation) -> [String] {
    compilation.diagnostics.filter { $0.severity == .error }.map { "[\($0.rule)] \($0.message)" }
  }

  /// The looks of bars in every context, without places.
  static func look(_ compilation: Compilation) -> AppearanceTree? {
    var tree = compilation.tree
    tree?.flows = []
    return tree
  }
}
