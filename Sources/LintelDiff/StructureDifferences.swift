import LintelAppearance
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Returns the differences in the structure of two themes, apart from their values, that concern the contexts of a query.
func structureDifferences(
  from old: ComparedTheme,
  to new: ComparedTheme,
  in asked: AskedContexts
) -> [StructureDifference] {
  var found: [StructureDifference] = []
  for ((kind, oldParts), (_, newParts)) in zip(structure(of: old), structure(of: new)) {
    let names = Set(oldParts.keys).union(newParts.keys).sorted()
    for name in names where oldParts[name]?.words != newParts[name]?.words {
      let isAsked = [(oldParts[name], old.theme), (newParts[name], new.theme)].contains {
        part,
        theme in
        part.map { asked.includes($0.condition, of: theme) } ?? false
      }
      guard isAsked else { continue }
      found.append(
        StructureDifference(
          kind: kind,
          name: name,
          old: oldParts[name]?.words,
          new: newParts[name]?.words,
          oldRange: oldParts[name]?.range,
          newRange: newParts[name]?.range
        )
      )
    }
  }
  return found.filter(asked.includes)
}

/// A part of a theme's structure.
private struct StructurePart {
  let words: String
  let range: SourceRange?
  /// The contexts that the part is about, for a fact in a block.
  let condition: Condition

  init(_ words: String, _ range: SourceRange?, in condition: Condition = Condition()) {
    self.words = words
    self.range = range
    self.condition = condition
  }
}

private typealias StructureParts = [String: StructurePart]

/// The parts of a theme, in the order in which a report lists the kinds.
private func structure(
  of side: ComparedTheme
) -> [(kind: StructureDifference.Kind, parts: StructureParts)] {
  let theme = side.theme
  let space = theme.space
  func range(_ path: String) -> SourceRange? { theme.block(at: path)?.keyRange }
  var brands: StructureParts = [:]
  for brand in space.brands where !theme.hasNoBrands {
    let words = brand.parent.map { "extends \(space.brands[$0].name)" } ?? "extends none"
    brands[brand.name] = StructurePart(words, range("brands.\(brand.name)"))
  }
  var promos: StructureParts = [:]
  for promo in space.calendar.promos {
    promos[promo.name] = StructurePart(promo.words, range("promos.\(promo.name)"))
  }
  var modes: StructureParts = [:]
  for mode in space.calendar.switches.modes {
    modes[mode.name] = StructurePart(
      mode.values.joined(separator: ", "),
      range("modes.\(mode.name).\(mode.values[0])")
    )
  }
  var screens: StructureParts = [:]
  let classes = Dictionary(theme.screenClasses.map { ($0.screen, $0) }) { first, _ in first }
  for screen in space.screens {
    let names = screen.brands.map { ranges in
      ranges.flatMap { $0.map { space.brands[Int($0)].name } }.sorted()
    }.map { "in \($0.joined(separator: ", ")) only" }
    let types = classes[screen.name]
    let words =
      [
        names ?? "in every brand",
        types?.viewController.map { "class \($0.text)" },
        types?.navigationController.map { "in a \($0.text)" },
      ].compactMap(\.self)
    screens[screen.name] = StructurePart(
      words.joined(separator: ", "),
      range("screens.\(screen.name)")
    )
  }
  var parameters: StructureParts = [:]
  for name in theme.parameters { parameters[name] = StructurePart("", nil) }
  var flows: StructureParts = [:]
  for flow in theme.flows { flows["\(flow.from) -> \(flow.to)"] = StructurePart("", flow.range) }
  return [
    (.theme, ["": StructurePart(theme.name, theme.nameRange)]),
    (.ios, ["": StructurePart("\(theme.minimumIOS) to \(theme.newestIOS)", nil)]),
    (.brand, brands), (.promo, promos), (.mode, modes), (.screen, screens),
    (.parameter, parameters),
    (.flow, flows), (.fact, facts(of: theme)),
  ]
}

/// Facts that only rules use, by property and block, because they don't show in any context.
private func facts(of theme: Theme) -> StructureParts {
  var facts: StructureParts = [:]
  for declaration in theme.declarations {
    guard let leaf = theme.leaf(of: declaration.target).map({ Schema.standard[$0] }),
      leaf.property.destination == .fact
    else { continue }
    let entry = theme.entries[Int(declaration.entry)]
    let block = theme.blocks[Int(entry.block)].path
    facts[block.isEmpty ? leaf.path : "\(leaf.path) in \(block)"] = StructurePart(
      theme.values[declaration.value.index].text,
      entry.keyRange,
      in: theme.conditions[declaration.condition.index]
    )
  }
  return facts
}

extension Theme {
  fileprivate var parameters: [String] {
    values.compactMap { value in
      if case .color(.runtime(let name, _)) = value { name } else { nil }
    }
  }
}

extension Promo {
  /// The time and the companions of the promo, such as `from 2027-06-01 until 2027-09-01`.
  fileprivate var words: String {
    var words: [String] = []
    if let from { words.append("from \(from.text)") }
    if let until { words.append("until \(until.text)") }
    switch companions {
    case .alone: break
    case .with(let names): words.append("with \(names.sorted().joined(separator: ", "))")
    case .any: words.append("with any")
    }
    return words.isEmpty ? "switched by the app" : words.joined(separator: " ")
  }
}
