import LintelDiagnostics
import LintelSchema

extension SettingField {
  typealias Place = (setting: Theme.InstanceSetting, assignment: SettingAssignment)

  /// All pairs of settings that give values to one property of one class, the earlier of a list first.
  func pairs() -> [(first: Place, second: Place)] {
    let groups = Dictionary(grouping: assignments) {
      "\($0.setting.owner.name).\($0.assignment.property.name)"
    }
    return groups.sorted { $0.key < $1.key }.flatMap { group in
      let places = group.value
      return places.indices.flatMap { second in
        places[..<second].map { ($0, places[second]) }
      }
    }
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

extension Theme.InstanceSetting {
  /// Whether UIKit keeps one customization for both.
  func isSameObject(as other: Theme.InstanceSetting) -> Bool {
    kind == other.kind && owner.name == other.owner.name
      && containedIn.map(\.text) == other.containedIn.map(\.text)
      && traits.isSame(as: other.traits)
  }
}

extension SettingAssignment {
  /// Whether both give a value to one combination of arguments, and not the same.
  func disagrees(with other: SettingAssignment) -> Bool {
    variants.contains { own in
      other.variants.contains { $0.arguments == own.arguments && $0.value != own.value }
    }
  }
}
