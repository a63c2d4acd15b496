package import LintelDiagnostics
import LintelSchema
package import LintelTheme

/// Chooses the settings of a theme that an output can set by proxy, and tells why others are left out.
package struct ProxySelection {
  /// A setting with the properties of it that are set.
  package struct Kept {
    /// The setting as the theme declares it.
    let setting: Theme.InstanceSetting
    /// Its assignments without those that are left out.
    let assignments: [SettingAssignment]

    /// Keeps some assignments of a setting.
    package init(setting: Theme.InstanceSetting, assignments: [SettingAssignment]) {
      self.setting = setting
      self.assignments = assignments
    }
  }

  /// The theme that has the settings.
  private let theme: Theme
  /// Which proxies the output asks for.
  private let scope: ProxyScope

  /// Creates a selection for one output.
  package init(_ theme: Theme, _ scope: ProxyScope) {
    self.theme = theme
    self.scope = scope
  }

  /// Goes through all settings of proxies.
  ///
  /// - Returns: The settings to set, and a warning with the code `proxy-not-emitted` for each one
  ///   left out.
  package func selected() -> (kept: [Kept], diagnostics: [Diagnostic]) {
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

  /// Why a whole setting is left out; nil if it isn't.
  private func omission(of setting: Theme.InstanceSetting) -> Diagnostic? {
    let block = theme.blocks[Int(setting.block)]
    if theme.conditions[block.condition.index][.screen] != .top {
      return diagnostic(
        setting,
        "it's in the block of a screen",
        note: "a proxy applies to the whole app, so it stays when the app leaves the screen",
        at: block.keyRange,
        help: "write it outside of 'screens', with the screen's own type in 'containedIn'"
      )
    }
    if let trait = setting.traits.all.first(where: \.isToken) {
      return diagnostic(
        setting,
        "one of its traits is a token",
        note: "the traits of a proxy can't differ by context",
        at: trait.range,
        help: "write the value of '\(trait.name)' itself"
      )
    }
    if let trait = setting.traits.all.first(where: { theme.newestIOS < $0.introduced }) {
      return diagnostic(
        setting,
        "none of the theme's iOS versions has one of its traits",
        note: "it's available in iOS \(trait.introduced) and later",
        at: trait.range,
        help: "raise the range of 'ios:', or remove the proxy"
      )
    }
    guard scope == .contained, !setting.isInAppTypes else { return nil }
    return diagnostic(
      setting,
      "it reaches the bars of the system's controllers too",
      note: setting.containedIn.isEmpty
        ? "it names no containers" : "all of its containers are UIKit's own",
      at: setting.containedIn.first?.range,
      help: "name a type of the app's in 'containedIn', or pass --proxies everywhere"
    )
  }

  /// Why one assignment of a setting is left out; nil if it isn't.
  private func omission(
    of assignment: SettingAssignment,
    in setting: Theme.InstanceSetting
  ) -> Diagnostic? {
    let property = assignment.property
    let reason: (words: String, note: String)
    if !property.isProxyable {
      reason = (
        "UIKit doesn't support it on proxies",
        property.name == "tintColor"
          ? "UIAppearance.h: 'tintColor' is disallowed with the appearance proxy"
          : "UIKit doesn't mark it as UI_APPEARANCE_SELECTOR"
      )
    } else if let deprecated = property.availability.deprecated,
      deprecated <= max(theme.minimumIOS, UIKitCuts.objects)
    {
      reason = (
        "UIKit has deprecated it",
        "it was deprecated in iOS \(deprecated), before the theme's range"
      )
    } else {
      return nil
    }
    return Diagnostic(
      "proxy-not-emitted",
      as: .warning,
      "'\(property.name)' of \(setting.call) isn't part of the output: \(reason.words)",
      at: assignment.keyRange,
      notes: [Note(reason.note)],
      help: ["set the equivalent in the theme"],
      property: setting.path(of: assignment)
    )
  }

  /// The warning about a setting that is left out.
  ///
  /// - Parameters:
  ///   - setting: The setting, which the warning points at.
  ///   - reason: The end of the sentence that begins with the setting's name.
  ///   - note: What explains the reason.
  ///   - place: What the note points at.
  ///   - help: What to write instead.
  /// - Returns: A warning with the code `proxy-not-emitted`.
  private func diagnostic(
    _ setting: Theme.InstanceSetting,
    _ reason: String,
    note: String,
    at place: SourceRange?,
    help: String
  ) -> Diagnostic {
    Diagnostic(
      "proxy-not-emitted",
      as: .warning,
      "\(setting.call) isn't part of the output: \(reason)",
      at: setting.classOf.range,
      notes: [Note(note, at: place)],
      help: [help],
      property: setting.path
    )
  }
}

/// Asks whether a setting reaches bars that the app didn't create.
extension Theme.InstanceSetting {
  /// Whether a container of the app's own keeps it from the system's controllers.
  fileprivate var isInAppTypes: Bool { containedIn.contains { !BarSurroundings.isUIKits($0.text) } }
}

/// Asks about the traits that limit a proxy.
extension ProxyTraits.Trait {
  /// Whether the theme writes the trait's value as a token.
  fileprivate var isToken: Bool {
    if case .token = value { true } else { false }
  }

  /// The first version whose trait collections can have the trait with this value.
  var introduced: Version {
    guard let trait = TraitName.named(name) else { return VersionLine.oldest }
    guard case .keyword(let word) = value else { return trait.introduced(with: nil) }
    return trait.introduced(with: word)
  }
}
