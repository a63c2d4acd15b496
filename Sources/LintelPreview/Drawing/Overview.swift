import LintelBackends
import LintelLanguage
import LintelSchema

/// Draws one screen of a theme in every brand, light and dark, without a promo and with each, as one picture for a README.
///
/// - Parameters:
///   - subject: the theme.
///   - name: the theme's file name without its extension.
///   - question: the screen, or else the first that the theme names; the version, or else the newest; brand and promos narrow.
/// - Returns: the picture.
package func previewOverview(
  _ subject: PreviewSubject,
  named name: String,
  matching question: LookQuestion = LookQuestion()
) -> SheetFile {
  SheetFile(name: "\(name).overview.svg", text: Overview(subject, question).document)
}

/// Rows for promos, columns for brands and appearances.
private struct Overview {
  private static let gap = 14.0
  private static let head = 22.0
  /// Of the picture, near what code hosts give a README.
  private static let width = 880.0

  private let subject: PreviewSubject
  private let screen: Int
  private let version: Version
  private let idiom: Idiom
  private let brands: [Int]
  private let promos: [[Int]]

  init(_ subject: PreviewSubject, _ question: LookQuestion) {
    self.subject = subject
    screen = question.screen ?? (subject.tree.screens.isEmpty ? 0 : 1)
    version = question.version ?? subject.versions.last?.first ?? subject.tree.minimumIOS
    idiom = question.idiom ?? .phone
    brands = question.brand.map { [$0] } ?? Array(subject.tree.brands.indices)
    promos =
      question.promos.map { [$0] }
      ?? [[]] + subject.tree.promos.indices.map { [$0] }
  }

  var document: String {
    let columns = brands.flatMap { brand in [ColorAppearance.light, .dark].map { (brand, $0) } }
    let column = (Self.width + Self.gap) / Double(max(columns.count, 1)) - Self.gap
    var elements: [XMLElement] = []
    var y = 0.0
    for (row, promos) in promos.enumerated() {
      var height = 0.0
      for (index, (brand, appearance)) in columns.enumerated() {
        guard let tiles = tiles(brand, promos, appearance, id: "\(row)-\(index)") else { continue }
        let x = Double(index) * (column + Self.gap)
        elements.append(
          Tile.label(words(brand, promos, appearance), x: x + 2, y: y + 14, .start)
        )
        var bottom = y + Self.head
        for (number, tile) in tiles.enumerated() {
          let scale = column / tile.width
          elements += tile.framed(
            x: x,
            y: bottom,
            scale: scale,
            id: "f\(row)-\(index)-\(number)"
          )
          bottom += tile.height * scale + 6
        }
        height = max(height, bottom - y)
      }
      y += height + 8
    }
    return Tile(width: Self.width, height: y, elements: elements)
      .svg([("role", "img"), ("aria-label", subject.tree.theme)]).document
  }

  private func words(_ brand: Int, _ promos: [Int], _ appearance: ColorAppearance) -> String {
    let names =
      (subject.tree.brands.count > 1 ? [subject.tree.brands[brand].name] : [])
      + promos.map { subject.tree.promos[$0].name }
    return (names + [appearance == .dark ? "dark" : "light"]).joined(separator: " · ")
  }

  /// The bars that the theme styles, away from the edge; nil if the screen is not there with the brand.
  private func tiles(
    _ brand: Int,
    _ promos: [Int],
    _ appearance: ColorAppearance,
    id: String
  ) -> [Tile]? {
    var question = LookQuestion()
    (question.brand, question.promos) = (brand, promos)
    (question.screen, question.version) = (screen, version)
    question.idiom = subject.tellsIdioms ? idiom : nil
    guard let look = Looks(of: subject, matching: question).all.first else { return nil }
    let sight = ColorSight(
      appearance: appearance,
      version: look.design.version,
      samples: subject.samples
    )
    let kinds = BarKind.allCases.filter { look.bars[$0] != nil }
    return kinds.map { kind in
      let scene = BarScene(kind, .standard, of: look, in: subject)
      let name = screen > 0 ? subject.tree.screens[screen - 1].name : nil
      return Tile(scene, Captions(scene, screen: name), Ink(sight), id: "\(kind)\(id)")
    }
  }
}
