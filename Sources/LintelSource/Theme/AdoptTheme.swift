import LintelCompiler
import LintelDiagnostics
package import LintelSchema
import LintelTheme

/// The options for an adopted theme.
package struct AdoptionOptions: Sendable {
  /// The theme's name, which `NameRules.isValidTheme` accepts.
  package var name: String
  /// The versions that the theme is for.
  package var versions: ClosedRange<Version>

  package init(name: String, versions: ClosedRange<Version> = Version(15)...VersionLine.newest) {
    self.name = name
    self.versions = versions
  }
}

/// A theme created from an app's code, and a report of what isn't in it.
package struct AdoptedTheme: Sendable {
  /// The root file, in canonical form.
  package let text: String
  /// What was carried over, and what wasn't.
  package let report: AdoptionReport
  /// Whether the theme compiles without errors.
  package let isSound: Bool
}

/// Writes a theme that looks like what an app's code sets.
///
/// Every entry has a comment with the place that it comes from. What has no equivalent, and what the compiler refuses, is only in the
/// report.
package func adoptTheme(_ reading: SourceReading, options: AdoptionOptions) -> AdoptedTheme {
  var reading = reading.withModifiersAsSettings
  reading.settings.removeAll(where: \.isOverwritten)
  let translator = SettingTranslator(reading, versions: options.versions)
  let shared = SharedLook(translator.result, of: reading)
  let assembler = DraftAssembler(shared.settings, classes: reading.classes)
  var lost = reading.unread + translator.result.lost + assembler.lost
  var entries = SharedEntries.hoisting(assembler.entries, classes: reading.classes)
  var repeated: [DraftEntry] = []
  while true {
    let draft = ThemeDraft(entries, values: translator.values, reading, options)
    let check = draft.check()
    guard !check.refused.isEmpty else {
      if check.isSound {
        let needless = draft.needless()
        if !needless.isEmpty {
          repeated += needless
          entries.removeAll(where: needless.contains)
          continue
        }
      }
      let report = AdoptionReport(
        reading,
        entries: entries,
        repeated: repeated,
        lost: lost,
        assumed: shared.assumed + SuppliedColors.items(entries),
        dead: translator.result.dead,
        options: options
      )
      return AdoptedTheme(text: draft.text, report: report, isSound: check.isSound)
    }
    for (entry, error) in check.refused.sorted(by: { $0.key.isBefore($1.key) }) {
      let text = "\(entry.property.path): \(entry.value.text)"
      let place = entry.sources.min() ?? .nowhere
      lost.append(UnreadSetting(text: text, reason: .refused(error), at: place))
    }
    entries.removeAll { check.refused[$0] != nil }
  }
}

/// The entries of a theme with its text.
struct ThemeDraft {
  /// The result of compiling the theme.
  struct Check {
    /// The entries that cause errors, with the messages.
    var refused: [DraftEntry: String] = [:]
    var isSound = true
  }

  /// The root file.
  let text: String
  private var places: [[String]: [DraftEntry]] = [:]

  init(
    _ entries: [DraftEntry],
    values: ValueTranslation,
    _ reading: SourceReading,
    _ options: AdoptionOptions
  ) {
    let names = DraftNames(entries, of: reading)
    let groups = ScreenGroups(entries, screens: names.screens, classes: reading.classes)
    let tokens = DraftTokens(entries, values)
    let comments = PlaceComments(entries.flatMap(\.sources) + tokens.all.map(\.source))
    let draft = DraftText()
    let versions = [options.versions.lowerBound, options.versions.upperBound]
    draft.set(["lintel"], to: "1")
    draft.set(["theme"], to: options.name)
    draft.set(["ios"], to: versions.map(\.description).joined(separator: ".."))
    for token in tokens.all {
      draft.set(
        ["tokens", token.key.group.rawValue, token.key.name],
        to: token.value.text,
        comment: comments.text([token.source])
      )
    }
    for (_, name) in names.brands.sorted(by: { $0.value < $1.value }) {
      draft.declare(["brands", name])
    }
    let companions = PromoCompanions(entries, names.promos)
    for flag in names.promos.sorted() {
      let steps = ["promos", DraftNames.name(flag)]
      if let others = companions.text(of: flag) {
        draft.set(steps + ["with"], to: others)
      } else {
        draft.declare(steps)
      }
    }
    for (mode, values) in names.modes.sorted(by: { $0.key < $1.key }) {
      for value in values {
        draft.declare(["modes", DraftNames.modeName(mode), DraftNames.name(value)])
      }
    }
    let navigation = Set(reading.classes.filter { $0.kind == .navigationController }.map(\.name))
    // A SwiftUI view isn't a view controller: the app identifies its screen with 'themedScreen'.
    let views = Set(reading.modifiers.map(\.view)).union(reading.hostedViews)
      .subtracting(reading.classes.map(\.name))
    for (type, name) in names.screens.sorted(by: { $0.value < $1.value })
    where !views.contains(type) {
      let key = navigation.contains(type) ? "navigationController" : "class"
      draft.set(["screens", name, key], to: type)
    }
    for group in groups.all {
      draft.set(["groups", group.name], to: "[\(group.screens.joined(separator: ", "))]")
      for screen in group.screens { draft.declare(["screens", screen]) }
    }
    for entry in entries {
      let block = names.steps(to: entry, in: groups.name(of: entry))
      places[block + entry.property.steps(in: entry.slot), default: []].append(entry)
    }
    for (steps, all) in places.sorted(by: { Self.isBefore($0, $1) }) {
      guard let first = all.first else { continue }
      let sources = all.flatMap(\.sources).uniqued
      draft.set(steps, to: tokens.naming(first.value).text, comment: comments.text(sources))
    }
    text = draft.text(heading: "What the code of the app sets. Written by 'lintel adopt'.")
  }

