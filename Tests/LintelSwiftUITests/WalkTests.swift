import Foundation
@_spi(Generated) import LintelSwiftUI
@_spi(Generated) import LintelUIKit
import SwiftUI
import Testing

/// The actions of a user in a SwiftUI app, as data.
enum MixedStep: CaseIterable {
  case push, pop, swipe, cancel, advance, settle, tab, present, dismiss, brand, title, turn
  case uikitScreen, hosting, search, background, scheme
}

@Suite("Walks through a mixed app")
@MainActor
struct MixedWalkTests {
  /// SplitMix64, so that a seed is the same walk on every machine.
  private struct Dice {
    var state: UInt64

    mutating func roll(_ sides: Int) -> Int {
      state &+= 0x9E37_79B9_7F4A_7C15
      var z = state
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return Int((z ^ (z >> 31)) % UInt64(sides))
    }
  }

  private func take(_ step: MixedStep, _ app: MixedApp, _ dice: inout Dice) {
    let stack = app.stack(0)
    switch step {
    case .push:
      app.model.path?.wrappedValue.append([Page.photo, .list, .home][dice.roll(3)])
    case .pop: _ = app.model.path?.wrappedValue.popLast()
    case .swipe, .cancel:
      guard stack?.transition?.isRunning != true, app.tabs?.selectedIndex == 0 else { return }
      let swipe = stack?.beginSwipeBack()
      swipe?.advance(to: 0.4)
      if step == .cancel { swipe?.cancel() } else { swipe?.finish() }
    case .advance: stack?.transition?.advance(to: Double(1 + dice.roll(9)) / 10)
    case .settle: app.settle()
    case .tab:
      app.settle()
      app.model.tab?.wrappedValue = dice.roll(2)
    case .present:
      app.settle()
      app.model.tab?.wrappedValue = 0
      app.model.sheet?.wrappedValue = true
    case .dismiss: app.model.sheet?.wrappedValue = false
    case .brand: app.bars.context = ["day", "night"][dice.roll(2)]
    case .title: app.model.title?.wrappedValue = "Title \(dice.roll(100))"
    case .search: app.model.options?.wrappedValue.isSearchable = dice.roll(2) == 0
    case .background: app.model.options?.wrappedValue.hasBackground = dice.roll(2) == 0
    case .scheme: app.model.options?.wrappedValue.isDark = dice.roll(2) == 0
    case .turn: app.window.turn(toLandscape: dice.roll(2) == 0)
    case .uikitScreen, .hosting:
      // A UIKit stack with a screen of each kind, in front of everything else.
      guard app.root.presentedViewController == nil, app.sheet == nil else { return }
      app.settle()
      let screen =
        step == .hosting
        ? UIHostingController(
          rootView: PageView(page: .photo, title: "Hosted", model: Model()).themedBars(app.bars)
        ) : UIViewController()
      if step == .uikitScreen { app.bars.assign(.photo, to: screen) }
      let mixed = UINavigationController(rootViewController: UIViewController())
      app.bars.adopt(mixed)
      app.root.present(mixed, animated: true)
      mixed.pushViewController(screen, animated: true)
      mixed.transition?.finish()
      mixed.view.layoutIfNeeded()
      #expect(app.failure(mixed, .photo) == nil, "\(step)")
      mixed.dismiss(animated: true)
    }
    app.window.layoutIfNeeded()
  }

  /// `LINTEL_WALKS=5000` runs more walks.
  @Test("Three hundred random walks show the resolved bars at rest, without misuse")
  func random() {
    var failures = 0
    let environment = ProcessInfo.processInfo.environment
    let count = environment["LINTEL_WALKS"].flatMap(Int.init) ?? 300
    for seed in 1...count where failures < 3 {
      var dice = Dice(state: UInt64(seed))
      let before = (SwiftUISimulation.itemUpdates, SwiftUISimulation.firstUpdate)
      defer { (SwiftUISimulation.itemUpdates, SwiftUISimulation.firstUpdate) = before }
      SwiftUISimulation.itemUpdates = ItemUpdates.allCases[dice.roll(2)]
      SwiftUISimulation.firstUpdate = FirstUpdate.allCases[dice.roll(2)]
      let failure: String? = Simulation.run {
        Simulation.runsCompletionsFirst = dice.roll(2) == 0
        Simulation.defersTransitions = dice.roll(2) == 0
        Simulation.nestedTransitions = dice.roll(2) == 0 ? .finishFirst : .waitForEnd
        let app = MixedApp()
        var steps: [MixedStep] = []
        for _ in 0..<(4 + dice.roll(12)) {
          let step = MixedStep.allCases[dice.roll(MixedStep.allCases.count)]
          steps.append(step)
          take(step, app, &dice)
          guard app.stack(0)?.transition == nil, app.window.rootViewController != nil else {
            continue
          }
          app.settle()
          if let failure = app.failure { return "\(steps): \(failure)" }
        }
        return nil
      }
      guard let failure else { continue }
      failures += 1
      Issue.record("seed \(seed): \(failure)")
    }
  }
}
