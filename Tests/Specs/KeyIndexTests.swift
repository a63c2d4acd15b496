import Foundation
import LintelBackends
import LintelSchema
import LintelTheme
import Testing

/// Checks that the reference by key is complete and has an index.
@Suite("The index of keys", .serialized)
struct KeyIndexTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// A section of a page that is about keys.
  private struct Section {
    let page: String
    let pageTitle: String
    let heading: Substring
    /// The names in the heading's backticks.
    let names: [String]
  }

  private static func text(_ page: String) throws -> String {
    try String(contentsOf: folder.appending(path: page), encoding: .utf8)
  }

  /// The sections of the reference, starting with those of handwritten pages.
  private static func sections() throws -> [Section] {
    let reference = try FileManager.default.contentsOfDirectory(
      atPath: folder.appending(path: "reference").path
    ).filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().map { "reference/\($0)" }
    return try (["keys.md"] + reference).flatMap { page in
      let headings = LinkTests.headings(of: try text(page))
      let title = String(headings.first?.dropFirst(2) ?? "")
      return headings.dropFirst().map { heading in
        let names = heading.split(separator: "`", omittingEmptySubsequences: false).enumerated()
          .filter { $0.offset % 2 == 1 }.map { String($0.element) }
        return Section(page: page, pageTitle: title, heading: heading, names: names)
      }
    }
  }

  /// The keys in the JSON Schema of themes, without dotted ones and UIKit's own names.
  private static func schemaKeys() -> Set<String> {
    var keys: Set<String> = []
    func visit(_ value: JSONValue) {
      switch value {
      case .object(let members):
        for member in members where !member.key.hasPrefix("uikit.") {
          if member.key == "properties", case .object(let properties) = member.value {
            keys.formUnion(properties.map(\.key).filter { !$0.contains(".") })
          }
          visit(member.value)
        }
      case .array(let elements): for element in elements { visit(element) }
      case .null, .boolean, .number, .string: break
      }
    }
    visit(themeSchema())
    return keys
  }

  /// The sections of each key: those with the key, or a path that ends with it, in their heading.
  private static func index() throws -> [String: [Section]] {
    var index: [String: [Section]] = [:]
    for section in try sections() {
      for name in section.names {
        let key = name.split(separator: ".").last.map(String.init) ?? name
        index[key, default: []].append(section)
      }
    }
    return index
  }

  private static func page() throws -> String {
    let rows = try index().sorted { ($0.key.lowercased(), $0.key) < ($1.key.lowercased(), $1.key) }
      .map { key, sections in
        let links = sections.map { section in
          let own = section.names.first { $0 == key || $0.hasSuffix(".\(key)") } ?? key
          return
            "[\(section.pageTitle): `\(own)`](\(section.page)#\(LinkTests.anchor(section.heading)))"
        }
        return "| `\(key)` | \(links.joined(separator: ", ")) |\n"
      }
    return """
      # Index of keys

      Every key of a theme, and every keyword and function that has a section, with the sections that describe it.
      This page is generated from the headings of the reference.

      | key | sections |
      |---|---|

      """ + rows.joined()
  }

  @Test("Every key of the schema has a section")
  func complete() throws {
    let keys = Self.schemaKeys()
    #expect(keys.isSuperset(of: BlockKey.allCases.map(\.rawValue)))
    let index = try Self.index()
    for key in keys.sorted() { #expect(index[key] != nil, "'\(key)' has no section") }
  }

  @Test(
    "The constructs of the language have separate sections",
    arguments: BlockKey.allCases.map(\.rawValue) + SlotKey.allCases.map(\.rawValue) + [
      "when", "slot", "none", "unset", "fade", "crossfade", "away", "hide",
    ] + ColorFunctions.names.map { $0 == "color" ? "color()" : $0 }
  )
  func construct(name: String) throws {
    let sections = try #require(Self.index()[name], "'\(name)' has no section")
    #expect(sections.contains { $0.page == "keys.md" }, "'\(name)' has no section in keys.md")
  }

  @Test("Every section about keys has an example that runs")
  func examples() throws {
    let parts = try Self.text("keys.md").components(separatedBy: "\n## ").dropFirst()
    #expect(parts.count > 30)
    for part in parts {
      #expect(part.contains("\n```yaml"), "\(part.prefix { $0 != "\n" }) has no example")
    }
  }

  @Test("The scroll behaviors are drawn")
  func drawings() throws {
    let page = try Self.text("keys.md")
    for behavior in ScrollDrawing.behaviors {
      #expect(page.contains("](pictures/scroll.\(behavior).svg)"))
    }
  }

  @Test("The committed index matches the headings")
  func committed() throws {
    try Derived.compare(try Self.page(), with: Self.folder.appending(path: "key-index.md"))
  }
}

/// Files that tests generate.
enum Derived {
  /// Compares a file with its expected text; a run with `UPDATE_GOLDENS=1` rewrites it, and fails.
  static func compare(_ text: String, with file: URL) throws {
    guard (try? String(contentsOf: file, encoding: .utf8)) != text else { return }
    guard ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] != nil else {
      Issue.record("\(file.lastPathComponent) is out of date; run with UPDATE_GOLDENS=1")
      return
    }
    try text.write(to: file, atomically: true, encoding: .utf8)
    Issue.record("rewrote \(file.lastPathComponent)")
  }
}
