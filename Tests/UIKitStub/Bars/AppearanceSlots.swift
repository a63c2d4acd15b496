/// The property that an appearance object is assigned to.
public enum AppearanceSlot: String, Hashable, Sendable, CaseIterable {
  case standard = "standardAppearance"
  case compact = "compactAppearance"
  case scrollEdge = "scrollEdgeAppearance"
  case compactScrollEdge = "compactScrollEdgeAppearance"
}

/// The appearance objects of a bar or an item.
@MainActor
struct AppearanceSlots<Appearance: UIBarAppearance> {
  /// The system version, in tenths, that introduced the slot for the scroll edge, which navigation bars had first.
  let scrollEdgeSince: Int
  private var appearances: [AppearanceSlot: Appearance] = [:]

  nonisolated init(scrollEdgeSince: Int) {
    self.scrollEdgeSince = scrollEdgeSince
  }

  subscript(_ slot: AppearanceSlot) -> Appearance? { appearances[slot] }

  /// The system version, in tenths, that introduced a slot.
  func since(_ slot: AppearanceSlot) -> Int {
    switch slot {
    case .standard, .compact: 130
    case .scrollEdge: scrollEdgeSince
    case .compactScrollEdge: 150
    }
  }

  /// Assigns a copy, because the slots are declared `copy`: later changes of the caller's object don't affect them.
  mutating func assign(_ slot: AppearanceSlot, _ appearance: Appearance?, of owner: NSObject) {
    let name = "\(type(of: owner))"
    Simulation.require(since(slot), "\(name).\(slot.rawValue)")
    if RunningTransitions.concern(owner) {
      Simulation.misuses.append(
        .appearanceAssignedDuringTransition(owner: name, slot: slot.rawValue)
      )
    }
    appearances[slot] = appearance?.duplicate() as? Appearance
  }
}
