import Foundation
import LintelAppearance
import LintelBackends
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelDiff
import LintelFormat
import LintelLint
import LintelPreview
import LintelReporting
import LintelRuns
import LintelTesting
import LintelTheme

/// The compilation of one section.
struct SpecRun {
  struct Malformed: Error {
    let message: String
  }

  let compilation: Compilation
  /// The compilation of the newer theme, if there are two to compare.
  private let newer: Compilation?
  private let root: String
  private let provider: SourceProvider
  private let options: CompilerOptions
  /// The root file as the page contains it.
  private let written: String
  private let configuration: ConfigurationReading?
  /// All findings, if there is a baseline.
  private let found: Baseline

  init(_ section: SpecDocument.Case) throws {
    let themes = section.blocks.filter { $0.language == "yaml" && $0.options["new"] == nil }
    let root = themes.first?.options["file"]?.first ?? "spec.yaml"
    var files: [String: String] = [:]
    for (index, block) in themes.enumerated() {
      let name = block.options["file"]?.first ?? root
      files[name] = index == 0 ? Self.withHeader(block.text) : block.text
    }
    let sources = files.mapValues { Array($0.utf8) }
    let provider = SourceProvider(
      read: { sources[$0] },
      expand: { pattern in
        let parts = pattern.split(separator: "*", omittingEmptySubsequences: false).map(String.init)
        return sources.keys.sorted().filter { name in
          parts.count == 1
            ? name == pattern : name.hasPrefix(parts[0]) && name.hasSuffix(parts[parts.count - 1])
        }
      }
    )
    self.root = root
    self.provider = provider
    written = themes.first?.text ?? ""
    newer = section.blocks.first { $0.options["new"] != nil }.map { block in
      let bytes = Array(Self.withHeader(block.text).utf8)
      return compile(
        root: root,
        provider: SourceProvider(read: { $0 == root ? bytes : nil }, expand: { _ in [] })
      )
    }
    let baseline = section.blocks.first { $0.language == "baseline" }
    let isLinted =
      baseline != nil
      || section.blocks.contains { $0.language == "lint" || $0.options["lint"] != nil }
    var options = CompilerOptions()
    options.proxies = themes.first?.options["proxies"]?.first.flatMap(ProxyScope.init)
    configuration = section.blocks.first { $0.language == "config" }.map { block in
      readConfiguration(
        ".lintel.yml",
        workingFolder: "/",
        formats: ["auto"],
        read: { $0 == ".lintel.yml" ? Array(block.text.utf8) : nil }
      )
    }
    options.lint = configuration?.configuration.settings(in: "/") ?? LintSettings()
    self.options = options
    var runs = [
      isLinted
        ? analyze(root: root, provider: provider, options: options)
        : compile(root: root, provider: provider, options: options)
    ]
    if let baseline {
      let file = SourceFile(path: "baseline.json", bytes: Array(baseline.text.utf8))
      let folders = BaselineFolders(working: "/", baselineAt: file.path)
      found = BaselineRun(hidingIn: &runs, readBaseline(file).baseline, folders).found
    } else {
      found = Baseline()
    }
    compilation = runs[0]
  }

  /// Adds the lines that the example omits to its end, so that its own lines keep their numbers.
  private static func withHeader(_ text: String) -> String {
    func has(_ key: String) -> Bool {
      text.split(separator: "\n").contains { $0.hasPrefix(key) }
    }
    // An example about the header itself contains one, so it isn't changed.
    guard !has("theme:") else { return text }
    return text + "lintel: 1\ntheme: Spec\n" + (has("ios:") ? "" : "ios: 15..18\n")
  }

  /// Errors and warnings, starting with those about the configuration.
  var findings: [String] {
    let settings = configuration.map { reading in
      Self.lines(reading.diagnostics, in: reading.sources).map { ".lintel.yml:" + $0 }
    }
    return (settings ?? []) + Self.lines(compilation.diagnostics, in: compilation.sources)
      + (newer.map { Self.lines($0.diagnostics, in: $0.sources) } ?? [])
  }

  private static func lines(_ diagnostics: [Diagnostic], in sources: SourceMap) -> [String] {
    diagnostics.filter { $0.severity != .info }.map { diagnostic in
      let location = sources.location(of: diagnostic.range)
      return "\(location.line):\(location.column) \(diagnostic.severity.rawValue) "
        + "[\(diagnostic.rule)] \(diagnostic.message)"
    }
  }

