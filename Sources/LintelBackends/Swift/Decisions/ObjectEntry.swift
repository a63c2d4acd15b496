import LintelAppearance
import LintelSchema

/// A value of an appearance object on one of the paths that UIKit has for it.
struct ObjectEntry: Hashable {
  let leaf: LeafID
  /// UIKit's steps from the subject to the value.
  var path: [String]
  let value: DecidedTheme.ConditionalValue
  var versions: VersionRange
  /// The versions on which the attribute is set, if its text is set on all versions under the common name of a renamed part.
  var attributeVersions = VersionRange.all

  /// Returns the entries of places in order, with one entry for a value that is the same under both of UIKit's names.
  static func all(_ places: [DecidedTheme.Place]) -> [ObjectEntry] {
    let parts = RenamedParts(places)
    return places.flatMap { place in
      let isJoined = parts.isJoined(place)
      let isAlike = isJoined && parts.isAlike(place)
      return place.routes.prefix(isAlike ? 1 : place.routes.count).map { route in
        let versions = VersionRange(since: route.since, until: route.until)
        var entry = ObjectEntry(
          leaf: place.leaf,
          path: route.path,
          value: route.value,
          versions: versions
        )
        guard isJoined else { return entry }
        entry.path[0] = RenamedParts.anyName
        entry.versions = isAlike ? VersionRange(since: route.since, until: nil) : .all
        if !isAlike { entry.attributeVersions = versions }
        return entry
      }
    }
  }

  /// The steps to the text attributes that contain the value, or to the value itself.
  var container: [String] { Self.container(of: path) }

  static func container(of path: [String]) -> [String] {
    let end = path.lastIndex { $0.hasSuffix("TextAttributes") } ?? path.count - 1
    return Array(path.prefix(end + 1))
  }

  /// Returns whether a step at a depth can distinguish this entry from others; values in one dictionary stay together.
  func canBeDivided(at depth: Int) -> Bool {
    let container = container
    return container.count < path.count ? container.count > depth : path.count > depth + 1
  }

  var withoutFirstStep: ObjectEntry {
    var rest = self
    rest.path.removeFirst()
    return rest
  }
}

/// Separates values of a tab bar's items that are the same in every layout or state from other values.
struct SharedItemEntries {
  /// The other values, with full paths.
  let others: [ObjectEntry]
  /// The values that are the same in every layout; their paths begin with the state.
  let ofLayouts: [ObjectEntry]
  /// The values that are the same in every layout and state; their paths begin after the state.
  let ofStates: [ObjectEntry]
  /// The values that are the same in every state of one layout, by UIKit's name for the layout; their paths begin after the state.
  let ofOneLayout: [(layout: String, entries: [ObjectEntry])]

  init(_ entries: [ObjectEntry]) {
    let states = ItemState.tabItem.map { "\($0)" }
    let byLayout = Self.split(entries, along: ItemLayout.allCases.map(\.uikitName))
    let byState = Self.split(byLayout.shared, along: states)
    ofLayouts = byState.others
    ofStates = byState.shared
    var others = byLayout.others
    var ofOneLayout: [(layout: String, entries: [ObjectEntry])] = []
    for layout in ItemLayout.allCases.map(\.uikitName) {
      let own = others.filter { $0.path.first == layout }
      let byState = Self.split(own.map { $0.withoutFirstStep }, along: states)
      if byState.shared.isEmpty { continue }
      ofOneLayout.append((layout, byState.shared))
      let kept = Set(byState.others)
      others.removeAll { $0.path.first == layout && !kept.contains($0.withoutFirstStep) }
    }
    self.others = others
    self.ofOneLayout = ofOneLayout
  }

  /// Extracts the values that are the same after each of some first steps, comparing dictionaries of text attributes as a whole.
  private static func split(
    _ entries: [ObjectEntry],
    along steps: [String]
  ) -> (shared: [ObjectEntry], others: [ObjectEntry]) {
    var parts: [[String]: [String: [ObjectEntry]]] = [:]
    for entry in entries {
      guard let step = entry.path.first, steps.contains(step) else { continue }
      let inner = entry.withoutFirstStep
      parts[inner.container, default: [:]][step, default: []].append(inner)
    }
    let alike = Set(
      parts.filter { $0.value.count == steps.count && Set($0.value.values).count == 1 }.keys
    )
    var shared: [ObjectEntry] = []
    var others: [ObjectEntry] = []
    for entry in entries {
      guard let step = entry.path.first, steps.contains(step),
        case let inner = entry.withoutFirstStep, alike.contains(inner.container)
      else {
        others.append(entry)
        continue
      }
      if step == steps.first { shared.append(inner) }
    }
    return (shared, others)
  }
}
