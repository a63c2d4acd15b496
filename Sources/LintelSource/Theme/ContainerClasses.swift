/// The container classes of an app, and which of them have their own look.
struct ContainerClasses {
  /// The containers with their own look.
  private let own: Set<String>
  /// All of the app's container classes.
  private let containers: Set<String>
  /// Whether the app has several kinds of navigation controllers, so that its screens don't all share a navigation bar.
  let hasSeveralNavigations: Bool

  /// Finds the containers of an app; those in `blocks` have their own look in any case.
  init(of reading: SourceReading, blocks: Set<String> = []) {
    let family = ScreenFamily(reading.classes)
    var own: Set<String> = []
    var containers: Set<String> = []
    let hasOthers = Self.hasOtherNavigationControllers(reading)
    for kind in [SourceClass.Kind.navigationController, .tabBarController] {
      let names = reading.classes.filter { $0.kind == kind }.map(\.name)
      containers.formUnion(names)
      let isNavigation = kind == .navigationController
      for name in names {
        let isBase = names.allSatisfy { $0 == name || family.ancestors(of: $0).contains(name) }
        if !isBase || isNavigation && (hasOthers || blocks.contains(name)) { own.insert(name) }
      }
    }
    self.own = own
    self.containers = containers
    let navigations = reading.classes.filter { $0.kind == .navigationController }
    hasSeveralNavigations = navigations.contains { own.contains($0.name) }
  }

  /// Whether the app has navigation controllers whose class isn't its own.
  ///
  /// That is true if code creates one, or if a proxy sets a value that differs from the class's, because no bar would have it otherwise.
  private static func hasOtherNavigationControllers(_ reading: SourceReading) -> Bool {
    guard reading.plainNavigationControllers.isEmpty else { return true }
    var proxies: [String: Set<SettingChange>] = [:]
    for setting in reading.settings {
      guard case .proxy(class: "UINavigationBar", containers: [], traits: [:]) = setting.owner
      else { continue }
      proxies[setting.change.property, default: []].insert(setting.change.withoutPlaces)
    }
    return reading.settings.contains { setting in
      guard case .containerBar("UINavigationBar", .some) = setting.owner,
        let others = proxies[setting.change.property]
      else { return false }
      return !others.contains(setting.change.withoutPlaces)
    }
  }

  /// Returns the name for the settings of a class, or `nil` for the container that all others inherit from, whose look is the app's.
  func screen(of name: String) -> String? {
    containers.contains(name) && !own.contains(name) ? nil : name
  }

  /// Returns the name for the settings of a container's own bar.
  func screen(ofContainer name: String) -> String? { own.contains(name) ? name : nil }
}

extension SettingChange {
  /// UIKit's name for the property that changes.
  var property: String {
    switch self {
    case .appearance(let slot, _): slot
    case .value(let property, _, let arguments): ([property] + arguments).joined(separator: " ")
    }
  }

  /// The change without the places of an appearance object's parts, which are never the same.
  var withoutPlaces: Self {
    guard case .appearance(let slot, var snapshot?) = self else { return self }
    let nowhere = SourcePlace.nowhere
    snapshot.place = nowhere
    snapshot.configure?.place = nowhere
    for key in snapshot.settings.keys { snapshot.settings[key]?.place = nowhere }
    return .appearance(slot: slot, snapshot)
  }
}
