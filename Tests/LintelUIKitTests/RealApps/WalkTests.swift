import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Walks through an app")
@MainActor
struct WalkTests {
  @Test("Everyday walks, in all surroundings")
  func scenarios() {
    for (index, steps) in Walk.everyday.enumerated() {
      for seed in 0..<20 {
        var dice = Dice(seed: seed * 7919)
        let walk = Walk(Surroundings(&dice), steps)
        let failure = walk.firstFailure()
        #expect(failure == nil, "scenario \(index) in \(walk.surroundings)")
      }
    }
  }

  /// `LINTEL_WALKS=20000` runs more walks, `LINTEL_WALK_SEED=…` different ones.
  @Test("Random walks: at rest, in every frame, and after the end")
  func random() {
    let environment = ProcessInfo.processInfo.environment
    let usual = environment["LINTEL_THOROUGH"] == nil ? 600 : 2000
    let count = environment["LINTEL_WALKS"].flatMap(Int.init) ?? usual
    let first = environment["LINTEL_WALK_SEED"].flatMap(Int.init) ?? 1
    var failures = 0
    for seed in first..<first + count where failures < 5 {
      let walk = Walk(seed: seed)
      guard let failure = walk.firstFailure() else { continue }
      failures += 1
      let short = walk.shrunk()
      Issue.record(
        "seed \(seed): \(failure); shrunk: \(short.steps) in \(short.surroundings): \(short.firstFailure() ?? "")"
      )
    }
  }
}
