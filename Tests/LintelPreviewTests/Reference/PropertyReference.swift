import LintelSchema

@testable import LintelReference

/// Writes the table of all properties in Markdown, with every row once and all places where its component is mounted.
func propertyReference(of block: Component = .block) -> String {
  PropertyReference(table: ReferenceTable(block)).text
}

/// The page, from the sections of the table.
private struct PropertyReference {
  let table: ReferenceTable

  var text: String {
    var lines = ["# Properties", ""]
    lines += Self.introduction
    for section in table.sections where !section.rows.isEmpty {
      lines += ["", "## \(section.component.name)", "", places(of: section), ""]
      lines += ["| property | value | default | set on | since | UIKit | description |"]
      lines += ["|---|---|---|---|---|---|---|"]
      lines += section.rows.map { row($0, section) }
      if !section.shorthands.isEmpty {
        lines += [""] + section.shorthands.map { $0.wording(in: section.component) }
      }
    }
    lines += ["", "## Long lists of keywords", ""]
    lines += longKeywordSets.map {
      "- \($0.uikitType): \($0.all.map(\.wording).joined(separator: ", "))"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The paragraphs at the top of the page.
  private static let introduction = [
    "Every property that a theme can set. Each property links to its section in the [reference](reference/README.md), which has an example",
    "and a drawing. The page is generated from the property table. Each section is a component, whose properties go under each of the places",
    "that it lists. *Since* is the iOS version that introduced the property, or – if it works on every version. If *set on* is empty, the",
    "property is part of an appearance object and can differ by slot.",
  ]

  /// The property as a link to its section in the reference.
  private func name(of leaf: Leaf, _ section: ReferenceTable.Section) -> String {
    let name = "`\(leaf.property.name)`"
    guard let page = ReferencePageName(section.component) else { return name }
    return "[\(name)](reference/\(page.file)#\(headingAnchor(name)))"
  }

  /// The places where a component is mounted, with the oldest version.
  private func places(of section: ReferenceTable.Section) -> String {
    let oldest = section.rows.map(\.property.availability.introduced).min() ?? VersionLine.oldest
    let names = section.places.map { place in
      let name = place.path.isEmpty ? "a block itself" : "`\(place.path)`"
      let since = place.introduced > max(oldest, Version(13)) ? " (iOS \(place.introduced))" : ""
      let states = place.states.map { "`.\($0)`" }.joined(separator: " ")
      return name + since + (states.isEmpty ? "" : " (and \(states))")
    }
    return "Under \(names.joined(separator: ", "))."
  }

  /// The row of a property: its name, its values, and UIKit's name.
  private func row(_ leaf: Leaf, _ section: ReferenceTable.Section) -> String {
    let property = leaf.property
    let value = property.type.wording + (property.isOptional ? " or `none`" : "")
    let deprecated = property.availability.deprecated.map { ", deprecated \($0)" } ?? ""
    let since = leaf.isInEveryVersion ? "–" : "\(property.availability.introduced)\(deprecated)"
    let cells = [
      name(of: leaf, section), value, property.initial,
      property.place, since, property.binding.wording, property.summary,
    ]
    return "| \(cells.joined(separator: " | ")) |"
  }

  /// The sets of keywords that are too long for a cell, each once.
  private var longKeywordSets: [KeywordSet] {
    var sets: [KeywordSet] = []
    for leaf in table.schema.leaves {
      if case .keyword(let set) = leaf.property.type, set.isLong, !sets.contains(set) {
        sets.append(set)
      }
    }
    return sets
  }
}
