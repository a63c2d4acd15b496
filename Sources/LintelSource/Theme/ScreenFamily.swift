/// The classes of an app, and which settings they inherit.
struct ScreenFamily {
  /// The superclass of each of the app's own classes.
  private let superclasses: [String: String]
  /// The app's own view controllers, including navigation controllers.
  private let screens: [String]

  init(_ classes: [SourceClass]) {
    superclasses = Dictionary(
      classes.compactMap { type in type.superclass.map { (type.name, $0) } }
    ) { first, _ in first }
    screens = classes.filter { [.viewController, .navigationController].contains($0.kind) }
      .map(\.name).sorted()
  }

  /// Returns the superclasses of a class, nearest first, up to a cycle, which doesn't compile.
  func ancestors(of name: String) -> [String] {
    var result: [String] = []
    var next = superclasses[name]
    while let ancestor = next, ancestor != name, !result.contains(ancestor) {
      result.append(ancestor)
      next = superclasses[ancestor]
    }
    return result
  }

  /// Adds the settings that subclasses inherit, unless they set the same themselves.
  func inherited(_ settings: [DraftSetting]) -> [DraftSetting] {
    struct Spot: Hashable {
      let property: DraftProperty?
      let place: DraftSetting.Place
    }
    return inherited(settings, screen: \.screen) { setting in
      // An object is assigned as a whole.
      if case .object = setting.place { return Spot(property: nil, place: setting.place) }
      return Spot(property: setting.property, place: setting.place)
    }
  }

  /// Adds the objects that subclasses inherit.
  func inherited(_ objects: [DraftObject]) -> [DraftObject] {
    inherited(objects, screen: \.screen, by: \.slot)
  }

  /// Adds the elements that subclasses inherit, unless they have one with the same key.
  private func inherited<Element, Key: Hashable>(
    _ elements: [Element],
    screen: WritableKeyPath<Element, String?>,
    by key: (Element) -> Key
  ) -> [Element] {
    let own = Dictionary(grouping: elements) { $0[keyPath: screen] }
    var result = elements
    for name in screens {
      var known = Set((own[name] ?? []).map(key))
      for ancestor in ancestors(of: name) {
        for element in own[ancestor] ?? [] where !known.contains(key(element)) {
          var copy = element
          copy[keyPath: screen] = name
          result.append(copy)
        }
        known.formUnion((own[ancestor] ?? []).map(key))
      }
    }
    return result
  }
}
