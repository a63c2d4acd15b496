import Foundation
import LintelBackends
import LintelDiagnostics
import LintelLanguage
import Testing

/// The language reference: every section of every page in this folder.
@Suite("The language reference")
struct SpecTests {
  @Test("Each section comes out as it says", arguments: SpecDocument.all.flatMap(\.cases))
  func section(_ section: SpecDocument.Case) throws {
    let spec = try SpecRun(section)
    let found = spec.findings
    let expected = section.blocks.first { $0.language == "diagnostics" }?.lines ?? []
    let matches =
      found.count == expected.count && zip(found, expected).allSatisfy { $0.hasPrefix($1) }
    #expect(matches, "\(section): findings were\n\(found.joined(separator: "\n"))")
    for block in section.blocks where block.language == "json" {
      for failure in try spec.failures(of: block) {
        Issue.record("\(section): \(failure)")
      }
    }
    for block in section.blocks where block.language == "swift" {
      for line in spec.missingLines(of: block) {
        Issue.record("\(section): the Swift output lacks, in this order:\n\(line)")
      }
    }
  }
}

extension SpecDocument.Case: CustomStringConvertible, CustomTestStringConvertible {
  var description: String { "Specs/\(document):\(line) \(title)" }
  var testDescription: String { description }
}

/// One section compiled.
private struct SpecRun {
  struct Malformed: Error {
    let message: String
  }

  let compilation: Compilation

  init(_ section: SpecDocument.Case) throws {
    var files: [String: String] = [:]
    for block in section.blocks where block.language == "yaml" {
      let name = block.options["file"]?.first ?? "spec.yaml"
      files[name] = name == "spec.yaml" ? Self.withHeader(block.text) : block.text
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
    compilation = compile(root: "spec.yaml", provider: provider)
  }

  /// Adds what the example leaves out behind it, so that its lines keep their numbers.
  private static func withHeader(_ text: String) -> String {
    var text = text
    func has(_ key: String) -> Bool {
      text.split(separator: "\n").contains { $0.hasPrefix(key) }
    }
    // An example about the header itself brings one, and is left as it is.
    guard !has("theme:") else { return text }
    text += "lintel: 1\ntheme: Spec\n"
    if !has("ios:") { text += "ios: 15..18\n" }
    return text
  }

  var findings: [String] {
    compilation.diagnostics.filter { $0.severity != .info }.map { diagnostic in
      let location = compilation.sources.location(of: diagnostic.range)
      return "\(location.line):\(location.column) \(diagnostic.severity.rawValue) "
        + "[\(diagnostic.rule)] \(diagnostic.message)"
    }
  }

  /// What does not come out as a `json` block says.
  func failures(of block: SpecDocument.Block) throws -> [String] {
    guard let theme = compilation.theme else { return ["there is no theme"] }
    let options = block.options
    let query = ContextQuery(
      brand: options["brand"]?.first,
      promos: options["promo"] ?? [],
      screen: options["screen"]?.first,
      ios: options["ios"]?.first,
      idiom: options["idiom"]?.first
    )
    let selection = try theme.select(query)
    let resolved = resolveContext(
      theme,
      Cascade(theme),
      brand: selection.brand,
      promos: selection.promos,
      screen: selection.screen,
      ios: selection.ios,
      idiom: selection.idiom
    )
    let tree = try Self.read(resolvedContextJSON(resolved).text())
    let expected = try Self.read(block.text)
    guard let members = expected as? [String: NSObject] else {
      throw Malformed(message: "a json block holds a mapping of paths to values")
    }
    return members.keys.sorted().compactMap { path in
      let value = path.split(separator: ".").reduce(tree as NSObject?) { node, key in
        (node as? [String: NSObject])?[String(key)]
      }
      let wanted = members[path] ?? NSNull()
      let found = value ?? NSNull()
      return found == wanted ? nil : "\(path) is \(found), not \(wanted)"
    }
  }

  private static func read(_ text: String) throws -> NSObject {
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    guard let object = value as? NSObject else { throw Malformed(message: "not JSON: \(text)") }
    return object
  }

  /// The first line of a `swift` block that does not follow those before it.
  func missingLines(of block: SpecDocument.Block) -> [String] {
    guard let tree = compilation.tree else { return ["there is no tree"] }
    let files = swiftFiles(tree, options: SwiftOptions(source: "spec.yaml"))
    var rest = files.flatMap { $0.text.split(separator: "\n") }.map {
      $0.trimmingCharacters(in: .whitespaces)
    }[...]
    for line in block.lines.map({ $0.trimmingCharacters(in: .whitespaces) }) where !line.isEmpty {
      guard let index = rest.firstIndex(of: line) else { return [line] }
      rest = rest[(index + 1)...]
    }
    return []
  }
}
