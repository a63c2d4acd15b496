import LintelDiagnostics

/// What the runs of some themes have found, as a baseline sees it.
package struct BaselineRun: Sendable {
  /// What was found, whether the baseline knows it or not.
  package private(set) var found = Baseline()
  private let folders: BaselineFolders
  /// The files that were read; the value says whether every rule has run on them.
  private var files: [String: Bool] = [:]

  /// Moves what a baseline knows from the diagnostics of each run to those that are kept quiet.
  ///
  /// A file that several themes import is counted once.
  ///
  /// - Parameters:
  ///   - compilations: the runs, one for each theme.
  ///   - baseline: what is known.
  ///   - folders: where paths lead.
  package init(
    hidingIn compilations: inout [Compilation],
    _ baseline: Baseline,
    _ folders: BaselineFolders
  ) {
    self.folders = folders
    for index in compilations.indices {
      let sources = compilations[index].sources
      let isComplete = !compilations[index].diagnostics.hasErrors
      for file in sources.files {
        let path = folders.inBaseline(file.path)
        files[path] = isComplete && files[path] ?? true
      }
      let findings = compilations[index].diagnostics
      compilations[index].diagnostics = []
      for (finding, identified) in zip(findings, findings.identified(in: sources)) {
        guard let identity = identified.identity else { continue }
        let entry = folders.entry(for: identity)
        found.counts[entry] = max(found.counts[entry] ?? 0, identity.ordinal)
        if identity.ordinal <= baseline.counts[entry] ?? 0 {
          compilations[index].baselined.append(finding)
        } else {
          compilations[index].diagnostics.append(finding)
        }
      }
    }
  }

  /// Whether these runs would have found what an entry is about.
  ///
  /// - Parameters:
  ///   - entry: an entry of the baseline.
  ///   - isGone: whether a file is no more, by its absolute path.
  /// - Returns: false for files that were not read, and for rules that errors in them keep from running.
  private func judges(_ entry: Baseline.Entry, _ isGone: (String) -> Bool) -> Bool {
    let runsBesidesErrors = LintRule.named(entry.rule)?.runsBesidesErrors ?? true
    return entry.places.allSatisfy { place in
      guard let isComplete = files[place.path] else {
        return isGone(SourcePath.join(folders.baseline, place.path))
      }
      return isComplete || runsBesidesErrors
    }
  }

  /// The entries of a baseline that nothing is found for any more, with how many findings are left of them.
  ///
  /// - Parameters:
  ///   - baseline: what is known.
  ///   - isGone: whether a file is no more, by its absolute path.
  /// - Returns: the entries, sorted.
  package func stale(
    in baseline: Baseline,
    isGone: (String) -> Bool
  ) -> [(entry: Baseline.Entry, left: Int)] {
    baseline.counts.keys.sorted().compactMap { entry in
      let left = found.counts[entry] ?? 0
      return left < baseline.counts[entry] ?? 0 && judges(entry, isGone) ? (entry, left) : nil
    }
  }

  /// The baseline that knows everything that was found, and still what these runs could not look for.
  package func updated(_ baseline: Baseline, isGone: (String) -> Bool) -> Baseline {
    var result = found
    for (entry, count) in baseline.counts where !judges(entry, isGone) {
      result.counts[entry] = max(count, result.counts[entry] ?? 0)
    }
    return result
  }
}
