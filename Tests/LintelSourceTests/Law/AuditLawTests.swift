import LintelAppearance
import LintelCompiler
import LintelDiagnostics
import LintelSchema
import LintelTesting
import LintelTheme
import Testing

@testable import LintelSource

/// Tests apps that are written from random themes, adopted, and then get lines in addition to the theme, so that findings are known.
@Suite("Findings of an audit in apps with known lines in addition to their theme")
struct AuditLawTests {
  /// A line that code gets in addition to its theme, and the expected finding about it.
  private struct Line {
    let type: String
    let text: String
    /// The rule that reports the line, or `nil` if it's only known that the line isn't an override.
    let rule: String?

    /// Whether `--fix` deletes the line after the theme reaches the screen.
    var isDeleted: Bool { rule == "code-repeats-theme" || rule == "code-without-effect" }
  }

  /// An app with lines in addition to its theme.
  private struct App {
    let adopted: String
    let lines: [Line]
    var files: [SourceFile]
    let drawn: DrawnTheme

    /// Whether the theme may not reach the screens of the app's navigation controllers.
    var isPlain: Bool { text.contains(": UINavigationController {") }
    var text: String {
      files.filter { $0.path.hasSuffix(".swift") }
        .map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    }

    func contains(_ line: Line) -> Bool {
      text.split(separator: "final class ").contains { part in
        part.hasPrefix(line.type) && part.contains(line.text)
      }
    }

    /// Whether the theme has a block for a class; for other screens, it's unknown whether the theme reaches them.
    func isThemed(_ type: String) -> Bool {
      LawContexts.compile(adopted)?.screenClasses.contains { $0.viewController?.text == type }
        ?? false
    }

    func audit() -> AuditResult {
      auditApp(
        SourceReader.read(files),
        files: files,
        theme: LawContexts.compilation(of: adopted)
      )
    }

    mutating func edit(_ change: (SourceFile) -> [UInt8]) {
      files = files.map { file in
        file.path.hasSuffix(".swift") ? SourceFile(path: file.path, bytes: change(file)) : file
      }
    }
  }

  // MARK: Apps

  /// Creates a random app whose screens get lines, or `nil` if the theme has errors or no screens.
  private static func app(seed: UInt64) -> App? {
    let drawn = DrawnTheme(seed: seed)
    guard !drawn.screens.isEmpty, let theme = LawContexts.compile(drawn.text) else { return nil }
    let variants = LawContexts.variants(of: theme, as: drawn)
    var writer = AppWriter(
      variants,
      brands: drawn.brands,
      modes: drawn.modeValues,
      seed: seed
    )
    let files = writer.files()
    let options = AdoptionOptions(name: "Drawn", versions: Version(15)...Version(18))
    let adopted = adoptTheme(SourceReader.read(files), options: options)
    guard adopted.isSound else {
      Issue.record("seed \(seed): the adopted theme has errors")
      return nil
    }
    let lines = drawn.screens.values.sorted().flatMap {
      Self.lines(beside: variants, in: $0)
    }
    var app = App(adopted: adopted.text, lines: lines, files: files, drawn: drawn)
    app.edit { file in
      var text = String(decoding: file.bytes, as: UTF8.self)
      for line in lines {
        guard let start = text.firstRange(of: "class \(line.type)"),
          let call = text[start.upperBound...].firstRange(of: "super.viewDidLoad()\n")
        else { continue }
        text.insert(contentsOf: "    \(line.text)\n", at: call.upperBound)
      }
      return Array(text.utf8)
    }
    return app
  }

  private static func lines(beside variants: [AppWriter.Variant], in type: String) -> [Line] {
    let contexts = variants.map { $0.contexts[type] }
    func values(_ path: String) -> [ResolvedValue?] {
      contexts.map { context in
        guard let context else { return nil }
        if let own = context.settings.first(where: { Schema.standard[$0.leaf].path == path }) {
          return own.value
        }
        return context.bars.flatMap(\.values)
          .first { Schema.standard[$0.leaf].path == path }?.value
      }
    }
    func rule(_ path: String, besides value: ResolvedValue? = nil) -> String? {
      values(path).contains { $0 != nil && $0 != value } ? "code-overrides-theme" : nil
    }
    let bar = "navigationController?.navigationBar"
    var result = [
      Line(
        type: type,
        text: "\(bar).tintColor = UIColor.magenta",
        rule: rule("navigationBar.tint")
      ),
      Line(
        type: type,
        text: "navigationItem.largeTitleDisplayMode = .automatic",
        rule: rule("largeTitleDisplay")
      ),
      Line(
        type: type,
        text: "hidesBottomBarWhenPushed = false",
        rule: rule("hidesBottomBar")
      ),
    ]
    let tints = values("navigationBar.tint")
    if case .color(.srgb(let red, let green, let blue, alpha: 1))? = tints.first,
      Set(tints).count == 1
    {
      let color = "UIColor(red: \(red), green: \(green), blue: \(blue), alpha: 1)"
      result.append(
        Line(type: type, text: "\(bar).tintColor = \(color)", rule: "code-repeats-theme")
      )
    }
    let hasObjects = contexts.allSatisfy { context in
      context?.bars.contains { $0.kind == .navigationBar && ($0.slots[.standard] ?? nil) != nil }
        ?? false
    }
    if hasObjects {
      result.append(
        Line(
          type: type,
          text: "\(bar).barTintColor = UIColor.magenta",
          rule: "code-without-effect"
        )
      )
    }
    return result
  }

  // MARK: Audits

