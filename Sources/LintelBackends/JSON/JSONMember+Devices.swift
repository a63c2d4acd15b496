package import LintelSchema

extension JSONMember {
  /// Returns the members for the devices in a box of contexts: its idioms, and the size classes that it narrows.
  package static func devices(_ condition: DeviceCondition) -> [JSONMember] {
    DeviceTrait.allCases.compactMap { trait in
      let value = condition[trait]
      guard trait == .idiom || value != nil else { return nil }
      let names = trait.names.indices.filter { value == nil || value == $0 }
      return JSONMember("\(trait.name)s", .strings(names.map { trait.names[$0] }))
    }
  }
}
