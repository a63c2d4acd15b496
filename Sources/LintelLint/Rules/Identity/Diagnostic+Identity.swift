package import LintelDiagnostics
package import LintelSyntax

extension [Diagnostic] {
  /// Adds an identity to each finding, for baselines and reports.
  ///
  /// Identities take longer to compute than the findings, so only code that writes or compares them calls this method.
  ///
  /// - Parameters:
  ///   - sources: the files that the findings' ranges refer to.
  ///   - roots: the nodes of files that are parsed already. The others are parsed again.
  /// - Returns: the same findings in the same order, each with its identity.
  package func identified(
    in sources: SourceMap,
    _ roots: [FileID: YAMLNode] = [:]
  ) -> [Diagnostic] {
    var finder = PlaceFinder(sources, roots)
    for range in lazy.map(\.range) { finder.read(range) }
    let symmetric = Set(LintRule.all.filter(\.hasEqualPlaces).map(\.id))
    let parts = inParts(of: count, minimumCountPerPart: 200) { [finder] part in
      var finder = finder
      return self[part].map { finding in
        var ranges: Set = [finding.range]
        if symmetric.contains(finding.rule) { ranges.formUnion(finding.notes.compactMap(\.range)) }
        let places = ranges.map { finder.place(of: $0) }
        var finding = finding
        finding.identity = FindingIdentity(
          rule: finding.rule,
          property: finding.property.map(withoutIndices),
          places: places.count > 1 ? places.sorted() : places
        )
        return finding
      }
    }
    return numbered(parts.flatMap(\.self))
  }
}

/// Returns a path with `proxies[]` instead of `proxies[3]`, because elements can move.
private func withoutIndices(_ path: String) -> String {
  guard path.utf8.contains(UInt8(ascii: "[")) else { return path }
  return path.split(separator: "[", omittingEmptySubsequences: false)
    .enumerated()
    .map { $0.offset == 0 ? $0.element : $0.element.drop { ("0"..."9").contains($0) } }
    .joined(separator: "[")
}

/// Numbers findings that are otherwise identical, in source order.
private func numbered(_ findings: [Diagnostic]) -> [Diagnostic] {
  var findings = findings
  var counts: [FindingIdentity: Int] = [:]
  let order = findings.indices.sorted { a, b in
    (findings[a].range, findings[a].message) < (findings[b].range, findings[b].message)
  }
  for index in order {
    guard let identity = findings[index].identity else { continue }
    let count = counts[identity, default: 0] + 1
    counts[identity] = count
    findings[index].identity?.ordinal = count
  }
  return findings
}
