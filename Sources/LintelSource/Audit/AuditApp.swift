package import LintelCompiler
package import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme

/// Code that can be deleted, because UIKit never shows its effect under the theme.
package struct RemovableLine: Hashable, Sendable {
  /// The first character of the statement.
  package let place: SourcePlace
  /// Whether nothing looks different without the line, regardless of what else the app shows.
  ///
  /// This is true if the line sets a bar that the theme styles. A proxy also reaches other bars, such as those of a mail sheet.
  package var isSafe = false
}

/// A finding that a comment in the code silences.
package struct SuppressedCode: Hashable, Sendable {
  package let finding: Diagnostic
  /// The text of the comment after the names of rules, which may be empty.
  package let reason: String
}

package struct AuditResult: Sendable {
  /// The findings in the order of files and lines, with ranges in `sources`.
  package var findings: [Diagnostic]
  /// The theme's files, and then the app's files with findings.
  package var sources: SourceMap
  /// The findings that comments in the code silence.
  package var suppressed: [SuppressedCode] = []
  /// The statements that have no effect under the theme.
  package var removable: [RemovableLine] = []
}

/// Finds code of an app that repeats, overrides, or forgets what the theme sets, or nothing if the theme can't be read.
///
/// `shown` returns the name that findings use for the file at a path.
package func auditApp(
  _ reading: SourceReading,
  files: [SourceFile],
  theme compilation: Compilation,
  shown: (String) -> String = { $0 }
) -> AuditResult {
  guard let theme = compilation.theme else {
    return AuditResult(findings: [], sources: compilation.sources)
  }
  var audit = AppAudit(reading, files, theme, compilation.sources, shown)
  audit.judgeSettings()
  audit.judgeProxies()
  audit.judgeModifiers()
  audit.judgeObjects()
  audit.judgeClasses()
  audit.judgeAssets()
  return audit.result()
}

/// One run of the rules.
private struct AppAudit {
  private let reading: SourceReading
  private let theme: Theme
  private let answers: ThemeAnswers
  private let draft: DraftSettings
  private var sources: SourceMap
  private var ids: [String: FileID] = [:]
  /// The paths of the app's files in the reading, by their paths in findings.
  private var read: [String: String] = [:]
  private var findings: [Diagnostic] = []
  private var removable: Set<RemovableLine> = []

  init(
    _ reading: SourceReading,
    _ files: [SourceFile],
    _ theme: Theme,
    _ sources: SourceMap,
    _ shown: (String) -> String
  ) {
    self.reading = reading
    self.theme = theme
    self.sources = sources
    let versions = theme.minimumIOS...max(theme.minimumIOS, theme.newestIOS)
    let blocks = theme.screenClasses.compactMap(\.navigationController?.text)
    draft = SettingTranslator(reading, versions: versions, blocks: Set(blocks)).result
    answers = ThemeAnswers(theme, for: Set(draft.settings.map(\.condition)))
    for file in files.sorted(by: { $0.path < $1.path }) {
      let path = shown(file.path)
      ids[file.path] = self.sources.add(file.renamed(path))
      read[path] = file.path
    }
  }

