import LintelDiagnostics

extension BlockKey {
  /// The rules that speak of what is missing where the key was meant and isn't there.
  fileprivate var followUps: Set<String> {
    switch self {
    case .lintel: ["missing-version"]
    case .theme: ["missing-theme-name"]
    case .ios: ["missing-ios"]
    case .brands, .promos, .modes, .screens, .groups, .styles:
      ["undeclared-name", "matches-nothing"]
    case .assets: ["unknown-asset"]
    case .imports: ["unknown-token", "undeclared-name"]
    case .glass, .flows, .extends, .from, .until, .with, .class, .navigationController,
      .appVersions, .priority, .final, .tokens, .use, .proxies, .instances:
      []
    }
  }
}

/// Where something begins.
private struct Beginning: Hashable {
  private let file: FileID
  private let offset: Int32

  init(_ range: SourceRange) {
    (file, offset) = (range.file, range.lower)
  }
}

extension [Diagnostic] {
  /// Leaves out what only follows from another finding, so that one mistake gives one error.
  ///
  /// - Parameter keys: the keys of blocks that were meant by keys that don't exist.
  mutating func dropFollowUps(of keys: Set<BlockKey>) {
    let rules = keys.reduce(into: Set<String>()) { $0.formUnion($1.followUps) }
    if !rules.isEmpty { removeAll { rules.contains($0.rule) } }
    // A text that has to be quoted and is wrong even so is one mistake.
    let quotable = { (finding: Diagnostic) in
      finding.rule == "yaml-syntax" && finding.fixIts.first?.title == "quote it"
    }
    // What lacks its ':' is a text, which is wrong for what has other keys.
    let unparsed = Set(
      filter { $0.rule == "yaml-syntax" && !quotable($0) }.map { Beginning($0.range) }
    )
    if !unparsed.isEmpty {
      removeAll { $0.rule == "wrong-value-type" && unparsed.contains(Beginning($0.range)) }
    }
    guard contains(where: quotable) else { return }
    var wrong: [FileID: [SourceRange]] = [:]
    for finding in self where finding.severity == .error && finding.rule != "yaml-syntax" {
      wrong[finding.range.file, default: []].append(finding.range)
    }
    let ranges = wrong.mapValues { $0.sorted() }
    removeAll { finding in
      guard quotable(finding), let others = ranges[finding.range.file] else { return false }
      let index = others.indices.partitioned { others[$0].lower > finding.range.lower }
      return others[..<index].suffix(8).contains { $0.upper >= finding.range.upper }
    }
  }
}
