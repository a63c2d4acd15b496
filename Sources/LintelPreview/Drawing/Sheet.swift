import LintelAppearance
import LintelBackends
import LintelLint
import LintelSchema
package import LintelTheme

/// A picture of a look, for documentation and code review.
package struct SheetFile: Sendable {
  package let name: String
  package let text: String

  package init(name: String, text: String) {
    self.name = name
    self.text = text
  }
}

/// Draws every look of a theme as a separate SVG file, in the order of its contexts; the names of files start with `name`.
///
/// The files don't contain fonts, don't refer to other files, and stay the same as long as the looks do.
///
/// - Throws: `PreviewRefusal` if there are too many looks to draw.
package func previewSheets(
  _ subject: PreviewSubject,
  named name: String,
  matching question: ContextParts = ContextParts()
) throws(PreviewRefusal) -> [SheetFile] {
  let looks = try Looks(of: subject, matching: question)
  var names: [String: Int] = [:]
  let contexts = Dictionary(grouping: looks.contexts, by: \.look)
  return looks.all.indices.map { index in
    let words = LookWords(subject, contexts[index] ?? [])
    let stem = ([name] + words.fileParts).joined(separator: ".")
    // Looks with the same first context differ in the promos that run; further ones get a number.
    names[stem, default: 0] += 1
    let count = names[stem] ?? 1
    let sheet = Sheet(looks.all[index], subject, words)
    return SheetFile(name: stem + (count > 1 ? "-\(count)" : "") + ".svg", text: sheet.document)
  }
}

/// Draws the rows of a look that differ before and after a change, so that pictures are small and fit side by side.
///
/// The result is `nil` if a theme doesn't have the context.
package func previewChange(
  from old: (subject: PreviewSubject, place: ContextSelection),
  to new: (subject: PreviewSubject, place: ContextSelection)
) -> (old: String, new: String)? {
  guard var before = Sheet(old.subject, at: old.place),
    var after = Sheet(new.subject, at: new.place)
  else { return nil }
  (before.counterpart, after.counterpart) = (after.drawings, before.drawings)
  return (before.document, after.document)
}

/// The drawing of one look: its bars slot by slot, in light and in dark.
struct Sheet {
  /// The width of a tile in points, that of a common iPhone.
  private static let column = 390.0
  private static let gap = 24.0
  private static let margin = 32.0

  /// The drawings to compare with: only rows that differ are drawn, or all rows if none differs.
  var counterpart: [String: String]?
  let look: Look
  let subject: PreviewSubject
  let words: LookWords

  init(_ look: Look, _ subject: PreviewSubject, _ words: LookWords) {
    self.look = look
    self.subject = subject
    self.words = words
  }

  /// Creates the sheet of one context, or returns `nil` if the context can't occur.
  init?(_ subject: PreviewSubject, at place: ContextSelection) {
    guard let look = Look(subject, at: place) else { return nil }
    let (on, off) = subject.switches(at: place)
    let context = LookContext(
      brands: [place.brand],
      switchesOn: on,
      switchesOff: off,
      screens: [place.screen],
      versions: [subject.versions.lastIndex { $0.first <= place.ios } ?? 0],
      devices: [place.device],
      look: 0
    )
    self.init(look, subject, LookWords(subject, [context]))
  }

  private typealias Row = (caption: String, tiles: [Tile])

  var document: String {
    let environments = self.environments
    let width =
      2 * Self.margin + Double(environments.count) * Self.column + Double(environments.count - 1)
      * Self.gap
    var y = Self.margin + 26
    var elements = [
      label(subject.outline.theme, x: Self.margin, y: y, size: 26, weight: 700, "#1D1D1F")
    ]
    for line in words.lines {
      y += 20
      elements.append(label(line, x: Self.margin, y: y, size: 13, weight: 400, "#6C6C70"))
    }
    y += 14
    func left(_ column: Int) -> Double { Self.margin + Double(column) * (Self.column + Self.gap) }
    for (index, environment) in environments.enumerated() {
      let (words, x) = (environment.appearance.words, left(index))
      elements.append(label(words, x: x, y: y + 20, size: 13, weight: 600, "#1D1D1F"))
    }
    y += 32
    var number = 0
    for row in drawnRows(environments) {
      elements.append(
        label(row.caption, x: Self.margin, y: y + 10, size: 11, weight: 400, "#6C6C70")
      )
      y += 18
      var height = 0.0
      for (index, tile) in row.tiles.enumerated() {
        let scale = Self.column / tile.width
        elements += tile.framed(x: left(index), y: y, scale: scale, id: "f\(number)")
        number += 1
        height = max(height, tile.height * scale)
      }
      y += height + 18
    }
    let paper = Area(width: width, height: y + 8).rect([("fill", "#F5F5F7")])
    return Tile(width: width, height: y + 8, elements: [paper] + elements)
      .with(subject.pictures)
      .svg([
        ("role", "img"),
        ("aria-label", ([subject.outline.theme] + words.lines).joined(separator: ", ")),
      ])
      .document
  }

