import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Looks for settings that contradict each other.
extension SettingField {
  /// A setting, and one of its assignments.
  typealias Place = (setting: Theme.InstanceSetting, assignment: SettingAssignment)

  /// A pair of settings that give values to one property of one class, the earlier of a list first.
  typealias Pair = (first: Place, second: Place)

  /// At most this many settings are listed as being at odds with one setting, since a list of hundreds helps no author.
  private static let mostPartners = 8

  /// Pairs of settings of one object that give a property different values where both hold, unless the theme's order decides between them.
  func contradictions() -> [(pair: Pair, meeting: Meeting)] {
    places.values.flatMap { places in
      Dictionary(grouping: places) { $0.setting.object }.values.flatMap { places in
        meetings(of: places) { !isOrdered($0.setting, $1.setting) }
      }
    }
  }

  /// Pairs of proxies that both reach a bar and that UIKit has no order for there, each with the first such hierarchy.
  func ties() -> [(pair: Pair, meeting: Meeting, screen: String?)] {
    var known: [String: [KnownHierarchy]] = [:]
    return places.values.flatMap { places -> [(pair: Pair, meeting: Meeting, screen: String?)] in
      let places = places.filter { $0.setting.kind == .proxy }
      guard places.count > 1, let owner = places.first?.setting.owner else { return [] }
      let hierarchies = known[owner.name] ?? knownHierarchies(of: owner)
      known[owner.name] = hierarchies
      // What encloses a bar has few names, and a proxy reaches it by its innermost container only if that is one of them.
      let byContainer = Dictionary(grouping: places.indices) {
        places[$0].setting.containedIn.first?.text ?? ""
      }
      var seen: Set<[Int]> = []
      var ties: [(pair: Pair, meeting: Meeting, screen: String?)] = []
      for (screen, hierarchy) in hierarchies {
        let names = hierarchy.levels.reduce(into: Set([""])) { $0.formUnion($1) }
        let reaching = names.flatMap { byContainer[$0] ?? [] }
          .filter { hierarchy.isReached(by: places[$0].setting.customization) }.sorted()
        let ranks = Dictionary(grouping: reaching) {
          hierarchy.rank(of: places[$0].setting.customization)
        }
        for tied in ranks.values where tied.count > 1 && seen.insert(tied).inserted {
          let found = meetings(of: tied.map { places[$0] }) {
            !$0.setting.isSameObject(as: $1.setting)
          }
          ties += found.map { ($0.pair, $0.meeting, screen) }
        }
      }
      var shown: Set<[SourceRange]> = []
      let pairs = ties.filter {
        shown.insert([$0.pair.first.assignment.keyRange, $0.pair.second.assignment.keyRange])
          .inserted
      }
      // One proxy may be at odds with another one in each of many hierarchies.
      var partners: [SourceRange: Int] = [:]
      return pairs.sorted {
        let (a, b) = ($0.pair, $1.pair)
        return (a.second.assignment.keyRange, a.first.assignment.keyRange)
          < (b.second.assignment.keyRange, b.first.assignment.keyRange)
      }.filter { tie in
        partners[tie.pair.second.assignment.keyRange, default: 0] += 1
        return partners[tie.pair.second.assignment.keyRange, default: 0] <= Self.mostPartners
      }
    }
  }

  /// The pairs of a list that hold together and disagree, as far as they are wanted.
  private func meetings(
    of places: [Place],
    where isWanted: (Place, Place) -> Bool
  ) -> [(pair: Pair, meeting: Meeting)] {
    guard places.count > 1 else { return [] }
    let index = MeetingIndex(places.map { condition(of: $0.setting) }, in: theme)
    var pairs: [(pair: Pair, meeting: Meeting)] = []
    for (second, b) in places.enumerated() {
      var partners = 0
      for a in index.candidates(before: second).lazy.map({ places[$0] })
      where a.assignment.disagrees(with: b.assignment) && isWanted(a, b) {
        guard let meeting = meeting(a.setting, b.setting) else { continue }
        pairs.append(((a, b), meeting))
        partners += 1
        if partners == Self.mostPartners { break }
      }
    }
    return pairs
  }

