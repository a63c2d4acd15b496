import LintelDiagnostics
import LintelSchema

/// Chooses the settings of a theme that an output can set by proxy, and tells why others are left out.
struct ProxySelection {
  /// A setting with the properties of it that are set.
  struct Kept {
    let setting: Theme.InstanceSetting
    let assignments: [SettingAssignment]
  }

  private let theme: Theme
  private let scope: ProxyScope

  init(_ theme: Theme, _ scope: ProxyScope) {
    self.theme = theme
    self.scope = scope
  }

  func selected() -> (kept: [Kept], diagnostics: [Diagnostic]) {
    var kept: [Kept] = []
    var diagnostics: [Diagnostic] = []
    for setting in theme.settings where setting.kind == .proxy {
      if let omission = omission(of: setting) {
        diagnostics.append(omission)
        continue
      }
      let refused = setting.set.compactMap { assignment in
        omission(of: assignment, in: setting).map { (assignment, $0) }
      }
      diagnostics += refused.map(\.1)
      let assignments = setting.set.filter { own in !refused.contains { $0.0 == own } }
      if !assignments.isEmpty { kept.append(Kept(setting: setting, assignments: assignments)) }
    }
    return (kept, diagnostics)
  }

  private func omission(of setting: Theme.InstanceSetting) -> Diagnostic? {
    let block = theme.blocks[Int(setting.block)]
    if theme.conditions[block.condition.index][.screen] != .top {
      return diagnostic(
        setting,
        "it's in the block of a screen",
        notes: [
          Note(
            "a proxy is set for the whole app and stays when the screen is left",
            at: block.keyRange
          )
        ],
        help: "write it outside of 'screens', with the screen's own type in 'containedIn'"
      )
    }
    if let trait = setting.traits.all.first(where: \.isToken) {
      return diagnostic(
        setting,
        "a trait of it is a token",
        notes: [Note("which traits a proxy is for can't differ by context", at: trait.range)],
        help: "write the value of '\(trait.name)' out"
      )
    }
    if let trait = setting.traits.all.first(where: { theme.newestIOS < $0.introduced }) {
      return diagnostic(
        setting,
        "no iOS of the theme's range has a trait of it",
        notes: [Note("UIKit has it from iOS \(trait.introduced) on", at: trait.range)],
        help: "raise the range of 'ios:', or take the proxy out"
      )
    }
    guard scope == .contained, !setting.isInAppTypes else { return nil }
    return diagnostic(
      setting,
      "it reaches the bars of the system's controllers too",
      notes: [
        Note(
          setting.containedIn.isEmpty
            ? "it names no containers" : "all of its containers are UIKit's own",
          at: setting.containedIn.first?.range
        )
      ],
      help: "name a type of the app's in 'containedIn', or pass --proxies everywhere"
    )
  }

  private func omission(
    of assignment: SettingAssignment,
    in setting: Theme.InstanceSetting
  ) -> Diagnostic? {
    let property = assignment.property
    let reason: (words: String, note: String)
    if !property.isProxyable {
      reason = (
        "UIKit does not take it by proxy",
        property.name == "tintColor"
          ? "UIAppearance.h: 'tintColor' is disallowed with the appearance proxy"
          : "UIKit does not mark it as UI_APPEARANCE_SELECTOR"
      )
    } else if let deprecated = property.availability.deprecated,
      deprecated <= max(theme.minimumIOS, UIKitCuts.objects)
    {
      reason = ("UIKit has deprecated it", "since iOS \(deprecated), before the theme's range")
    } else {
      return nil
    }
    return Diagnostic(
      "proxy-not-emitted",
      .warning,
      "'\(property.name)' of \(setting.call) is not part of the output, for \(reason.words)",
      at: assignment.keyRange,
      notes: [Note(reason.note)],
      help: ["say in the theme what it was for"],
      property: setting.path(of: assignment)
    )
  }

  private func diagnostic(
    _ setting: Theme.InstanceSetting,
    _ reason: String,
    notes: [Note],
    help: String
  ) -> Diagnostic {
    Diagnostic(
      "proxy-not-emitted",
      .warning,
      "\(setting.call) is not part of the output, for \(reason)",
      at: setting.classOf.range,
      notes: notes,
      help: [help],
      property: setting.path
    )
  }
}

extension Theme.InstanceSetting {
  /// Whether a container of the app's own keeps it from the system's controllers.
  fileprivate var isInAppTypes: Bool {
    containedIn.contains { !BarSurroundings.isUIKits($0.text) }
  }
}

extension ProxyTraits.Trait {
  fileprivate var isToken: Bool {
    if case .token = value { true } else { false }
  }

  fileprivate var introduced: Version {
    guard let trait = TraitName.named(name) else { return VersionLine.oldest }
    guard case .keyword(let word) = value else { return trait.introduced(with: nil) }
    return trait.introduced(with: word)
  }
}