  /// Returns a line of text with its left edge at `x`, its baseline at `y`, and a weight from 100 to 900.
  private func label(
    _ text: String,
    x: Double,
    y: Double,
    size: Double,
    weight: Int,
    _ color: String
  ) -> XMLElement {
    XMLElement(
      "text",
      [
        ("x", x.pointText), ("y", y.pointText),
        ("font-family", "-apple-system, Inter, 'Helvetica Neue', Arial, sans-serif"),
        ("font-size", size.pointText), ("font-weight", "\(weight)"), ("fill", color),
      ],
      text: text
    )
  }

  /// Light and dark, and high contrast where it makes a difference.
  private var environments: [ColorEnvironment] {
    ColorAppearance.allCases.filter { appearance in
      guard look.shows(appearance) else { return false }
      return switch appearance {
      case .light, .dark: true
      case .lightHighContrast: hasOtherColor(.lightHighContrast, than: .light)
      case .darkHighContrast: hasOtherColor(.darkHighContrast, than: .dark)
      }
    }.map { subject.environment($0, on: look.design.version) }
  }

  /// Returns whether the theme itself has a different color with high contrast.
  private func hasOtherColor(_ high: ColorAppearance, than plain: ColorAppearance) -> Bool {
    look.bars.values.contains { bar in
      let values =
        bar.values.map(\.value)
        + bar.slots.values.compactMap(\.self).flatMap { $0.values.map(\.value) }
      return values.contains { value in
        guard case .color(.appearances(let variants)) = value else { return false }
        return variants[high] != variants[plain]
      }
    }
  }

  var drawings: [String: String] {
    rows(environments).reduce(into: [:]) { drawings, row in
      drawings[row.caption] = row.tiles.map { $0.svg().compactText }.joined()
    }
  }

  /// Returns the rows that differ from the counterpart, or all rows if none differs.
  private func drawnRows(_ environments: [ColorEnvironment]) -> [Row] {
    let rows = rows(environments)
    guard let counterpart else { return rows }
    let drawings = self.drawings
    let changed = rows.filter { counterpart[$0.caption] != drawings[$0.caption] }
    return changed.isEmpty ? rows : changed
  }

  /// Returns all rows: each bar by slot, then its buttons or tab items by state, then glass, minimized tab bars, and searches.
  private func rows(_ environments: [ColorEnvironment]) -> [Row] {
    BarKind.allCases.filter { look.bars[$0] != nil }.flatMap { kind -> [Row] in
      let slots = kind.slots.filter { look.idiom == .phone || !$0.isCompact }
      var rows: [Row] = []
      func add(_ caption: String, _ tile: (Ink, _ id: String) -> Tile) {
        // The name is unique in the document.
        let stem = caption.filter(\.isLetter)
        let tiles = environments.enumerated().map { index, environment in
          tile(Ink(environment).with(subject.pictures), "\(stem)\(index)")
        }
        rows.append((caption, tiles))
      }
      for slot in slots {
        let scene = BarScene(kind, slot, of: look, in: subject)
        let captions = Captions(scene, screen: words.screen)
        add("\(kind.noun), \(slot.words)") { Tile(scene, captions, $0, id: $1) }
      }
      let scene = BarScene(kind, .standard, of: look, in: subject)
      let captions = Captions(scene, screen: words.screen)
      if kind == .tabBar {
        add("items by layout and state") { Tile(itemsOf: scene, $0, id: $1) }
      } else {
        add("buttons by state") { Tile(buttonsOf: scene, captions, $0, id: $1) }
      }
      if scene.adapts {
        let caption = "\(kind.noun), over light and dark content"
        add(caption) { Tile(glassOf: scene, captions, $0, id: $1) }
      }
      if let minimize = scene.minimize {
        let direction = minimize == "onScrollDown" ? "down" : "up"
        add("tab bar, minimized: scrolled \(direction)") { Tile(minimizedOf: scene, $0, id: $1) }
      }
      if let search = scene.search {
        add("search by state") { Tile(search, on: scene, captions, $0, id: $1) }
      }
      return rows
    }
  }
}

extension AppearanceSlot {
  var words: String {
    switch self {
    case .standard: "standard: scrolled"
    case .compact: "compact: low bar, scrolled"
    case .scrollEdge: "scrollEdge: at the edge"
    case .compactScrollEdge: "compactScrollEdge: low bar at the edge"
    }
  }
}
