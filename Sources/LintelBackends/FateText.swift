package import LintelCascade
package import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Describes the fates of declarations for people: where each wins, and which others override or contradict it elsewhere.
///
/// The text ends in a line feed. Without a release, it is about all of them.
package func fateText(
  _ fates: [DeclarationFate],
  of place: String,
  release: String? = nil,
  in cascade: Cascade,
  sources: SourceMap
) -> String {
  guard !fates.isEmpty else { return "\(place)\n  nothing is declared here\n" }
  let writer = ExplanationWriter(cascade: cascade, sources: sources)
  let words = ContextWords(cascade.theme)
  // The properties of a shorthand often share their fate, so they are listed together.
  var groups = OrderedGroups<String, String>()
  for fate in fates {
    let text = writer.text(of: fate, release: release, words)
    groups.add([cascade.theme.name(of: fate.declaration.target)], to: text)
  }
  return groups.all.map { $0.values.joined(separator: ", ") + $0.key }.joined(separator: "\n")
}

extension ExplanationWriter {
  fileprivate func text(
    of fate: DeclarationFate,
    release: String?,
    _ words: ContextWords
  ) -> String {
    let inRelease = release.map { " in \($0)" } ?? ""
    let declaration = fate.declaration
    let target = declaration.target
    var text =
      ": \(value(of: declaration))  \(place(of: declaration))  \(origin(of: declaration))\n"
      + "  applies: \(words.text(declaration))\n"
    guard fate.applies else {
      return text
        + (release == nil ? "  there is no such context\n" : "  doesn't apply\(inRelease)\n")
    }
    if let win = fate.win {
      let isUndisputed = fate.defeats.isEmpty && fate.conflicts.isEmpty
      let extent = isUndisputed ? "wins wherever it applies\(inRelease)" : "wins elsewhere"
      text += "  \(extent), for example: \(words.text(win, of: target))\n"
      if let older = older(in: fate) {
        text += "  before iOS \(older.version), UIKit's own value shows: \(older.initial)\n"
      }
    } else if fate.isComplete {
      text += "  never wins\(inRelease)\n"
    }
    if !fate.isComplete {
      text += "  Lintel didn't check every context, because too many others overlap with it\n"
    }
    for conflict in fate.conflicts {
      let other = conflict.with
      text +=
        "  in conflict with \(value(of: other))  \(place(of: other))  \(origin(of: other))\n"
        + "    for example: \(words.text(conflict.example, of: target))\n"
    }
    for defeat in fate.defeats {
      let winner = defeat.cause.by
      text +=
        "  loses to \(value(of: winner))  \(place(of: winner))  \(origin(of: winner)): "
        + "\(reason(for: declaration, defeat.cause))\n"
        + "    for example: \(words.text(defeat.example, of: target))\n"
    }
    return text
  }

  /// Returns the version that introduced the declaration's keyword and UIKit's own value, which shows before it where the declaration wins.
  ///
  /// The result is `nil` if it never wins, or if all versions there have the keyword. On other versions, another declaration may win.
  func older(in fate: DeclarationFate) -> (version: Version, initial: String)? {
    guard let win = fate.win else { return nil }
    let oldest = cascade.theme.space.versions[win.cell[.ios]].first
    return older(than: fate.declaration, from: oldest)
  }
}
