import LintelDecisions
import LintelSchema
import LintelTheme

extension ContextDimensions {
  /// Returns the contexts of a box that can happen, as several entries if the box has gaps between versions.
  func entries(of box: DecisionBox, since oldest: Version) -> [ContextEntry] {
    var entry = ContextEntry(
      brands: Array(contexts.brands.indices),
      switchesOn: [],
      switchesOff: [],
      screens: Array(0...contexts.screens.count),
      firstIOS: versions[0].first,
      endIOS: nil,
      devices: contexts.devices
    )
    var spans = [versions.indices]
    for clause in box.clauses {
      let values = clause.values.ranges.flatMap { $0.map { Int($0) } }
      switch axis(of: clause.dimension) {
      case .slot, .item, .release: break
      case .screen: entry.screens = values
      case .brand: entry.brands = values
      case .ios: spans = clause.values.ranges.map { Int($0.lowerBound)..<Int($0.upperBound) }
      case .trait(let trait): entry.devices.removeAll { !values.contains($0[trait]) }
      case .promo(let promo):
        if values == [1] { entry.switchesOn.append(promo) } else { entry.switchesOff.append(promo) }
      case .mode(let mode):
        let numbers = contexts.calendar.switches.numbers(ofMode: mode)
        let on = values.map { numbers.lowerBound + $0 }
        if on.count == 1 {
          entry.switchesOn += on
        } else {
          entry.switchesOff += numbers.filter { !on.contains($0) }
        }
      }
    }
    let (calendar, on) = (contexts.calendar, entry.switchesOn)
    guard calendar.isFeasible(on: on, off: entry.switchesOff) else { return [] }
    // Promos and mode values that can't be on together with the others are off anyway.
    entry.switchesOff.removeAll { !calendar.isFeasible(on: on + [$0], off: []) }
    entry.switchesOn.sort()
    entry.switchesOff.sort()
    return spans.compactMap { span in
      var part = entry
      part.firstIOS = max(oldest, versions[span.lowerBound].first)
      part.endIOS = span.upperBound < versions.count ? versions[span.upperBound].first : nil
      return part.endIOS.map { $0 <= part.firstIOS } ?? false ? nil : part
    }
  }
}
