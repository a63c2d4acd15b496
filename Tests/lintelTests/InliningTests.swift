import Foundation
import Testing

@Suite("What other modules compile into themselves")
struct InliningTests {
  /// A type or an extension of the sources, and how far it is indented.
  private struct Scope {
    let name: String
    let indent: Int
    let isExtension: Bool
    let isUsable: Bool
  }

  /// The texts of all Swift files of Sources.
  private static func sources() throws -> [(path: String, lines: [Substring])] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { path in
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        return (path, text.split(separator: "\n", omittingEmptySubsequences: false))
      }
  }

  /// The scope that a line opens; nil if it opens none.
  private static func scope(_ line: Substring, after previous: Substring?) -> Scope? {
    let opening = /( *)((?:@?\w+ )*)(struct|enum|class|actor|protocol|extension) (\w+).*/
    guard let match = line.wholeMatch(of: opening) else { return nil }
    let attributes = match.2 + " " + (previous.map { $0.drop { $0 == " " } } ?? "")
    return Scope(
      name: String(match.4),
      indent: match.1.count,
      isExtension: match.3 == "extension",
      isUsable: attributes.contains("@usableFromInline") || attributes.hasPrefix("public")
    )
  }

  /// The compiler accepts `@inlinable` in other types, too, and ignores it there without a word: calls from other modules are then calls,
  /// and generic code looks up its types while it runs.
  @Test("Only types that are usable from inline have members that are inlinable")
  func usability() throws {
    let sources = try Self.sources()
    var declared: Set<String> = []
    var usable: Set<String> = []
    for (_, lines) in sources {
      for (index, line) in lines.enumerated() {
        guard let scope = Self.scope(line, after: index > 0 ? lines[index - 1] : nil),
          !scope.isExtension
        else { continue }
        declared.insert(scope.name)
        if scope.isUsable { usable.insert(scope.name) }
      }
    }
    var members = 0
    for (path, lines) in sources {
      var open: [Scope] = []
      for (index, line) in lines.enumerated() {
        let indent = line.prefix { $0 == " " }.count
        if line.dropFirst(indent).hasPrefix("@inlinable") {
          open.removeAll { $0.indent >= indent }
          guard let scope = open.last else { continue }
          members += 1
          let isUsable =
            scope.isExtension
            ? usable.contains(scope.name) || !declared.contains(scope.name) : scope.isUsable
          #expect(isUsable, "\(path):\(index + 1): '\(scope.name)' isn't usable from inline")
        }
        guard let scope = Self.scope(line, after: index > 0 ? lines[index - 1] : nil) else {
          continue
        }
        open.removeAll { $0.indent >= scope.indent }
        open.append(scope)
      }
    }
    #expect(members > 30)
  }
}
