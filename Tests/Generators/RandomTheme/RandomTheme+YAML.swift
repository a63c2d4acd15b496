import LintelSchema
import LintelTheme

extension RandomTheme {
  /// The theme as files, with each declaration in a separate one, starting with `d0.yaml`.
  ///
  /// Patterns become groups, screens of some brands become screens of all, and the declarations of a style or a shorthand are
  /// written in place.
  func files() -> [String: String] {
    var root = "lintel: 1\ntheme: Random\nios: 15..\(14 + max(versions, 2))\nimports: ['*.yaml']\n"
    root += "brands:\n"
    for (index, parent) in brands.enumerated() {
      root += "  brand\(index): {\(parent.map { " extends: brand\($0) " } ?? "")}\n"
    }
    if !promos.isEmpty { root += "promos:\n" }
    for (index, promo) in promos.enumerated() {
      var parts: [String] = []
      if let days = promo.days {
        parts += ["from: 2027-01-1\(days.lowerBound)", "until: 2027-01-1\(days.upperBound)"]
      }
      switch promo.companions {
      case .alone: break
      case .any: parts.append("with: any")
      case .with(let names):
        let others = names.filter { $0 != "promo\(index)" }
        if !others.isEmpty { parts.append("with: [\(others.joined(separator: ", "))]") }
      }
      root += "  promo\(index): { \(parts.joined(separator: ", ")) }\n"
    }
    if !modes.isEmpty { root += "modes:\n" }
    for (index, count) in modes.enumerated() {
      let values = (0..<count).map { "value\($0): {}" }.joined(separator: ", ")
      root += "  mode\(index): { \(values) }\n"
    }
    if !screens.isEmpty { root += "screens:\n" }
    for index in screens.indices { root += "  \(screenName(index)): {}\n" }
    let groups = declarations.indices.filter { declarations[$0].isPattern }
    if !groups.isEmpty { root += "groups:\n" }
    for index in groups {
      let names = Self.values(declarations[index].sets[2] ?? 0).map { screenName($0 - 1) }
      root += "  group\(index): [\(names.joined(separator: ", "))]\n"
    }
    var files = ["theme.yaml": root]
    for index in declarations.indices { files["d\(index).yaml"] = "lintel: 1\n" + block(index) }
    return files
  }

  private static func values(_ bits: UInt32) -> [Int] {
    (0..<32).filter { bits >> UInt32($0) & 1 == 1 }
  }

  /// The keys that lead to the block of a promo, or of a mode's value.
  private func switchKeys(_ number: Int) -> [String] {
    guard number >= promos.count else { return ["promos", "promo\(number)"] }
    var value = number - promos.count
    for (index, count) in modes.enumerated() {
      if value < count { return ["modes", "mode\(index)", "value\(value)"] }
      value -= count
    }
    return []
  }

  private func screenName(_ index: Int) -> String {
    let parent = screens[index].parent.map { screenName($0) + "." } ?? ""
    return "\(parent)s\(index)"
  }

  private func block(_ index: Int) -> String {
    let declaration = declarations[index]
    var keys: [String] = []
    if let brands = declaration.sets[0], let root = Self.values(brands).first {
      keys += ["brands", "brand\(root)"]
    }
    for number in Self.values(declaration.promos) { keys += switchKeys(number) }
    if let screens = declaration.sets[2], let root = Self.values(screens).first {
      keys += ["screens", declaration.isPattern ? "group\(index)" : screenName(root - 1)]
    }
    if let versions = declaration.sets[3] {
      let all = Self.values(versions)
      keys.append("when ios \(15 + (all.first ?? 0))..\(15 + (all.last ?? 0))")
    }
    if declaration.sets[4] != nil { keys.append(declaration.deviceKey) }
    var text = ""
    var indent = ""
    for key in keys {
      text += "\(indent)\(key):\n"
      indent += "  "
    }
    if let releases = declaration.sets[7] {
      let all = Self.values(releases)
      let (first, last) = (all.first ?? 0, all.last ?? 0)
      let end = last + 1 < self.releases ? "5.\(last)" : ""
      text += "\(indent)appVersions: \(first > 0 ? "5.\(first)" : "0")..\(end)\n"
    }
    if declaration.priority != 0 { text += "\(indent)priority: \(declaration.priority)\n" }
    var path = place.rawValue.split(separator: ".").map(String.init)
    if declaration.layout != nil || declaration.state != nil {
      path[1] = declaration.layout.map { "\($0)" } ?? "item"
      if let state = declaration.state { path.insert("\(state)", at: 2) }
    }
    if let slot = declaration.slot { path.insert(slot.rawValue, at: 1) }
    for key in path.dropLast() {
      text += "\(indent)\(key):\n"
      indent += "  "
    }
    return text + "\(indent)\(path.last ?? ""): \"#00000\(declaration.value)\"\n"
  }
}
