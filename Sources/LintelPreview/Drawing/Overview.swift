import LintelAppearance
import LintelBackends
import LintelSchema
package import LintelTheme

/// Draws one screen of a theme in every brand, light and dark, without promos and with each, as one picture for a README.
///
/// By default, it's the theme's first screen in the newest version.
package func previewOverview(
  _ subject: PreviewSubject,
  named name: String,
  matching question: ContextParts = ContextParts()
) -> SheetFile {
  SheetFile(name: "\(name).overview.svg", text: Overview(subject, question).document)
}

/// A picture with rows for promos, and columns for brands and appearances; columns that wouldn't be readable side by side
/// go below.
private struct Overview {
  private static let gap = 14.0
  private static let head = 22.0
  /// The width of the picture, close to the width that code hosts have for a README.
  private static let width = 880.0
  private static let columnLimit = 4

  private let subject: PreviewSubject
  private let screen: Int
  private let version: Version
  private let device: Device
  private let brands: [Int]
  private let promos: [[Int]]

  /// Creates a picture for a question, with the usual values for what the question leaves open.
  init(_ subject: PreviewSubject, _ question: ContextParts) {
    self.subject = subject
    screen = question.screen ?? (subject.outline.screens.isEmpty ? 0 : 1)
    version = question.ios ?? subject.versions.last?.first ?? subject.outline.minimumIOS
    device = Device(usualWith: question.devices)
    brands = question.brand.map { [$0] } ?? Array(subject.outline.brands.indices)
    let calendar = subject.space.calendar
    promos =
      question.promos.map { [calendar.switches.completed(($0 + question.modes).sorted())] }
      ?? Self.rows(calendar, question.modes)
  }

  /// Returns no promo with each mode's first value, each promo with those that always run with it, and each other value of a mode.
  private static func rows(_ calendar: PromoCalendar, _ modes: [Int]) -> [[Int]] {
    let all = (0..<calendar.switches.count).map { [$0] }
    return ([[]] + all).reduce(into: []) { rows, on in
      let isRuledOut = modes.contains { mode in
        on.contains { calendar.switches.excludeEachOther($0, mode) }
      }
      let row = calendar.normalized(on + (isRuledOut ? [] : modes)).running
      if !isRuledOut, !rows.contains(row) { rows.append(row) }
    }
  }

  /// The brand, by index, and the appearance that all tiles of a column have.
  private typealias Column = (brand: Int, appearance: ColorAppearance)

  var document: String {
    let lines = lines()
    let count = max(2, lines.map(\.count).max() ?? 0)
    let column = (Self.width + Self.gap) / Double(count) - Self.gap
    var elements: [XMLElement] = []
    var y = 0.0
    for (line, columns) in lines.enumerated() {
      for (row, promos) in promos.enumerated() {
        var height = 0.0
        for (index, place) in columns.enumerated() {
          let id = "\(line)-\(row)-\(index)"
          guard let tiles = tiles(place, promos, id: id) else { continue }
          // Half of the line around a tile is outside of it.
          let x = 0.5 + Double(index) * (column + Self.gap)
          elements.append(Tile.label(words(place, promos), x: x + 2, y: y + 14, .start))
          var bottom = y + Self.head
          for (number, tile) in tiles.enumerated() {
            let scale = (column - 1) / tile.width
            elements += tile.framed(x: x, y: bottom, scale: scale, id: "f\(id)-\(number)")
            bottom += tile.height * scale + 6
          }
          height = max(height, bottom - y)
        }
        if height > 0 { y += height + 8 }
      }
    }
    return Tile(width: Self.width, height: y, elements: elements)
      .with(subject.pictures)
      .svg([("role", "img"), ("aria-label", subject.outline.theme)]).document
  }

  /// Returns the columns that are side by side; those of one brand stay together.
  private func lines() -> [[Column]] {
    var lines: [[Column]] = []
    for brand in brands {
      let columns = appearances(of: brand).map { (brand, $0) }
      if let last = lines.last, last.count + columns.count <= Self.columnLimit {
        lines[lines.count - 1] += columns
      } else {
        lines.append(columns)
      }
    }
    return lines
  }

  /// Returns light and dark, without an appearance in which the brand never shows the screen.
  private func appearances(of brand: Int) -> [ColorAppearance] {
    [.light, .dark].filter { appearance in
      promos.contains { look((brand, appearance), $0) != nil }
    }
  }

  private func words(_ column: Column, _ promos: [Int]) -> String {
    let names =
      (subject.outline.brands.count > 1 ? [subject.outline.brands[column.brand].name] : [])
      + subject.outline.switches.promos(promos).map { subject.outline.promos[$0].name }
      + subject.outline.switches.chosenValues(promos).map { value in
        subject.outline.modes[value.mode].values[value.value]
      }
    // If a brand keeps its style, its name is enough.
    let showsAppearance = names.isEmpty || appearances(of: column.brand).count > 1
    return (names + (showsAppearance ? [column.appearance == .dark ? "dark" : "light"] : []))
      .joined(separator: " · ")
  }

  /// Returns the screen's look, or `nil` if the brand doesn't have the screen, or if the screen keeps the other style.
  private func look(_ column: Column, _ promos: [Int]) -> Look? {
    let place = ContextSelection(
      brand: column.brand,
      promos: promos,
      screen: screen,
      ios: version,
      device: device
    )
    guard let look = Look(subject, at: place) else { return nil }
    return look.shows(column.appearance) ? look : nil
  }

  private func tiles(_ column: Column, _ promos: [Int], id: String) -> [Tile]? {
    guard let look = look(column, promos) else { return nil }
    let environment = subject.environment(column.appearance, on: look.design.version)
    let ink = Ink(environment).with(subject.pictures)
    let name = screen > 0 ? subject.outline.screens[screen - 1].name : nil
    return BarKind.allCases.filter { look.bars[$0] != nil }.map { kind in
      let scene = BarScene(kind, .standard, of: look, in: subject)
      return Tile(scene, Captions(scene, screen: name), ink, id: "\(kind)\(id)")
    }
  }
}
