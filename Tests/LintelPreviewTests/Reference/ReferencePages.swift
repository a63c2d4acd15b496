import LintelSchema

@testable import LintelReference

/// A page of the reference.
struct ReferencePage: Sendable {
  let file: String
  let text: String
}

/// Writes a page for each component of the table, and one that links to them; `picture` returns the path of an example's drawing.
func referencePages(
  of table: ReferenceTable = ReferenceTable(),
  picture: @escaping (_ example: PropertyExample, _ name: String) -> String?
) -> [ReferencePage] {
  let pages = table.sections.compactMap { section in
    ReferencePageName(section.component).map { name in
      ReferencePage(
        file: name.file,
        text: ComponentPage(table: table, section: section, name: name, picture: picture).text
      )
    }
  }
  return [ReferencePage(file: "README.md", text: ReferenceIndex(table: table).text)] + pages
}

/// The page of a component.
private struct ComponentPage {
  let table: ReferenceTable
  let section: ReferenceTable.Section
  let name: ReferencePageName
  /// Draws an example for a file name, or returns `nil` if nothing is visible.
  let picture: (PropertyExample, String) -> String?

  private var component: Component { section.component }

  var text: String {
    var parts = ["# \(name.title)", name.summary]
    if !section.places.isEmpty, section.places.first?.path != "" { parts.append(places) }
    let included = component.included.compactMap(ReferencePageName.init)
    if !included.isEmpty {
      let links = included.map { "[\($0.title.lowercasedFirst)](\($0.file))" }
      parts.append("It also has every property of \(links.joined(separator: " and ")).")
    }
    if !parts.isEmpty, !section.rows.isEmpty || !ownParts.isEmpty { parts.append(overview) }
    for part in ownParts { parts.append(self.part(part)) }
    for group in section.groups { parts.append(self.group(group.key, group.rows)) }
    return parts.joined(separator: "\n\n").replacing("\n\n\n", with: "\n\n") + "\n"
  }

  /// Whether every bar has the component's properties.
  private var isOfEveryBar: Bool {
    section.places.map(\.path) == BarKind.allCases.map(\.rawValue)
  }

  /// The component's own parts, without those of a component that it includes.
  private var ownParts: [Part] {
    let inherited = component.included.reduce(0) { $0 + $1.parts.count }
    return Array(component.parts.dropFirst(inherited))
  }

  /// The places where the component is mounted, as a table.
  private var places: String {
    let rows = section.places.map { place in
      let states = place.states.map { "`.\($0)`" }.joined(separator: " ")
      let uikit = place.uikitPath.isEmpty ? "–" : "`\(place.uikitPath.joined(separator: "."))`"
      return
        "| `\(place.path)`\(states.isEmpty ? "" : ", \(states)") | \(uikit) | \(place.introduced) |"
    }
    return """
      | where it goes | UIKit | since iOS |
      |---|---|---|
      \(rows.joined(separator: "\n"))
      """
  }

  /// The component's parts, one in each line, with links.
  private var overview: String {
    let parts = ownParts.map { part in
      let page = ReferencePageName(part.component)
      let has = page.map { "[\($0.title.lowercasedFirst)](\($0.file))" } ?? "–"
      let heading =
        hasSection(part)
        ? "[`\(part.name)`](#\(headingAnchor("`\(part.name)`")))" : "`\(part.name)`"
      return "| \(heading) | \(has) | \(part.summary) |"
    }
    let rows = section.rows.map { row in
      let name = "`\(row.property.name)`"
      return
        "| [\(name)](#\(headingAnchor(name))) | \(row.property.type.wording) | \(row.property.summary) |"
    }
    return """
      | key | value | description |
      |---|---|---|
      \((parts + rows).joined(separator: "\n"))
      """
  }

  // MARK: Parts

  private func hasSection(_ part: Part) -> Bool { leaf(of: part) != nil }

