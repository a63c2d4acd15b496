import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelRuns
import LintelTheme
import TestThemes
import Testing

/// An example of a rule's page, or one of its other cases.
struct RuleExample: CustomTestStringConvertible, Sendable {
  let rule: LintRule
  let example: Example
  /// The number within its kind, starting with 1.
  let number: Int
  let isTriggering: Bool

  var testDescription: String {
    "\(rule.id), \(isTriggering ? "triggering" : "quiet") example \(number)"
  }

  var place: Testing.SourceLocation {
    Testing.SourceLocation(fileID: rule.file, filePath: rule.file, line: rule.line, column: 1)
  }

  static let all: [RuleExample] = LintRule.all.flatMap { rule in
    let cases = RuleCases.all.filter { $0.rule == rule.id }.flatMap(\.examples)
    return [true, false].flatMap { isTriggering in
      (rule.triggering + rule.nonTriggering + cases)
        .filter { $0.lines.isEmpty != isTriggering }
        .enumerated().map {
          RuleExample(rule: rule, example: $1, number: $0 + 1, isTriggering: isTriggering)
        }
    }
  }

  /// Compiles a text in place of the example's root file, with files that replace the example's or are added to them.
  func compilation(of text: String, with changed: [String: String] = [:]) -> Compilation {
    var files = example.imports.merging(changed) { $1 }
    files["theme.yaml"] = text
    var provider = SourceProvider.inMemory(
      files,
      ignoringCase: example.circumstance?.ignoresCase ?? false
    )
    var options = CompilerOptions()
    options.proxies = example.proxies
    if rule.isOff { options.lint.configuration.levels[rule.id] = .init(.init(rule.severity)) }
    if let circumstance = example.circumstance {
      options.limits = circumstance.limits
      let bytes = circumstance.encoding.bytes(of: text)
      let read = provider.read
      provider.read = { path in
        path == circumstance.unreadable ? nil : path == "theme.yaml" ? bytes : read(path)
      }
    }
    var runs = [analyze(root: "theme.yaml", provider: provider, options: options)]
    if let text = example.circumstance?.baseline {
      let file = SourceFile(path: "baseline.json", bytes: Array(text.utf8))
      let folders = BaselineFolders(working: "/", baselineAt: file.path)
      let reading = readBaseline(file)
      let run = BaselineRun(hidingIn: &runs, reading.baseline, folders)
      let stale = run.stale(in: reading.baseline, isGone: { _ in false })
      let id = runs[0].sources.add(file)
      runs[0].diagnostics += reading.staleDiagnostics(stale, .warning).map { finding in
        var finding = finding
        let (lower, upper) = (Int(finding.range.lower), Int(finding.range.upper))
        finding.range = SourceRange(file: id, lower: lower, upper: upper)
        return finding
      }
    }
    return runs[0]
  }
}

/// The parts of a finding that must not depend on how a file is written.
struct Finding: Hashable, Comparable, CustomStringConvertible {
  let rule: String
  let severity: Severity
  /// The words of the message, sorted, because either of two names may come first in a file.
  let message: [String]
  /// The lines of all places in the finding, as `path:line`; only the path for a whole file.
  let places: Set<String>

  /// Creates the finding; `line` returns the line of the original text for a line of the changed root file.
  init(_ diagnostic: Diagnostic, in sources: SourceMap, line: (Int) -> Int = { $0 }) {
    rule = diagnostic.rule
    severity = diagnostic.severity
    message = diagnostic.message.split(separator: " ").map(String.init).sorted()
    let ranges = [diagnostic.range] + diagnostic.notes.compactMap(\.range)
    places = Set(
      ranges.map { range in
        let path = sources[range.file].path
        if range.upper == 0 { return path }
        let number = sources.location(of: range).line
        let isRoot = range.file == FileID(0)
        return "\(path):\(isRoot ? line(number) : number)"
      }
    )
  }

  var description: String {
    "\(severity.rawValue) [\(rule)] \(message.joined(separator: " ")) at \(places.sorted().joined(separator: ", "))"
  }

  static func < (a: Finding, b: Finding) -> Bool {
    a.description < b.description
  }
}
