import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelDiff
import LintelLint
import LintelTheme

/// A reason why fixes can't be kept.
struct Objection {
  /// The reason, as one clause.
  let reason: String
  /// The indices of the fixes without which the others might be kept, or an empty set if they aren't known.
  let blamed: Set<Int>
}

/// A judgment of fixes that were tried.
struct FixJudgment {
  /// The themes that the fixes may have changed, before the fixes.
  let before: [Compilation]
  /// The themes after the fixes, in the order of `before`.
  let after: [Compilation]
  /// The fixes, which were applied together.
  let fixes: [FixCandidate]
  let edits: AppliedEdits
  /// Returns the number of a file in the run.
  let number: (_ path: String) -> FileID?

  /// The reason why the fixes can't be kept, or `nil` if they can.
  var objection: Objection? {
    var objection: Objection?
    lazy var fixPlaces = FixPlaces(fixes, edits)
    func object(_ reason: String, to findings: [Diagnostic] = [], of compilation: Compilation) {
      let places = findings.compactMap { finding in
        number(compilation.sources[finding.range.file].path).map { (file: $0, finding.range) }
      }
      let blamed = places.compactMap { fixPlaces.last(at: $0.1, in: $0.file) }
      objection = Objection(
        reason: objection?.reason ?? reason,
        blamed: (objection?.blamed ?? []).union(blamed)
      )
    }
    for (old, new) in zip(before, after) {
      let errors = newErrors(old, new).filter { error in
        !fixes.contains { mayReveal(error, in: new, $0) }
      }
      if let error = errors.first {
        object("it would cause an error: \(error.message) [\(error.rule)]", to: errors, of: new)
        continue
      }
      let looksAlike = old.cascade != nil && looksLike(new, old)
      if fixes.allSatisfy(\.isSafe), old.cascade != nil, !looksAlike {
        object("it would change how a bar looks", of: new)
        continue
      }
      // Before the fixes, errors kept many rules from running.
      guard !old.diagnostics.hasErrors, !old.baselined.hasErrors else { continue }
      let findings = newFindings(old, new, looksAlike: looksAlike)
      if let finding = findings.first {
        let reason = "it would cause a finding: \(finding.message) [\(finding.rule)]"
        object(reason, to: findings, of: new)
      }
    }
    let left = findingsByPlace()
    let idle = fixes.indices.filter { stays(fixes[$0], among: left) }
    if idle.isEmpty { return objection }
    return Objection(
      reason: objection?.reason ?? "the finding would stay",
      blamed: (objection?.blamed ?? []).union(idle)
    )
  }

  /// Whether a theme looks the same in every context and on every push after the fixes, and sets the same values by proxy.
  private func looksLike(_ new: Compilation, _ old: Compilation) -> Bool {
    let (before, after) = (looks(of: old), looks(of: new))
    return before.count == after.count && zip(before, after).allSatisfy(isAlike)
  }

  /// The theme in each release of the app in which it differs from the release before.
  private func looks(of compilation: Compilation) -> [ComparedTheme] {
    guard let cascade = compilation.cascade else { return [] }
    return cascade.theme.space.releases.indices.reduce(into: []) { looks, release in
      let next = ComparedTheme(sources: compilation.sources, cascade: cascade.limited(to: release))
      if let last = looks.last, isAlike(last, next) { return }
      looks.append(next)
    }
  }

