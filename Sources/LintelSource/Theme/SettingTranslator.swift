import LintelSchema
import LintelTheme

/// Translates the settings of an app's code to properties of a theme.
struct SettingTranslator {
  private let reading: SourceReading
  private let versions: ClosedRange<Version>
  private let lookup = PropertyLookup.standard
  private let kinds: [String: SourceClass.Kind]
  private let containers: ContainerClasses
  private let builds: BuildNames
  /// The property lists whose status bar style applies to the whole app.
  private let statusBarLists: Set<String>
  private(set) var values: ValueTranslation
  private(set) var result = DraftSettings()

  /// The place in the theme for a setting.
  private struct Target {
    var screen: String?
    var bar: BarKind?
    var level: SettingLevel
    var owners: [Destination]
    var prefix: [String] = []
    /// The UIKit class with the legacy properties.
    var legacy: LegacyClass?
    /// Whether it's about the items of only `bar`, although other bars have such items, too.
    var isInOneBar = false
    var tests: [SourceTest] = []
  }

  /// Translates a reading; `blocks` are navigation controllers that already have their own block in the theme.
  init(_ reading: SourceReading, versions: ClosedRange<Version>, blocks: Set<String> = []) {
    self.reading = reading
    self.versions = versions
    values = ValueTranslation(colors: reading.colors)
    kinds = Dictionary(reading.classes.map { ($0.name, $0.kind) }) { first, _ in first }
    containers = ContainerClasses(of: reading, blocks: blocks)
    builds = BuildNames(reading.settings)
    let all = SettingChange.value(
      property: "UIViewControllerBasedStatusBarAppearance",
      .bool(false)
    )
    statusBarLists = Set(reading.settings.filter { $0.change == all }.map(\.place.file))
    let settings = WidestSettings.of(reading.settings)
    for setting in settings.sorted(by: { $0.place < $1.place }) { add(setting) }
  }

  private mutating func lose(_ text: String, _ lost: LostSetting, at place: SourcePlace) {
    let text = String(text.prefix(120))
    result.lost.append(UnreadSetting(summary: text, lost, at: place))
  }

  /// Whether a storyboard sets something on the bar of a navigation controller, but not on those of others that a theme can't tell apart.
  private func isOnOneBar(_ setting: SourceSetting) -> Bool {
    guard case .containerBar(let bar, let container) = setting.owner, setting.place.isDesigned,
      bar != BarKind.tabBar.uikitClass
    else { return false }
    let change = setting.change.withoutPlaces
    let same = reading.settings.filter {
      $0.place.isDesigned && $0.change.withoutPlaces == change
    }
    let places = same.filter { other in
      if container == nil, case .bar(bar, screen: _) = other.owner { return true }
      return other.owner == setting.owner
    }
    let scenes = reading.navigationScenes[container ?? ""] ?? 0
    return container == nil && containers.hasSeveralNavigations
      || Set(places.map(\.place)).count < scenes
  }

  private mutating func add(_ setting: SourceSetting) {
    do throws(LostSetting) {
      if isOnOneBar(setting) {
        throw LostSetting(
          .owner("other navigation controllers of the same class don't set it in their storyboards")
        )
      }
      let target = try self.target(of: setting.owner)
      switch setting.change {
      case .appearance(let slot, let snapshot): try add(snapshot, to: slot, of: target, setting)
      case .value(let name, let value, let arguments):
        for bar in bars(of: name, in: target) {
          var own = target
          own.bar = bar
          try add(name, value, arguments, to: own, setting)
        }
      }
    } catch { lose(setting.summary, error, at: setting.place) }
  }

  /// Returns the alternative conditions for tests, or none if the code never runs.
  private mutating func conditions(
    _ parts: [SourceTest]...,
    at place: SourcePlace
  ) throws(LostSetting) -> [DraftCondition] {
    var result: [DraftCondition] = []
    for tests in try builds.alternatives(of: parts.flatMap { $0 }) {
      if let condition = try DraftCondition(tests, versions: versions) { result.append(condition) }
    }
    if result.isEmpty { self.result.dead.append(place) }
    return result
  }
}

