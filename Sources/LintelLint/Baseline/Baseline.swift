package import LintelDiagnostics
import LintelTheme

/// The findings that a team has agreed to leave for later: `lint` hides them, and no others.
///
/// It holds no line numbers and no messages, so that it survives whatever leaves a finding what it is; see `FindingIdentity`.
package struct Baseline: Sendable {
  /// Findings that have all in common but their ordinals.
  package struct Entry: Hashable, Comparable, Sendable {
    /// Places hold hashes of the values instead of the values, and paths relative to the baseline's folder.
    package let places: [FindingIdentity.Place]
    /// The id of the rule.
    package let rule: String
    /// The property that the finding is about; nil for a finding about the file.
    package let property: String?

    /// Orders entries as a baseline file lists them.
    package static func < (a: Entry, b: Entry) -> Bool {
      if a.places != b.places { return a.places.lexicographicallyPrecedes(b.places) }
      return (a.rule, a.property ?? "") < (b.rule, b.property ?? "")
    }
  }

  /// How many findings of a kind there may be.
  package var counts: [Entry: Int] = [:]
  /// The root files of the themes in which a finding was found, where it is not in one of them alone: what a shared file holds may be a
  /// finding in one theme and none in another.
  package var themes: [Entry: Set<String>] = [:]

  /// Creates a baseline that hides nothing.
  package init() {}

  /// How many findings it holds in all.
  package var total: Int {
    counts.values.reduce(0, +)
  }
}

/// Where paths of a run and of a baseline lead.
package struct BaselineFolders: Sendable {
  /// The working folder of the run, absolute.
  package let working: String
  /// The folder that contains the baseline, as an absolute path.
  package let baseline: String

  /// - Parameters:
  ///   - working: the working folder, absolute.
  ///   - path: the baseline's path, relative to it or absolute.
  package init(working: String, baselineAt path: String) {
    self.working = working
    baseline = SourcePath.folder(of: SourcePath.join(working, path))
  }

  /// A path of the run as the baseline names it.
  package func inBaseline(_ path: String) -> String {
    SourcePath.relative(SourcePath.join(working, path), to: baseline)
  }

  /// A finding as the baseline knows it, with hashed values and the baseline's own paths.
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
