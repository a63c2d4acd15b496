/// The state of a bar that decides where UIKit looks for an appearance object.
public struct BarState: Hashable, Sendable {
  /// Whether the bar has its compact height, as on an iPhone in landscape.
  public var isCompact: Bool
  /// Whether the content's edge is at the bar.
  public var isAtScrollEdge: Bool

  /// A state.
  public init(isCompact: Bool, isAtScrollEdge: Bool) {
    self.isCompact = isCompact
    self.isAtScrollEdge = isAtScrollEdge
  }

  /// The places that UIKit looks at, first to last: UINavigationBar.h, "Fallback Behavior".
  ///
  /// Each slot is looked for on the item and then on the bar, before the next slot is.
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
  /// The first object of the chain; a bar's standard one is always there.
  ///
  /// - Returns: nil below iOS 13, which has no appearance objects.
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
  /// What is in a slot, if the simulated system has that slot.
  fileprivate func available(_ slot: AppearanceSlot) -> Appearance? {
    Simulation.systemVersion >= since(slot) ? self[slot] : nil
  }
}
