import LintelSchema
import LintelTheme

/// Finds what the screens of an app set on the bars that they share.
///
/// A bar belongs to a navigation controller, and keeps what a screen sets on it. If most screens that set something on a bar itself
/// set the same, and no proxy or container does, that is the look of the app, not of each screen.
struct SharedLook {
  /// The settings, with the shared ones also at the top level.
  private(set) var settings: DraftSettings
  /// The settings that are assumed to apply to all screens.
  private(set) var assumed: [UnreadSetting] = []

  /// The number of screens that make a look that of the app.
  private static let minimumScreens = 3

  /// Finds the shared settings of an app.
  init(_ settings: DraftSettings, of reading: SourceReading) {
    self.settings = settings
    let hasSeveral = ContainerClasses(of: reading).hasSeveralNavigations
    for bar in BarKind.allCases {
      let hasLook = settings.objects.contains { $0.bar == bar && $0.screen == nil }
      // It isn't known which navigation controller shows a screen, so it isn't known whose bar the screen sets.
      guard !hasLook, !hasSeveral || bar == .tabBar else { continue }
      shareObjects(of: bar)
      shareProperties(of: bar)
    }
    shareStatusBar(of: Set(reading.classes.filter { $0.kind == .viewController }.map(\.name)))
  }

  /// Shares the style of the status bar if at least half of the app's screens set it, all to the same value.
  private mutating func shareStatusBar(of known: Set<String>) {
    let own = settings.settings.filter {
      $0.property.path == "statusBar" && $0.level == .item && $0.screen != nil
    }
    guard let property = own.first?.property,
      !settings.settings.contains(where: { $0.screen == nil && $0.property == property })
    else { return }
    let screens = known.union(own.compactMap(\.screen))
    let groups = Dictionary(grouping: own, by: \.condition)
    // If some screens differ under another condition, it isn't the look of the app.
    let all = groups.mapValues { Set($0.compactMap(\.screen)) }
    guard Set(all.values).count == 1, let setting = all.values.first,
      setting.count >= Self.minimumScreens, setting.count * 2 >= screens.count,
      groups.values.allSatisfy({ Set($0.map(\.value)).count == 1 })
    else { return }
    for (_, here) in groups.sorted(by: { $0.key.sortKey < $1.key.sortKey }) { share(here) }
    assume(
      property.path,
      "\(setting.count) of \(screens.count) screens set it, all to the same value",
      at: own.map(\.source)
    )
  }

  private mutating func shareObjects(of bar: BarKind) {
    let objects = settings.objects.filter { $0.bar == bar && $0.level == .bar && $0.screen != nil }
    for (_, here) in Dictionary(grouping: objects, by: \.condition)
      .sorted(by: { $0.key.sortKey < $1.key.sortKey })
    {
      let looks = Dictionary(grouping: here) { $0.screen ?? "" }.mapValues { objects in
        look(of: objects)
      }
      guard let screens = Self.majority(looks), let model = screens.first else { continue }
      let copied = here.filter { $0.screen == model }
      for var object in copied {
        object.screen = nil
        settings.objects.append(object)
      }
      share(parts(of: copied))
      assume(
        "the \(bar.rawValue)'s appearance objects",
        Self.phrase(screens, of: looks.count),
        at: copied.map(\.source)
      )
    }
  }

  /// Adds settings of a screen at the top level.
  private mutating func share(_ own: [DraftSetting]) {
    for var setting in own {
      setting.screen = nil
      settings.settings.append(setting)
    }
  }

  /// Returns the settings in a screen's objects for a bar.
  private func parts(of objects: [DraftObject]) -> [DraftSetting] {
    guard let first = objects.first else { return [] }
    let slots = Set(objects.map(\.slot))
    return settings.settings.filter { setting in
      guard case .object(let slot) = setting.place else { return false }
      return setting.screen == first.screen && setting.property.bar == first.bar
        && setting.level == .bar && slots.contains(slot)
        && setting.condition.inAnyAppearance == first.condition.inAnyAppearance
    }
  }

  /// Returns the look of a screen's objects for a bar.
  private func look(of objects: [DraftObject]) -> Set<DraftSetting> {
    Set(
      parts(of: objects).map { setting in
        var copy = setting
        copy.screen = nil
        (copy.source, copy.phase) = (.nowhere, nil)
        return copy
      }
    )
  }

  /// Shares the properties that bars have only once, such as their tint.
  private mutating func shareProperties(of bar: BarKind) {
    let own = settings.settings.filter {
      $0.property.bar == bar && $0.level == .bar && $0.place == .own
    }
    for (property, all) in own.groupedByProperty
    where !settings.settings.contains(where: { $0.screen == nil && $0.property == property }) {
      for (_, here) in Dictionary(grouping: all, by: \.condition)
        .sorted(by: { $0.key.sortKey < $1.key.sortKey })
      {
        let values = Dictionary(grouping: here) { $0.screen ?? "" }.mapValues {
          Set($0.map(\.value))
        }
        guard let screens = Self.majority(values), let model = screens.first else { continue }
        let copied = here.filter { $0.screen == model }
        share(copied)
        let phrase = Self.phrase(screens, of: values.count)
        assume(property.path, phrase, at: copied.map(\.source))
      }
    }
  }

  /// Returns the screens with the most frequent look, sorted, or `nil` if there are too few.
  private static func majority<Look: Hashable>(_ looks: [String: Set<Look>]) -> [String]? {
    let groups = Dictionary(grouping: looks.keys.sorted()) { looks[$0] ?? [] }
    let largest = groups.values.max { left, right in
      left.count == right.count ? left[0] > right[0] : left.count < right.count
    }
    guard let largest, largest.count >= minimumScreens, largest.count * 2 > looks.count else {
      return nil
    }
    return largest
  }

  private static func phrase(_ screens: [String], of count: Int) -> String {
    "\(screens.count) of \(count) screens that set it on the bar itself set the same, and the bar keeps it"
  }

  private mutating func assume(_ what: String, _ phrase: String, at places: [SourcePlace]) {
    guard let place = places.min() else { return }
    assumed.append(UnreadSetting(text: what, reason: .value(phrase), at: place))
  }
}

/// Colors that the theme gets from the app, because nothing that was read declares them.
enum SuppliedColors {
  /// Reports each of these colors, with the first place that uses it.
  static func items(_ entries: [DraftEntry]) -> [UnreadSetting] {
    var places: [String: SourcePlace] = [:]
    for entry in entries {
      guard case .color(.runtime(let name, _)) = entry.value, let place = entry.sources.min() else {
        continue
      }
      places[name] = places[name].map { min($0, place) } ?? place
    }
    return places.sorted { $0.key < $1.key }.map { name, place in
      UnreadSetting(
        text: "the color '\(name)'",
        reason: .undeclared(
          "no folder that you passed declares it, so the app supplies it to the theme"
        ),
        at: place
      )
    }
  }
}
