import LintelDiagnostics
import LintelSchema

extension Analysis {
  /// A screen on the other side of a push that a written `swap` decides.
  struct OtherSide {
    let situation: Situation
    let bar: Bar?
    /// The name of the screen there.
    let screen: String
    let flow: Theme.Flow

    /// The push, at its place in `flows:`.
    var edge: Note { Note("on the way '\(flow.from) -> \(flow.to)'", at: flow.range) }
  }

  /// Where the screens of a situation come from and lead to while its own `transition: swap` decides.
  ///
  /// The pushed screen's scheme comes before that of the one beneath. Screens that name `swap` themselves are left out, since they
  /// are judged by themselves.
  func otherSides(of situation: Situation, _ survey: Survey) -> [OtherSide] {
    let screens = theme.space.screens
    let own = Set(situation.screens.filter { $0 > 0 }.map { screens[$0 - 1].name })
    let flows = theme.flows.sorted { ($0.from, $0.to, $0.range) < ($1.from, $1.to, $1.range) }
    return flows.flatMap { flow -> [OtherSide] in
      var sides: [OtherSide] = []
      if own.contains(flow.to) {
        sides += others(flow.from, on: flow, of: situation, survey).filter {
          setting(.transition, in: $0.situation)?.keyword() != TransitionScheme.swap
        }
      }
      if own.contains(flow.from) {
        sides += others(flow.to, on: flow, of: situation, survey).filter {
          setting(.transition, in: $0.situation) == nil
        }
      }
      return sides
    }
  }

  /// The situations of a screen that go with another one.
  private func others(
    _ screen: String,
    on flow: Theme.Flow,
    of situation: Situation,
    _ survey: Survey
  ) -> [OtherSide] {
    guard let index = theme.space.screens.firstIndex(where: { $0.name == screen }) else {
      return []
    }
    return survey.situations(onFlowsOf: index + 1).filter { other in
      other.goesTogether(with: situation, in: theme)
    }.map { other in
      OtherSide(
        situation: other,
        bar: other.bars[.navigationBar].map { survey.tree.bars[$0] },
        screen: screen,
        flow: flow
      )
    }
  }
}
