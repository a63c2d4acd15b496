package import LintelAppearance
import LintelTheme

/// A theme that is both an example on a rule's page and a test.
///
/// The text can omit the header (`lintel:`, `theme:`, `ios:`), which is then added after the text, so that line numbers stay the same.
///
/// The tests compile each example and compare the lines of the rule's findings with `lines`. An
/// example fails if it triggers a rule that is neither its own nor in `others`, so pages show one
/// thing at a time.
package struct Example: Sendable {
  /// The text of the root file, as the page shows it.
  package let yaml: String
  /// The lines with findings of the rule, from 1 and ascending, one for each finding, or an empty list if there are none.
  package let lines: [Int]
  /// Other rules that the example triggers on purpose, by id.
  package private(set) var others: Set<String> = []
  /// The texts of the imported files, by path.
  package private(set) var imports: [String: String] = [:]
  /// Whether the text is the complete file, so that no header is added.
  package private(set) var isWhole = false
  /// The proxies that the outputs set, as with `--proxies`, or `nil` for the default.
  package private(set) var proxies: ProxyScope?
  /// The circumstance that the example needs, or `nil` for most examples.
  package private(set) var circumstance: Circumstance?
  /// The source file that contains the example, for failing tests.
  package let file: String
  package let line: Int

  /// Creates an example whose findings are on some lines, ascending.
  package init(_ yaml: String, at lines: [Int] = [], file: String = #fileID, line: Int = #line) {
    self.yaml = yaml
    self.lines = lines
    self.file = file
    self.line = line
  }

  /// The theme as it is compiled, with the header lines that the text omits.
  package var theme: String {
    if isWhole { return yaml }
    let header = [("lintel:", "lintel: 1"), ("theme:", "theme: Example"), ("ios:", "ios: 15..18")]
    let missing = header.filter { key, _ in
      !yaml.split(separator: "\n").contains { $0.hasPrefix(key) }
    }
    return yaml + (yaml.hasSuffix("\n") ? "" : "\n") + missing.map { $0.1 + "\n" }.joined()
  }
}

/// Modifiers of examples.
extension Example {
  /// The example triggers other rules on purpose, by id.
  func besides(_ others: String...) -> Example { changed { $0.others = Set(others) } }

  /// The example imports files, whose texts are passed by path.
  package func importing(_ imports: [String: String]) -> Example {
    changed { $0.imports = imports }
  }

  /// The example imports a file of the theme, which begins with the version of the language.
  func importing(_ path: String, _ text: String = "") -> Example {
    changed { $0.imports[path] = "lintel: 1\n\(text)" }
  }

  /// The example imports design tokens, each a member of one JSON object on separate lines.
  func importingTokens(_ tokens: String...) -> Example {
    // `replacing` takes many times as long, and all examples are created at every start.
    let lines = tokens.joined(separator: ",\n").split(separator: "\n")
    let members = lines.joined(separator: "\n  ")
    return importing(["palette.tokens.json": "{\n  \(members)\n}"])
  }

  /// The example imports a resolver document of design tokens whose only step is a modifier, with the tokens of each context.
  func importingModifier(
    _ name: String,
    default usual: String? = nil,
    _ contexts: KeyValuePairs<String, String>
  ) -> Example {
    let usual = usual.map { "\"default\": \"\($0)\",\n      " } ?? ""
    let contexts = contexts.map { "\"\($0)\": [\($1)]" }.joined(separator: ",\n        ")
    return importing([
      "app.resolver.json": """
      {
        "version": "2025.10",
        "modifiers": {
          "\(name)": {
            \(usual)"contexts": {
              \(contexts)
            }
          }
        },
        "resolutionOrder": [{ "$ref": "#/modifiers/\(name)" }]
      }
      """
    ])
  }

  /// The example is a complete file, to which no header is added.
  func whole() -> Example { changed { $0.isWhole = true } }

  /// The outputs set some of the example's proxies.
  func setting(proxies: ProxyScope) -> Example { changed { $0.proxies = proxies } }

  /// The example needs a circumstance that its text can't express.
  func under(_ circumstance: Circumstance) -> Example {
    changed { $0.circumstance = circumstance }
  }

  /// The theme has a baseline, which contains findings.
  func withBaseline(_ text: String) -> Example {
    under(Circumstance(words: "With the baseline:\n\n```yml\n\(text)\n```", baseline: text))
  }

  /// The example has a limit that is lower than the compiler's, because no example could exceed that one.
  func limited(_ limit: WritableKeyPath<ThemeLimits, Int>, to value: Int, _ noun: String) -> Example
  {
    var limits = ThemeLimits()
    limits[keyPath: limit] = value
    return under(Circumstance(words: "With a limit of \(value) \(noun).", limits: limits))
  }

  private func changed(_ change: (inout Example) -> Void) -> Example {
    var result = self
    change(&result)
    return result
  }
}

/// Creates examples from their texts.
extension String {
  /// A theme in which a rule has findings on some lines, ascending, one for each finding.
  func found(at lines: Int..., file: String = #fileID, line: Int = #line) -> Example {
    Example(self, at: lines, file: file, line: line)
  }

  /// A theme in which a rule has no findings.
  func fine(file: String = #fileID, line: Int = #line) -> Example {
    Example(self, file: file, line: line)
  }
}
