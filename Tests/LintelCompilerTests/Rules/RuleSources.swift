import Foundation

/// The parts of the compiler's source text that are about rules.
struct RuleSources {
  struct File {
    let path: String
    let text: String

    /// The file's name without folder and extension.
    var name: String {
      String(path.split(separator: "/").last?.dropLast(".swift".count) ?? "")
    }
  }

  /// The definition of a rule in the source.
  struct Definition: Hashable {
    let file: String
    let property: String
    let id: String
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Sources").standardizedFileURL

  /// The modules that report findings about a theme.
  private static let stages = [
    "LintelDiagnostics", "LintelSyntax", "LintelTheme", "LintelCascade", "LintelAppearance",
    "LintelLint", "LintelTokens", "LintelFormat", "LintelDiff", "LintelCompiler", "LintelRuns",
  ]

  /// The files in a folder of Sources and its subfolders, by path.
  static func files(in folder: String) -> [File] {
    let folder = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
      let url = folder.appending(path: name)
      return (try? String(contentsOf: url, encoding: .utf8)).map { File(path: name, text: $0) }
    }
  }

  /// Every `static let … = LintRule(.error("…"), …)`.
  static let definitions: [Definition] = files(in: "LintelLint/Rules").flatMap { file in
    file.text.matches(of: /static let (\w+) = LintRule\(\s*\.\w+\("([^"]*)"/).map {
      Definition(file: file.name, property: String($0.output.1), id: String($0.output.2))
    }
  }

  /// The files of each text in kebab case that may be a rule's id, without pages.
  static let literals: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    let sources = stages.flatMap(files)
    // Mistaken keys are in kebab case, too.
    for file in sources where !file.path.hasPrefix("Mistakes/") {
      // A comment or an id on a page isn't a reported rule.
      let code = file.text.split(separator: "\n")
        .filter { line in
          let code = line.drop { $0 == " " }
          let isPage = [".error(\"", ".warning(\"", ".info(\""].contains { code.hasPrefix($0) }
          return !line.contains("///") && !isPage && !line.contains(".besides(")
        }
        .joined(separator: "\n")
      for match in code.matches(of: /"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"/) {
        found[String(match.output.1), default: []].insert(file.name)
      }
    }
    return found
  }()

  /// The ids of rules that create diagnostics for stages, such as `LintRule.unknownRule.diagnostic`.
  static let diagnosing: Set<String> = {
    let ids = Dictionary(definitions.map { ($0.property, $0.id) }) { first, _ in first }
    let names = stages.flatMap(files).flatMap { file in
      file.text.matches(of: /LintRule\s*\.(\w+)\s*\.diagnostic\b/).map { String($0.output.1) }
    }
    return Set(names.compactMap { ids[$0] })
  }()

  /// The severity of every diagnostic with a literal id, which is `error` if none is written.
  static let severities: [(id: String, severity: String, file: String)] =
    stages.flatMap(files).flatMap { file in
      let written = file.text.matches(
        of: /"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)",\s*(?:as: )?\.(error|warning|info)\b/
      )
      let errors = file.text.matches(
        of: /(?:append|Diagnostic)\(\s*"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)",(?!\s*(?:as:|\.))/
      )
      return written.map { (String($0.output.1), String($0.output.2), file.name) }
        + errors.map { (String($0.output.1), "error", file.name) }
    }
}
