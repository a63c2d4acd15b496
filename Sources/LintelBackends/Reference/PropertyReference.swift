package import LintelSchema

/// Writes the reference page of all properties, in Markdown.
///
/// Every row of the table stands there once, with all the places where its component is mounted.
package func propertyReference(of schema: Schema = .standard) -> String {
  PropertyReference(schema).text
}

/// Gathers rows by component, in the order of the table.
private struct PropertyReference {
  private struct Section {
    let component: String
    var places: [Place] = []
    var rows: [Leaf] = []
    var shorthands: [Shorthand] = []
  }

  private struct Place {
    let path: String
    let introduced: Version
    /// The keys of a button's other states, which have the same properties once more.
    var states: [String] = []
  }

  private let schema: Schema
  private var sections: [Section] = []
  private var positions: [String: Int] = [:]

  init(_ schema: Schema) {
    self.schema = schema
    for leaf in schema.leaves {
      add(leaf)
    }
    collectShorthands(below: schema.root)
  }

  private mutating func add(_ leaf: Leaf) {
    let position = positions[leaf.component] ?? sections.count
    if position == sections.count {
      positions[leaf.component] = position
      sections.append(Section(component: leaf.component))
    }
    if !sections[position].rows.contains(where: { $0.property.name == leaf.property.name }) {
      sections[position].rows.append(leaf)
    }
    addPlace(of: leaf, to: &sections[position].places)
  }

  private func addPlace(of leaf: Leaf, to places: inout [Place]) {
    if let state = leaf.buttonState, state != .normal, let last = places.indices.last {
      let key = "\(state)"
      if !places[last].states.contains(key) { places[last].states.append(key) }
    } else if !places.contains(where: { $0.path == leaf.place }) {
      places.append(Place(path: leaf.place, introduced: leaf.availability.introduced))
    }
  }

  private mutating func collectShorthands(below node: SchemaNode) {
    if let resolved = node.shorthand, let first = resolved.expansion.first,
      let position = positions[schema[first.leaf].component],
      !sections[position].shorthands.contains(resolved.shorthand)
    {
      sections[position].shorthands.append(resolved.shorthand)
    }
    for (_, child) in node.children {
      if case .node(let child) = child { collectShorthands(below: child) }
      if case .itemLayout(nil, let child) = child { collectShorthands(below: child) }
    }
  }

  // MARK: Text

  var text: String {
    var lines = ["# Properties", ""]
    lines += Self.introduction
    for section in sections {
      lines += ["", "## \(section.component)", "", places(of: section), ""]
      lines += ["| property | value | without it | set on | since | UIKit | what it is |"]
      lines += ["|---|---|---|---|---|---|---|"]
      lines += section.rows.map(row)
      if !section.shorthands.isEmpty {
        lines += [""] + section.shorthands.map(line)
      }
    }
    lines += ["", "## Long lists of keywords", ""]
    lines += longKeywordSets.map {
      "- \($0.uikitType): \($0.all.map(\.wording).joined(separator: ", "))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let introduction = [
    "Every property that a theme can set, generated from the property table. A section is a",
    "component: its properties stand under each of the places named. *Without it* is what holds as",
    "long as nothing is declared; *since* is the iOS version that brought the property. Where *set",
    "on* is empty, a property goes into an appearance object and may differ by slot.",
  ]

  private func places(of section: Section) -> String {
    let oldest = section.rows.map(\.property.availability.introduced).min() ?? VersionLine.oldest
    let names = section.places.map { place in
      let name = place.path.isEmpty ? "a block itself" : "`\(place.path)`"
      let since = place.introduced > max(oldest, Version(13)) ? " (iOS \(place.introduced))" : ""
      let states = place.states.map { "`.\($0)`" }.joined(separator: " ")
      return name + since + (states.isEmpty ? "" : " (and \(states))")
    }
    return "Under \(names.joined(separator: ", "))."
  }

  private func row(_ leaf: Leaf) -> String {
    let property = leaf.property
    let value = property.type.wording + (property.isOptional ? " or `none`" : "")
    let deprecated = property.availability.deprecated.map { ", deprecated \($0)" } ?? ""
    let cells = [
      "`\(property.name)`", value, property.initial,
      property.place,
      "\(property.availability.introduced)\(deprecated)", property.binding.wording,
      property.summary,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  private func line(_ shorthand: Shorthand) -> String {
    let key = shorthand.key.isEmpty ? "the component itself" : "`\(shorthand.key)` itself"
    let type = shorthand.type.wording
    var text = "- A value for \(key) (\(type)) \(effects(of: shorthand.expansion))."
    if let none = shorthand.whenNone {
      text += " `none` \(effects(of: none))."
    }
    return text
  }

  /// Says what is assigned, properties with the same assignment together.
  private func effects(of assignments: [String: Shorthand.Assignment]) -> String {
    let names = assignments.sorted { $0.key < $1.key }
    var effects: [(assignment: Shorthand.Assignment, names: [String])] = []
    for (name, assignment) in names {
      if let index = effects.firstIndex(where: { $0.assignment == assignment }) {
        effects[index].names.append("`\(name)`")
      } else {
        effects.append((assignment, ["`\(name)`"]))
      }
    }
    let written =
      effects.filter { $0.assignment == .written } + effects.filter { $0.assignment != .written }
    return written.map { $0.assignment.reference($0.names.joined(separator: ", ")) }
      .joined(separator: " and ")
  }

  private var longKeywordSets: [KeywordSet] {
    var sets: [KeywordSet] = []
    for leaf in schema.leaves {
      if case .keyword(let set) = leaf.property.type, set.isLong, !sets.contains(set) {
        sets.append(set)
      }
    }
    return sets
  }
}
