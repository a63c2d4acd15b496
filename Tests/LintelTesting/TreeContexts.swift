package import LintelAppearance
package import LintelSchema
package import LintelTheme

/// One context, by indices.
package struct TreeContext: Sendable {
  package let brand: Int
  /// The numbers of the promos that an app requests and of the modes' values, ascending; some sets of promos can't run.
  package let promos: [Int]
  /// One more than the screen's index, or 0 for no screen.
  package let screen: Int
  package let ios: Version
  package let device: Device

  package init(brand: Int, promos: [Int], screen: Int, ios: Version, device: Device) {
    self.brand = brand
    self.promos = promos
    self.screen = screen
    self.ios = ios
    self.device = device
  }
}

extension SwitchTable {
  /// The names of promos by number, and modes with their values, such as `reading=sepia`.
  package func names(_ numbers: [Int], promos: [Promo]) -> [String] {
    numbers.map { value($0).map(words) ?? promos[$0].name }
  }
}

extension ContextQuery {
  /// Creates a query with promos and modes by `SwitchTable.names`.
  package init(
    brand: String,
    switches: [String],
    screen: String?,
    ios: Version,
    device: Device
  ) {
    self.init(
      brand: brand,
      promos: switches.filter { !$0.contains("=") },
      modes: switches.filter { $0.contains("=") },
      screen: screen,
      ios: ios.description,
      idiom: "\(device.idiom)",
      width: DeviceTrait.width.names[device[.width]],
      height: DeviceTrait.height.names[device[.height]]
    )
  }
}

extension Theme {
  /// Every context that can occur, including brands without the screen, on each version where something may change.
  package var everyContext: [TreeContext] {
    let cuts = [Version(13), Version(15), Version(26)]
      .filter { minimumIOS < $0 && $0 <= newestIOS }
    return everyContext(on: Set(space.versions.map(\.first) + cuts).sorted())
  }

  /// Every context on some versions, brand by brand, including brands without the screen, and optionally promos that can't run together.
  package func everyContext(
    on versions: [Version],
    withImpossiblePromos isWhole: Bool = false
  ) -> [TreeContext] {
    let switches = space.calendar.switches
    let values = switches.modes.indices.reduce(into: [[Int]()]) { sets, mode in
      sets = sets.flatMap { set in switches.numbers(ofMode: mode).map { set + [$0] } }
    }
    let promoCount = space.calendar.promos.count
    let sets = (0..<(1 << promoCount)).flatMap { bits in
      let promos = (0..<promoCount).filter { bits >> $0 & 1 == 1 }
      return values.map { promos + $0 }
    }.filter { on in
      let off = (0..<switches.count).filter { !on.contains($0) }
      return isWhole || space.calendar.isFeasible(on: on, off: off)
    }
    return space.brands.indices.flatMap { brand in
      sets.flatMap { promos in
        (0...space.screens.count).flatMap { screen in
          versions.flatMap { ios in
            space.devices.map { device in
              TreeContext(brand: brand, promos: promos, screen: screen, ios: ios, device: device)
            }
          }
        }
      }
    }
  }
}

extension ContextEntry {
  package func contains(_ context: TreeContext) -> Bool {
    brands.contains(context.brand) && screens.contains(context.screen)
      && switchesOn.allSatisfy(context.promos.contains)
      && !switchesOff.contains(where: context.promos.contains)
      && firstIOS <= context.ios && (endIOS.map { context.ios < $0 } ?? true)
      && devices.contains(context.device)
  }
}

extension TreeEntry {
  package func contains(_ context: TreeContext) -> Bool { box.contains(context) }
}

extension AppearanceTree {
  /// The indices of the entries that contain a context, which is exactly one if the context exists.
  package func entries(of context: TreeContext) -> [Int] {
    contexts.indices.filter { contexts[$0].contains(context) }
  }

