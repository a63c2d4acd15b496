import Foundation
import LintelTesting
import Testing

@Suite("The package of mutants")
struct MutantPackageTests {
  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private struct TestTarget {
    let name: String
    let dependencies: Set<String>
    let excluded: [String]
    let sources: [String]
  }

  /// The test targets that the script writes into the manifest.
  private static func targets() throws -> [TestTarget] {
    let script = try String(contentsOf: tests.appending(path: "Mutants/run"), encoding: .utf8)
    return script.components(separatedBy: ".testTarget(").dropFirst().map { text in
      let body = String(text.prefix { $0 != ")" })
      func list(_ label: String) -> [String] {
        guard let range = body.range(of: "\(label): [") else { return [] }
        return body[range.upperBound...].prefix { $0 != "]" }
          .split { ", \n\"".contains($0) }.map(String.init)
      }
      let name = body.split(separator: "\"").dropFirst().first.map(String.init) ?? ""
      return TestTarget(
        name: name,
        dependencies: Set(list("dependencies")),
        excluded: list("exclude"),
        sources: list("sources")
      )
    }
  }

  private static func files(of target: TestTarget) throws -> [String] {
    let folder = tests.appending(path: target.name)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { path in
        path.hasSuffix(".swift") && !target.excluded.contains(path)
          && (target.sources.isEmpty
            || target.sources.contains { path == $0 || path.hasPrefix("\($0)/") })
      }
  }

  @Test("Its tests import only its own modules")
  func imports() throws {
    let targets = try Self.targets()
    #expect(targets.map(\.name).contains("LintelUIKitTests") && targets.count == 5)
    for target in targets {
      let files = try Self.files(of: target)
      #expect(!files.isEmpty, "\(target.name)")
      for file in files {
        let path = Self.tests.appending(path: "\(target.name)/\(file)")
        let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
        for line in lines {
          let words = line.split(separator: " ").map(String.init)
          guard let keyword = words.firstIndex(of: "import"), keyword + 1 < words.count,
            words[..<keyword].allSatisfy({ $0.hasPrefix("@") || $0 == "public" })
          else { continue }
          let module = words[keyword + 1]
          let isKnown =
            target.dependencies.contains(module)
            || ["Foundation", "Synchronization", "Testing"].contains(module)
          #expect(isKnown, "\(file) imports \(module)")
        }
      }
    }
  }

  @Test("Every mutant in the table still changes its file")
  func edits() throws {
    let run = try ChildProcess.run([Self.tests.appending(path: "Mutants/stale").path])
    #expect(run.status == 0, "these don't: \(run.output)\(run.errors)")
  }
}