  /// Orders the entries of places: groups first, and then what narrows them.
  private static func isBefore(
    _ left: (key: [String], value: [DraftEntry]),
    _ right: (key: [String], value: [DraftEntry])
  ) -> Bool {
    if (left.value.count > 1) != (right.value.count > 1) { return left.value.count > 1 }
    guard let first = left.value.first, let second = right.value.first, first != second else {
      return false
    }
    return first.isBefore(second)
  }

  private static let path = "theme.yaml"

  /// The text as the only file of a theme.
  private var provider: SourceProvider {
    let bytes = Array(text.utf8)
    return SourceProvider(
      read: { $0 == Self.path ? bytes : nil },
      expand: { $0 == Self.path ? [$0] : [] }
    )
  }

  /// Compiles the text, and finds the entries that cause errors.
  func check() -> Check {
    let compilation = compile(root: Self.path, provider: provider)
    var check = Check()
    for finding in compilation.diagnostics where finding.severity == .error {
      check.isSound = false
      let ranges = [finding.range] + finding.notes.compactMap(\.range)
      for range in ranges {
        guard let all = entries(at: range, in: compilation.sources) else { continue }
        for entry in all { check.refused[entry] = finding.message }
        break
      }
    }
    return check
  }

  /// Returns the entries that change nothing: those that repeat what applies anyway, or if there are none, those that others override.
  func needless() -> [DraftEntry] {
    let compilation = analyze(root: Self.path, provider: provider)
    for rule in ["redundant-override", "dead-declaration"] {
      let found = compilation.diagnostics.filter { $0.rule == rule }
        .flatMap { entries(at: $0.range, in: compilation.sources) ?? [] }
      if !found.isEmpty { return found }
    }
    return []
  }

  private func entries(at range: SourceRange, in sources: SourceMap) -> [DraftEntry]? {
    places[DraftText.steps(toLine: sources.location(of: range).line, of: text)]
  }
}

/// The order of entries in reports.
extension DraftEntry {
  func isBefore(_ other: Self) -> Bool {
    let keys = [self, other].map { entry in
      [
        entry.screen ?? "", entry.condition.sortKey, entry.property.path,
        entry.slot?.rawValue ?? "", entry.value.text,
      ]
    }
    return keys[0].lexicographicallyPrecedes(keys[1])
  }
}

/// Comments that name places, without folders if the file's name is unique.
struct PlaceComments {
  private let ambiguous: Set<String>

  init(_ places: [SourcePlace]) {
    var paths: [String: Set<String>] = [:]
    for place in places { paths[SourcePath.name(of: place.file), default: []].insert(place.file) }
    ambiguous = Set(paths.filter { $0.value.count > 1 }.keys)
  }

  /// Returns at most three places, and the number of others.
  func text(_ places: [SourcePlace]) -> String {
    let sorted = Set(places).sorted()
    let shown = sorted.prefix(3).map { place in
      let name = SourcePath.name(of: place.file)
      return "\(ambiguous.contains(name) ? place.file : name):\(place.line)"
    }
    let more = sorted.count > 3 ? ["\(sorted.count - 3) more"] : []
    return (shown + more).joined(separator: ", ")
  }
}
