import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension LintRule {
  // The rule reports lost values of brands and promos, and changes of the shadow.
  static let shorthandResetsLonghand = LintRule(
    .warning("shorthand-resets-longhand"),
    summary: "A shorthand of a higher layer resets a property that a lower layer sets.",
    rationale: """
      A preset such as `background: opaque` starts over, like UIKit's `configureWithOpaqueBackground()`: color, \
      effect, image, and shadow become those of the preset. It removes a brand's color, and brings back a shadow that \
      the theme removed, which a screen rarely wants.
      """,
    advice: """
      Write `background: { preset: opaque }`, which sets only the preset, or write the reset out (`shadow: unset`) to \
      do it on purpose. A bar with nothing behind it is `allSlots.background: transparent`.
      """,
    """
    # The line under the bar is back.
    navigationBar: { background: opaque, shadow: none }
    screens:
      settings: { navigationBar: { background: default } } ←

    # A transparent bar doesn't have a shadow anyway, and the screen resets the color on purpose.
    navigationBar: { background: { preset: opaque, color: "#D7ECF5" }, shadow: none }
    screens: { photo: { navigationBar: { background: transparent } } }
    """,
    check: { analysis in
      let lost = analysis.byOverride(analysis.lostLonghands)
      return analysis.matches { lost[$0] }.map { entry, lost in
        let written = analysis.text(entry.entry.valueRange)
        let names = entry.declarations.compactMap { analysis.path(of: $0, below: entry) }.uniqued
        return Finding(
          "'\(entry.entry.path): \(written)' resets \(names.map { "'\($0)'" }.plainList())",
          at: entry.entry.keyRange,
          notes: analysis.notes(
            on: lost.flatMap(\.self),
            label: "this doesn't apply there anymore"
          ),
          help: (analysis.isTransparent(entry)
            ? ["write 'allSlots.background: transparent' to leave nothing of a background"] : [])
            + [
              "\(analysis.isTransparent(entry) ? "or " : "")write '\(entry.entry.path): { preset: \(written) }' to change only the preset",
              "or write \(names.map { "'\($0): unset'" }.plainList()) next to it to make the reset explicit",
            ],
          fixIts: analysis.clearing(entry),
          property: entry.entry.path
        )
      }
      .sorted { $0.range < $1.range }
    }
  )
}

extension Analysis {
  /// The path of a longhand with the bar and the slot of its shorthand.
  fileprivate func path(of declaration: Declaration, below entry: WrittenEntry) -> String? {
    guard let leaf = leaf(of: declaration), let bar = leaf.bar else { return nil }
    let shorthand = entry.entry.path
    let end = "\(bar.rawValue)."
    guard let slot = shorthand.firstRange(of: end)?.upperBound, shorthand.hasSuffix("background")
    else {
      return leaf.path
    }
    return end + shorthand[slot...].dropLast("background".count) + leaf.path.dropFirst(end.count)
  }

  /// Whether an entry is `background: transparent` for all slots of a bar.
  fileprivate func isTransparent(_ entry: WrittenEntry) -> Bool {
    text(entry.entry.valueRange) == BackgroundPreset.transparent.keyword.name
      && BarKind.allCases.contains { bar in
        entry.declarations.contains { leaf(of: $0)?.bar == bar }
          && entry.entry.path.hasSuffix("\(bar.rawValue).background")
      }
  }

  /// Returns the fix that writes `allSlots.background`, which is unsafe because it overrides more declarations.
  fileprivate func clearing(_ entry: WrittenEntry) -> [FixIt] {
    let key = text(entry.entry.keyRange)
    guard isTransparent(entry), key == "background" || key.hasSuffix(".background") else {
      return []
    }
    let path = "\(key.dropLast("background".count))allSlots.background"
    return [FixIt("write '\(path)'", .unsafe, replace: entry.entry.keyRange, with: path)]
  }

  /// The longhands of lower layers that a shorthand resets, if that changes the look.
  fileprivate func lostLonghands(_ override: Override) -> [Declaration] {
    let reset = override.declaration
    guard reset.shorthandSteps > 0, value(of: reset) == .unset, let leaf = leaf(of: reset),
      let bar = leaf.bar, theme.entries[Int(reset.entry)].path.hasSuffix("background"),
      text(theme.entries[Int(reset.entry)].valueRange) != "unset",
      !isTransparentEverywhere(reset)
    else { return [] }
    let preset = schema[.backgroundPreset, of: bar]
    let isShadow = leaf.path.hasPrefix("\(bar.rawValue).shadow")
    return override.fallbacks.flatMap { fallback in
      fallback.winners.filter { longhand in
        guard longhand.layer < reset.layer, longhand.shorthandSteps < reset.shorthandSteps,
          value(of: longhand) != .unset
        else { return false }
        let isOfBrandOrPromo = longhand.layer != .base && longhand.shorthandSteps == 0
        guard isOfBrandOrPromo || isShadow else { return false }
        let keyword = cascade.value(of: TargetID(preset), at: fallback.cell)
          .map { theme.values[$0.index] }
        return value(of: longhand) != .none || !presetLacks(leaf, keyword, of: bar)
      }
    }
  }

  /// Whether a shorthand is `background: transparent` for slots that it names, such as `allSlots`, which removes a background on purpose.
  private func isTransparentEverywhere(_ declaration: Declaration) -> Bool {
    theme.conditions[declaration.condition.index][.slot] != .top
      && text(theme.entries[Int(declaration.entry)].valueRange)
        == BackgroundPreset.transparent.keyword.name
  }

  /// Whether a preset's value of a property is `nil`, so that resetting a `none` changes nothing.
  private func presetLacks(_ leaf: Leaf, _ preset: Value?, of bar: BarKind) -> Bool {
    if let name = preset?.keyword(BackgroundPreset.self) {
      if leaf.id == schema[.shadowColor, of: bar] { return name == .transparent }
      if leaf.id == schema[.backgroundEffect, of: bar] { return name != .default }
      if leaf.id == schema[.backgroundColor, of: bar] { return name != .opaque }
    }
    return [schema[.backgroundImage, of: bar], schema[.shadowImage, of: bar]].contains(leaf.id)
  }
}
