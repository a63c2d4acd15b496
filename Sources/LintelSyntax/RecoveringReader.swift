import LintelDiagnostics

/// Reads a file repeatedly, with failing parts patched, until nothing fails.
///
/// libyaml stops at the first error. This reader finds a repair for the error, patches the text in
/// memory, and reads again. Ranges always refer to the file as it is on disk.
///
/// A file is read at most 48 times, and a large file fewer times, so that a broken file of megabytes doesn't take minutes.
struct RecoveringReader {
  private let source: SourceFile
  private let file: FileID
  private let limits: SyntaxLimits
  private let repairs: SyntaxRepairs
  /// Whether the file has a tab, which may be indentation.
  private let hasTabs: Bool
  /// Whether every byte is one character.
  private let isASCII: Bool
  private(set) var diagnostics: [Diagnostic]
  private var patches: [SourcePatch]
  /// Characters that are read as letters, such as the `#` of a color without quotes.
  private var masks: [SyntaxMask]
  /// The lines whose failures are reported, because further failures there are consequences.
  private var blamedLines: Set<Int> = []
  /// The place of the last failure, which shows that a repair didn't help.
  private var lastFailure = -1
  /// Whether tabs made the nesting of lines unclear.
  private var isIndentationGuessed = false

  /// The parts that are left out of the text, except for blanks and those of one or two bytes.
  var unread: [SourceRange] {
    patches.filter { patch in
      patch.upper - patch.lower > 2 && patch.text.isEmpty
        && !source.bytes[patch.lower..<patch.upper].allSatisfy(isBlankOrBreak)
    }
    .map { SourceRange(file: file, lower: $0.lower, upper: $0.upper) }
    .sorted()
  }

  /// The maximum number of readings, enough for every mistake in an ordinary file, but lower for a large one.
  private var rounds: Int { min(48, max(4, (64 << 20) / max(source.bytes.count, 1))) }

  /// Creates a reader for a file whose bytes have been checked.
  init(_ source: SourceFile, as file: FileID, check: InputCheck, limits: SyntaxLimits) {
    self.source = source
    self.file = file
    self.limits = limits
    let lines = SourceLines(source)
    repairs = SyntaxRepairs(lines: lines, file: file)
    diagnostics = check.diagnostics
    patches = check.patches
    masks = SyntaxMask.colorCandidates(in: lines)
    hasTabs = check.hasTabs
    isASCII = check.isASCII
    for conflict in repairs.mergeConflicts() {
      diagnostics += conflict.diagnostic.map { [$0] } ?? []
      _ = apply(conflict)
    }
  }

  /// Reads the file until nothing fails or the rounds are used up, and returns the root node, if any.
  mutating func read() -> YAMLNode? {
    if patches.isEmpty, masks.isEmpty, !hasTabs,
      let root = SplitReading(source: source, file: file, isASCII: isASCII, limits: limits)
        .read(repairs.lines)
    {
      return root
    }
    let base = source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var round = 0
    while true {
      let text = PatchedText(
        source.bytes,
        from: base,
        patches: patches + masks.map { SourcePatch(maskAt: $0.offset) }
      )
      var reader = YAMLTreeReader(
        text,
        of: source.bytes,
        as: file,
        isASCII: isASCII,
        masks: masks,
        limits: limits
      )
      reader.read()
      round += 1
      if round < rounds, prepareNextRound(after: reader) { continue }
      let root = reader.finish()
      diagnostics += reader.builder.findings.all
      if hasTabs, reader.failure == nil, !isIndentationGuessed { reportFlowTabs(in: root) }
      return root
    }
  }

  /// Decides whether to read again, and reports the failure.
  private mutating func prepareNextRound(after reader: YAMLTreeReader) -> Bool {
    let doubtful = masks.filter { !reader.confirmed.contains($0) }
    guard let failure = reader.failure else {
      masks.removeAll { !reader.confirmed.contains($0) }
      return !doubtful.isEmpty
    }
    var repairs = repairs
    repairs.colors = masks.filter(\.isColor).map(\.offset)
    if let culprit = doubtful.last(where: {
      isNear($0, failure) && !isUnclosed($0, failure, repairs)
    }) {
      masks.removeAll { $0 == culprit }
      return true
    }
    let isStuck = failure.place == lastFailure
    let repair = isStuck ? repairs.leaveOut(failure) : repairs.repair(failure)
    // A mask has no message, so a second failure at its place is a new one.
    lastFailure = repair.masks.isEmpty ? failure.place : -1
    if let diagnostic = repair.diagnostic {
      report(diagnostic, line: repair.line ?? repairs.lines.line(at: Int(diagnostic.range.lower)))
    }
    return apply(repair)
  }

  /// Whether a bracket isn't closed on a color's line, so that reading fails with and without the mask.
  private func isUnclosed(
    _ mask: SyntaxMask,
    _ failure: SyntaxFailure,
    _ repairs: SyntaxRepairs
  ) -> Bool {
    repairs.lacksBracket(failure, onLine: repairs.lines.line(at: mask.offset))
  }

  /// Whether a mask that was a mistake may have caused a failure.
  private func isNear(_ mask: SyntaxMask, _ failure: SyntaxFailure) -> Bool {
    guard mask.isColor, mask.offset <= failure.place,
      failure.context != "while scanning a quoted scalar"
    else { return false }
    let lines = repairs.lines
    let line = lines.line(at: mask.offset)
    let failing = lines.line(at: min(failure.place, source.bytes.count))
    return failing == line || lines.nonEmptyLine(after: line).map { failing <= $0 } ?? true
  }

  private mutating func report(_ diagnostic: Diagnostic, line: Int) {
    defer { blamedLines.insert(line) }
    if diagnostic.rule == "tab-indentation" {
      guard !isIndentationGuessed else { return }
      isIndentationGuessed = true
    } else if isIndentationGuessed || blamedLines.contains(line) {
      return
    }
    diagnostics.append(diagnostic)
  }

  /// Adds the changes of a repair, and returns whether any of them are new.
  private mutating func apply(_ repair: SyntaxRepair) -> Bool {
    let known = Set(masks.map(\.offset))
    let newMasks = repair.masks.filter { mask in
      !known.contains(mask.offset)
        && !patches.contains { $0.lower <= mask.offset && mask.offset < $0.upper }
    }
    masks += newMasks
    let newPatches = repair.patches.filter { $0.upper > $0.lower || !$0.text.isEmpty }
    for patch in newPatches {
      // The larger patch replaces those that it contains.
      if patch.lower < patch.upper {
        patches.removeAll { patch.lower <= $0.lower && $0.upper <= patch.upper }
      }
      masks.removeAll { patch.lower <= $0.offset && $0.offset < patch.upper }
      patches.append(patch)
    }
    return !newMasks.isEmpty || !newPatches.isEmpty
  }

  /// Reports tabs before the lines of flow collections, which YAML allows but themes don't.
  private mutating func reportFlowTabs(in root: YAMLNode?) {
    guard let root else { return }
    let texts = root.document.records.filter { $0.kind == .scalar && $0.isResolved }
    let indented = (0..<repairs.lines.count).filter { line in
      guard let tab = repairs.indentingTabs(of: line).first, !repairs.lines.isEmpty(line) else {
        return false
      }
      return !texts.contains { Int($0.lower) < tab && tab < Int($0.upper) }
    }
    if !indented.isEmpty { diagnostics.append(repairs.tabIndentation(indented)) }
  }
}
