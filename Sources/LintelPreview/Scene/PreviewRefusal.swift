import LintelAppearance
import LintelCascade
package import LintelDiagnostics
import LintelSchema
import LintelTheme

/// An error for something that has more looks than a preview draws.
package struct PreviewRefusal: Error {
  private static let limit = 4

  /// The finding that names what has too many looks, where these differ, and what to do about it.
  package let diagnostic: Diagnostic

  /// Creates the error for something, in words, that depends on some parts.
  init(_ subject: PreviewSubject, _ what: String, parts: [DecidedLooks.Part]) {
    let (theme, cascade) = (subject.theme, subject.cascade)
    let leaves = Set(
      parts.compactMap { part -> LeafID? in
        switch part {
        case .value(let place): place.leaf
        case .setting(let leaf): leaf
        case .tabBar, .design, .idiom: nil
        }
      }
    )
    // The blocks of promos and modes are those that multiply looks.
    var declared: [(path: String, entry: Int32)] = []
    for leaf in leaves.sorted() {
      let all = cascade.declarations(of: TargetID(leaf)).filter {
        theme.conditions[$0.condition.index][.promos] != .top
      }
      declared += all.map { (Schema.standard[leaf].path, $0.entry) }
    }
    var blocks: Set<Int32> = []
    let apart = declared.filter { blocks.insert(theme.entries[Int($0.entry)].block).inserted }
    func words(_ declared: (path: String, entry: Int32)) -> String {
      let block = theme.blocks[Int(theme.entries[Int(declared.entry)].block)].path
      return "'\(declared.path)' differs in '\(block)'"
    }
    var notes = apart.dropFirst().prefix(Self.limit).map { declared in
      Note(words(declared), at: theme.entries[Int(declared.entry)].valueRange)
    }
    let rest = apart.count - 1 - notes.count
    if rest > 0 { notes.append(Note("so do \(rest) more")) }
    let message = "\(what) looks different in more ways than a preview draws"
    diagnostic = Diagnostic(
      "too-many-contexts",
      apart.first.map { "\(message): \(words($0))" } ?? message,
      at: apart.first.map { theme.entries[Int($0.entry)].valueRange } ?? theme.nameRange,
      notes: notes,
      help: [
        "draw fewer contexts: pass --promo once for each promo that runs, --brand, or --screen"
      ]
        + (theme.space.calendar.hasCompanions
          ? ["or remove 'with' from promos that never run together"] : [])
    )
  }
}
