import LintelDecisions
import LintelDiagnostics
package import LintelSchema

/// Findings about the backgrounds that bars show.
extension Analysis {
  /// Judges each distinct background of a bar in a slot, where it shows first, and keeps one finding for each place in the source.
  ///
  /// - Parameter judge: is given what shows, the leaves of the bar's background, and how to find the entry of a leaf.
  /// - Returns: the findings, in the order of their places.
  func backgroundFindings(
    _ judge:
      @Sendable (
        Appearance, BackgroundLeaves, _ origin: (LeafID) -> WrittenEntry?
      ) throws(TooLarge) -> Diagnostic?
  ) -> [Diagnostic] {
    lookFindings { looks throws(TooLarge) in
      var found: [Diagnostic] = []
      for kind in BarKind.allCases {
        let (bar, leaves) = (try looks.bar(kind), BackgroundLeaves(of: kind, in: schema))
        for slot in kind.slots {
          for shown in try looks.witnesses(of: bar.background(in: slot)) {
            guard case .background(let object) = shown.outcome else { continue }
            let finding = try judge(object, leaves) { leaf in
              var cell = shown.cell
              cell[.slot] = slot.rawValue
              return winners.winner(of: leaf, at: cell).map(written)
            }
            if let finding { found.append(finding) }
          }
        }
      }
      return found
    }
  }
}

/// The values of one appearance object by leaf.
extension Appearance {
  /// The value of a leaf that doesn't belong to a tab item.
  package func value(of leaf: LeafID) -> ResolvedValue? {
    values.first { $0.leaf == leaf && $0.layout == nil }?.value
  }

  /// The color of a leaf; nil if it has none, or another value.
  func color(of leaf: LeafID) -> ResolvedColor? {
    if case .color(let color) = value(of: leaf) { color } else { nil }
  }

  /// The image of a leaf; nil if it has none, or another value.
  func image(of leaf: LeafID) -> Image<ResolvedColor>? {
    if case .image(let image) = value(of: leaf) { image } else { nil }
  }

  /// The keyword of a leaf; nil if it has none, or another value.
  func keyword(of leaf: LeafID) -> String? {
    if case .keyword(let keyword) = value(of: leaf) { keyword } else { nil }
  }
}

/// The leaves of a bar's background and shadow.
struct BackgroundLeaves {
  /// Which configure call the object begins with.
  let preset: LeafID
  /// The color on the background's effect.
  let color: LeafID
  /// The blur behind the color.
  let effect: LeafID
  /// The image on the color.
  let image: LeafID
  /// Whether content lies behind the bar.
  let translucency: LeafID
  /// The color of the line along the edge.
  let shadowColor: LeafID
  /// The image instead of that line.
  let shadowImage: LeafID

  /// Those that show, in the order of the table.
  var shown: [LeafID] {
    [color, effect, image, translucency, shadowColor, shadowImage].sorted()
  }

  /// Finds the leaves of a bar.
  init(of bar: BarKind, in schema: Schema) {
    preset = schema[.backgroundPreset, of: bar]
    color = schema[.backgroundColor, of: bar]
    effect = schema[.backgroundEffect, of: bar]
    image = schema[.backgroundImage, of: bar]
    translucency = schema[.backgroundTranslucency, of: bar]
    shadowColor = schema[.shadowColor, of: bar]
    shadowImage = schema[.shadowImage, of: bar]
  }
}