  /// The errors that an earlier run didn't find, regardless of their places.
  private func newErrors(_ old: Compilation, _ new: Compilation) -> [Diagnostic] {
    var known: [[String]: Int] = [:]
    func key(_ error: Diagnostic) -> [String] { [error.rule, error.message, error.property ?? ""] }
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

  /// Whether a fix may reveal an error that was hidden from the compiler: one of a later stage than the
  /// fix's own finding, or one below the key that the fix corrects.
  private func mayReveal(
    _ error: Diagnostic,
    in compilation: Compilation,
    _ fix: FixCandidate
  ) -> Bool {
    // Only errors hide other errors from the compiler.
    guard let rule = LintRule.named(fix.rule), rule.severity == .error else { return false }
    let order = LintRule.Stage.allCases
    guard let own = order.firstIndex(of: rule.stage),
      let other = LintRule.named(error.rule).flatMap({ order.firstIndex(of: $0.stage) })
    else { return false }
    return own < other || own == other && isBelow(error, in: compilation, fix)
  }

  /// Whether an error after a fix is in or below text that the fix changed, not elsewhere in the file, where the fix didn't cause it.
  private func isBelow(
    _ error: Diagnostic,
    in compilation: Compilation,
    _ fix: FixCandidate
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

  private func findingsByPlace() -> [Place: [Diagnostic]] {
    after.reduce(into: [:]) { found, compilation in
      for finding in compilation.diagnostics {
        guard let file = number(compilation.sources[finding.range.file].path) else { continue }
        found[Place(file: file, offset: finding.range.lower), default: []].append(finding)
      }
    }
  }

  /// Whether a fix didn't remove its finding.
  private func stays(_ fix: FixCandidate, among found: [Place: [Diagnostic]]) -> Bool {
    edits.starts(of: fix.place.lower, in: fix.place.file).contains { start in
      let place = Place(file: fix.place.file, offset: Int32(truncatingIfNeeded: start))
      return (found[place] ?? []).contains { $0.rule == fix.rule && $0.message == fix.message }
    }
  }
}

/// A place in a file of the run.
private struct Place: Hashable {
  let file: FileID
  /// The offset in bytes.
  let offset: Int32
}

/// The places of fixes in the fixed files.
private struct FixPlaces {
  /// The start of each edit by file, ascending, with the index of its fix among those that were tried.
  private let edits: [FileID: [(start: Int, fix: Int)]]

  init(_ fixes: [FixCandidate], _ applied: AppliedEdits) {
    var edits: [FileID: [(start: Int, fix: Int)]] = [:]
    for (index, fix) in fixes.enumerated() {
      for edit in fix.edits {
        for start in applied.starts(of: edit.range.lower, in: edit.range.file) {
          edits[edit.range.file, default: []].append((start, index))
        }
      }
    }
    self.edits = edits.mapValues { $0.sorted { $0 < $1 } }
  }

  /// The last fix with an edit at the first place at or after a finding's start, or at the last place before it, or `nil` without edits.
  func last(at range: SourceRange, in file: FileID) -> Int? {
    guard let own = edits[file], let last = own.last else { return nil }
    let behind = own.indices.partitioned { own[$0].start >= Int(range.lower) }
    let start = behind < own.count ? own[behind].start : last.start
    return own[own.indices.partitioned { own[$0].start > start } - 1].fix
  }
}

/// Findings that fixes cause, apart from errors.
extension FixJudgment {
  /// The number of places at which some rules cut off a finding, so that an existing place might show only after the fixes.
  private static let maximumPlaces = 5

  /// Returns the findings that fixes cause in a theme and that the next round doesn't fix, in source order.
  ///
  /// If `looksAlike` is `true`, every context looks the same as before, so findings about looks can only have moved.
  private func newFindings(
    _ old: Compilation,
    _ new: Compilation,
    looksAlike: Bool
  ) -> [Diagnostic] {
    func byRule(_ compilation: Compilation) -> [String: [Diagnostic]] {
      let findings = compilation.diagnostics + compilation.baselined
      return Dictionary(grouping: findings.filter { $0.severity != .error }, by: \.rule)
    }
    let known = byRule(old)
    let added = byRule(new).flatMap { rule, findings in
      let before = (known[rule] ?? [], old.sources)
      return self.added((findings, new.sources), to: before, of: rule, looksAlike: looksAlike)
    }
    // The next round fixes findings that have a safe fix.
    return added.filter { !$0.fixIts.contains { $0.applicability == .safe } }
      .sorted { ($0.range, $0.rule, $0.message) < ($1.range, $1.rule, $1.message) }
  }

  /// The findings of a rule at places at which it found nothing before.
  private func added(
    _ found: (findings: [Diagnostic], sources: SourceMap),
    to known: (findings: [Diagnostic], sources: SourceMap),
    of rule: String,
    looksAlike: Bool
  ) -> [Diagnostic] {
    let isCut = known.findings.contains { $0.notes.count >= Self.maximumPlaces }
    let gathers = !isCut && (LintRule.named(rule)?.gathersPlaces ?? false)
    let before = known.findings.flatMap { places(of: $0, gathers: gathers, in: known.sources) }
    let after = found.findings.map { places(of: $0, gathers: gathers, in: found.sources) }
    // If there aren't more places than before, the findings have only moved.
    if looksAlike, after.reduce(0, { $0 + $1.count }) <= before.count { return [] }
    var starts: Set<Place> = []
    var texts: [SourceRange] = []
    for place in before {
      for start in edits.starts(of: place.offset, in: place.file) {
        starts.insert(Place(file: place.file, offset: Int32(start)))
        // If the place was replaced, it can be anywhere in the new text.
        guard let text = edits.replacement(of: place.offset, in: place.file) else { continue }
        let end = start + text.utf8.count
        texts.append(SourceRange(file: place.file, lower: start, upper: end))
      }
    }
    func isKnown(_ place: Place) -> Bool {
      starts.contains(place)
        || texts.contains {
          $0.file == place.file && $0.lower <= place.offset && place.offset <= $0.upper
        }
    }
    return zip(found.findings, after).filter { !$0.1.allSatisfy(isKnown) }.map(\.0)
  }

  /// The places of a finding in the numbered files of the run, without those outside of it.
  ///
  /// `gathers` is whether the rule combines several places into one finding, with notes for the others.
  private func places(of finding: Diagnostic, gathers: Bool, in sources: SourceMap) -> [Place] {
    let ranges = [finding.range] + (gathers ? finding.notes.compactMap(\.range) : [])
    return ranges.compactMap { range in
      number(sources[range.file].path).map { Place(file: $0, offset: range.lower) }
    }
  }
}