  /// Whether the theme's own order decides between two settings: a higher layer or a narrower block replaces a setting.
  func isOrdered(_ a: Theme.InstanceSetting, _ b: Theme.InstanceSetting) -> Bool {
    if a.block == b.block { return false }
    if layer(of: a) != layer(of: b) || a.priority != b.priority { return true }
    let blocks = [a, b].map { theme.blocks[Int($0.block)].condition }
    switch cascade.precedence.order.relation(blocks[0], blocks[1]) {
    case .narrower, .wider: return true
    case .equal, .incomparable: return false
    }
  }
}

/// Finds the conditions that may hold together with another, without looking at each.
private struct MeetingIndex {
  /// All conditions, in the order of the settings.
  private let conditions: [Condition]
  /// The values of the dimensions that are indexed.
  private let domains: [Domain]
  /// An index for each of these dimensions.
  private let indices: [ScreenIndex]

  /// The dimensions that most themes with many settings tell them apart by.
  private static let dimensions: [Dimension] = [.brand, .screen]

  /// Indexes conditions by the dimensions that tell most of them apart.
  init(_ conditions: [Condition], in theme: Theme) {
    self.conditions = conditions
    let domains = Self.dimensions.map { theme.space.domains[$0.index] }
    self.domains = domains
    indices = zip(Self.dimensions, domains).map { dimension, domain in
      ScreenIndex(conditions.map { $0[dimension] }, in: domain)
    }
  }

  /// The indices of conditions before one whose brands, or whose screens, meet its own; ascending.
  func candidates(before index: Int) -> [Int] {
    let lists = zip(Self.dimensions, zip(domains, indices)).compactMap { dimension, parts in
      let set = conditions[index][dimension]
      return set == .top ? nil : parts.1.meeting(parts.0[set].values)
    }
    guard let shortest = lists.min(by: { $0.count < $1.count }) else { return Array(0..<index) }
    return shortest.lazy.map(Int.init).filter { $0 < index }
  }
}

/// Ranks customizations within a hierarchy.
extension ContainerHierarchy {
  /// What UIKit goes by where several customizations reach an object; it has no order for those of one rank.
  fileprivate func rank(of customization: Customization) -> [Int] {
    let positions = positions(of: customization.containers) ?? []
    return [customization.step.rawValue, positions.first ?? -1, positions.count]
  }
}

/// Tells which settings are for one object.
extension Theme.InstanceSetting {
  /// What UIKit keeps one customization for.
  fileprivate struct Object: Hashable {
    /// Whether it is a proxy or an instance.
    let kind: Kind
    /// The class.
    let owner: String
    /// The containers, innermost first.
    let containers: [String]
    /// The names of the traits, sorted.
    let traits: [String]
    /// The values of the traits, in the order of the names.
    let values: [Value]
  }

  /// What UIKit keeps this setting's customization for.
  fileprivate var object: Object {
    Object(
      kind: kind,
      owner: owner.name,
      containers: containedIn.map(\.text),
      traits: traits.all.map(\.name),
      values: traits.all.map(\.value)
    )
  }

  /// Whether UIKit keeps one customization for both.
  func isSameObject(as other: Theme.InstanceSetting) -> Bool {
    kind == other.kind && owner.name == other.owner.name
      && containedIn.map(\.text) == other.containedIn.map(\.text)
      && traits.isSame(as: other.traits)
  }
}

/// Compares the values of assignments.
extension SettingAssignment {
  /// Whether both give a value to one combination of arguments, and not the same.
  func disagrees(with other: SettingAssignment) -> Bool {
    variants.contains { own in
      other.variants.contains { $0.arguments == own.arguments && $0.value != own.value }
    }
  }
}