  /// How an entry differs from its context resolved independently, in words, or `nil` if they are the same.
  package func difference(
    _ entry: TreeEntry,
    from resolved: ResolvedContext,
    in context: TreeContext
  ) -> String? {
    let settings = (entry.settings.map { self.settings[$0].values } ?? [])
      .filter { isKnown($0.value, of: $0.leaf, in: context) }
    if settings != resolved.settings { return "settings \(settings) are not \(resolved.settings)" }
    for kind in BarKind.allCases {
      let expected = resolved.bars.first { $0.kind == kind }
      let bar = entry.bars[kind].map { bars[$0] }
      if let difference = difference(bar, from: expected, kind, in: context) {
        return "\(kind): \(difference)"
      }
    }
    return nil
  }

  /// Whether the version has the value; before iOS 13, separate rules replace newer keywords.
  private func isKnown(_ value: ResolvedValue, of leaf: LeafID, in context: TreeContext) -> Bool {
    context.ios < UIKitCuts.objects || hasKeyword(value, leaf, on: context.ios)
  }

  private func difference(
    _ bar: TreeBar?,
    from expected: ResolvedContext.ResolvedBar?,
    _ kind: BarKind,
    in context: TreeContext
  ) -> String? {
    let values = (bar?.values ?? []).filter { isKnown($0.value, of: $0.leaf, in: context) }
    if values != expected?.values ?? [] { return "\(values) are not \(expected?.values ?? [])" }
    for slot in kind.slots {
      let target = expected?.slots[slot]
      switch bar?.shown[slot] {
      case nil, .untouched:
        if target != nil { return "nothing said of \(slot)" }
      case .system:
        if target != .some(nil) { return "\(slot) is left to the system" }
      case .appearance(let index):
        if target != appearances[index] { return "\(slot) shows another object" }
      }
      if let object = target.flatMap(\.self),
        let shown = simulated(bar, slot, in: context, expected), shown != object
      {
        return "UIKit finds a different object at \(slot)"
      }
    }
    return nil
  }

  /// The object that UIKit shows once the bar's slots, and on a screen its item's slots, are assigned, or `nil` for a missing slot.
  private func simulated(
    _ bar: TreeBar?,
    _ slot: AppearanceSlot,
    in context: TreeContext,
    _ expected: ResolvedContext.ResolvedBar?
  ) -> Appearance? {
    guard let bar else { return nil }
    let base = contexts.first { entry in
      entry.contains(
        TreeContext(
          brand: context.brand,
          promos: context.promos,
          screen: 0,
          ios: context.ios,
          device: context.device
        )
      )
    }
    let onBar = base.flatMap { $0.bars[bar.kind] }.map { bars[$0].assigned } ?? [:]
    let hasItem = bar.kind != .toolbar && context.screen > 0
    let assigned = hasItem ? onBar : bar.assigned
    let item = hasItem ? bar.assigned : [:]
    let lookup = AppearanceLookup(
      bar: bar.kind,
      ios: context.ios,
      showsLargeTitles: expected?.values.contains {
        Schema.standard[$0.leaf].path == "navigationBar.prefersLargeTitles"
          && $0.value == .boolean(true)
      } ?? false
    )
    guard lookup.has(slot) else { return nil }
    let found = lookup.found(at: slot, bar: SlotSet(assigned.keys), item: SlotSet(item.keys))
    let index =
      switch found.owner {
      case .bar: assigned[found.slot]
      case .item: item[found.slot]
      case .initial: Int?.none
      }
    let object =
      index.map { appearances[$0] }
      ?? Appearance(bar: bar.kind, configure: "defaultBackground", values: [])
    guard found.isMadeTransparent else { return object }
    return Appearance(
      bar: bar.kind,
      configure: "transparentBackground",
      values: object.values.filter { value in
        let path = Schema.standard[value.leaf].path
        return !path.contains(".background.") && !path.contains("Bar.shadow.")
          && !path.contains("toolbar.shadow.")
      }
    )
  }
}
