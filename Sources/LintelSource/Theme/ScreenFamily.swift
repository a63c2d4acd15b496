import LintelSchema

/// Which classes of an app inherit the settings of others.
struct ScreenFamily {
  /// The superclass of each of the app's own classes.
  private let superclasses: [String: String]
  /// The app's own view controllers, with navigation controllers.
  private let screens: [String]

  init(_ classes: [SourceClass]) {
    superclasses = Dictionary(
      classes.compactMap { type in type.superclass.map { (type.name, $0) } }
    ) { first, _ in first }
    screens = classes.filter { [.viewController, .navigationController].contains($0.kind) }
      .map(\.name).sorted()
  }

  /// The classes that a class inherits from, nearest first; a cycle, which doesn't compile, ends it.
  func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var next = superclasses[name]
    while let ancestor = next, ancestor != name, !result.contains(ancestor) {
      result.append(ancestor)
      next = superclasses[ancestor]
    }
    return result
  }

  /// The settings with those that subclasses inherit, where these don't set the same themselves.
  func inherited(_ settings: [DraftSetting]) -> [DraftSetting] {
    struct Spot: Hashable {
      let property: DraftProperty
      let place: DraftSetting.Place
    }
    let own = Dictionary(grouping: settings.filter { $0.screen != nil }) { $0.screen ?? "" }
    let spots = own.mapValues { Set($0.map { Spot(property: $0.property, place: $0.place) }) }
    let slots = own.mapValues { Set($0.map(\.place)) }
    var result = settings
    for screen in screens {
      var known = spots[screen] ?? []
      var knownSlots = slots[screen] ?? []
      for ancestor in ancestors(of: screen) {
        for setting in own[ancestor] ?? [] {
          // An object is assigned as a whole.
          if case .object = setting.place, knownSlots.contains(setting.place) { continue }
          guard !known.contains(Spot(property: setting.property, place: setting.place)) else {
            continue
          }
          var copy = setting
          copy.screen = screen
          result.append(copy)
        }
        known.formUnion(spots[ancestor] ?? [])
        knownSlots.formUnion(slots[ancestor] ?? [])
      }
    }
    return result
  }

  /// The objects with those that subclasses inherit.
  func inherited(_ objects: [DraftObject]) -> [DraftObject] {
    let own = Dictionary(grouping: objects.filter { $0.screen != nil }) { $0.screen ?? "" }
    var result = objects
    for screen in screens {
      var known = Set((own[screen] ?? []).map(\.slot))
      for ancestor in ancestors(of: screen) {
        for object in own[ancestor] ?? [] where !known.contains(object.slot) {
          var copy = object
          copy.screen = screen
          result.append(copy)
        }
        known.formUnion((own[ancestor] ?? []).map(\.slot))
      }
    }
    return result
  }
}
