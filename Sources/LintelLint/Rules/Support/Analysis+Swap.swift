import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// A bar that shows during a push whose transition is a declared `swap`.
struct SwapSide {
  /// The screen that sets `swap`.
  let place: LookPlace
  /// The screen of the bar, in the same context.
  let shown: LookPlace
  /// The name of that screen, if it is on the other side of the push.
  let name: String?
  /// The pushes, at their places in `flows:`.
  let edges: [Note]
}

extension Looks {
  /// Restricts a test to one screen, and to the contexts that exist there.
  func onScreen(_ screen: Int, _ decision: DecisionID) throws(TooLarge) -> DecisionID {
    let here = restricted(decision, to: screen)
    return try decisions.both(here, restricted(inRange, to: screen))
  }

  /// Restricts a decision to one screen, so that it doesn't depend on screens.
  func restricted(_ decision: DecisionID, to screen: Int) -> DecisionID {
    decisions.restrict(decision, ContextDimensions.screen, to: screen)
  }
}

extension Analysis {
  /// The pushes in `flows:` between declared screens, which are numbered as in a `Cell`.
  func pushes() -> [(flow: Theme.Flow, from: Int, to: Int)] {
    let numbers = Dictionary(
      theme.space.screens.enumerated().map { ($0.element.name, $0.offset + 1) },
      uniquingKeysWith: { first, _ in first }
    )
    return sortedFlows.compactMap { flow in
      guard let from = numbers[flow.from], let to = numbers[flow.to] else { return nil }
      return (flow, from, to)
    }
  }

  /// The screens that no push in `flows:` leads to or from, numbered as in a `Cell`.
  var unlistedScreens: [Int] {
    let listed = Set(pushes().flatMap { [$0.from, $0.to] })
    return theme.space.screens.indices.map { $0 + 1 }.filter { !listed.contains($0) }
  }

  /// Returns the bars that pass a test on screens with `transition: swap`, and on the screens next to these in a push.
  func swapSides(
    _ looks: Looks,
    of swaps: DecisionID,
    where isMet: DecisionID
  ) throws(TooLarge) -> [SwapSide] {
    let own = try looks.decisions.both(swaps, isMet)
    let sides = try looks.places(of: own, by: looks.entry(of: .transition)).map { place in
      SwapSide(place: place, shown: place, name: nil, edges: edges(of: place))
    }
    return try sides + otherSides(looks, of: swaps, where: isMet)
  }

  /// Returns the screens that pass a test and are next to a screen with `transition: swap` in a push.
  ///
  /// The scheme of the pushed screen takes precedence over that of the screen below. Screens that
  /// set `swap` themselves are left out, because they are checked separately.
  private func otherSides(
    _ looks: Looks,
    of swaps: DecisionID,
    where isMet: DecisionID
  ) throws(TooLarge) -> [SwapSide] {
    guard swaps.terminal != .no, isMet.terminal != .no else { return [] }
    let decisions = looks.decisions
    let entries = try looks.entry(of: .transition)
    let own = try decisions.both(swaps, decisions.not(isMet))
    let isDeclared = try looks.test(.transition) { $0 != nil }
    var sides: [SwapSide] = []
    for push in pushes() {
      let ends = [
        (screen: push.to, other: push.from, name: push.flow.from, excluded: swaps),
        (screen: push.from, other: push.to, name: push.flow.to, excluded: isDeclared),
      ]
      for end in ends {
        let isOther = try decisions.both(isMet, decisions.not(end.excluded))
        let both = try decisions.both(
          looks.onScreen(end.screen, own),
          looks.onScreen(end.other, isOther)
        )
        sides += try looks.places(of: both, by: entries, on: end.screen).map { place in
          let other = place.moved(to: end.other)
          return SwapSide(place: place, shown: other, name: end.name, edges: [push.flow.note])
        }
      }
    }
    let screens = theme.space.screens
    for screen in unlistedScreens {
      let here = try looks.onScreen(screen, own)
      if here.terminal == .no { continue }
      for other in screens.indices.map({ $0 + 1 }) where other != screen {
        let isOther = try decisions.both(isMet, decisions.not(swaps))
        let both = try decisions.both(here, looks.onScreen(other, isOther))
        let places = try looks.places(of: both, by: entries, on: screen)
        guard !places.isEmpty else { continue }
        let name = screens[screen - 1].name
        let edge = Note("no flow lists '\(name)', so a push to or from any screen counts")
        sides += places.map { place in
          let (shown, name) = (place.moved(to: other), screens[other - 1].name)
          return SwapSide(place: place, shown: shown, name: name, edges: [edge])
        }
        break
      }
    }
    return sides
  }
}
