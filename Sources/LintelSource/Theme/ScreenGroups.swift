import LintelSchema
import LintelTheme

/// The screens that share a part of their look, such as what a base class sets, which a theme declares once for all of them.
struct ScreenGroups {
  /// A group, with the classes of its screens.
  struct Group {
    let name: String
    let screens: [String]
  }

  /// The groups, sorted by name.
  private(set) var all: [Group] = []
  /// The names of the groups of entries.
  private var names: [DraftEntry: String] = [:]

  /// A part of a screen's look that is declared as a whole, under all conditions, because a screen's own block beats a group: one
  /// property, or everything in the appearance objects of a bar.
  private struct Part: Hashable {
    let screen: String
    let bar: BarKind?
    let property: DraftProperty?
  }

  /// The number of screens that make a group.
  private static let minimumScreens = 3

  /// Finds the groups; `screens` are the names of screens by class.
  init(_ entries: [DraftEntry], screens: [String: String], classes: [SourceClass]) {
    let parts = Dictionary(
      grouping: entries.compactMap { entry in Self.part(of: entry).map { ($0, entry) } },
      by: \.0
    ).mapValues { $0.map(\.1) }
    var looks: [Set<DraftEntry>: [(screen: String, entries: [DraftEntry])]] = [:]
    for (part, own) in parts {
      let look = Set(own.map(Self.content))
      looks[look, default: []].append((part.screen, own))
    }
    var groups: [[String]: [DraftEntry]] = [:]
    for (look, users) in looks where users.count >= Self.minimumScreens {
      // Screens that set one property themselves, each in its own line, read better apart.
      let lines = Dictionary(grouping: users) { $0.entries.flatMap(\.sources) }
      guard look.count > 1 || lines.values.contains(where: { $0.count >= Self.minimumScreens })
      else { continue }
      groups[users.map(\.screen).sorted(), default: []] += users.flatMap(\.entries)
    }
    let family = ScreenFamily(classes)
    var taken = Set(screens.values)
    let sorted = groups.sorted { left, right in
      left.key.count == right.key.count
        ? left.key.lexicographicallyPrecedes(right.key) : left.key.count > right.key.count
    }
    for (members, own) in sorted {
      let name = taken.claim(Self.name(of: members, own, family))
      all.append(Group(name: name, screens: members.map { screens[$0] ?? $0 }.sorted()))
      for entry in own { names[entry] = name }
    }
    all.sort { $0.name < $1.name }
  }

  /// Returns the name of an entry's group, or `nil` for an entry of one screen or of all screens.
  func name(of entry: DraftEntry) -> String? { names[entry] }

  private static func part(of entry: DraftEntry) -> Part? {
    guard let screen = entry.screen else { return nil }
    switch Schema.standard[entry.property.leaf].property.destination {
    // What one slot of an object has depends on the others.
    case .appearance, .slot: return Part(screen: screen, bar: entry.property.bar, property: nil)
    case .bar, .barController, .navigationItem, .viewController, .searchBar, .scrollView, .window,
      .item, .runtime, .fact:
      return Part(screen: screen, bar: entry.property.bar, property: entry.property)
    }
  }

  /// Returns the entry regardless of its screen and of the places that set it.
  private static func content(_ entry: DraftEntry) -> DraftEntry {
    var content = entry
    (content.screen, content.sources) = (nil, [])
    return content
  }

  /// Returns a name after the nearest class that all screens have or inherit from, or after what they share.
  private static func name(
    of members: [String],
    _ entries: [DraftEntry],
    _ family: ScreenFamily
  ) -> String {
    let lineages = members.map { [$0] + family.ancestors(of: $0) }
    let base = lineages[0].first { name in
      !name.hasPrefix("UI") && lineages.allSatisfy { $0.contains(name) }
    }
    if let base { return "\(DraftNames.screenName(base))Screens" }
    let properties = Set(entries.map(\.property))
    let first = entries.map(\.property).min { $0.path < $1.path }
    let words =
      properties.count == 1
      ? first?.steps() ?? [] : [first?.bar?.rawValue ?? first?.keys.first ?? "look"]
    return "shared" + words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
