import Foundation
@_spi(Generated) import LintelUIKit
import Testing
import UIKit

@Suite("Walks through an app")
@MainActor
struct WalkTests {
  /// Walks that once went wrong, or that people take every day.
  @Test("What people do every day, in all surroundings")
  func scenarios() {
    let scenarios: [[Step]] = [
      [.push("clear", animated: true), .swipeBack(isCancelled: true), .finish],
      [
        .push("clear", animated: true), .advance(0.5), .turn(toLandscape: true), .finish,
        .pop(animated: true), .finish,
      ],
      [.push("blue", animated: true), .advance(0.3), .brand("night"), .finish],
      [.present, .brand("night"), .dismiss, .push("fade", animated: true), .finish, .scroll(5)],
      [.tab(1), .scroll(7), .tab(0), .brand("silent"), .tab(1), .brand("day")],
      [.pushOn("clear", "bare"), .finish, .popToRoot, .finish],
      [.push("large", animated: true), .finish, .push("red", animated: true), .finish],
      [
        .background(minutes: 70), .push("blue", animated: true), .advance(0.4),
        .background(minutes: 60), .finish,
      ],
      [
        .push("clear", animated: true), .finish, .push("red", animated: true), .finish,
        .memoryWarning, .swipeBack(isCancelled: true), .finish, .pop(animated: true), .finish,
      ],
    ]
    for (index, steps) in scenarios.enumerated() {
      for seed in 0..<20 {
        var dice = Dice(seed: seed * 7919)
        let walk = Walk(Surroundings(&dice), steps)
        let failure = walk.firstFailure()
        #expect(failure == nil, "scenario \(index) in \(walk.surroundings)")
      }
    }
  }

  /// `LINTEL_WALKS=20000` takes more, `LINTEL_WALK_SEED=…` others.
  @Test("Two thousand random walks: at rest, in every frame, and after the end")
  func random() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["LINTEL_WALKS"].flatMap(Int.init) ?? 2000
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
