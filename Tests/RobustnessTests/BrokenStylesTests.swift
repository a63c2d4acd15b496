import Foundation
import FuzzTargets
import LintelCompiler
import LintelDiagnostics
import LintelSyntax
import LintelTesting
import Testing

/// Tests the themes of `Styles`, truncated and with a byte missing; every prefix is read, and some are compiled.
@Suite("Broken files of Styles")
struct BrokenStylesTests {
  private static let themes: [(name: String, bytes: [UInt8])] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Styles")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".yaml") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name))).map { (name, [UInt8]($0)) }
    }
  }()

  /// Characters that begin or end something, where a missing byte changes the most.
  private static let signs = Set("{}[]:,#\"'$-\n ".utf8)

  private static func faults(in bytes: [UInt8]) -> [String] {
    let provider = FileBundle(bytes, root: "t.yaml").provider
    return analyze(root: "t.yaml", provider: provider).faults
  }

  @Test("The reports about some prefixes and deletions of each theme are valid")
  func samples() throws {
    #expect(Self.themes.count >= 9)
    var generator = SeededGenerator(seed: 23)
    for (name, bytes) in Self.themes {
      let rounds = bytes.count < 4000 ? 25 : 3
      let places = bytes.indices.filter { Self.signs.contains(bytes[$0]) }
      for _ in 0..<rounds {
        let count = Int.random(in: 0..<bytes.count, using: &generator)
        #expect(Self.faults(in: Array(bytes[..<count])) == [], "\(name) cut at \(count)")
        let place = try #require(places.randomElement(using: &generator))
        var changed = bytes
        changed.remove(at: place)
        #expect(Self.faults(in: changed) == [], "\(name) without byte \(place)")
      }
    }
  }

  @Test("Every prefix can be read, with nodes and findings inside of it")
  func prefixes() {
    for (name, bytes) in Self.themes where bytes.count < 4000 {
      for count in bytes.indices {
        let file = SourceFile(path: name, bytes: Array(bytes[..<count]))
        let parsed = parseYAML(file, as: FileID(0))
        let faults = parsed.diagnostics.faults(in: SourceMap([file]))
        #expect(faults == [], "\(name) cut at \(count)")
        let end = parsed.root.map { Int($0.range.upper) } ?? 0
        #expect(end <= count, "\(name) cut at \(count)")
      }
    }
  }
}
