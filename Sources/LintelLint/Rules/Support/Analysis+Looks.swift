import LintelAppearance
package import LintelCascade
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme
import Synchronization

/// The looks of a theme, one for each release of the app.
///
/// A theme can differ by release with `appVersions`. Rules judge each release separately, and report
/// each place once.
final class KnownLooks {
  let releases: [Looks]
  /// The contrast of the theme's bars, or `nil` until a rule asks for it.
  private var knownContrast: ContrastFindings?

  init(_ cascades: [Cascade]) throws(TooLarge) {
    var releases: [Looks] = []
    for cascade in cascades {
      if let release = try Looks(cascade) { releases.append(release) }
    }
    self.releases = releases
  }

  /// The contrast of the theme's bars, computed on first use.
  func contrast(for analysis: Analysis) throws(TooLarge) -> ContrastFindings {
    if let knownContrast { return knownContrast }
    var findings = ContrastFindings()
    for looks in releases {
      findings = try ContrastSurvey(analysis, looks, adding: findings).findings
    }
    knownContrast = findings
    return findings
  }
}

/// The looks of a theme's releases, which rules on two threads use in turn.
package final class SharedLooks: Sendable {
  /// The declarations in each release.
  private let releases: [Cascade]
  /// The looks, an error if a limit was exceeded, so that rules have no answer, or `nil` if no rule has asked yet.
  ///
  /// A thread holds the lock while a rule uses the looks.
  private let looks = Mutex<Result<KnownLooks, TooLarge>?>(nil)

  /// - Parameter releases: the theme's declarations in each release of the app.
  package init(_ releases: [Cascade]) {
    self.releases = releases
  }

  /// Builds the bars and backgrounds that the first rules ask for, so that the rules don't have to.
  package func prepare() {
    _ = ask { known throws(TooLarge) in
      for looks in known.releases {
        for kind in BarKind.allCases {
          let bar = try looks.bar(kind)
          for slot in kind.slots { _ = try bar.background(in: slot) }
        }
      }
      return true
    }
  }

  var isEmpty: Bool { releases.isEmpty }

  /// Whether a rule asked for looks that exceed a limit.
  package var isTooLarge: Bool {
    looks.withLock { looks in
      if case .failure = looks { true } else { false }
    }
  }

  /// Passes the looks to a closure and returns its answer, or `nil` if the looks exceed a limit.
  func ask<Answer: Sendable>(
    _ question: @Sendable (KnownLooks) throws(TooLarge) -> Answer
  ) -> Answer? {
    looks.withLock { looks in
      do throws(TooLarge) {
        let known = if let looks { try looks.get() } else { try KnownLooks(releases) }
        looks = .success(known)
        return try question(known)
      } catch {
        looks = .failure(error)
        return nil
      }
    }
  }
}

/// Questions of rules about looks.
extension SharedLooks {
  /// Judges the looks of each release, and keeps one finding for each place in the source, in the order of places.
  func findings(_ judge: @Sendable (Looks) throws(TooLarge) -> [Finding]) -> [Finding] {
    let findings = ask { known throws(TooLarge) in
      var all: [Finding] = []
      for looks in known.releases { all += try judge(looks) }
      return all
    }
    let first = Dictionary((findings ?? []).map { ($0.range, $0) }) { first, _ in first }
    return first.values.sorted { $0.range < $1.range }
  }

  /// Passes the contrast of the theme's bars to a rule, and returns its findings.
  func contrast(
    for analysis: Analysis,
    _ judge: @Sendable (ContrastFindings) throws(TooLarge) -> [Finding]
  ) -> [Finding] {
    ask { known throws(TooLarge) in try judge(known.contrast(for: analysis)) } ?? []
  }
}

extension Analysis {
  /// Judges each distinct background of a bar in a slot, and keeps one finding for each entry of a property.
  ///
  /// The judge receives the object that shows, the properties of the bar's background, and a function that finds the entry of a property.
  func backgroundFindings(
    _ looks: SharedLooks,
    at leaf: any KeyPath<BackgroundLeaves, LeafID> & Sendable,
    _ judge:
      @Sendable (
        Appearance, BackgroundLeaves, _ origin: (LeafID) -> WrittenEntry?
      ) throws(TooLarge) -> Finding?
  ) -> [Finding] {
    looks.findings { looks throws(TooLarge) in
      var found: [Finding] = []
      for kind in BarKind.allCases {
        let (bar, leaves) = (try looks.bar(kind), BackgroundLeaves(of: kind, in: schema))
        for slot in kind.slots {
          let background = try bar.background(in: slot)
          for shown in try looks.witnesses(of: background) {
            guard let object = shown.outcome.background else { continue }
            let cell = shown.cell.with(.slot, slot.rawValue)
            let first = try judge(object, leaves) {
              winners.winner(of: $0, at: cell).map(written)
            }
            // Several entries can give a bar the same background in different contexts.
            guard first != nil else { continue }
            let isShown = looks.decisions.test(background) { $0 == shown.outcome }
            let entries = try looks.entry(of: leaves[keyPath: leaf], in: slot)
            for place in try looks.places(of: isShown, by: entries) {
              let finding = try judge(object, leaves) { origin(of: $0, at: place, in: slot) }
              if let finding { found.append(finding) }
            }
          }
        }
      }
      return found
    }
  }

  /// The entry that sets a property in a slot at a place, or `nil` if none does.
  func origin(
    of leaf: LeafID,
    at place: LookPlace,
    in slot: AppearanceSlot = .standard
  ) -> WrittenEntry? {
    winners.winner(of: leaf, at: place.cell.with(.slot, slot.rawValue)).map(written)
  }

  /// The entry that sets a property of the screen or its bar at a place.
  func origin(of name: LeafName, at place: LookPlace) -> WrittenEntry? {
    origin(of: schema[name], at: place)
  }

  func entry(of place: LookPlace) -> WrittenEntry {
    WrittenEntry(theme, place.entry)
  }

  /// Notes about up to four pushes to or from a place's screens.
  func edges(of place: LookPlace) -> [Note] {
    let screens = place.region.screens
    let names = Set(
      theme.space.screens.indices.filter { screens.contains($0 + 1) }
        .map { theme.space.screens[$0].name }
    )
    return sortedFlows.filter { names.contains($0.from) || names.contains($0.to) }.prefix(4)
      .map(\.note)
  }

  /// The pushes in `flows:`, sorted by the names of their screens.
  var sortedFlows: [Theme.Flow] {
    theme.flows.sorted { ($0.from, $0.to, $0.range) < ($1.from, $1.to, $1.range) }
  }

  /// Returns a note at an entry, or nothing if there is no entry.
  func note(_ message: String, at entry: WrittenEntry?) -> [Note] {
    entry.map { [Note(message, at: $0.entry.keyRange)] } ?? []
  }
}

extension LintRule {
  /// Returns a check that judges the looks of each release separately.
  static func eachLook(
    _ judge: @escaping @Sendable (Analysis, Looks) throws(TooLarge) -> [Finding]
  ) -> @Sendable (Analysis, SharedLooks) -> [Finding] {
    { analysis, looks in
      looks.findings { looks throws(TooLarge) in try judge(analysis, looks) }
    }
  }
}

extension Theme.Flow {
  var note: Note { Note("during the push '\(from) -> \(to)'", at: range) }
}
