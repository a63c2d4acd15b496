import LintelAppearance

/// Finds values that are the same under both of UIKit's names for a part of an object: in iOS 26, done buttons became prominent ones.
struct RenamedParts {
  /// The runtime library's name for the part on every version.
  static let anyName = "prominentOrDoneButtonAppearance"
  /// The number of attributes of a text that must be the same under both names for the others to be checked one by one.
  private static let minimumEqualParts = 3

  /// The texts, and the values outside texts, that are set under one name.
  private var joined: Set<[String]> = []
  private var unlike: Set<[String]> = []

  init(_ places: [DecidedTheme.Place]) {
    let renamed = places.filter(\.isRenamed)
    if renamed.isEmpty { return }
    let parts = Set(renamed.compactMap(\.path.first))
    func isPart(_ place: DecidedTheme.Place) -> Bool {
      place.path.first.map(parts.contains) ?? false
    }
    let own = places.filter(isPart)
    unlike = Set(own.filter { !$0.isAlikeOnBothNames }.map(Self.attribute))
    for (container, places) in Dictionary(grouping: own, by: Self.container) {
      let all = Set(places.map(Self.attribute))
      let alike = all.subtracting(unlike).count
      if alike == all.count || alike >= Self.minimumEqualParts { joined.insert(container) }
    }
    if unlike.isEmpty || joined.isEmpty { return }
    // If another text has the same values, one statement sets both.
    let others = Set(
      Dictionary(grouping: places.filter { !isPart($0) }, by: Self.container).values
        .map(Self.olderValues)
    )
    for (container, places) in Dictionary(grouping: own, by: Self.container)
    where places.contains(where: { !isAlike($0) }) && others.contains(Self.olderValues(places)) {
      joined.remove(container)
    }
  }

  func isJoined(_ place: DecidedTheme.Place) -> Bool {
    !joined.isEmpty && joined.contains(Self.container(place))
  }

  func isAlike(_ place: DecidedTheme.Place) -> Bool { !unlike.contains(Self.attribute(place)) }

  /// Returns the values of a text on the older versions, by the steps within the text.
  private static func olderValues(
    _ places: [DecidedTheme.Place]
  ) -> [[String]: DecidedTheme.ConditionalValue] {
    let values = places.compactMap { place in
      place.routes.first.map { route in
        (Array(route.path.dropFirst(container(place).count)), route.value)
      }
    }
    return Dictionary(values) { first, _ in first }
  }

  private static func container(_ place: DecidedTheme.Place) -> [String] {
    ObjectEntry.container(of: place.path)
  }

  /// Returns the steps to the attribute, which may have parts, or to the value itself.
  private static func attribute(_ place: DecidedTheme.Place) -> [String] {
    Array(place.path.prefix(container(place).count + 1))
  }
}

extension DecidedTheme.Place {
  fileprivate var isRenamed: Bool { routes.contains { $0.until != nil } }

  fileprivate var isAlikeOnBothNames: Bool {
    routes.count == 2 && routes[0].value == routes[1].value
      && routes[0].until == routes[1].since
  }
}
