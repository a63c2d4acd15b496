import Foundation
import FuzzTargets
import LintelTesting
import Testing

/// Runs the fuzzers' initial inputs, and inputs that they found, in the same way as the fuzzers.
@Suite("Fuzzing corpus")
@MainActor
struct CorpusTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fuzzing/Corpus")

  private static func inputs(of target: FuzzTarget) throws -> [(name: String, bytes: [UInt8])] {
    let folder = folder.appending(path: target.rawValue)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted().map {
      ($0, [UInt8](try Data(contentsOf: folder.appending(path: $0))))
    }
  }

  @Test("Every input of the corpus is handled without faults", arguments: FuzzTarget.allCases)
  func corpus(target: FuzzTarget) throws {
    let inputs = try Self.inputs(of: target)
    #expect(!inputs.isEmpty)
    for (name, bytes) in inputs {
      let faults = target.faults(in: bytes)
      #expect(faults.isEmpty, "\(target.rawValue)/\(name)")
    }
  }

  /// `LINTEL_BROKEN_ROUNDS` sets the number of rounds, for longer runs.
  @Test("Combined pieces of the corpus are handled without faults", arguments: FuzzTarget.allCases)
  func splices(target: FuzzTarget) throws {
    let inputs = try Self.inputs(of: target).map(\.bytes).filter { $0.count < 2500 && $0.count > 1 }
    let environment = ProcessInfo.processInfo.environment
    let rounds = environment["LINTEL_BROKEN_ROUNDS"].flatMap { Int($0) } ?? 40
    var generator = SeededGenerator(seed: 17)
    for round in 0..<rounds {
      var bytes = try #require(inputs.randomElement(using: &generator))
      let other = try #require(inputs.randomElement(using: &generator))
      let start = Int.random(in: 0..<other.count, using: &generator)
      let end = Int.random(in: start...min(start + 60, other.count), using: &generator)
      let place = Int.random(in: 0...bytes.count, using: &generator)
      bytes.insert(contentsOf: other[start..<end], at: place)
      if Bool.random(using: &generator) {
        let place = Int.random(in: 0..<bytes.count, using: &generator)
        bytes.removeSubrange(place..<min(place + 3, bytes.count))
      }
      let faults = target.faults(in: bytes)
      #expect(faults.isEmpty, "round \(round)\n\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}
