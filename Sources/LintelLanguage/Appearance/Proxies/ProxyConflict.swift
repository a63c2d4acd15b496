import LintelDiagnostics
import LintelSchema

/// Two values of one target of a proxy between which the theme's order does not decide.
struct ProxyConflict: Hashable {
  let target: ProxyTarget
  /// The two places, in the order of the theme's settings, which the order of the source has no part in.
  let ranges: [SourceRange]

  var diagnostic: Diagnostic {
    let name = target.property.name
    let words = target.arguments.filter { !$0.isEmpty }
    let place = words.isEmpty ? "" : " (\(words.joined(separator: ", ")))"
    return Diagnostic(
      "conflicting-proxies",
      .error,
      "two proxies of one object set '\(name)'\(place) of '\(target.object.owner.name)' differently, "
        + "and nothing decides between them",
      at: ranges[1],
      notes: [Note("the other one is here", at: ranges[0])],
      help: [
        "remove one of them, or give the block of the one that is meant a higher 'priority'",
        "a proxy of a narrower block replaces the same one of a wider block",
      ]
    )
  }
}