/// Finds the place for a setting by its owner.
extension SettingTranslator {
  private func target(of owner: SettingOwner) throws(LostSetting) -> Target {
    switch owner {
    case .proxy(let name, let containers, let traits):
      return try proxyTarget(name, containers, traits)
    case .screen(let name):
      return Target(
        screen: containers.screen(of: name),
        level: .item,
        owners: [.viewController, .navigationItem, .runtime, .fact]
      )
    case .item(let name):
      return Target(
        screen: containers.screen(of: name),
        bar: .navigationBar,
        level: .item,
        owners: [.navigationItem]
      )
    case .bar(let name, let screen):
      return try barTarget(name, screen: containers.screen(of: screen))
    case .containerBar(let name, let container):
      return try barTarget(name, screen: container.flatMap(containers.screen(ofContainer:)))
    case .searchBar(let screen):
      return Target(
        screen: screen,
        bar: .navigationBar,
        level: .item,
        owners: [.searchBar, .navigationItem],
        prefix: ["searchBar"]
      )
    case .app: return Target(level: .app, owners: [.window, .viewController])
    }
  }

  private func barTarget(_ name: String, screen: String?) throws(LostSetting) -> Target {
    guard let (bar, legacy) = bar(of: name) else {
      throw LostSetting("a theme has no bar of the class \(name)")
    }
    return Target(
      screen: screen,
      bar: bar,
      level: .bar,
      owners: [.bar, .barController, .runtime],
      legacy: legacy
    )
  }

  private func bar(of name: String) -> (BarKind, LegacyClass)? {
    let kind: BarKind? =
      switch kinds[name] {
      case .navigationBar: .navigationBar
      case .tabBar: .tabBar
      case .toolbar: .toolbar
      case .viewController, .navigationController, .tabBarController, nil:
        BarKind.allCases.first { $0.uikitClass == name }
      }
    guard let kind, let legacy = LegacyClass.named(kind.uikitClass) else { return nil }
    return (kind, legacy)
  }

  private func proxyTarget(
    _ name: String,
    _ containers: [String],
    _ traits: [String: String]
  ) throws(LostSetting) -> Target {
    var target: Target
    if let (bar, legacy) = bar(of: name) {
      target = Target(bar: bar, level: .proxy, owners: [.bar, .barController], legacy: legacy)
    } else if let legacy = LegacyClass.named(name), legacy.isItem {
      target = Target(
        bar: legacy.bars.first,
        level: .proxy,
        owners: [.item],
        prefix: ["barButtonItems"],
        legacy: legacy
      )
    } else if name == "UISearchBar" || name == UIKitGraph.searchField {
      target = Target(
        bar: .navigationBar,
        level: .proxy,
        owners: [.searchBar],
        prefix: ["searchBar"]
      )
    } else if name == "UIWindow" || name == "UIView", containers.isEmpty {
      target = Target(level: .proxy, owners: [.window])
    } else {
      throw LostSetting(
        "a theme styles no '\(name)'",
        advice: "declare the proxy under 'proxies:', so that Lintel checks it against the theme"
      )
    }
    for (name, value) in traits.sorted(by: { $0.key < $1.key }) {
      guard let test = SourceTest(trait: name, value: value) else {
        throw LostSetting("themes have no blocks for the trait '\(name): \(value)'")
      }
      target.tests.append(test)
    }
    guard let container = containers.first else { return target }
    target.level = .containedProxy
    if containers.count == 1, target.legacy?.isItem == true,
      let bar = BarKind.allCases.first(where: { $0.uikitClass == container })
    {
      target.bar = bar
      target.isInOneBar = true
      return target
    }
    let navigation = reading.classes.filter { $0.kind == .navigationController }
    switch kinds[container] {
    // A bar is in its controller's view, never in a screen's, except for those of SwiftUI's stacks.
    case .viewController where !isHosting(container) && !isParent(container):
      throw LostSetting(
        "the view of \(container) contains no bar, so UIKit never applies it",
        advice: "delete it, or set what it should do in the block of the screen"
      )
    case .navigationController
    where navigation.count == 1 && !self.containers.hasSeveralNavigations:
      break
    case .viewController, .navigationController, .tabBarController, .navigationBar, .tabBar,
      .toolbar, nil:
      throw LostSetting(
        "it applies only inside \(containers.joined(separator: " in "))",
        advice: "write the value into the screens that \(container) shows, or declare "
          + "{ class: \(name), containedIn: [\(containers.joined(separator: ", "))] } under 'proxies:'"
      )
    }
    return target
  }

  /// Whether a class shows other controllers in its view.
  private func isParent(_ name: String) -> Bool {
    reading.classes.contains { $0.name == name && $0.isParent }
  }