  /// The property that a part's drawing uses: its own first color, or else a color or a property in it.
  private func leaf(of part: Part) -> Leaf? {
    switch part.role {
    case .bar, .itemState, .itemLayout(.some): return nil
    case .member, .buttonState, .itemLayout(nil): break
    }
    let place = section.places.first?.path ?? table.bar(of: component)?.rawValue ?? ""
    let path = part.role == .buttonState(.normal) ? "\(place)." : "\(place).\(part.name)."
    let leaves = table.schema.leaves.filter { $0.path.hasPrefix(path) }
    return leaves.first { "\($0.place)." == path && $0.property.type == .color } ?? leaves.first {
      $0.property.type == .color
    }
      ?? leaves.first
  }

  /// The section about a part, with a drawing.
  private func part(_ part: Part) -> String {
    guard let leaf = leaf(of: part) else { return "" }
    let example = PropertyExample(leaf)
    let page = ReferencePageName(part.component).map {
      "[\($0.title)](\($0.file)): \(part.summary)"
    }
    var parts = [
      "## `\(part.name)`",
      page ?? part.summary,
      "```yaml\n\(example.yaml)```",
    ]
    if let picture = picture(example, "\(name.stem).\(part.name)") {
      parts.append("![A bar without and with it](\(picture))")
    }
    return parts.joined(separator: "\n\n")
  }

  // MARK: Properties

  /// The section about properties with a common key.
  private func group(_ key: String, _ rows: [Leaf]) -> String {
    let isGroup = rows.count > 1 || rows.first?.property.name != key
    var parts: [String] = []
    let shorthands = section.shorthands.filter { $0.key == key }
    if isGroup {
      parts.append("## `\(key)`")
      if let sentence = component.groups[key] ?? shorthands.first?.summary {
        parts.append(sentence)
      }
      if !shorthands.isEmpty {
        parts.append(shorthands.map { $0.wording(in: component) }.joined(separator: "\n"))
      }
    }
    for row in rows {
      let name = row.property.name
      let picture = picture(PropertyExample(row), "\(self.name.stem).\(name)")
      parts.append(
        PropertySection(
          leaf: row,
          heading: "`\(name)`",
          level: isGroup ? 3 : 2,
          picture: picture,
          isOfEveryBar: isOfEveryBar
        ).text
      )
      if row.property.name == "font" || row.property.name == "background" {
        parts += section.shorthands.filter { $0.key.isEmpty }
          .map { $0.wording(in: component) }
      }
    }
    return parts.joined(separator: "\n\n")
  }
}

/// The page that links to the others.
private struct ReferenceIndex {
  let table: ReferenceTable

  var text: String {
    var lines = [
      "# Reference",
      "",
      "Each part of a theme with its properties: values, defaults, UIKit's names, an example, and a drawing of what changes.",
      "These pages are generated from the table of properties, and the drawings from the examples. The keys of the language, such",
      "as tokens, brands, and screens, are in [Keys](../keys.md). [One table](../properties.md) has a line for each property.",
      "",
      "`lintel properties NAME` prints the same in a terminal.",
      "",
      "Examples without versions get `lintel: 1`, `theme: Example`, and `ios: 15..18`.",
      "",
      "| page | about |",
      "|---|---|",
    ]
    for section in table.sections {
      guard let name = ReferencePageName(section.component) else { continue }
      let sentence = name.summary.prefix { $0 != "." } + "."
      lines.append("| [\(name.title)](\(name.file)) | \(sentence) |")
    }
    lines += ["", "## Structure", ""]
    lines += tree(of: table.block, indentation: "")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Nested keys of parts, each with a link to its page.
  private func tree(of component: Component, indentation: String) -> [String] {
    component.parts.flatMap { part -> [String] in
      switch part.role {
      case .itemState, .itemLayout(.some), .buttonState: return []
      case .member, .bar, .itemLayout(nil): break
      }
      let page = ReferencePageName(part.component).map {
        "[\($0.title.lowercasedFirst)](\($0.file))"
      }
      let line = "\(indentation)- `\(part.name)`: \(page ?? part.summary)"
      return [line] + tree(of: part.component, indentation: indentation + "  ")
    }
  }
}

extension ReferenceTable {
  /// Returns the bar of a component, or `nil` if it isn't a bar.
  fileprivate func bar(of component: Component) -> BarKind? {
    for part in block.parts {
      if case .bar(let bar) = part.role, part.component.name == component.name { return bar }
    }
    return nil
  }
}

extension String {
  /// The text with its first letter in lowercase.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