  /// The differences between the results and a block; empty for blocks that don't contain results.
  func failures(of block: SpecDocument.Block) throws -> [String] {
    if let text = try printed(by: block) {
      return text == block.text ? [] : ["'\(block.language)' prints:\n\(text)"]
    }
    switch block.language {
    case "json" where block.options["tree"] != nil:
      guard let json = compilation.json else { return ["there is no tree"] }
      return missing(block, in: json.text())
    case "json": return try wrongValues(in: block)
    case "jsonc":
      let label = Self.label(of: block)
      guard block.lines.first == label else { return ["the first line is not: \(label)"] }
      return try wrongValues(in: block)
    case "swift" where block.options["app"] != nil: return []
    case "swift":
      guard let decided = compilation.decided else { return ["there is no tree"] }
      let shapes = (block.options["shape"] ?? []).compactMap(DeliveryShape.init)
      let options = SwiftOptions(
        source: root,
        includesSwiftUI: block.options["swiftui"] != nil,
        shapes: Set(shapes)
      )
      let files = swiftFiles(decided, options: options)
      return missing(block, in: files.map(\.text).joined())
    case "svg":
      let text = try pictures(block).map(\.text).joined()
      return block.lines.filter { !text.contains($0) }.map { "the pictures lack: \($0)" }
    default: return []
    }
  }

  /// The actual text for a block that shows a whole text, or `nil` for other blocks.
  func printed(by block: SpecDocument.Block) throws -> String? {
    switch block.language {
    case "flows": try flows(for: block)
    case "fixed": fixed(block.options["unsafe"] == nil ? .safe : .unsafe)
    case "pictures": try pictures(block).map { "\($0.name)\n" }.joined()
    case "diff": try difference(for: block)
    case "baseline": baselineJSON(found).text()
    case "explain": try explanation(for: block)
    case "formatted": formatted
    case "lint":
      DiagnosticFormat.terminal.render(compilation.diagnostics, in: compilation.sources)
    default: nil
    }
  }

  /// The root file after fixes, without the header that the example omits.
  private func fixed(_ level: FixLevel) -> String {
    let outcome = applyFixes(
      level,
      provider: provider,
      themes: [
        { [root, options] in analyze(root: root, provider: $0, options: options) }
      ]
    )
    let text = outcome.files.first { $0.path == root }
      .map { String(decoding: $0.after, as: UTF8.self) }
    return (text ?? "nothing is fixed\n")
      .replacing("lintel: 1\ntheme: Spec\nios: 15..18\n", with: "")
  }

  private var formatted: String {
    switch formatTheme(SourceFile(path: root, bytes: Array(written.utf8))) {
    case .unchanged: written
    case .formatted(let bytes): String(decoding: bytes, as: UTF8.self)
    case .unreadable(let diagnostics): diagnostics.map(\.message).joined(separator: "\n")
    case .failed(let failure): failure.message
    }
  }

  /// The pictures of the contexts from a block's options.
  private func pictures(_ block: SpecDocument.Block) throws -> [SheetFile] {
    guard let theme = compilation.theme, !compilation.diagnostics.hasErrors else {
      throw Malformed(message: "the theme can't be drawn")
    }
    let query = ContextQuery(
      brand: block.options["brand"]?.first,
      promos: block.options["promo"] ?? [],
      modes: block.options["mode"] ?? [],
      screen: block.options["screen"]?.first,
      ios: block.options["ios"]?.first
    )
    let question = try theme.selectParts(of: query)
    let cascade = Cascade(theme).limited(to: theme.space.interval(of: nil))
    guard let subject = try PreviewSubject(cascade, compilation.sources) else { return [] }
    return try previewSheets(subject, named: "Spec", matching: question)
  }

  /// The first line of a block that a text doesn't contain after the previous lines, regardless of indentation.
  private func missing(_ block: SpecDocument.Block, in text: String) -> [String] {
    func trimmed(_ lines: [some StringProtocol]) -> [String] {
      lines.map { $0.trimmingCharacters(in: .whitespaces) }
    }
    var rest = trimmed(text.split(separator: "\n"))[...]
    for line in trimmed(block.lines) where !line.isEmpty && line != "}" {
      guard let index = rest.firstIndex(of: line) else {
        return ["the output lacks, in this order:\n\(line)"]
      }
      rest = rest[(index + 1)...]
    }
    return []
  }
}