  /// The rules that report a line of a class.
  private static func rules(_ result: AuditResult, at line: Line) -> Set<String> {
    Set(
      result.findings.filter { finding in
        let file = result.sources[finding.range.file]
        let bytes = file.bytes[Int(finding.range.lower)..<Int(finding.range.upper)]
        guard String(decoding: bytes, as: UTF8.self).hasPrefix(line.text) else { return false }
        let before = String(decoding: file.bytes[..<Int(finding.range.lower)], as: UTF8.self)
        return before.split(separator: "final class ").last?.hasPrefix(line.type) ?? false
      }.map(\.rule)
    )
  }

  /// The differences between an audit's findings and the expected ones.
  private static func mistakes(_ result: AuditResult, in app: App) -> [String] {
    app.lines.compactMap { line in
      let found = rules(result, at: line)
      let wanted: Set<String> = line.rule.map { [$0] } ?? []
      let isRight =
        line.rule == nil ? !found.contains("code-overrides-theme") : found == wanted
      return isRight ? nil : "\(line.type): \(line.text): \(found.sorted()), not \(wanted)"
    }
  }

  /// Values that the app's code still sets instead of the theme without a finding.
  private static func unreported(_ result: AuditResult, in app: App) -> [String] {
    let options = AdoptionOptions(name: "Drawn", versions: Version(15)...Version(18))
    let rest = adoptTheme(SourceReader.read(app.files), options: options)
    guard let theme = LawContexts.compile(app.adopted), let own = LawContexts.compile(rest.text)
    else { return ["the rest doesn't compile"] }
    let reported = Set(
      result.findings.filter { $0.rule == "code-overrides-theme" }.compactMap(\.property)
    )
    var lost: Set<String> = []
    for (themed, coded) in zip(
      LawContexts.variants(of: theme, as: app.drawn),
      LawContexts.variants(of: own, as: app.drawn)
    ) {
      for type in app.drawn.screens.values {
        let (first, second) = (values(themed.contexts[type]), values(coded.contexts[type]))
        for (path, value) in first {
          if let other = second[path], other != value, !reported.contains(path) {
            lost.insert("\(type): \(path)")
          }
        }
      }
    }
    return lost.sorted()
  }

  /// The values that bars and screens have once, by path.
  private static func values(_ context: ResolvedContext?) -> [String: ResolvedValue] {
    guard let context else { return [:] }
    var result: [String: ResolvedValue] = [:]
    for value in context.settings { result[Schema.standard[value.leaf].path] = value.value }
    for value in context.bars.flatMap(\.values) {
      result[Schema.standard[value.leaf].path] = value.value
    }
    return result
  }

  /// The errors in the audits of an app before and after the fix.
  private static func problems(_ drawn: App) -> [String] {
    var app = drawn
    let first = app.audit()
    var problems = mistakes(first, in: app).map { "at first, \($0)" }
    // The theme may not reach screens in a navigation controller of UIKit's own class.
    if app.isPlain, first.removable.contains(where: \.isSafe) {
      problems.append("lines of screens are deleted that the theme may not reach")
    }
    app.edit { file in
      let text = String(decoding: file.bytes, as: UTF8.self)
      return Array(
        text.replacing(": UINavigationController {", with: ": ThemedNavigationController {").utf8
      )
    }
    let moved = app.audit()
    problems += mistakes(moved, in: app).map { "once the theme reaches the screens, \($0)" }
    let safe = moved.removable.filter(\.isSafe)
    app.edit { file in
      let lines = Set(safe.filter { $0.place.file == file.path }.map(\.place.line))
      return file.removingStatements(onLines: lines)
    }
    let last = app.audit()
    for line in app.lines {
      let found = rules(last, at: line)
      if line.isDeleted, app.contains(line) == app.isThemed(line.type) {
        problems.append("'\(line.text)' of \(line.type) is deleted or kept, though it shouldn't be")
      }
      if line.rule == "code-overrides-theme", found != ["code-overrides-theme"] {
        problems.append("after the fix, nothing reports '\(line.text)' of \(line.type)")
      }
    }
    return problems + unreported(last, in: app).map { "after the fix, nothing reports \($0)" }
  }

  /// The number of apps in each case, which is limited so that cases run in parallel.
  private static let rounds = Thoroughness.rounds(20, usually: 6)

  @Test(
    "Each override is reported before and after --fix, and code without effect is removed",
    arguments: 0..<8
  )
  func audit(part: Int) {
    let first = UInt64(5_000 + part * 20)
    var count = 0
    for seed in first..<(first + UInt64(Self.rounds)) {
      guard let app = Self.app(seed: seed) else { continue }
      count += 1
      let problems = Self.problems(app)
      guard problems.isEmpty else {
        Issue.record(
          """
          seed \(seed):
          \(problems.joined(separator: "\n"))
          \(app.adopted)
          \(app.text)
          """
        )
        return
      }
    }
    #expect(count >= Self.rounds / 5)
  }

  @Test("The random apps have lines of each kind")
  func kinds() {
    let lines = (5_000..<5_160).flatMap { seed -> [Line] in
      let drawn = DrawnTheme(seed: UInt64(seed))
      guard let theme = LawContexts.compile(drawn.text) else { return [] }
      let variants = LawContexts.variants(of: theme, as: drawn)
      return drawn.screens.values.sorted().flatMap { Self.lines(beside: variants, in: $0) }
    }
    for rule in ["code-overrides-theme", "code-repeats-theme", "code-without-effect"] {
      #expect(lines.count { $0.rule == rule } >= 10, "\(rule)")
    }
    #expect(lines.count { $0.rule == nil } >= 10)
  }
}
