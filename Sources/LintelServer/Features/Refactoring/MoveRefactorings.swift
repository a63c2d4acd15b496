import LintelAppearance
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelSyntax
import LintelTheme

/// Moves entries to the only slot or brand in which they win.
extension Refactorings {
  func moves(at offset: Int) -> [Refactoring] {
    guard let theme = analysis.compilation.theme, let root = analysis.compilation.roots[file],
      let place = analysis.entryPlaces.first(where: {
        $0.key.file == file && $0.key.encloses(offset)
      }), place.uses.isEmpty, let effect = analysis.effect(of: place)
    else { return [] }
    let entries = root.entries(around: Int(place.key.lower))
    guard entries.last?.key.range == place.key, let value = entries.last?.value else { return [] }
    let text = sources[file].text(of: value.range)
    guard !text.contains("\n") else { return [] }
    // The keys of the entry's own path, and those of the blocks around it.
    var own = place.path.split(separator: ".").count
    var count = 0
    while own > 0, count < entries.count {
      count += 1
      own -= entries[entries.count - count].key.text.split(separator: ".").count
    }
    guard own == 0 else { return [] }
    let block = entries.dropLast(count).map(\.key.text)
    let path = entries.suffix(count).map(\.key.text)
    var found: [Refactoring] = []
    func offer(_ title: String, _ target: [String]) {
      found.append(
        Refactoring(title: title, kind: "refactor.move") { moved(place.key, text, to: target) }
      )
    }
    let steps = place.path.split(separator: ".").map(String.init)
    let isInSlot = steps.count > 1 && SlotKey(rawValue: steps[1]) != nil
    let bar = theme.leaf(of: place.target).flatMap { Schema.standard[$0].bar }
    if !isInSlot, steps.count > 1, effect.losses > 0, !effect.slots.isEmpty, let bar {
      // Some keys mean several slots.
      let keys = SlotKey.allCases.filter { effect.slots.isSubset(of: $0.slots) }
      if let key = keys.min(by: { $0.slots.count < $1.slots.count }),
        !bar.slots.allSatisfy(key.slots.contains)
      {
        let rest = steps.dropFirst().joined(separator: ".")
        offer(
          "Move to '\(key.rawValue)', because it doesn't win anywhere else",
          block + [steps[0], key.rawValue, rest]
        )
      }
    }
    if !block.contains("brands"), effect.brands.count == 1, theme.space.brands.count > 1,
      effect.losses > 0, let brand = effect.brands.first
    {
      let name = theme.space.brands[brand].name
      offer(
        "Move to the brand '\(name)', because it doesn't win anywhere else",
        block + ["brands", name] + path
      )
    }
    return found
  }

  private func moved(_ key: SourceRange, _ value: String, to path: [String]) -> [FileChange]? {
    guard let removal = entryRemoval(of: key, in: sources, analysis.compilation.roots) else {
      return nil
    }
    var edited = EditedFile(file: sources[file])
    edited.apply(removal)
    guard edited.insert(value, at: path) else { return nil }
    return [FileChange(file: sources[file], bytes: edited.file.bytes)]
  }
}
