package import LintelAppearance
import LintelSchema
import LintelTheme

/// Returns transitions for people: a line for each push and scheme with the reason, then the contexts where they differ.
///
/// The text ends in a line feed. `release` is `nil` if the theme is the same in all releases of the app. With `isOfOneBrand`, the
/// contexts don't name brands, because the transitions are those of a brand that the reader named.
package func transitionText(
  _ transitions: [Transition],
  in decided: DecidedTheme,
  release: String? = nil,
  isOfOneBrand: Bool = false
) -> String {
  guard !transitions.isEmpty else {
    return decided.theme.flows.isEmpty
      ? "the theme has no flows\n" : "no push in 'flows' matches the options\n"
  }
  let words = BoxWords(outline: decided.outline, namesBrands: !isOfOneBrand)
  let pushes = transitions.map { "\($0.from) -> \($0.to)" }
  let pushWidth = pushes.map(\.count).max() ?? 0
  let schemeWidth = TransitionScheme.allCases.map(\.rawValue.count).max() ?? 0
  var text = release.map { "\($0)\n" } ?? ""
  for (index, transition) in transitions.enumerated() {
    // A push with several schemes is named once.
    let isFirst = index == 0 || pushes[index - 1] != pushes[index]
    let push = (isFirst ? pushes[index] : "").padded(to: pushWidth)
    let scheme = transition.decision.scheme.rawValue.padded(to: schemeWidth)
    text += "\(push)  \(scheme)  \(transition.decision.reason.text)\n"
    for context in transition.contexts {
      text += String(repeating: " ", count: pushWidth + schemeWidth + 4)
      let place = words.words(context)
      text += place.hasPrefix("without ") ? "\(place)\n" : "for \(place)\n"
    }
  }
  return text
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
