package import LintelDiagnostics
import LintelSchema
package import LintelTheme

/// Chooses the settings of a theme that an output can set by proxy, and reports why it leaves others out.
package struct ProxySelection {
  /// A setting with the assignments that an output sets.
  package struct Kept {
    let setting: Theme.InstanceSetting
    /// The setting's assignments, without those that are left out.
    let assignments: [SettingAssignment]

    package init(setting: Theme.InstanceSetting, assignments: [SettingAssignment]) {
      self.setting = setting
      self.assignments = assignments
    }
  }

  private let theme: Theme
  private let scope: ProxyScope

  package init(_ theme: Theme, _ scope: ProxyScope) {
    self.theme = theme
    self.scope = scope
  }

  /// Returns the settings to set, and a `proxy-not-emitted` warning for each setting or assignment that is left out.
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

  /// Returns the warning about a whole setting that is left out, or `nil` if it isn't.
  private func omission(of setting: Theme.InstanceSetting) -> Diagnostic? {
    let block = theme.blocks[Int(setting.block)]
    let traits = setting.traits.all
    let reason: (words: String, note: Note, help: String)
    if theme.conditions[block.condition.index][.screen] != .top {
      let note = "a proxy applies to the whole app, so it stays when the app leaves the screen"
      reason = (
        "it's in the block of a screen", Note(note, at: block.keyRange),
        "write it outside 'screens', with the screen's own type in 'containedIn'"
      )
    } else if let trait = traits.first(where: \.isToken) {
      reason = (
        "one of its traits is a token",
        Note("the traits of a proxy can't differ by context", at: trait.range),
        "write the value of '\(trait.name)' itself"
      )
    } else if let trait = traits.first(where: { theme.newestIOS < $0.introduced }) {
      reason = (
        "none of the theme's iOS versions has one of its traits",
        Note("it's available in iOS \(trait.introduced) and later", at: trait.range),
        "raise the range of 'ios:', or remove the proxy"
      )
    } else if scope == .contained, !setting.isInAppTypes {
      let containers = setting.containedIn
      let note =
        containers.isEmpty ? "it names no containers" : "all of its containers are UIKit's own"
      reason = (
        "it reaches the bars of the system's controllers, too",
        Note(note, at: containers.first?.range),
        "name one of the app's types in 'containedIn', or pass --proxies everywhere"
      )
    } else {
      return nil
    }
    return Diagnostic(
      "proxy-not-emitted",
      as: .warning,
      "\(setting.call) isn't part of the output: \(reason.words)",
      at: setting.classOf.range,
      notes: [reason.note],
      help: [reason.help],
      property: setting.path
    )
  }

  /// Returns the warning about one assignment that is left out, or `nil` if it isn't.
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
}

extension Theme.InstanceSetting {
  /// Whether one of the app's own containers keeps the setting away from the system's controllers.
  fileprivate var isInAppTypes: Bool {
    containedIn.contains { !BarSurroundings.isUIKitName($0.text) }
  }
}

extension ProxyTraits.Trait {
  /// Whether the theme writes the trait's value as a token.
  fileprivate var isToken: Bool {
    if case .token = value { true } else { false }
  }

  /// The first version in which trait collections can have the trait with this value.
  var introduced: Version {
    guard let trait = TraitName.named(name) else { return VersionLine.oldest }
    guard case .keyword(let word) = value else { return trait.introduced(with: nil) }
    return trait.introduced(with: word)
  }
}
