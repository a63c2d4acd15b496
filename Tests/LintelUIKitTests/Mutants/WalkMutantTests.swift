import Foundation
import LintelTesting
import Testing

/// Tests changes of the runtime library that walks have to notice; `make mutants` runs those for all tests.
@Suite("Mutants of the runtime library that walks encounter")
struct WalkMutantTests {
  /// At least one mutant for each thing that walks check: at rest, in every frame, and after the end.
  static let sample = [
    "backdrop-keeps-the-hairline", "cancelled-pop-follows-the-other", "dropping-leaves-everything",
    "fade-stays-behind", "items-in-use-are-staged", "later-delegates-win", "nothing-goes-back",
    "old-screen-is-followed", "older-ends-settle", "undo-does-not-wait",
  ]

  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// A program that runs walks until one fails.
  private static let main = """
    import Foundation
    import UIKit

    _ = alarm(120)
    @MainActor
    func walk() -> String? {
      for (index, steps) in Walk.everyday.enumerated() {
        for seed in 0..<20 {
          var dice = Dice(seed: seed * 7919)
          if let failure = Walk(Surroundings(&dice), steps).firstFailure() {
            return "scenario \\(index): \\(failure)"
          }
        }
      }
      for seed in 1...500 {
        if let failure = Walk(seed: seed).firstFailure() { return "seed \\(seed): \\(failure)" }
      }
      return nil
    }
    guard let failure = walk() else { exit(0) }
    print(failure)
    exit(1)

    """

  /// The file and the edit of each mutant in the table.
  private static func mutants() throws -> [String: (path: String, edit: String)] {
    let table = try String(
      contentsOf: tests.appending(path: "Mutants/mutants.txt"),
      encoding: .utf8
    )
    var mutants: [String: (path: String, edit: String)] = [:]
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let parts = line.split(separator: "|", maxSplits: 2)
      guard parts.count == 3, parts[1].hasPrefix("LintelUIKit/") else { continue }
      mutants[String(parts[0])] = (String(parts[1].dropFirst(12)), String(parts[2]))
    }
    return mutants
  }

  private static func files(in folder: URL) throws -> [URL] {
    let main = folder.appending(path: "main.swift")
    try Self.main.write(to: main, atomically: true, encoding: .utf8)
    return ["RealApps/Walk.swift", "Support/TestApp.swift"].map {
      tests.appending(path: "LintelUIKitTests/\($0)")
    } + [main]
  }

  @Test("Walks notice ten mutants, and pass without one")
  func sampleIsNoticed() async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let variants = try RuntimeVariants(of: Self.files(in: folder), in: folder)
    let plain = try variants.run()
    #expect(plain.status == 0, "\(plain.output)")
    let mutants = try Self.mutants()
    let environment = ProcessInfo.processInfo.environment
    let names = environment["LINTEL_WALK_MUTANTS"] == "all" ? mutants.keys.sorted() : Self.sample
    try await withThrowingTaskGroup { group in
      for name in names {
        let mutant = try #require(mutants[name], "\(name) isn't in the table")
        group.addTask {
          let path = Self.tests.deletingLastPathComponent()
            .appending(path: "Sources/LintelUIKit/\(mutant.path)").path
          let text = try ChildProcess.run(["perl", "-0pe", mutant.edit, path]).output
          let run = try variants.run(changing: (mutant.path, text))
          #expect(run.status != 0, "\(name) survives")
          if environment["LINTEL_WALK_MUTANTS"] != nil { print("\(name): \(run.output)") }
        }
      }
      try await group.waitForAll()
    }
  }
}
