import LintelAppearance

/// Finds what is set alike on both names that UIKit has for a part of an object: done buttons became prominent ones in iOS 26.
struct RenamedParts {
  /// What the runtime library calls the part on every version.
  static let anyName = "prominentOrDoneButtonAppearance"
  /// So many attributes of a text are the same on both names, at least, for the others to be checked one by one.
  private static let leastAlike = 3

  /// The texts, and the values themselves, that are set by one name.
  private var joined: Set<[String]> = []
  /// The attributes that aren't the same on both names.
  private var unlike: Set<[String]> = []

  /// Compares what an object has on either name.
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
      if alike == all.count || alike >= Self.leastAlike { joined.insert(container) }
    }
    if unlike.isEmpty || joined.isEmpty { return }
    // What another text has, too, is set on both together.
    let others = Set(
      Dictionary(grouping: places.filter { !isPart($0) }, by: Self.container).values
        .map(Self.olderValues)
    )
    for (container, places) in Dictionary(grouping: own, by: Self.container)
    where places.contains(where: { !isAlike($0) }) && others.contains(Self.olderValues(places)) {
      joined.remove(container)
    }
  }

  /// Whether the text, or the value, that a place belongs to is set by one name.
  func isJoined(_ place: DecidedTheme.Place) -> Bool {
    !joined.isEmpty && joined.contains(Self.container(place))
  }

  /// Whether a place has the same on both names.
  func isAlike(_ place: DecidedTheme.Place) -> Bool {
    !unlike.contains(Self.attribute(place))
  }

  /// The values of a text on the older of the versions, by the steps within it.
  private static func olderValues(
    _ places: [DecidedTheme.Place]
  ) -> [[String]: DecidedTheme.Guarded] {
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

  /// The steps to the attribute, which may have parts, or to the value itself.
  private static func attribute(_ place: DecidedTheme.Place) -> [String] {
    Array(place.path.prefix(container(place).count + 1))
  }
}

extension DecidedTheme.Place {
  /// Whether UIKit has a newer name for the way.
  fileprivate var isRenamed: Bool { routes.contains { $0.until != nil } }

  /// Whether the same is set by either name.
  fileprivate var isAlikeOnBothNames: Bool {
    routes.count == 2 && routes[0].value == routes[1].value
      && routes[0].until == routes[1].since
  }
}
