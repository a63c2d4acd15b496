package import LintelAppearance
package import LintelCascade
package import LintelDecisions
package import LintelDiagnostics
package import LintelLint
import LintelSchema
import LintelTheme

/// The theme that a preview shows, with the sources of its values.
package struct PreviewSubject {
  package let outline: ThemeOutline
  let shown: ShownTheme
  /// The facts that the theme declares about its screens, without tokens.
  let facts: [LeafID: DecisionID]
  /// The theme's cascade, limited to a release of the app.
  package let cascade: Cascade
  package let sources: SourceMap
  /// The settings of rules, which contain the required contrast.
  package let settings: LintSettings
  /// The samples of the colors that the app supplies.
  let samples: [String: [KnownColor]]
  let pictures: PictureBook
  /// The colors of the app's asset catalogs by name, as each device shows them.
  private let assets: [Idiom: [String: ResolvedColor]]
  /// The versions that a preview distinguishes, oldest first.
  package let versions: [DrawnVersion]
  private let seen: [DecisionID]
  /// Whether the theme distinguishes phones and pads, or size classes.
  package let distinguishesDevices: Bool

  /// Creates a subject for the cascade of a theme without errors, limited to one release, or returns `nil` for a theme without brands.
  ///
  /// - Throws: `TooLarge` if a value differs in more contexts than can be decided.
  package init?(
    _ cascade: Cascade,
    _ sources: SourceMap,
    _ settings: LintSettings = LintSettings(),
    pictures: PictureBook = PictureBook()
  ) throws(TooLarge) {
    guard let shown = try ShownTheme(cascade) else { return nil }
    let decisions = shown.decisions
    outline = ThemeOutline(cascade.theme)
    self.shown = shown
    var facts: [LeafID: DecisionID] = [:]
    for leaf in LeafRoles.standard.leaves(.fact, in: cascade) {
      facts[leaf] = try decisions.bound(decisions.plainDecision(of: TargetID(leaf)))
    }
    self.facts = facts
    self.cascade = cascade
    self.sources = sources
    self.settings = settings
    self.pictures = pictures
    samples = cascade.theme.samples
    assets = Idiom.allCases.reduce(into: [:]) { assets, idiom in
      assets[idiom] = cascade.theme.assets?.colors(on: idiom)
    }
    var seen: [DecisionID] = []
    for decision in shown.values.values {
      if let simple = try decisions.simplified(decision, within: decisions.possibleContexts) {
        seen.append(simple)
      }
    }
    self.seen = seen
    versions = Self.versions(of: outline, cuts: decisions.cuts(of: seen))
    let traits = Set(DeviceTrait.allCases.map(ContextDimensions.trait))
    distinguishesDevices =
      seen.contains { !traits.isDisjoint(with: decisions.support(of: $0)) }
      || assets[.phone] != assets[.pad]
  }

  /// Returns the promos and values of modes that matter in a context, by number.
  func switches(at place: ContextSelection) -> (on: [Int], off: [Int]) {
    let (decisions, switches) = (shown.decisions, outline.switches)
    let dimensions = decisions.dimensions
    let context = dimensions.context(place)
    var on: Set<Int> = []
    var off: Set<Int> = []
    for decision in seen {
      for dimension in decisions.asked(by: decision, at: context) {
        switch dimensions.axis(of: dimension) {
        case .promo(let promo):
          if place.promos.contains(promo) { on.insert(promo) } else { off.insert(promo) }
        case .mode(let mode):
          on.formUnion(place.promos.filter(switches.numbers(ofMode: mode).contains))
        case .screen, .brand, .ios, .trait, .slot, .item, .release: break
        }
      }
    }
    // A promo that can't run together with the others is off in any case.
    let besides = off.filter { space.calendar.isFeasible(on: on.sorted() + [$0], off: []) }
    return (on.sorted(), besides.sorted())
  }

  func known(_ value: ResolvedValue, on idiom: Idiom) -> ResolvedValue {
    guard let colors = assets[idiom], !colors.isEmpty else { return value }
    return value.resolvingAssets(colors)
  }

  func known(_ bar: ResolvedContext.ResolvedBar, on idiom: Idiom) -> ResolvedContext.ResolvedBar {
    guard assets[idiom]?.isEmpty == false else { return bar }
    var bar = bar
    for index in bar.values.indices {
      bar.values[index].value = known(bar.values[index].value, on: idiom)
    }
    return bar
  }

  func known(_ object: Appearance, on idiom: Idiom) -> Appearance {
    guard assets[idiom]?.isEmpty == false else { return object }
    var object = object
    for index in object.values.indices {
      object.values[index].value = known(object.values[index].value, on: idiom)
    }
    return object
  }

  /// Returns what colors look like in an appearance on a version of iOS.
  func environment(_ appearance: ColorAppearance, on version: Version) -> ColorEnvironment {
    ColorEnvironment(appearance: appearance, version: version, samples: samples)
  }

  var theme: Theme { cascade.theme }
  var space: ContextSpace { cascade.theme.space }

  func words(_ devices: [Device]) -> [String] {
    let parts = DeviceCondition.dividing(devices, of: outline.devices)
    if parts.count == 1 { return parts[0].condition.parts }
    return [parts.map { $0.condition.words }.joined(separator: " or ")]
  }

  /// Returns the first of some devices for a file's name, such as `pad-width-compact`.
  func fileWord(_ devices: [Device]) -> String {
    let label = DeviceCondition(devices, of: outline.devices)?.label ?? asked(devices[0]).label
    return String(label.map { $0 == " " ? "-" : $0 })
  }

  /// Returns the condition for a device, as far as the theme distinguishes devices.
  private func asked(_ device: Device) -> DeviceCondition {
    guard distinguishesDevices else { return DeviceCondition() }
    return outline.distinguishesSizeClasses
      ? DeviceCondition(device) : DeviceCondition(device).ofIdiom
  }

  func interval(of version: DrawnVersion) -> Int {
    space.versions.lastIndex { $0.first <= version.first } ?? 0
  }

  /// Returns the versions at which the theme or the system's design changes.
  private static func versions(of outline: ThemeOutline, cuts: Set<Version>) -> [DrawnVersion] {
    let all = cuts.union([outline.minimumIOS, Version(13), Version(15), Version(26)])
    let firsts = all.filter {
      outline.minimumIOS <= $0 && $0.major <= outline.newestIOS.major && VersionLine.contains($0)
    }.sorted()
    return firsts.indices.map { index in
      DrawnVersion(
        first: firsts[index],
        last: index + 1 < firsts.count
          ? VersionLine.last(before: firsts[index + 1]) : outline.newestIOS
      )
    }
  }

  /// Returns a screen's title in drawings: the last part of its name, in words.
  static func title(of screen: String?) -> String {
    guard let name = screen?.split(separator: ".").last else { return "Title" }
    var words = ""
    for character in name {
      if character == "-" || character == "_" {
        words += " "
      } else if character.isUppercase, let last = words.last, last.isLowercase {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words.prefix(1).uppercased() + words.dropFirst()
  }
}