  /// Whether a class hosts a view of SwiftUI.
  private func isHosting(_ name: String) -> Bool {
    var last = name
    for _ in reading.classes {
      guard let next = reading.classes.first(where: { $0.name == last })?.superclass else { break }
      last = next
    }
    return last.lastStep == "UIHostingController"
  }
}

/// Appearance objects.
extension SettingTranslator {
  private mutating func add(
    _ snapshot: AppearanceSnapshot?,
    to slotName: String,
    of target: Target,
    _ setting: SourceSetting
  ) throws(LostSetting) {
    guard let bar = target.bar,
      let slot = bar.slots.first(where: { $0.uikitName == slotName })
    else { throw LostSetting("bars have no slot '\(slotName)'") }
    let conditions = try conditions(target.tests, setting.condition.tests, at: setting.place)
    let first = result.objects.count
    for condition in conditions {
      result.objects.append(
        DraftObject(
          screen: target.screen,
          bar: bar,
          slot: slot,
          level: target.level,
          condition: condition,
          isNil: snapshot == nil,
          base: snapshot?.base.flatMap { name in bar.slots.first { $0.uikitName == name } },
          source: setting.place,
          phase: setting.phase
        )
      )
    }
    guard let snapshot, !conditions.isEmpty else { return }
    let base = setting.condition.tests + target.tests
    if let preset = lookup.property(at: "\(bar.rawValue).background.preset"),
      snapshot.base == nil || snapshot.configure != nil
    {
      let name = snapshot.configure.map { Self.preset($0.content) } ?? "default"
      let place = snapshot.configure?.place ?? snapshot.place
      let value = Value.keyword(name)
      record(preset, value, at: .object(slot), of: target, under: conditions, place, setting)
    }
    for (path, placed) in snapshot.settings.sorted(by: { $0.key < $1.key }) {
      for (path, value) in Self.parts(path, placed.content) {
        do throws(LostSetting) {
          guard let property = lookup.appearance(path, of: bar) else {
            throw LostSetting("themes have no property '\(path)' of \(bar.appearanceClass)")
          }
          let tests = placed.condition.tests.filter { !base.contains($0) }
          let own = try self.conditions(base, tests, at: placed.place)
          guard !own.isEmpty else { continue }
          let known = try translated(value, for: property)
          record(property, known, at: .object(slot), of: target, under: own, placed.place, setting)
        } catch {
          lose(path, error, at: placed.place)
          guard let property = lookup.appearance(path, of: bar) else { continue }
          for at in first..<result.objects.count { result.objects[at].unknown.insert(property) }
        }
      }
    }
  }

  /// Returns a value in the theme, or throws its loss with the property's name.
  private mutating func translated(
    _ value: SourceValue,
    for property: DraftProperty
  ) throws(LostSetting) -> Value {
    do throws(LostSetting) {
      return try values.value(value, for: lookup.schema[property.leaf].property)
    } catch { throw error.naming(property.path) }
  }

  /// Adds a property once for each condition.
  private mutating func record(
    _ property: DraftProperty,
    _ value: Value,
    at place: DraftSetting.Place,
    of target: Target,
    under conditions: [DraftCondition],
    _ source: SourcePlace,
    _ setting: SourceSetting,
    legacy: String? = nil
  ) {
    for condition in conditions {
      result.settings.append(
        DraftSetting(
          screen: target.screen,
          property: property,
          place: place,
          value: value,
          condition: condition,
          level: target.level,
          source: source,
          phase: setting.phase,
          legacy: legacy
        )
      )
    }
  }

  /// Returns `opaque` for `opaqueBackground` and `configureWithOpaqueBackground`.
  private static func preset(_ configure: String) -> String {
    ["opaque", "transparent"].first { configure.lowercased().contains($0) } ?? "default"
  }

  /// Splits a value with members into one value for each member.
  static func parts(_ path: String, _ value: SourceValue) -> [(String, SourceValue)] {
    let last = path.split(separator: ".").last.map(String.init) ?? path
    switch value {
    case .fields(let fields)
    where last.hasSuffix("Attributes") || last == "paragraphStyle":
      return fields.sorted { $0.key < $1.key }
        .flatMap { parts("\(path).\($0.key)", $0.value) }
    case .shadow(let color, let x, let y, let blur):
      var result: [(String, SourceValue)] = []
      if let color { result.append(("\(path).shadowColor", .color(color))) }
      if x != nil || y != nil {
        let fields: [String: SourceValue] = ["x": .number(x ?? 0), "y": .number(y ?? 0)]
        result.append(("\(path).shadowOffset", .fields(fields)))
      }
      if let blur { result.append(("\(path).shadowBlurRadius", .number(blur))) }
      return result
    case .none, .bool, .number, .text, .keyword, .color, .font, .image, .fields, .unknown:
      return [(path, value)]
    }
  }
}

