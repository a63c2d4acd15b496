import LintelSchema
import LintelTheme

extension ContextSpace {
  /// Finds a context in which both conditions apply and UIKit has appearance objects, among some screens, and for one state or device.
  ///
  /// The result is the end of a clause: empty if both apply everywhere, or `nil` if they never apply together. No screen is the screen 0.
  func meeting(
    _ a: Condition,
    _ b: Condition,
    screens: [Range<Int32>]? = nil,
    state: ItemState? = nil,
    idiom: Idiom? = nil
  ) -> String? {
    /// The values of a dimension that both conditions allow, as ascending disjoint ranges.
    func ranges(_ dimension: Dimension) -> [Range<Int32>] {
      let domain = domains[dimension.index]
      return Ranges.intersection(domain.values(of: a[dimension]), domain.values(of: b[dimension]))
    }
    func common(_ dimension: Dimension) -> [Int] { ranges(dimension).flatMap { $0.map(Int.init) } }
    var cell = Cell()
    guard
      let ios = common(.ios).first(where: { value in
        // iOS 13 and later have appearance objects.
        versions[value].end.map { $0 > Version(13) } ?? true
      }),
      let device = common(.device).first(where: { value in
        idiom.map { $0 == devices[value].idiom } ?? true
      }),
      let item = common(.item).first(where: { cell in
        state.map { $0 == ItemState.tabItem[cell % ItemState.tabItem.count] } ?? true
      })
    else { return nil }
    (cell[.ios], cell[.device], cell[.item]) = (ios, device, item)
    guard let slot = common(.slot).first, let release = common(.appVersion).last
    else { return nil }
    (cell[.slot], cell[.appVersion]) = (slot, release)
    let promos = Set(requiredSwitches(a[.promos]) + requiredSwitches(b[.promos]))
    guard let running = calendar.smallestSets(containing: promos.sorted()).first else { return nil }
    cell.promos = calendar.switches.completed(running.running)
    let brands = ranges(.brand)
    let shared = ranges(.screen)
    let here = screens.map { Ranges.intersection(shared, $0) } ?? shared
    guard let pair = firstScreen(of: here, inBrands: brands) else { return nil }
    (cell[.screen], cell[.brand]) = pair
    let words = words(cell, a, b)
    return words.isEmpty ? "" : ", in \(words)"
  }

  /// Describes the parts of a context that the conditions mention, such as `brand 'night', screen 'home'`.
  private func words(_ cell: Cell, _ a: Condition, _ b: Condition) -> String {
    func isMentioned(_ dimension: Dimension) -> Bool {
      a[dimension] != .top || b[dimension] != .top
    }
    var parts: [String] = []
    if isMentioned(.brand) { parts.append("brand '\(brands[cell[.brand]].name)'") }
    if isMentioned(.promos) {
      let switches = calendar.switches
      parts += switches.promos(cell.promos).map { "promo '\(calendar.promos[$0].name)'" }
      parts += switches.chosenValues(cell.promos).map(switches.words)
    }
    if isMentioned(.screen) {
      parts.append(cell[.screen] == 0 ? "no screen" : "screen '\(screens[cell[.screen] - 1].name)'")
    }
    if isMentioned(.ios) { parts.append("iOS \(versions[cell[.ios]].first)") }
    if isMentioned(.device) {
      parts.append(devices[cell[.device]].words(distinguishesSizeClasses: distinguishesSizeClasses))
    }
    if isMentioned(.appVersion) { parts.append(words(release: cell[.appVersion])) }
    return parts.joined(separator: ", ")
  }
}
