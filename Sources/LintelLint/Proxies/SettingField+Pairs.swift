import LintelCascade
import LintelDiagnostics
import LintelSchema
import LintelTheme

extension SettingField {
  /// Two settings that give one property of one class different values, the earlier one first, with a context and screen where both apply.
  typealias Pair = (first: Place, second: Place, context: String, screen: String?)

  /// The largest number of settings that are reported for one setting, because a list of hundreds doesn't help the author.
  private static let maximumPartners = 8

  /// Pairs of settings that give a property of one object different values in one context, unless the theme's order decides between them.
  func contradictions() -> [Pair] {
    places.values.flatMap { places in
      Dictionary(grouping: places) { $0.setting.object }.values.flatMap { places in
        meetings(of: places) { !isOrdered($0.setting, $1.setting) }
      }
    }
  }

  /// Pairs of proxies that both reach a bar and that UIKit doesn't order, each with the first hierarchy in which they do.
  func ties() -> [Pair] {
    var known: [String: [KnownHierarchy]] = [:]
    return places.values.flatMap { places -> [Pair] in
      let places = places.filter { $0.setting.kind == .proxy }
      guard places.count > 1, let owner = places.first?.setting.owner else { return [] }
      let hierarchies = known[owner.name] ?? knownHierarchies(of: owner)
      known[owner.name] = hierarchies
      // Few types enclose a bar. A proxy reaches the bar only if one of them is the proxy's innermost container.
      let byContainer = Dictionary(grouping: places.indices) {
        places[$0].setting.containedIn.first?.text ?? ""
      }
      var seen: Set<[Int]> = []
      var ties: [Pair] = []
      for (screen, hierarchy) in hierarchies {
        let names = hierarchy.levels.reduce(into: Set([""])) { $0.formUnion($1) }
        let reaching = names.flatMap { byContainer[$0] ?? [] }
          .filter { hierarchy.isReached(by: places[$0].setting.customization) }.sorted()
        let ranks = Dictionary(grouping: reaching) {
          hierarchy.rank(of: places[$0].setting.customization)
        }
        for tied in ranks.values where tied.count > 1 && seen.insert(tied).inserted {
          ties += meetings(of: tied.map { places[$0] }, on: screen) {
            $0.setting.object != $1.setting.object
          }
        }
      }
      var shown: Set<[SourceRange]> = []
      let pairs = ties.filter {
        shown.insert([$0.first.assignment.keyRange, $0.second.assignment.keyRange]).inserted
      }
      // One proxy can contradict a different proxy in each of many hierarchies, so the limit applies to all of them together.
      var partners: [SourceRange: Int] = [:]
      return pairs.sorted {
        ($0.second.assignment.keyRange, $0.first.assignment.keyRange)
          < ($1.second.assignment.keyRange, $1.first.assignment.keyRange)
      }.filter { tie in
        partners[tie.second.assignment.keyRange, default: 0] += 1
        return partners[tie.second.assignment.keyRange, default: 0] <= Self.maximumPartners
      }
    }
  }

  /// The pairs in a list that apply together, have different values, and pass a test.
  private func meetings(
    of places: [Place],
    on screen: String? = nil,
    where isWanted: (Place, Place) -> Bool
  ) -> [Pair] {
    guard places.count > 1 else { return [] }
    let conditions = places.map { condition(of: $0.setting) }
    let index = MeetingIndex(conditions, in: theme)
    var pairs: [Pair] = []
    for (second, b) in places.enumerated() {
      var partners = 0
      for a in index.candidates(for: conditions[second]).prefix(while: { $0 < second }).lazy
        .map({ places[Int($0)] })
      where a.assignment.disagrees(with: b.assignment) && isWanted(a, b) {
        guard let context = meeting(a.setting, b.setting) else { continue }
        pairs.append((a, b, context, screen))
        partners += 1
        if partners == Self.maximumPartners { break }
      }
    }
    return pairs
  }

  /// Whether the theme decides between two settings, because their layers or priorities differ or one is in a narrower block.
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

extension ContainerHierarchy {
  /// The rank by which UIKit chooses between customizations that reach an object, with no order for equal ranks.
  fileprivate func rank(of customization: Customization) -> [Int] {
    let positions = positions(of: customization.containers) ?? []
    return [customization.step.rawValue, positions.first ?? -1, positions.count]
  }
}

extension Theme.InstanceSetting {
  /// The attributes by which UIKit keeps customizations apart.
  struct Object: Hashable {
    let kind: Kind
    let owner: String
    /// The containers, innermost first.
    let containers: [String]
    /// The names of the traits, sorted.
    let traits: [String]
    /// The values of the traits, in the order of the names.
    let values: [Value]
  }

  var object: Object {
    Object(
      kind: kind,
      owner: owner.name,
      containers: containedIn.map(\.text),
      traits: traits.all.map(\.name),
      values: traits.all.map(\.value)
    )
  }
}

extension SettingAssignment {
  /// Whether both assignments give the same combination of arguments different values.
  func disagrees(with other: SettingAssignment) -> Bool {
    variants.contains { own in
      other.variants.contains { $0.arguments == own.arguments && $0.value != own.value }
    }
  }
}
