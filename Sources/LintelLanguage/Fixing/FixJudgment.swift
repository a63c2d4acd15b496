import LintelDiagnostics

/// What speaks against fixes that were tried.
struct FixJudgment {
  /// The themes of the run, before and after, in one order.
  let before: [Compilation]
  let after: [Compilation]
  /// The number of a file in the run.
  let number: (_ path: String) -> FileID?

  /// Why the fixes can't stay; nil if they can.
  ///
  /// - Parameters:
  ///   - fixes: what was applied together.
  ///   - edits: their edits.
  /// - Returns: one clause.
  func objection(to fixes: [FixCandidate], applying edits: [FixIt.Edit]) -> String? {
    for (old, new) in zip(before, after) {
      if let error = newErrors(old, new).first(where: { error in
        !fixes.contains { mayReveal(error, in: new, $0, edits) }
      }) {
        return "it would bring an error: \(error.message) [\(error.rule)]"
      }
      if fixes.allSatisfy(\.isSafe), !old.releases.isEmpty, Look(old) != Look(new) {
        return "every context has to look as it did"
      }
    }
    if fixes.contains(where: { stays($0, edits) }) { return "the finding would stay" }
    return nil
  }

  /// The errors that an earlier run has not found, wherever they are.
  private func newErrors(_ old: Compilation, _ new: Compilation) -> [Diagnostic] {
    var known: [[String]: Int] = [:]
    func key(_ error: Diagnostic) -> [String] {
      [error.rule, error.message, error.property ?? ""]
    }
    for error in old.diagnostics + old.baselined where error.severity == .error {
      known[key(error), default: 0] += 1
    }
    return (new.diagnostics + new.baselined).filter { error in
      guard error.severity == .error else { return false }
      let count = known[key(error)] ?? 0
      known[key(error)] = count - 1
      return count <= 0
    }
  }

  /// Whether a fix may let the compiler see an error that was there and that it could not see: one of a later stage than its own
  /// finding, or in what stands under the key that it corrects.
  private func mayReveal(
    _ error: Diagnostic,
    in compilation: Compilation,
    _ fix: FixCandidate,
    _ edits: [FixIt.Edit]
  ) -> Bool {
    // What was no error has kept the compiler from nothing.
    guard let rule = LintRule.named(fix.rule), rule.severity == .error else { return false }
    let order = LintRule.Stage.allCases
    guard let own = order.firstIndex(of: rule.stage),
      let other = LintRule.named(error.rule).flatMap({ order.firstIndex(of: $0.stage) })
    else { return false }
    return own < other || own == other && isBelow(error, in: compilation, fix, edits)
  }

  private func isBelow(
    _ error: Diagnostic,
    in compilation: Compilation,
    _ fix: FixCandidate,
    _ edits: [FixIt.Edit]
  ) -> Bool {
    let file = error.range.file
    guard number(compilation.sources[file].path) == fix.place.file, let edit = fix.edits.first
    else { return false }
    var finder = PlaceFinder(compilation.sources, compilation.roots)
    let keys = finder.place(of: error.range).keys
    return edits.starts(of: edit.range.lower, in: edit.range.file).contains { start in
      let end = start + edit.newText.utf8.count
      let corrected = finder.place(of: SourceRange(file: file, lower: start, upper: end))
      return corrected.text.isEmpty && !corrected.keys.isEmpty
        && (keys == corrected.keys || keys.hasPrefix(corrected.keys + "."))
    }
  }

  /// Whether a fix has not done away with its finding.
  private func stays(_ fix: FixCandidate, _ edits: [FixIt.Edit]) -> Bool {
    let starts = edits.starts(of: fix.place.lower, in: fix.place.file)
    return after.contains { compilation in
      compilation.diagnostics.contains { finding in
        finding.rule == fix.rule && finding.message == fix.message
          && starts.contains(Int(finding.range.lower))
          && number(compilation.sources[finding.range.file].path) == fix.place.file
      }
    }
  }
}

/// What bars look like in every context and on every push, and what is set by proxy, wherever it is written.
private struct Look: Equatable {
  /// For each release of the app that differs from the one before it.
  let releases: [AppearanceTree]

  init(_ compilation: Compilation) {
    let cascade = compilation.theme.flatMap { theme in
      theme.settings.contains { $0.kind == .proxy } ? Cascade(theme) : nil
    }
    var releases: [AppearanceTree] = []
    for (index, tree) in compilation.releases.enumerated() {
      var tree = tree
      tree.flows = tree.flows.map { flow in
        let nowhere = SourceRange(file: FileID(0), lower: 0, upper: 0)
        return Theme.Flow(from: flow.from, to: flow.to, range: nowhere)
      }
      // The outputs may set them all, whatever the run has been asked for.
      tree.proxies = cascade.map { planProxies($0.limited(to: index), .everywhere).plan }
      if tree != releases.last { releases.append(tree) }
    }
    self.releases = releases
  }
}
