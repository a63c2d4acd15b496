import LintelBackends
import LintelSchema

extension ExpectedStyle {
  /// The object that a slot is expected to show.
  enum Shown {
    /// Nothing is known about the object.
    case anything
    case object(JSONValue)
  }

  /// What a bar shows in the state that a slot is for; a slot left to UIKit never shows an object of another screen.
  func shown(_ slot: AppearanceSlot, _ kind: BarKind, _ version: Version) -> Shown {
    guard let shown = self.shown else { return .anything }
    guard let slots = shown[kind] else {
      // The theme doesn't style the bar's objects.
      return .object(fallback(to: nil, slot, kind, version))
    }
    guard let own = slots[slot], own == .null else {
      return slots[slot].map(Shown.object) ?? .anything
    }
    switch slot {
    case .standard: return .object(Self.initial(kind))
    case .compact, .scrollEdge: break
    case .compactScrollEdge:
      // UIKit asks two more slots first, and a resolved context doesn't tell whether these are the theme's own.
      guard slots[.scrollEdge] == .null, slots[.compact] == .null else { return .anything }
    }
    return .object(fallback(to: slots[.standard], slot, kind, version))
  }

  /// The object that UIKit derives from the standard object for a state: at a scroll edge, the background becomes transparent.
  private func fallback(
    to standard: JSONValue?,
    _ slot: AppearanceSlot,
    _ kind: BarKind,
    _ version: Version
  ) -> JSONValue {
    // Here, `nil` would be a JSON null.
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