extension SpecRun {
  private func flows(for block: SpecDocument.Block) throws -> String {
    var options = options
    options.appVersion = try block.options["app-version"]?.first.map { text in
      try AppRelease.asked(text)
    }
    let run = compile(root: root, provider: provider, options: options)
    guard let theme = run.theme, let decided = run.decided, let transitions = decided.transitions
    else { throw Malformed(message: "there is no tree") }
    let release = theme.space.phrase(release: theme.space.interval(of: options.appVersion))
    return transitionText(transitions, in: decided, release: release)
  }

  private func difference(for block: SpecDocument.Block) throws -> String {
    guard let old = ComparedTheme(compilation), let new = newer.flatMap({ ComparedTheme($0) })
    else {
      throw Malformed(message: "there are no two themes")
    }
    let words = DifferenceWords(try differences(from: old, to: new), from: old, to: new)
    if block.options["json"] != nil { return differenceJSON(words).text() }
    return differenceText(words, details: block.options["details"] != nil)
  }

  private func query(_ block: SpecDocument.Block) -> ContextQuery {
    let options = block.options
    return ContextQuery(
      brand: options["brand"]?.first,
      promos: options["promo"] ?? [],
      modes: options["mode"] ?? [],
      screen: options["screen"]?.first,
      ios: options["ios"]?.first,
      idiom: options["idiom"]?.first,
      width: options["width"]?.first,
      height: options["height"]?.first,
      appVersion: options["app-version"]?.first
    )
  }

  /// The context of a block, as a label for readers, who don't see its options.
  private static func label(of block: SpecDocument.Block) -> String {
    let names = [
      ("brand", "brand"), ("promo", "promo"), ("mode", "mode"), ("screen", "screen"),
      ("ios", "iOS"), ("idiom", "on"),
      ("app-version", "app"),
    ]
    let words = names.flatMap { key, name in (block.options[key] ?? []).map { "\(name) \($0)" } }
    return "// " + words.joined(separator: ", ")
  }

  private func select(_ block: SpecDocument.Block) throws -> (Theme, ContextSelection) {
    guard let theme = compilation.theme else { throw Malformed(message: "there is no theme") }
    return (theme, try theme.select(query(block)))
  }

  private func explanation(for block: SpecDocument.Block) throws -> String {
    let (theme, selection) = try select(block)
    let known = [
      "brand", "promo", "mode", "screen", "ios", "idiom", "width", "height", "app-version",
    ]
    guard let property = block.options.keys.first(where: { !known.contains($0) }) else {
      throw Malformed(message: "an explain block names a property")
    }
    let cascade = Cascade(theme).limited(to: selection.release)
    let targets = try theme.targets(named: property).get()
    let part = theme.part(named: property)
    let open = query(block).open
    let explanations = cascade.answer(targets, part, in: selection, distinguishing: open)
    return explanationText(
      explanations,
      of: property,
      release: theme.space.phrase(release: selection.release),
      in: cascade,
      sources: compilation.sources
    )
  }

  /// The differences from a mapping of paths in the resolved context to values.
  private func wrongValues(in block: SpecDocument.Block) throws -> [String] {
    let (theme, selection) = try select(block)
    let cascade = Cascade(theme).limited(to: selection.release)
    let resolved = ContextResolver(cascade).resolved(selection, listsCovers: true).onlyAvailable
    let tree = try Self.read(resolvedContextJSON(resolved).text())
    let text = block.lines.filter { !$0.hasPrefix("//") }.joined(separator: "\n")
    guard let members = try Self.read(text) as? [String: NSObject] else {
      throw Malformed(message: "a json block holds a mapping of paths to values")
    }
    return members.keys.sorted().compactMap { path in
      let value = path.split(separator: ".").reduce(tree as NSObject?) { node, key in
        (node as? [String: NSObject])?[String(key)]
      }
      let wanted = members[path] ?? NSNull()
      if wanted as? String == Self.unset {
        return value == nil ? nil : "\(path) is \(value ?? wanted), and set"
      }
      guard let found = value else { return "\(path) is not set" }
      return found == wanted ? nil : "\(path) is \(found), not \(wanted)"
    }
  }

  /// The text in a block for a property that is left to UIKit.
  private static let unset = "not set"

  private static func read(_ text: String) throws -> NSObject {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    guard let object = value as? NSObject else { throw Malformed(message: "not JSON: \(text)") }
    return object
  }
}
