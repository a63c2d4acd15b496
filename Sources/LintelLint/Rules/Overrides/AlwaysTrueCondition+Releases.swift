import LintelDiagnostics
import LintelTheme

/// Releases of the app that restrict nothing.
extension Analysis {
  /// Returns a finding for every `appVersions` that names all releases in which its block applies
  /// anyway.
  func idleReleases() -> [Finding] {
    // A style's block appears in the theme once for each use, and may narrow only one of them.
    var narrowing: Set<SourceRange> = []
    var idle: [SourceRange: Block] = [:]
    for block in theme.blocks {
      guard let range = block.releasesRange else { continue }
      if releases(of: block) == outerReleases(of: block) {
        idle[range] = block
      } else {
        narrowing.insert(range)
      }
    }
    for range in narrowing { idle[range] = nil }
    return idle.map { range, block in
      let span = theme.space.releases(theme.conditions[block.condition.index])
      let isEverywhere = span.map { $0 == .every } ?? false
      return Finding(
        isEverywhere
          ? "'appVersions' restricts nothing: these are all releases"
          : "'appVersions' restricts nothing: the block is for app \(span?.words ?? "") anyway",
        at: range,
        help: ["remove it, or narrow it"],
        fixIts: removal(of: [range], isSafe: true),
        property: block.path
      )
    }
  }

  /// The releases in which a block applies.
  func releases(of block: Block) -> SetID {
    theme.conditions[block.condition.index][.appVersion]
  }

  /// The releases in which the block holds around a block.
  func outerReleases(of block: Block) -> SetID {
    block.parent.map { releases(of: theme.blocks[Int($0)]) } ?? .top
  }
}