/// Properties outside of appearance objects.
extension SettingTranslator {
  /// Returns the bar of a target; for a proxy of items, all bars whose items have the property, because UIKit styles the items of each.
  private func bars(of name: String, in target: Target) -> [BarKind?] {
    guard let legacy = target.legacy, legacy.isItem, !target.isInOneBar else {
      return [target.bar]
    }
    guard let property = legacy[PropertyLookup.plainName(name)] else { return legacy.bars }
    let state = property.stateIndex == nil ? nil : ItemState.normal
    let reached = Set(
      property.interactions.flatMap { lookup.schema.leaves(of: $0, state: state) }
        .compactMap(\.bar)
    )
    return reached.isEmpty ? [target.bar] : legacy.bars.filter(reached.contains)
  }

  private mutating func add(
    _ name: String,
    _ value: SourceValue,
    _ arguments: [String],
    to target: Target,
    _ setting: SourceSetting
  ) throws(LostSetting) {
    let conditions = try conditions(target.tests, setting.condition.tests, at: setting.place)
    guard !conditions.isEmpty, !PropertyListKeys.isDefault(name, value) else { return }
    func append(
      _ property: DraftProperty,
      _ value: SourceValue,
      _ place: DraftSetting.Place,
      legacy: String? = nil
    ) throws(LostSetting) {
      let own = try translated(value, for: property)
      let source = setting.place
      record(
        property,
        own,
        at: place,
        of: target,
        under: conditions,
        source,
        setting,
        legacy: legacy
      )
    }
    let plain = PropertyLookup.plainName(name)
    if plain == "UIStatusBarStyle", !statusBarLists.contains(setting.place.file) {
      if value == .keyword("default") { return }
      throw PropertyListKeys.launchStyle
    }
    let known = PropertyListKeys.properties[plain] ?? plain
    for bar in [target.bar, nil] {
      if let property = lookup.property(known, of: target.owners, bar: bar, below: target.prefix)
        ?? lookup.property(known, of: target.owners, bar: bar)
        ?? lookup.property(known, of: target.owners, bar: bar, below: ["searchBar"])
      {
        return try append(property, PropertyListKeys.lowercased(value, for: plain), .own)
      }
    }
    let effects = BarKind.allCases.compactMap {
      lookup.property(known, of: [.scrollView], bar: $0)
    }
    for property in effects { try append(property, value, .own) }
    guard effects.isEmpty else { return }
    if let lost = PropertyListKeys.loss(of: plain) { throw lost }
    // A bar's view has no color unless something gives it one.
    if plain == "backgroundColor", target.level != .item, value.isClear { return }
    guard let legacy = target.legacy?[plain] else {
      throw LostSetting(
        "themes have no property '\(plain)' of what it is set on",
        advice: "declare it under 'instances:', so that Lintel checks it against the theme"
      )
    }
    let parts = LegacyTranslation(
      legacy: legacy,
      value: value,
      arguments: arguments,
      isItem: target.legacy?.isItem ?? false,
      bar: target.bar,
      lookup: lookup
    )
    for result in try parts.results() {
      // Each attribute of a text can be lost separately.
      do throws(LostSetting) {
        let part = try result.get()
        try append(part.property, part.value, part.place, legacy: legacy.name)
      } catch { lose(setting.summary, error, at: setting.place) }
    }
  }
}

/// Settings in messages.
extension SourceSetting {
  /// The property in UIKit's terms, such as `UINavigationBar.appearance().tintColor`.
  var summary: String {
    let name: String =
      switch change {
      case .appearance(let slot, _): slot
      case .value(let property, _, _): property
      }
    return switch owner {
    case .proxy(let type, let containers, _):
      "\(type).appearance(\(containers.isEmpty ? "" : "whenContainedInInstancesOf: \(containers)")).\(name)"
    case .screen(let type): "\(type).\(name)"
    case .item(let type): "\(type).navigationItem.\(name)"
    case .bar(let bar, let type): "\(type): \(bar).\(name)"
    case .containerBar(let bar, let type): "\(type ?? "storyboard"): \(bar).\(name)"
    case .searchBar(let type): "\(type): searchBar.\(name)"
    case .app: name
    }
  }
}
