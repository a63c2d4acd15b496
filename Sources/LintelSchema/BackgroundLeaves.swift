/// The leaves of a bar's background and shadow.
package struct BackgroundLeaves {
  /// Which configure call the object begins with.
  package let preset: LeafID
  /// The color on the background's effect.
  package let color: LeafID
  /// The blur behind the color.
  package let effect: LeafID
  /// The image on the color.
  package let image: LeafID
  /// Whether content lies behind the bar.
  package let translucency: LeafID
  /// The color of the line along the edge.
  package let shadowColor: LeafID
  /// The image instead of that line.
  package let shadowImage: LeafID

  /// Those that show, in the order of the table.
  package var shown: [LeafID] {
    [color, effect, image, translucency, shadowColor, shadowImage].sorted()
  }

  /// Finds the leaves of a bar.
  package init(of bar: BarKind, in schema: Schema) {
    preset = schema[.backgroundPreset, of: bar]
    color = schema[.backgroundColor, of: bar]
    effect = schema[.backgroundEffect, of: bar]
    image = schema[.backgroundImage, of: bar]
    translucency = schema[.backgroundTranslucency, of: bar]
    shadowColor = schema[.shadowColor, of: bar]
    shadowImage = schema[.shadowImage, of: bar]
  }
}
