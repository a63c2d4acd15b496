import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelLint
import LintelSchema
import LintelTheme

@testable import LintelBackends
@testable import LintelPreview
@testable import LintelReference

/// A bar without an example's value and with it, side by side.
struct ExamplePicture {
  /// The width of a tile in points.
  private static let column = 360.0
  /// The distance of tiles in points.
  private static let gap = 16.0
  /// The height of the line above tiles in points.
  private static let head = 20.0

  /// The tiles: the bar without the example, and with it.
  private let tiles: [Tile]

  /// Draws the bar in the first slot, or in the states of the bar's content, where the example makes a difference, or returns `nil` if
  /// it doesn't make one anywhere.
  init?(_ example: PropertyExample) {
    guard let without = ExampleScene(example, example.yamlWithout),
      let with = ExampleScene(example, example.yaml)
    else { return nil }
    for view in ExampleScene.View.all(of: example) {
      let pair = [without.tile(view, id: "a"), with.tile(view, id: "b")]
      // Both have the same name, because different names of shapes aren't a visible difference.
      guard pair[0].text != with.tile(view, id: "a").text else { continue }
      tiles = pair
      return
    }
    return nil
  }

  var document: String {
    var elements: [XMLElement] = []
    var height = 0.0
    for (index, tile) in tiles.enumerated() {
      let x = Double(index) * (Self.column + Self.gap)
      let scale = Self.column / tile.width
      elements.append(Tile.label(index == 0 ? "without" : "with", x: x + 2, y: 12, .start))
      elements += tile.framed(x: x, y: Self.head, scale: scale, id: "f\(index)")
      height = max(height, tile.height * scale)
    }
    return Tile(
      width: 2 * Self.column + Self.gap,
      height: Self.head + height + 1,
      elements: elements
    ).svg([("role", "img")]).document
  }
}

/// A theme with an example, ready to be drawn.
private struct ExampleScene {
  /// The content of a tile.
  enum View {
    case slot(BarKind, AppearanceSlot)
    /// The states of a bar's buttons or tab items.
    case states(BarKind)
    case search

    /// The views in which an example can make a difference, the usual ones first.
    static func all(of example: PropertyExample) -> [View] {
      let bar = example.bar
      let slots: [AppearanceSlot] =
        example.isAtEdge ? [.scrollEdge, .standard] : [.standard, .scrollEdge]
      return slots.map { .slot(bar, $0) } + [.states(bar)]
        + (bar == .navigationBar ? [.search] : [])
    }
  }

  private let look: Look
  private let subject: PreviewSubject
  /// The colors, which follow the page's appearance.
  private let ink: Ink
  /// The title that the example sets for the bar, or `nil` for the usual one.
  private let title: String?

  /// Compiles a theme file that contains an example, or returns `nil` if it has errors.
  init?(_ example: PropertyExample, _ yaml: String) {
    let name = "example.yaml"
    title = example.title
    let bytes = Array(example.theme(yaml).utf8)
    let provider = SourceProvider(read: { $0 == name ? bytes : nil }, expand: { [$0] })
    let compilation = compile(root: name, provider: provider)
    guard let theme = compilation.theme, !compilation.diagnostics.hasErrors else { return nil }
    let cascade = Cascade(theme).limited(to: theme.space.interval(of: nil))
    guard let subject = try? PreviewSubject(cascade, compilation.sources),
      let first = try? Looks(of: subject).all.first
    else { return nil }
    self.subject = subject
    look = first
    ink = Ink(
      ColorEnvironment(
        appearance: first.shows(.light) ? .light : .dark,
        version: first.design.version,
        samples: [:]
      )
    )
  }

  func tile(_ view: View, id: String) -> Tile {
    switch view {
    case .slot(let bar, let slot):
      let scene = BarScene(bar, slot, of: look, in: subject)
      return Tile(scene, captions(scene), ink, id: id)
    case .states(let bar):
      let scene = BarScene(bar, .standard, of: look, in: subject)
      return bar == .tabBar
        ? Tile(itemsOf: scene, ink, id: id)
        : Tile(buttonsOf: scene, captions(scene), ink, id: id)
    case .search:
      let scene = BarScene(.navigationBar, .standard, of: look, in: subject)
      guard let search = scene.search else { return Tile(width: 0, height: 0, elements: []) }
      return Tile(search, on: scene, captions(scene), ink, id: id)
    }
  }

  /// The captions of a bar, with the example's title instead of the usual one.
  private func captions(_ scene: BarScene) -> Captions {
    var captions = Captions(scene, screen: nil)
    if let title { captions.title = title }
    return captions
  }
}

extension Tile {
  /// The drawing as text: two tiles look alike if their texts are equal.
  fileprivate var text: String { svg().compactText }
}
