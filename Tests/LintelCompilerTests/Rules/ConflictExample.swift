import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme
import Testing

/// A conflict in an example of a rule, as its message describes it.
struct ConflictExample: CustomTestStringConvertible, Sendable {
  let example: RuleExample
  /// The index among the example's conflicts, starting with 0.
  let index: Int
  let diagnostic: Diagnostic

  /// The rules whose findings are conflicts.
  private static let rules = ["conflicting-override", "duplicate-definition"]

  var testDescription: String {
    "\(example.testDescription), \(diagnostic.property ?? "")"
  }

  /// Every conflict in every example of every rule.
  static let all: [ConflictExample] = RuleExample.all.flatMap { example in
    let found = example.compilation(of: example.example.theme).diagnostics
      .filter { rules.contains($0.rule) }
    return found.enumerated().map {
      ConflictExample(example: example, index: $0.offset, diagnostic: $0.element)
    }
  }

  /// The YAML that the message suggests, or `nil` if it doesn't suggest any.
  var block: String? {
    diagnostic.help.first { $0.hasPrefix("settle just") }.map {
      $0.split(separator: "\n").dropFirst().joined(separator: "\n") + "\n"
    }
  }

  /// The example after its author followed the message: the block is in a separate file, which is part of the theme.
  func settled(by block: String) -> Compilation {
    let theme = example.example.theme
    let imports = "imports: ["
    let text =
      theme.contains(imports)
      ? theme.replacing(imports, with: "\(imports)settled.yaml, ", maxReplacements: 1)
      : theme + "imports: [settled.yaml]\n"
    return example.compilation(of: text, with: ["settled.yaml": "lintel: 1\n" + block])
  }

  /// The paths of all properties that the declarations disagree about.
  var properties: [String] {
    let several = diagnostic.notes.first { $0.message.hasPrefix("they disagree about") }
    guard let several else { return [diagnostic.property ?? ""] }
    return several.message.split(separator: "'").map(String.init).filter { $0.contains(".") }
  }

  /// The places where values are set, according to the message.
  var places: Set<SourceRange> {
    Set(diagnostic.notes.filter { $0.message.contains("' sets ") }.compactMap(\.range))
  }

  /// The context that the message gives as an example, interpreted as a person would for `lintel explain`.
  func witness(in theme: Theme) throws -> (context: ContextSelection, slot: String?, item: String?)
  {
    let prefix = "for example: "
    let note = try #require(diagnostic.notes.first { $0.message.hasPrefix(prefix) })
    var query = ContextQuery()
    var slot: String?
    var item: String?
    for part in note.message.dropFirst(prefix.count).split(separator: ", ") {
      let words = part.split(separator: " ").map(String.init)
      switch words.first {
      case "brand": query.brand = words[1]
      case "promos": query.promos = words.dropFirst().filter { $0 != "+" && !$0.hasPrefix("(") }
      case "screen": query.screen = words[1]
      case "slot": slot = words[1]
      case "item": item = words[1]
      case "iOS": query.ios = words[1]
      case "app": query.appVersion = words[1]
      case "no": continue
      default: query.idiom = words.first
      }
    }
    return (try theme.select(query), slot, item)
  }
}
