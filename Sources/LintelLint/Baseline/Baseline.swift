package import LintelDiagnostics
import LintelTheme

/// The findings that a team has agreed to fix later, which `lint` hides.
///
/// A baseline contains no line numbers and no messages, so it survives changes that don't affect the identity of a finding; see
/// `FindingIdentity`.
package struct Baseline: Sendable {
  /// Findings that differ only in their ordinals.
  package struct Entry: Hashable, Comparable, Sendable {
    /// The places of the findings, with hashes instead of values and with paths relative to the baseline's folder.
    package let places: [FindingIdentity.Place]
    package let rule: String
    /// The property that the findings are about, or `nil` for findings about the file.
    package let property: String?

    /// Orders entries as in a baseline file.
    package static func < (a: Entry, b: Entry) -> Bool {
      if a.places != b.places { return a.places.lexicographicallyPrecedes(b.places) }
      return (a.rule, a.property ?? "") < (b.rule, b.property ?? "")
    }
  }

  /// The number of findings that each entry hides.
  package var counts: [Entry: Int] = [:]
  /// The root files of the themes that have a finding, because a shared file can cause it in only some of its themes.
  ///
  /// Entries that only one theme has, in its own root file, aren't listed.
  package var themes: [Entry: Set<String>] = [:]

  /// Creates a baseline that hides nothing.
  package init() {}

  /// The number of findings in all entries.
  package var total: Int {
    counts.values.reduce(0, +)
  }
}

/// The folders that the paths of a run and of a baseline are relative to.
package struct BaselineFolders: Sendable {
  /// The working folder of the run, absolute.
  package let working: String
  /// The folder that contains the baseline, as an absolute path.
  package let baseline: String

  /// - Parameters:
  ///   - working: the working folder, absolute.
  ///   - path: the baseline's path, absolute or relative to the working folder.
  package init(working: String, baselineAt path: String) {
    self.working = working
    baseline = SourcePath.folder(of: SourcePath.join(working, path))
  }

  /// A path of the run, relative to the baseline's folder.
  package func inBaseline(_ path: String) -> String {
    SourcePath.relative(SourcePath.join(working, path), to: baseline)
  }

  /// The baseline entry of a finding, with hashed values and paths relative to the baseline's folder.
  package func entry(for identity: FindingIdentity) -> Baseline.Entry {
    Baseline.Entry(
      places: identity.places.map { place in
        FindingIdentity.Place(
          path: inBaseline(place.path),
          keys: place.keys,
          text: place.text.isEmpty ? "" : String(ContentHash(place.text).text.prefix(16))
        )
      }
      .sorted(),
      rule: identity.rule,
      property: identity.property
    )
  }
}
