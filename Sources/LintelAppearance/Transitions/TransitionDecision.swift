import LintelSchema

/// The scheme of a push, and the reason for it.
package struct TransitionDecision: Hashable, Sendable {
  /// The reason for the scheme of a push; the raw values are part of the JSON output.
  package enum Reason: String, Hashable, Sendable, CaseIterable {
    case writtenOnPushed
    case writtenBelow
    case hiddenBar
    case sameBackgrounds
    case noBlur
    case blur
    case fade
    case shadowImage

    /// The reason in words.
    package var text: String {
      switch self {
      case .writtenOnPushed: "the pushed screen sets it"
      case .writtenBelow: "the screen below it sets it"
      case .hiddenBar: "a hidden bar has no background to compare"
      case .sameBackgrounds: "the backgrounds are the same"
      case .noBlur: "the backgrounds differ, and none is blurred"
      case .blur: "the backgrounds differ, and one is blurred"
      case .fade: "one background fades with the content, which stand-ins can't follow"
      case .shadowImage:
        "one bar has a shadow image, which can't be removed during a push without a flash"
      }
    }
  }

  package let scheme: TransitionScheme
  package let reason: Reason

  package init(_ scheme: TransitionScheme, _ reason: Reason) {
    self.scheme = scheme
    self.reason = reason
  }
}

/// Returns the scheme for a push between two screens, in both directions.
///
/// The value on the pushed screen `to` applies first, then the value on `from` below it. Otherwise
/// the function compares all slots that can show on one side with all that can show on the other,
/// because a screen may be left scrolled and appears at its scroll edge. Its choice doesn't cause
/// new problems: it never combines stand-ins with a fade or a shadow image. It never hides the bar;
/// only a theme can.
package func transitionDecision(from: TransitionSide, to: TransitionSide) -> TransitionDecision {
  if let scheme = to.written { return TransitionDecision(scheme, .writtenOnPushed) }
  if let scheme = from.written { return TransitionDecision(scheme, .writtenBelow) }
  if from.isHidden || to.isHidden { return TransitionDecision(.none, .hiddenBar) }
  let backgrounds = from.backgrounds.union(to.backgrounds)
  // A fade doesn't change bars without backgrounds.
  if backgrounds.count <= 1, from.fades == to.fades || backgrounds.allSatisfy(\.isClear) {
    return TransitionDecision(.none, .sameBackgrounds)
  }
  guard from.hasBlur || to.hasBlur else { return TransitionDecision(.backdrop, .noBlur) }
  if from.fades || to.fades { return TransitionDecision(.backdrop, .fade) }
  if from.hasShadowImage || to.hasShadowImage { return TransitionDecision(.backdrop, .shadowImage) }
  return TransitionDecision(.swap, .blur)
}

/// A push from one screen to another, with its scheme in some contexts; the way back has the same scheme.
package struct Transition: Hashable, Sendable {
  package let from: String
  package let to: String
  package let decision: TransitionDecision
  /// Disjoint boxes without screens, or an empty list for every context in which both screens exist.
  package let contexts: [ContextEntry]
}
