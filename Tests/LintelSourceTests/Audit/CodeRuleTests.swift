import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTheme
import Testing

@testable import LintelSource

@Suite("The rules about code")
struct CodeRuleTests {
  private func findings(_ example: CodeExample) -> AuditResult {
    let bytes = Array(example.file.utf8)
    let provider = SourceProvider(
      read: { $0 == "App.yaml" ? bytes : nil },
      expand: { [$0] }
    )
    let compilation = analyze(root: "App.yaml", provider: provider)
    var files = [SourceFile(path: "App.swift", bytes: Array(example.code.utf8))]
    for color in example.colors {
      let text =
        "{\"colors\":[{\"idiom\":\"universal\",\"color\":{\"color-space\":\"srgb\",\"components\":{\"red\":\"0\",\"green\":\"0\",\"blue\":\"0\",\"alpha\":\"1\"}}}]}"
      files.append(
        SourceFile(
          path: "Assets.xcassets/\(color).colorset/Contents.json",
          bytes: Array(text.utf8)
        )
      )
    }
    #expect(!compilation.diagnostics.contains { $0.severity == .error }, "\(example.theme)")
    return auditApp(SourceReader.read(files), files: files, theme: compilation)
  }

  private func lines(of rule: String, _ example: CodeExample) -> [Int] {
    let result = findings(example)
    let file = example.isInTheme ? "App.yaml" : "App.swift"
    return result.findings.filter {
      $0.rule == rule && result.sources[$0.range.file].path == file
    }.map { result.sources.location(of: $0.range).line }
  }

  @Test("Each rule has two examples with findings and two without", arguments: CodeRule.all)
  func examples(rule: CodeRule) {
    let id = rule.rule.id
    let cases = CodeRuleCases.all.filter { $0.key == id }.map(\.value)
    let examples = [rule.triggering, rule.nonTriggering] + cases
    #expect(examples.count(where: \.lines.isEmpty) >= 2, "\(id)")
    #expect(examples.count { !$0.lines.isEmpty } >= 2, "\(id)")
    for example in examples {
      #expect(lines(of: id, example) == example.lines, "\(id): \(example.theme)\n\(example.code)")
    }
  }

  @Test(
    "The code that a rule's page shows instead has no finding of any rule",
    arguments: CodeRule.all
  )
  func instead(rule: CodeRule) {
    let example = rule.nonTriggering
    let found = findings(example).findings.map { "\($0.rule): \($0.message)" }
    #expect(found.isEmpty, "\(rule.rule.id): \(found)\n\(example.theme)\n\(example.code)")
  }

  @Test("A line with a different value for a promo, a mode, or a pad doesn't repeat the theme")
  func contexts() {
    let code = """
      final class BasketViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationController?.navigationBar.tintColor = .white
        }
      }
      """
    let plain =
      "navigationBar: { tint: white }\nscreens: { basket: { class: BasketViewController } }"
    for block in [
      "promos: { sale: { navigationBar: { tint: red } } }",
      "when pad: { navigationBar: { tint: red } }",
      "modes: { reading: { day: {}, night: { navigationBar: { tint: red } } } }",
    ] {
      let result = findings(.fine("\(plain)\n\(block)", code))
      #expect(result.findings.contains { $0.rule == "code-overrides-theme" }, "\(block)")
      #expect(result.removable.isEmpty, "\(block)")
    }
    let result = findings(.fine(plain, code))
    #expect(result.findings.contains { $0.rule == "code-repeats-theme" })
    #expect(result.removable.map(\.isSafe) == [true])
  }
}
