package import LintelAppearance
package import LintelTheme

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
  package fileprivate(set) var lines: [Int]
  /// Other rules that the example triggers on purpose, by id.
  package fileprivate(set) var others: Set<String> = []
  /// The texts of the imported files, by path.
  package fileprivate(set) var imports: [String: String] = [:]
  /// Whether the text is the complete file, so that no header is added.
  package fileprivate(set) var isWhole = false
  /// The proxies that the outputs set, as with `--proxies`, or `nil` for the default.
  package fileprivate(set) var proxies: ProxyScope?
  /// The circumstance that the example needs, or `nil` for most examples.
  package fileprivate(set) var circumstance: Circumstance?

  /// Creates an example whose findings are on some lines, ascending.
  package init(_ yaml: String, at lines: [Int] = []) {
    self.yaml = yaml
    self.lines = lines
  }

  /// Creates an example from a text, in which `--- path` begins a file that the theme imports, and each arrow at the end of a line marks
  /// a finding there.
  fileprivate init(marked text: Substring) {
    var found: [Int] = []
    func unmarked(_ text: String) -> String {
      let rows = text.split(separator: "\n").enumerated().map { index, row in
        var row = row
        while row.hasSuffix(" ←") {
          row.removeLast(2)
          found.append(index + 1)
        }
        return row
      }
      return rows.joined(separator: "\n")
    }
    let files = text.split(separator: "\n--- ").map(String.init)
    self.init(unmarked(files[0]))
    for file in files.dropFirst() {
      let path = String(file.prefix { $0 != "\n" })
      let text = Self.text(of: path, String(file.dropFirst(path.count + 1)))
      imports[path] = unmarked(text)
    }
    lines = found
  }

  /// Returns the text of an imported file, with the version of the language in a theme's file, and with braces around members of JSON.
  private static func text(of path: String, _ text: String) -> String {
    let rows = text.split(separator: "\n")
    if path.hasSuffix(".json"), !text.hasPrefix("{") {
      return "{\n\(rows.map { "  \($0)\n" }.joined())}"
    }
    let isTheme = path.hasSuffix(".yaml") && !rows.contains { $0.hasPrefix("lintel:") }
    return isTheme ? "lintel: 1\n\(text)" : text
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

/// The examples of a rule as its file has them, which are read only for its page.
///
/// Blank lines separate the themes of a text, `--- path` begins a file that the theme above imports, and arrows mark lines with findings.
package struct Examples: ExpressibleByStringLiteral, Sendable {
  private let text: String
  private var changes: [@Sendable (inout Example) -> Void] = []

  package init(stringLiteral text: String) { self.text = text }

  package var all: [Example] {
    text.split(separator: "\n\n").map { text in
      changes.reduce(into: Example(marked: text)) { example, change in change(&example) }
    }
  }

  /// Returns the examples with a change, such as findings that no arrow can mark.
  fileprivate func changed(_ change: @escaping @Sendable (inout Example) -> Void) -> Examples {
    var result = self
    result.changes.append(change)
    return result
  }
}

/// Modifiers of examples.
extension Examples {
  /// The example triggers other rules on purpose, by id.
  package func besides(_ others: String...) -> Examples { changed { $0.others = Set(others) } }

  /// The example imports files, whose texts are passed by path.
  package func importing(_ imports: [String: String]) -> Examples {
    changed { $0.imports = imports }
  }

  /// The example imports a resolver document of design tokens whose only step is a modifier, with the tokens of each context.
  package func importingModifier(
    _ name: String,
    default usual: String? = nil,
    _ contexts: KeyValuePairs<String, String>
  ) -> Examples {
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
  package func whole() -> Examples { changed { $0.isWhole = true } }

  /// The outputs set some of the example's proxies.
  package func setting(proxies: ProxyScope) -> Examples { changed { $0.proxies = proxies } }

  /// The example needs a circumstance that its text can't express.
  package func under(_ circumstance: Circumstance) -> Examples {
    changed { $0.circumstance = circumstance }
  }

  /// The theme has a baseline, which contains findings.
  package func withBaseline(_ text: String) -> Examples {
    under(Circumstance(words: "With the baseline:\n\n```yml\n\(text)\n```", baseline: text))
  }

  /// The example has a limit that is lower than the compiler's, because no example could exceed that one.
  package func limited(
    _ limit: WritableKeyPath<ThemeLimits, Int>,
    to value: Int,
    _ noun: String
  ) -> Examples {
    var limits = ThemeLimits()
    limits[keyPath: limit] = value
    return under(Circumstance(words: "With a limit of \(value) \(noun).", limits: limits))
  }
}

/// Creates examples that modifiers change.
extension String {
  /// A theme in which a rule has findings on some lines, ascending, one for each finding.
  package func found(at lines: Int...) -> Examples { fine().changed { $0.lines = lines } }

  /// A theme in which a rule has no findings.
  package func fine() -> Examples { Examples(stringLiteral: self) }
}
