import LintelDiagnostics
import LintelSchema

extension LintRule {
  static let newerAPI = LintRule(
    id: "newer-api",
    severity: .info,
    summary: "A setting needs a newer iOS than the oldest of the theme; the outputs guard it.",
    rationale: """
      On the older versions the setting has no effect and the system's look shows. That may be just what is meant; then \
      'when ios …:' says so.
      """,
    advice:
      "Put it into 'when ios 26..:' (with the version that it needs), and say what older versions show.",
    triggering: [
      Example(
        """
        ios: 15..27
        navigationBar:
          background: default
          subtitle: { color: secondaryLabel }
        """,
        at: [4]
      ),
      Example(
        """
        ios: 13..18
        toolbar:
          background: default
          scrollEdge: { tint: systemIndigo }
        """,
        at: [4]
      ),
      Example(
        """
        ios: 14..18
        tokens: { colors: { fresh: systemMint } }
        navigationBar: { tint: $fresh }
        """,
        at: [2]
      ),
    ],
    nonTriggering: [
      Example(
        """
        ios: 15..27
        navigationBar:
          background: default
          when ios 26..:
            subtitle: { color: secondaryLabel }
        """
      ),
      Example(
        """
        ios: 15..18
        toolbar:
          background: default
          scrollEdge: { tint: systemMint }
        """
      ),
    ],
    check: { analysis in
      var byVersion: [Version: [WrittenEntry]] = [:]
      for entry in analysis.entries(declaring: { analysis.versionNeeded(by: $0) != nil }) {
        guard let version = entry.declarations.compactMap(analysis.versionNeeded).max() else {
          continue
        }
        byVersion[version, default: []].append(entry)
      }
      return byVersion.keys.sorted().compactMap { version -> Diagnostic? in
        guard let entries = byVersion[version], let first = entries.first else { return nil }
        return Diagnostic(
          "newer-api",
          .info,
          "'\(first.entry.path)' needs iOS \(version), and the theme begins with iOS \(analysis.theme.minimumIOS)",
          at: first.entry.keyRange,
          notes: entries.dropFirst().map {
            Note("'\($0.entry.path)' needs it too", at: $0.entry.keyRange)
          },
          help: ["'when ios \(version)..:' says that it is meant for those versions only"],
          property: first.path
        )
      }
    }
  )
}

extension Analysis {
  /// The version from which on UIKit has what a declaration sets, if that is newer than the oldest on which it holds.
  ///
  /// What iOS 13 brought is appearance objects as such, for which outputs have older names.
  fileprivate func versionNeeded(by declaration: Declaration) -> Version? {
    guard let (oldest, newest) = versions(of: declaration) else { return nil }
    let value = value(of: declaration)
    var needed = oldest
    func need(_ version: Version) { needed = max(needed, version) }
    needIntroduced(by: value, need)
    if let leaf = leaf(of: declaration) {
      need(leaf.availability.introduced)
      if case .keyword(let name) = value, case .keyword(let set) = leaf.property.type,
        let since = set[name]?.introduced
      {
        need(since)
      }
      if condition(of: declaration)[.slot] != .top, leaf.stylesBar, let bar = leaf.bar,
        slots(of: declaration, in: bar).slots.allSatisfy({ slot in
          slot == .compactScrollEdge || (slot.isAtEdge && bar != .navigationBar)
        })
      {
        need(Version(15))
      }
    }
    guard needed > oldest, needed > Version(13), needed <= newest, value != .unset else {
      return nil
    }
    return needed
  }

  private func needIntroduced(by value: Value, _ need: (Version) -> Void) {
    switch value {
    case .color(let color):
      for name in color.systemNames {
        if let introduced = UIKitColors[name]?.availability.introduced { need(introduced) }
      }
    case .font(let font):
      for width in UIKitNames.fontWidths where width.name == font.width { need(width.introduced) }
    case .unset, .none, .token, .image, .effect, .offset, .number, .boolean, .keyword, .string:
      break
    }
  }
}