  /// Returns the rest of the line at a place.
  private func range(_ place: SourcePlace) -> SourceRange? {
    guard let id = ids[place.file] else { return nil }
    let lines = sources[id].lines
    guard lines.starts.indices.contains(place.line - 1) else { return nil }
    let bytes = sources[id].bytes
    var start = Int(lines.starts[place.line - 1]) + max(0, place.column - 1)
    while start < bytes.count, bytes[start] == UInt8(ascii: " ") { start += 1 }
    let end = bytes[min(start, bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    return SourceRange(file: id, lower: min(start, end), upper: end)
  }

  private mutating func find(
    _ rule: String,
    _ message: String,
    in range: SourceRange?,
    property: String? = nil,
    notes: [Note] = [],
    advice: String? = nil
  ) {
    guard let range, let rule = CodeRule.named(rule)?.rule else { return }
    findings.append(
      Diagnostic(
        rule.id,
        as: rule.severity,
        message,
        at: range,
        notes: notes,
        help: [advice ?? rule.advice],
        property: property
      )
    )
  }

  /// Compares each setting with the theme's value where the setting applies.
  mutating func judgeSettings() {
    for setting in draft.settings {
      let path = setting.property.path
      let values = answers.values(of: setting)
      let declaredValues = values.compactMap { $0 }
      guard !declaredValues.isEmpty else {
        judgeLegacy(setting)
        continue
      }
      if isWithoutEffect(setting, isAlwaysSet: declaredValues.count == values.count) {
        find(
          "code-without-effect",
          "'\(path)' has no effect: the theme sets it on the bar itself",
          in: range(setting.source),
          property: path
        )
        if isProvable(setting) { remove(setting) }
        continue
      }
      let own = resolve(setting.value) { _ in nil }
      if declaredValues.count == values.count, declaredValues.allSatisfy({ $0 == own }) {
        find(
          "code-repeats-theme",
          "'\(path)' has the same value in the theme",
          in: range(setting.source),
          property: path,
          advice: advice(on: setting)
        )
        if setting.place == .own, setting.level >= .bar, isProvable(setting),
          isReplaced(setting)
        {
          remove(setting)
        }
      } else {
        let declared = declaration(of: setting.property)
        find(
          "code-overrides-theme",
          "'\(path)' is \(setting.value.text) here, but has a different value in the theme",
          in: range(setting.source),
          property: path,
          notes: declared.map { [Note("the theme sets it here", at: $0)] } ?? []
        )
      }
    }
  }

  /// Whether the theme sets the line's property on every bar that the line reaches.
  ///
  /// The block of a navigation controller's class applies to the screens that the app identifies by it, not to the whole class.
  private func isReplaced(_ setting: DraftSetting) -> Bool {
    let isContainers = reading.classes.contains {
      $0.name == setting.screen && $0.kind == .navigationController
    }
    return !isContainers && answers.isAlwaysSet(setting)
  }

  /// Finds legacy properties without effect, because the theme gives their bar an appearance object.
  private mutating func judgeLegacy(_ setting: DraftSetting) {
    guard case .legacy = setting.place, let bar = setting.property.bar,
      answers.hasObject(bar, on: setting.screen)
    else { return }
    find(
      "code-without-effect",
      "'\(setting.property.path)' has no effect: the theme gives the bar an appearance object",
      in: range(setting.source),
      property: setting.property.path
    )
    remove(setting)
  }

  private mutating func remove(_ setting: DraftSetting) {
    guard !setting.source.isDesigned else { return }
    let isKnown = setting.screen.map { answers.screen(of: $0) != nil } ?? true
    removable.insert(
      RemovableLine(
        place: setting.source,
        isSafe: setting.level >= .bar && isKnown && reach(setting) == nil
      )
    )
  }

  /// Returns what to do about a setting that repeats the theme, or `nil` if the rule's own advice applies.
  private func advice(on setting: DraftSetting) -> String? {
    setting.source.isDesigned
      ? "Delete it in Interface Builder; 'lintel audit --fix' changes only Swift files."
      : reach(setting)
  }

  /// Returns what has to be done before the theme is known to reach the bar of a setting, or `nil` if it does.
  ///
  /// It isn't known which of the app's navigation controllers shows a screen, so all of them count.
  private func reach(_ setting: DraftSetting) -> String? {
    guard setting.level >= .bar else { return nil }
    let classes = reading.classes.filter {
      $0.kind == .navigationController && $0.superclass == "UINavigationController"
    }
    if let name = classes.map(\.name).min() {
      return
        "Before you delete the line, make 'ThemedNavigationController' the superclass of '\(name)', because it may show the screen."
    }
    guard let place = reading.plainNavigationControllers.min() else { return nil }
    let path = ids[place.file].map { sources[$0].path } ?? place.file
    return
      "Before you delete the line, make the navigation controller at \(path):\(place.line) a 'ThemedNavigationController', because it may show the screen."
  }

  /// Finds tints that several places set by proxy.
  mutating func judgeProxies() {
    let tints = draft.settings.filter {
      $0.level <= .containedProxy && $0.place == .own && $0.property.keys == ["tint"]
    }
    for (_, all) in tints.groupedByProperty {
      for place in Set(all.map(\.source)).sorted().dropFirst() {
        find(
          "second-tint-by-proxy",
          "the code sets 'tintColor' of these bars by proxy in another place, too",
          in: range(place)
        )
      }
    }
  }

  /// Finds SwiftUI modifiers that set what the theme sets, too.
  mutating func judgeModifiers() {
    let declared = Set(
      theme.declarations.compactMap { theme.leaf(of: $0.target).map { Schema.standard[$0].path } }
    )
    for use in reading.modifiers {
      let bar = BarKind.allCases.first { $0.uikitClass == use.bar }
      let own = bar.map { bar in declared.filter { $0.hasPrefix("\(bar.rawValue).") } } ?? []
      let isMet: Bool
      switch use.subject {
      case .background, .colorScheme: isMet = !own.isEmpty
      case .titleDisplayMode: isMet = declared.contains("largeTitleDisplay")
      case .visibility:
        let names: [BarKind: String] = [
          .navigationBar: "hidesNavigationBar", .toolbar: "hidesToolbar", .tabBar: "hidesBottomBar",
        ]
        isMet = bar.flatMap { names[$0] }.map(declared.contains) ?? false
      case .itemStyle: isMet = declared.contains("itemStyle")
      case .minimizing: isMet = declared.contains("tabBar.minimize")
      case .edgeEffect:
        // A toolbar and a tab bar share the bottom edge.
        let effects = declared.filter { $0.contains(".edgeEffect.") }
        isMet = effects.contains { $0.hasPrefix("navigationBar.") == (bar == .navigationBar) }
      case .search: isMet = own.contains { $0.contains(".search.") }
      case .tint: isMet = declared.contains("tint")
      case .interfaceStyle: isMet = declared.contains("overrideUserInterfaceStyle")
      }
      guard isMet else { continue }
      find(
        "swiftui-modifier-beside-theme",
        "'\(use.name)' sets \(use.subject.phrase) of \(bar.map { "'\($0.rawValue)'" } ?? "the app's window"), which the theme styles, too",
        in: range(use.place)
      )
    }
  }

  /// Whether UIKit never shows the setting, because an instance overrides every proxy, and an object every legacy property.
  private func isWithoutEffect(_ setting: DraftSetting, isAlwaysSet: Bool) -> Bool {
    guard let bar = setting.property.bar else { return false }
    switch setting.place {
    case .legacy: return answers.hasObject(bar, on: setting.screen)
    case .object: return setting.level <= .containedProxy && answers.hasObject(bar, on: nil)
    case .own:
      let leaf = Schema.standard[setting.property.leaf]
      // Proxies of items override the object in which the theme sets the same.
      return setting.level <= .containedProxy && leaf.property.destination == .bar && isAlwaysSet
    }
  }

  /// Whether the line has no effect in any context: a line about an object may serve another bar, too, and `unset` leaves the
  /// property to the proxy.
  private func isProvable(_ setting: DraftSetting) -> Bool {
    if case .object = setting.place { return false }
    return !theme.declarations.contains { declaration in
      theme.leaf(of: declaration.target) == setting.property.leaf
        && theme.values[declaration.value.index] == .unset
    }
  }

  /// Returns the first place in which the theme declares a property.
  private func declaration(of property: DraftProperty) -> SourceRange? {
    theme.declarations.filter { theme.leaf(of: $0.target) == property.leaf }
      .map { theme.entries[Int($0.entry)].valueRange }.min()
  }

  /// Finds objects that are set for only one of several slots, or that lack the theme's text attributes.
  mutating func judgeObjects() {
    struct Owner: Hashable {
      let screen: String?
      let bar: BarKind
      let condition: DraftCondition
    }
    let owners = Dictionary(grouping: draft.objects.filter { !$0.isNil }) {
      Owner(screen: $0.screen, bar: $0.bar, condition: $0.condition)
    }
    for (owner, objects) in owners {
      if !objects.contains(where: \.slot.isAtEdge),
        let first = objects.filter({ $0.slot == .standard }).min(by: { $0.source < $1.source })
      {
        find(
          "standard-slot-alone",
          "'standardAppearance' is set without 'scrollEdgeAppearance'",
          in: range(first.source)
        )
      }
      guard owner.screen != nil else { continue }
      let wanted = answers.textLeaves(of: owner.bar, on: owner.screen)
      let own = Set(
        draft.settings.filter { setting in
          setting.screen == owner.screen && setting.property.bar == owner.bar
            && setting.place != .own
        }.map(\.property.leaf)
      )
      let missing = wanted.subtracting(own).sorted()
      guard let first = missing.first, let object = objects.min(by: { $0.source < $1.source })
      else { continue }
      let more = missing.count > 1 ? " and \(missing.count - 1) more" : ""
      find(
        "text-attributes-dropped",
        "the object lacks '\(Schema.standard[first].path)'\(more), which the theme sets",
        in: range(object.source)
      )
    }
  }

  /// Finds classes that the theme, the runtime library, or the app doesn't know.
  mutating func judgeClasses() {
    let screens = Set(draft.settings.compactMap(\.screen) + draft.objects.compactMap(\.screen))
    for type in reading.classes {
      switch type.kind {
      case .viewController:
        guard screens.contains(type.name), answers.screen(of: type.name) == nil else { continue }
        find(
          "screen-without-block",
          "the theme has no screen with 'class: \(type.name)'",
          in: range(type.place)
        )
      case .navigationController:
        guard type.superclass == "UINavigationController" else { continue }
        find(
          "unfollowed-navigation-controller",
          "'\(type.name)' isn't a 'ThemedNavigationController'",
          in: range(type.place)
        )
      case .tabBarController, .navigationBar, .tabBar, .toolbar: continue
      }
    }
    let known = Set(reading.classes.map(\.name)).union(reading.objectiveCClasses)
    guard !known.isEmpty else { return }
    for screen in theme.screenClasses {
      for name in [screen.viewController, screen.navigationController].compactMap({ $0 })
      where !known.contains(name.text) && !name.text.hasPrefix("UI") {
        find("class-not-in-code", "the app has no class '\(name.text)'", in: name.range)
      }
    }
  }

  /// Finds assets that the theme names but the catalogs don't contain.
  mutating func judgeAssets() {
    let isEmpty = reading.colors.isEmpty && reading.unreadColors.isEmpty && reading.images.isEmpty
    guard !isEmpty else { return }
    for declaration in theme.declarations {
      let missing: [String]
      switch theme.values[declaration.value.index] {
      case .color(let color):
        missing = color.assetNames.filter {
          reading.colors[$0] == nil && !reading.unreadColors.contains($0)
        }
      case .image(let image):
        guard case .asset(let name) = image.source else { continue }
        missing = reading.images.contains(name) ? [] : [name]
      case .unset, .none, .token, .font, .derivedFont, .effect, .offset, .number, .boolean,
        .keyword, .string:
        continue
      }
      for name in missing {
        find(
          "asset-not-in-app",
          "no asset catalog of the app has '\(name)'",
          in: theme.entries[Int(declaration.entry)].valueRange
        )
      }
    }
  }

  /// Returns the findings, each once, without those that comments silence.
  func result() -> AuditResult {
    let unique = findings.uniqued.sortedForOutput()
    var result = AuditResult(findings: [], sources: sources)
    for finding in unique {
      if let reason = sources.reason(forSilencing: finding) {
        result.suppressed.append(SuppressedCode(finding: finding, reason: reason))
      } else {
        result.findings.append(finding)
      }
    }
    // The author wants to keep a line with such a comment.
    let kept = Set(
      result.suppressed.map { entry in
        let path = sources[entry.finding.range.file].path
        return SourcePlace(
          file: read[path] ?? path,
          line: sources.location(of: entry.finding.range).line
        )
      }
    )
    result.removable = removable.filter {
      !kept.contains(SourcePlace(file: $0.place.file, line: $0.place.line))
    }
    .sorted { $0.place < $1.place }
    return result
  }
}
