import LintelBackends
import LintelSchema

extension ExpectedStyle {
  /// What is expected to be seen in a slot.
  enum Shown {
    /// Nobody says.
    case anything
    case object(JSONValue)
  }

  /// What a bar shows in the state that a slot is made for.
  ///
  /// A slot that is left to UIKit shows UIKit's own fallback among the theme's other slots, never an object of another screen.
  func shown(_ slot: AppearanceSlot, _ kind: BarKind, _ version: Version) -> Shown {
    guard let shown = self.shown else { return .anything }
    guard let slots = shown[kind] else {
      // The theme leaves the bar's objects alone.
      return .object(fallback(to: nil, slot, kind, version))
    }
    guard let own = slots[slot], own == .null else {
      return slots[slot].map(Shown.object) ?? .anything
    }
    switch slot {
    case .standard: return .object(Self.initial(kind))
    case .compact, .scrollEdge: break
    case .compactScrollEdge:
      // Between the two stand slots of which a resolved context does not tell if they are the theme's own.
      guard slots[.scrollEdge] == .null, slots[.compact] == .null else { return .anything }
    }
    return .object(fallback(to: slots[.standard], slot, kind, version))
  }

  /// What UIKit makes of the standard object for a state: at the edge, where there is one, the background becomes transparent.
  private func fallback(
    to standard: JSONValue?,
    _ slot: AppearanceSlot,
    _ kind: BarKind,
    _ version: Version
  ) -> JSONValue {
    // `nil` would be a JSON null here.
    let object = standard == .some(.null) ? Self.initial(kind) : standard ?? Self.initial(kind)
    let isLarge =
      kind == .navigationBar && slot == .scrollEdge && bars[kind]?["prefersLargeTitles"] == true
      && settings["largeTitleDisplayMode"] != "never"
    guard slot.isAtEdge, version >= Version(15) || isLarge else { return object }
    let others = object.members.filter {
      !$0.key.hasPrefix("background") && !$0.key.hasPrefix("shadow") && $0.key != "translucency"
    }
    return .object(
      others.map { JSONMember($0.key, $0.key == "configure" ? "transparentBackground" : $0.value) }
    )
  }

  private static func initial(_ kind: BarKind) -> JSONValue {
    ["class": .string(kind.appearanceClass), "configure": "defaultBackground"]
  }
}

extension JSONValue {
  var members: [JSONMember] {
    if case .object(let members) = self { members } else { [] }
  }
}
