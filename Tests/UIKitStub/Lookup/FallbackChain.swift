/// The state of a bar that determines where UIKit looks for an appearance object.
public struct BarState: Hashable, Sendable {
  /// Whether the bar has its compact height, as on an iPhone in landscape.
  public var isCompact: Bool
  /// Whether the content's edge is at the bar.
  public var isAtScrollEdge: Bool

  /// Creates a state.
  public init(isCompact: Bool, isAtScrollEdge: Bool) {
    self.isCompact = isCompact
    self.isAtScrollEdge = isAtScrollEdge
  }

  /// The places where UIKit looks, in order: UINavigationBar.h, "Fallback Behavior".
  ///
  /// UIKit looks for each slot on the item, then on the bar, before it looks for the next slot.
  var chain: [AppearancePlace] {
    let slots: [AppearanceSlot] =
      switch (isCompact, isAtScrollEdge) {
      case (false, false): [.standard]
      case (true, false): [.compact, .standard]
      case (false, true): [.scrollEdge, .standard]
      case (true, true): [.compactScrollEdge, .scrollEdge, .compact, .standard]
      }
    return slots.flatMap { [AppearancePlace(.item, $0), AppearancePlace(.bar, $0)] }
  }
}

extension BarState {
  /// Looks up the first object of the chain, which ends with the bar's standard object.
  ///
  /// - Returns: the object, or `nil` before iOS 13, which has no appearance objects.
  @MainActor
  func lookUp<Appearance: UIBarAppearance>(
    item: AppearanceSlots<Appearance>?,
    bar: AppearanceSlots<Appearance>,
    standard: Appearance
  ) -> ShownAppearance<Appearance>? {
    guard Simulation.systemVersion >= 130 else { return nil }
    for place in chain {
      let slots = place.owner == .item ? item : bar
      let isLast = place == AppearancePlace(.bar, .standard)
      guard let appearance = slots?.available(place.slot) ?? (isLast ? standard : nil) else {
        continue
      }
      return ShownAppearance(
        appearance: appearance,
        place: place,
        isModified: isAtScrollEdge && place.slot == .standard
      )
    }
    return nil
  }
}

extension AppearanceSlots {
  /// The object in a slot, if the simulated system has the slot.
  fileprivate func available(_ slot: AppearanceSlot) -> Appearance? {
    Simulation.systemVersion >= since(slot) ? self[slot] : nil
  }
}
