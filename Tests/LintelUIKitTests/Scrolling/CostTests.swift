import Foundation
import LintelTesting
import Testing

/// Measures the cost of a scrolling list: `Tests/Costs` runs in a separate process, with a library that counts its allocations.
@Suite("Costs")
struct CostTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Costs")

  private static let counter = Result {
    try SwiftToolchain.sharedLibrary(of: folder.appending(path: "allocations.c"))
  }

  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private func allocations(_ scenario: String, _ count: Int) throws -> Int {
    var environment = ProcessInfo.processInfo.environment
    environment["LD_PRELOAD"] = try Self.counter.get()
    let program = BuiltProducts.folder.appending(path: "lintel-costs")
    let run = try ChildProcess.run(
      [program.path, scenario, "\(count)"],
      environment: environment
    )
    let words = run.errors.split { $0 == " " || $0 == "\n" }
    guard run.status == 0, let number = words.last.flatMap({ Int($0) }) else {
      throw Failure(description: run.errors)
    }
    return number
  }

  @Test("A scroll event at rest allocates nothing")
  func scroll() throws {
    func perEvent(_ scenario: String) throws -> Double {
      Double(try allocations(scenario, 2000) - allocations(scenario, 1000)) / 1000
    }
    // The stand-in's own cost of notifying an observer doesn't count.
    let own = try perEvent("scroll") - perEvent("observed")
    #expect(own < 0.01)
  }
}
