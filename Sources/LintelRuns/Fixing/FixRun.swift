import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelTheme

/// Applies fixes in rounds, and judges each round before the next.
struct FixRun {
  /// The largest number of rounds, which is far more than people's mistakes need; the rest is left to the next run.
  private static let maximumRounds = 256
  /// The number of times in a round that fixes are left out because of their place, before halves are tried instead.
  private static let maximumBlames = 8

  /// Files with some fixes applied, and the results of compiling them.
  private struct State {
    /// The bytes of each file, by its number.
    var contents: [[UInt8]]
    var compilations: [Compilation]
  }

  /// Reads files that no fix has changed.
  private let provider: SourceProvider
  /// Returns the same text for all paths to one file.
  private let identity: @Sendable (String) -> String
  private let themes: [(SourceProvider) -> Compilation]
  /// The number of each file, by its identity.
  private var numbers: [String: Int] = [:]
  /// The number of each file by path, kept because an identity may require a system call.
  private var numbersOfPaths: [String: FileID] = [:]
  /// The files by number, each with its identity, the path by which it was read first, and its bytes before any fix.
  private var files: [(identity: String, path: String, original: [UInt8])] = []
  private var state: State
  /// The number of fixed findings in each file.
  private var fixed: [FileID: Int] = [:]
  /// The fixes that were undone, each with the reason.
  private var refused: [(fix: FixCandidate, reason: String)] = []

  /// Reads all files and compiles the themes once.
  ///
  /// `identity` returns the same text for all paths to one file, for example by resolving links.
  init(
    provider: SourceProvider,
    identity: @escaping @Sendable (String) -> String,
    themes: [(SourceProvider) -> Compilation]
  ) {
    self.provider = provider
    self.identity = identity
    self.themes = themes
    state = State(contents: [], compilations: themes.map { $0(provider) })
    note(state.compilations)
  }

  /// Applies the fixes of a level until none is left, or until the limit on rounds.
  mutating func run(_ level: FixLevel) {
    // A refused fix might succeed after others are applied, so refused fixes are tried again until nothing changes.
    var hasChanged = false
    for _ in 0..<Self.maximumRounds {
      var candidates = candidates(.safe)
      if candidates.isEmpty, level == .unsafe { candidates = self.candidates(.unsafe) }
      if candidates.isEmpty {
        guard hasChanged, !refused.isEmpty else { return }
        refused = []
        hasChanged = false
        continue
      }
      let before = state.contents
      settle(candidates)
      if state.contents != before { hasChanged = true }
    }
  }

  var outcome: FixOutcome {
    let changed = files.indices.filter { files[$0].original != state.contents[$0] }
    let outcomes = changed.map { index in
      FixOutcome.File(
        path: files[index].path,
        before: files[index].original,
        after: state.contents[index],
        findings: fixed[FileID(index)] ?? 0
      )
    }
    let refusals = refused.map { fix, reason in
      let file = Int(fix.place.file.rawValue)
      let bytes = state.contents[file]
      return FixOutcome.Refusal(
        path: files[file].path,
        findingStart: LineTable(bytes).location(at: Int(fix.place.lower), in: bytes),
        rule: fix.rule,
        title: fix.title,
        reason: reason
      )
    }
    return FixOutcome(
      files: outcomes.sorted { $0.path < $1.path },
      refusals: refusals.sorted { a, b in
        (a.path, a.findingStart.line, a.findingStart.column, a.rule, a.title)
          < (b.path, b.findingStart.line, b.findingStart.column, b.rule, b.title)
      },
      provider: reading(state.contents)
    )
  }

  // MARK: Files

  /// Numbers files that were read for the first time, and keeps their bytes for all rounds.
  private mutating func note(_ compilations: [Compilation]) {
    for file in compilations.lazy.flatMap(\.sources.files)
    where numbersOfPaths[file.path] == nil {
      let name = identity(file.path)
      numbersOfPaths[file.path] = FileID(numbers[name] ?? files.count)
      guard numbers[name] == nil else { continue }
      numbers[name] = files.count
      files.append((name, file.path, file.bytes))
      state.contents.append(file.bytes)
    }
  }

  /// A provider that reads the given contents instead of the files on disk.
  private func reading(_ contents: [[UInt8]]) -> SourceProvider {
    let known = Dictionary(uniqueKeysWithValues: zip(files.map(\.identity), contents))
    return provider.reading(known, by: identity)
  }

  /// The number of a file, or `nil` if no theme reads it.
  private func number(of path: String) -> FileID? {
    numbersOfPaths[path] ?? numbers[identity(path)].map { FileID($0) }
  }

  /// A range with the run's number of its file instead of the compilation's.
  private func numbered(_ range: SourceRange, in sources: SourceMap) -> SourceRange? {
    number(of: sources[range.file].path).map { range.moved(to: $0) }
  }

  // MARK: Rounds

  /// Returns the first fix of each finding that wasn't refused, as far as these fixes can be applied together.
  ///
  /// Fixes of warnings and infos wait for those of errors, because errors can hide parts of the theme
  /// from the compiler. Findings about the looks of a theme with errors aren't fixed at all, because the
  /// looks before and after the fix can't be compared.
  private func candidates(_ wanted: FixIt.Applicability) -> [FixCandidate] {
    let refused = Set(refused.map(\.fix))
    var seen: Set<FixCandidate> = []
    var edits = EditSet()
    var found: [FixCandidate] = []
    let findings = state.compilations.flatMap { compilation in
      let hasErrors = compilation.hasErrors
      return compilation.diagnostics.filter { !hasErrors || !$0.isAboutLooks }
        .map { (finding: $0, sources: compilation.sources) }
    }
    for severity in [Severity.error, nil] where found.isEmpty {
      for (finding, sources) in findings where severity.map({ finding.severity == $0 }) ?? true {
        let fixIts = finding.fixIts.filter { $0.applicability == wanted }
        let fix = fixIts.lazy.compactMap { candidate($0, for: finding, in: sources) }
          .first { !refused.contains($0) }
        guard let fix, seen.insert(fix).inserted, edits.add(fix.edits) else { continue }
        found.append(fix)
      }
    }
    return found
  }

