import Foundation
import FuzzTargets
import LintelTesting
import Testing

@Suite("Random conversations")
struct ServerFuzzTests {
  /// The duration of the test in seconds; ordinary runs test a fixed number of conversations.
  private static let seconds = ProcessInfo.processInfo.environment["LINTEL_SERVER_SECONDS"]
    .flatMap(Double.init)
  private static let firstSeed =
    ProcessInfo.processInfo.environment["LINTEL_SERVER_SEED"].flatMap(UInt64.init) ?? 1

  @Test("Each request gets one answer, regardless of earlier messages")
  func conversations() {
    let end = Self.seconds.map { Date(timeIntervalSinceNow: $0) }
    var seed = Self.firstSeed
    while end.map({ $0 > Date() }) ?? (seed < Self.firstSeed + 150) {
      var random = SeededGenerator(seed: seed)
      let count = Int.random(in: 1...400, using: &random)
      var bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
      // A stream of noise contains no message, so it's tested less often.
      if seed % 8 != 0 { bytes[0] |= 1 }
      let faults = FuzzTarget.server.faults(in: bytes)
      guard faults.isEmpty else {
        Issue.record("seed \(seed): \(faults)")
        return
      }
      seed += 1
    }
    if Self.seconds != nil {
      print("\(seed - Self.firstSeed) conversations from seed \(Self.firstSeed) on")
    }
  }
}
