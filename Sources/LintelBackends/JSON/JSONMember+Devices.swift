package import LintelSchema

extension JSONMember {
  /// The members that say which devices a box of contexts has: its idioms, and the sizes that it narrows.
  package static func devices(_ condition: DeviceCondition) -> [JSONMember] {
    DeviceTrait.allCases.compactMap { trait in
      let value = condition[trait]
      guard trait == .idiom || value != nil else { return nil }
      let names = trait.names.indices.filter { value == nil || value == $0 }
      return JSONMember("\(trait.name)s", .array(names.map { .string(trait.names[$0]) }))
    }
  }
}