  /// Converts a fix to places in the run, or returns `nil` if it changes a file that isn't part of the run.
  private func candidate(
    _ fixIt: FixIt,
    for finding: Diagnostic,
    in sources: SourceMap
  ) -> FixCandidate? {
    let edits = fixIt.edits.compactMap { edit in
      numbered(edit.range, in: sources).map { FixIt.Edit(range: $0, newText: edit.newText) }
    }
    guard edits.count == fixIt.edits.count, !edits.isEmpty, edits.allSatisfy(isInside),
      let place = numbered(finding.range, in: sources)
    else { return nil }
    return FixCandidate(
      rule: finding.rule,
      message: finding.message,
      title: fixIt.title,
      isSafe: fixIt.applicability == .safe,
      place: place,
      edits: edits
    )
  }

  private func isInside(_ edit: FixIt.Edit) -> Bool {
    let range = edit.range
    return range.lower >= 0 && range.lower <= range.upper
      && Int(range.upper) <= state.contents[Int(range.file.rawValue)].count
  }

  /// Applies all fixes if they can be kept together, and otherwise finds out which of them can't.
  ///
  /// Fixes next to a new finding wait for the next round if the others can be kept. If that doesn't help, halves are tried.
  private mutating func settle(_ candidates: [FixCandidate]) {
    var accepted: [FixCandidate] = []
    var next = state
    var pending = [candidates[...]]
    var waiting: [FixCandidate] = []
    var blames = 0
    while let some = pending.popLast() {
      let (attempt, objection) = applying(accepted + some, after: next)
      guard let objection else {
        accepted += some
        next = attempt
        continue
      }
      let (others, blamed) = some.divided { objection.blamed.contains(accepted.count + $0) }
      if !blamed.isEmpty, !others.isEmpty, blames < Self.maximumBlames {
        blames += 1
        waiting += blamed
        pending.append(others[...])
      } else if some.count > 1 {
        let middle = some.startIndex + some.count / 2
        pending += [some[middle...], some[..<middle]]
      } else if let fix = some.first {
        // A fix that can't be combined with others of the round might succeed after these are judged.
        let reason =
          accepted.isEmpty ? objection.reason : applying([fix], after: state).objection?.reason
        if let reason { refused.append((fix, reason)) }
      }
      // Without the fixes that were left out, the round would change nothing.
      if pending.isEmpty, accepted.isEmpty, !waiting.isEmpty {
        pending = [waiting[...]]
        waiting = []
      }
    }
    let edits = AppliedEdits(edits(of: accepted))
    for fix in accepted { fixed[fix.place.file, default: 0] += 1 }
    refused = refused.compactMap { fix, reason in fix.moved(by: edits).map { ($0, reason) } }
    state = next
    note(next.compilations)
  }

  /// The edits of fixes, without duplicates.
  private func edits(of fixes: [FixCandidate]) -> [FixIt.Edit] {
    var set = EditSet()
    for fix in fixes { set.add(fix.edits) }
    return set.edits
  }

  /// Applies fixes whose edits don't overlap together, and returns the state after them, with the reason why they can't be kept, if any.
  ///
  /// `tried` is the state after some of the fixes, without an objection, or the state of the round if all fixes are new. Only themes whose
  /// files differ from its files are judged, because the others have been judged already.
  private func applying(
    _ fixes: [FixCandidate],
    after tried: State
  ) -> (State, objection: Objection?) {
    let edits = edits(of: fixes)
    var after = State(contents: state.contents, compilations: tried.compilations)
    var changed: Set<FileID> = []
    for (file, own) in Dictionary(grouping: edits, by: \.range.file) {
      let index = Int(file.rawValue)
      after.contents[index] = LintelDiagnostics.applying(own, to: after.contents[index])
      if after.contents[index] != tried.contents[index] { changed.insert(file) }
    }
    let provider = reading(after.contents)
    let judged = themes.indices.filter { theme in
      tried.compilations[theme].sources.files.contains { file in
        number(of: file.path).map(changed.contains) ?? false
      }
    }
    for theme in judged { after.compilations[theme] = themes[theme](provider) }
    let judgment = FixJudgment(
      before: judged.map { state.compilations[$0] },
      after: judged.map { after.compilations[$0] },
      fixes: fixes,
      edits: AppliedEdits(edits),
      number: { number(of: $0) }
    )
    return (after, judgment.objection)
  }
}

extension Compilation {
  /// Whether errors leave the theme without a meaning, including those that a baseline hides.
  fileprivate var hasErrors: Bool { diagnostics.hasErrors || baselined.hasErrors }
}

extension Diagnostic {
  /// Whether its rule examines the resolved theme, and it isn't an error.
  fileprivate var isAboutLooks: Bool {
    severity != .error
      && LintRule.named(rule).map { [.appearance, .lint].contains($0.stage) } ?? false
  }
}

extension Collection {
  /// Divides the elements by whether their positions, counted from 0, meet a condition.
  fileprivate func divided(_ meets: (Int) -> Bool) -> (unmatched: [Element], matched: [Element]) {
    var result: (unmatched: [Element], matched: [Element]) = ([], [])
    for (index, element) in enumerated() {
      if meets(index) { result.matched.append(element) } else { result.unmatched.append(element) }
    }
    return result
  }
}
