import Foundation
import Testing

@Suite("Code that other modules inline")
struct InliningTests {
  /// A type or an extension in the sources, with its indentation.
  private struct Scope {
    let name: String
    let indent: Int
    let isExtension: Bool
    let isUsable: Bool
  }

  /// All Swift files in Sources, by path.
  private static func sources() throws -> [(path: String, text: Data)] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { try ($0, Data(contentsOf: folder.appending(path: $0))) }
  }

  /// The scope that a line opens, or `nil` if it doesn't open one.
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

  /// In other types, the compiler accepts `@inlinable` and ignores it without a warning: other modules then call the function, and generic
  /// code looks up its types at run time.
  @Test("Only types that are usable from inline have inlinable members")
  func usability() throws {
    let sources = try Self.sources()
    func has(_ word: String, _ text: Data) -> Bool { text.range(of: Data(word.utf8)) != nil }
    let files = sources.filter { has("@inlinable", $0.text) || has("@usableFromInline", $0.text) }
    var usable: Set<String> = []
    var members = 0
    var extended: [(name: String, place: String)] = []
    for (path, text) in files {
      let lines = String(decoding: text, as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      var open: [Scope] = []
      for (index, line) in lines.enumerated() {
        let indent = line.prefix { $0 == " " }.count
        if line.dropFirst(indent).hasPrefix("@inlinable") {
          open.removeAll { $0.indent >= indent }
          guard let scope = open.last else { continue }
          members += 1
          let place = "\(path):\(index + 1)"
          if scope.isExtension {
            extended.append((scope.name, place))
          } else {
            #expect(scope.isUsable, "\(place): '\(scope.name)' isn't usable from inline")
          }
        }
        guard let scope = Self.scope(line, after: index > 0 ? lines[index - 1] : nil) else {
          continue
        }
        if scope.isUsable { usable.insert(scope.name) }
        open.removeAll { $0.indent >= scope.indent }
        open.append(scope)
      }
    }
    // Types of the standard library are usable.
    for (name, place) in extended where !usable.contains(name) {
      let isOurs = ["struct", "enum", "class", "protocol"].contains { kind in
        sources.contains { file in
          [" ", ":", "<"].contains { has("\(kind) \(name)\($0)", file.text) }
        }
      }
      #expect(!isOurs, "\(place): '\(name)' isn't usable from inline")
    }
    #expect(members > 30)
  }
}
