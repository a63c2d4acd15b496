import Foundation
import LintelTesting
import Testing

@Suite("The package's manifest")
struct ManifestTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private struct Manifest: Decodable {
    let targets: [Target]
  }

  private struct Target: Decodable {
    struct Dependency: Decodable {
      /// A name, and the condition, if any.
      let byName: [String?]?
    }

    let name: String
    let type: String
    let path: String?
    let dependencies: [Dependency]

    /// The folder of its sources, relative to the package's folder.
    var folder: String { path ?? "\(type == "test" ? "Tests" : "Sources")/\(name)" }
  }

  /// The modules of the package that a target's sources import.
  private static func imports(of target: Target) throws -> Set<String> {
    let folder = root.appending(path: target.folder)
    let pattern = /^(?:(?:@[\w()]+|package|public|private) )*import (C?Lintel\w+|lintel\w*)$/
    var found: Set<String> = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      for line in text.split(separator: "\n") {
        if let match = line.wholeMatch(of: pattern) { found.insert(String(match.1)) }
      }
    }
    return found
  }

  @Test(
    "Each target depends on the modules that it imports, and the compiler's targets on no others"
  )
  func dependencies() throws {
    // A separate folder, because the tests' own build may have locked the other one.
    let scratch = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let run = try ChildProcess.run(
      [
        "env", "LINTEL_MANIFEST=written", "swift", "package", "--scratch-path", scratch.path,
        "dump-package",
      ],
      in: Self.root
    )
    #expect(run.status == 0, "\(run.errors)")
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(run.output.utf8))
    let targets = manifest.targets.filter { ["regular", "executable", "test"].contains($0.type) }
    #expect(targets.contains { $0.name == "LintelPreview" } && targets.count > 30)
    for target in targets {
      let imports = try Self.imports(of: target)
      let listed = Set(target.dependencies.compactMap { $0.byName?.first ?? nil })
      let missing = imports.subtracting(listed).subtracting([target.name])
      #expect(missing.isEmpty, "\(target.name) imports \(missing.sorted())")
      guard target.folder.hasPrefix("Sources/") else { continue }
      let idle = listed.filter { $0.hasPrefix("Lintel") || $0.hasPrefix("CLintel") }
        .subtracting(imports)
      #expect(idle.isEmpty, "\(target.name) doesn't import \(idle.sorted())")
    }
  }
}
