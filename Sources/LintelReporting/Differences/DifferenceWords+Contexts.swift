import LintelDiff
import LintelSchema

/// Puts contexts into words.
extension DifferenceWords {
  /// Returns boxes of contexts, such as `brand day, screens home, list`, without the dimensions that they don't narrow.
  func contexts(_ boxes: [SharedBox]) -> String { boxes.map(words).joined(separator: "; ") }

  /// Returns one box in words, or `everywhere` for all contexts.
  private func words(_ box: SharedBox) -> String {
    let space = differences.space
    var parts: [String] = []
    if box.brands.count < space.brands.count {
      let names = box.brands.map { space.brands[$0].name }
      parts.append(names.count == 1 ? "brand \(names[0])" : "brands \(list(names))")
    }
    if box.screens.count < space.screens.count { parts.append(screens(box.screens)) }
    func words(_ index: Int) -> String {
      let promo = space.switches[index]
      return promo.isOfMode ? promo.name : "promo \(promo.name)"
    }
    parts += box.switchesOn.map(words)
    let off = box.switchesOff.filter { !space.switches[$0].isOfMode }
    if off.count > 1 {
      parts.append("without promos \(list(off.map { space.switches[$0].name }))")
    }
    parts += box.switchesOff.filter { off.count < 2 || space.switches[$0].isOfMode }
      .map { "without \(words($0))" }
    if let versions = versions(box) { parts.append(versions) }
    parts += DeviceCondition(box.devices, of: space.devices)?.parts ?? []
    return parts.isEmpty ? "everywhere" : parts.joined(separator: ", ")
  }

  /// Returns every screen by name, or the missing screens if there are few.
  private func screens(_ values: [Int]) -> String {
    let all = differences.space.screens
    let names = values.filter { $0 > 0 }.map { all[$0].name }
    let hasNone = values.first == 0
    if names.isEmpty { return "no screen" }
    if names.count == all.count - 1 { return "every screen" }
    if hasNone, (all.count - values.count) * 3 <= names.count {
      let missing = Set(all.indices).subtracting(values).sorted().map { all[$0].name }
      return "every screen except \(list(missing))"
    }
    let listed = names.count == 1 ? "screen \(names[0])" : "screens \(list(names))"
    return hasNone ? "\(listed) and no screen" : listed
  }

  /// Returns the versions of a box, such as `iOS 15 to 18`, or `nil` if it has all of them.
  private func versions(_ box: SharedBox) -> String? {
    let space = differences.space
    guard box.firstIOS > space.firstIOS || box.endIOS < space.endIOS else { return nil }
    if box.endIOS >= space.endIOS { return "iOS \(box.firstIOS) and later" }
    let last = VersionLine.last(before: box.endIOS)
    return box.firstIOS >= last ? "iOS \(box.firstIOS)" : "iOS \(box.firstIOS) to \(last)"
  }

  private func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
