package import LintelCompiler
import LintelDiagnostics
package import LintelLint
import LintelTheme

/// The findings in the runs of some themes, in the form of a baseline.
package struct BaselineRun: Sendable {
  /// The findings, with all themes in which they occur.
  private var gathered = Baseline()
  private let folders: BaselineFolders
  /// The files that were read, and whether every rule ran on them.
  private var files: [String: Bool] = [:]
  /// The root files, which represent their themes, and whether every rule ran on them.
  private var roots: [String: Bool] = [:]

  /// Moves the findings that a baseline hides from the diagnostics of each theme's run to `baselined`.
  ///
  /// Findings in a file that several themes import count once.
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
      let root = sources.files.first.map { folders.inBaseline($0.path) }
      if let root { roots[root] = isComplete }
      let findings = compilations[index].diagnostics
      compilations[index].diagnostics = []
      for (finding, identified) in zip(
        findings,
        findings.identified(in: sources, compilations[index].roots)
      ) {
        guard let identity = identified.identity else { continue }
        let entry = folders.entry(for: identity)
        gathered.counts[entry] = max(gathered.counts[entry] ?? 0, identity.ordinal)
        if let root { gathered.themes[entry, default: []].insert(root) }
        if identity.ordinal <= baseline.counts[entry] ?? 0 {
          compilations[index].baselined.append(finding)
        } else {
          compilations[index].diagnostics.append(finding)
        }
      }
    }
  }

  /// Moves the findings that a baseline hides in a single run.
  package init(
    hidingIn compilation: inout Compilation,
    _ baseline: Baseline,
    _ folders: BaselineFolders
  ) {
    var own = [compilation]
    self.init(hidingIn: &own, baseline, folders)
    compilation = own[0]
  }

  /// All findings, including those that the baseline hides.
  package var found: Baseline { gathered.withoutOwnThemes }

  /// Whether these runs would have found the findings of an entry.
  ///
  /// The result is `false` for themes and files that weren't read, and for rules that errors kept from running. `isGone` returns whether
  /// a file doesn't exist, by its absolute path.
  private func judges(
    _ entry: Baseline.Entry,
    of baseline: Baseline,
    _ isGone: (String) -> Bool
  ) -> Bool {
    let runsBesidesErrors = LintRule.named(entry.rule)?.runsBesidesErrors ?? true
    func areJudged(_ paths: some Sequence<String>, by read: [String: Bool]) -> Bool {
      paths.allSatisfy { path in
        read[path].map { $0 || runsBesidesErrors } ?? isAbsent(path, isGone)
      }
    }
    return baseline.themes[entry].map { areJudged($0, by: roots) }
      ?? areJudged(entry.places.map(\.path), by: files)
  }

  private func isAbsent(_ path: String, _ isGone: (String) -> Bool) -> Bool {
    isGone(SourcePath.join(folders.baseline, path))
  }

  /// The entries of a baseline that hide more findings than there are, sorted, each with the number of findings that are left.
  package func stale(
    in baseline: Baseline,
    isGone: (String) -> Bool
  ) -> [(entry: Baseline.Entry, left: Int)] {
    baseline.counts.keys.sorted().compactMap { entry in
      let left = gathered.counts[entry] ?? 0
      return left < baseline.counts[entry] ?? 0 && judges(entry, of: baseline, isGone)
        ? (entry, left) : nil
    }
  }

  /// Returns a baseline with all findings, and with the entries that these runs couldn't check.
  package func updated(_ baseline: Baseline, isGone: (String) -> Bool) -> Baseline {
    var result = gathered
    for (entry, count) in baseline.counts where !judges(entry, of: baseline, isGone) {
      result.counts[entry] = max(count, result.counts[entry] ?? 0)
      let others = baseline.themes[entry]?.filter { roots[$0] != true && !isAbsent($0, isGone) }
      result.themes[entry, default: []].formUnion(others ?? [])
    }
    return result.withoutOwnThemes
  }
}

extension Baseline {
  /// The baseline without the themes of entries that only one theme has, in its own root file.
  fileprivate var withoutOwnThemes: Baseline {
    var result = self
    result.themes = themes.filter { entry, themes in
      !themes.isEmpty && (themes.count > 1 || !entry.places.contains { themes.contains($0.path) })
    }
    return result
  }
}
