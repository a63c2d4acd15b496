import LintelDiagnostics
import LintelSchema

/// Two values of one target of a proxy between which the theme's order does not decide.
struct ProxyConflict: Hashable {
  /// What both values are for.
  let target: ProxyTarget
  /// The two places, in the order of the theme's settings, which the order of the source has no part in.
  let ranges: [SourceRange]

  /// The error that points at one of the two places and mentions the other one in a note.
  var diagnostic: Diagnostic {
    let name = target.property.name
    let words = target.arguments.filter { !$0.isEmpty }
    let place = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    return Diagnostic(
      "conflicting-proxies",
      .error,
      "two proxies for the same objects set '\(name)'\(place) of '\(target.object.owner.name)' to different values, and neither overrides the other",
      at: ranges[1],
      notes: [Note("the other one is here", at: ranges[0])],
      help: [
        "remove one of them, or give the block of the one that you mean a higher 'priority'",
        "a proxy of a narrower block replaces the same one of a wider block",
      ]
    )
  }
}
