/// The leaves of a bar's background and shadow.
package struct BackgroundLeaves {
  /// The configure call that the object starts with.
  package let preset: LeafID
  /// The color over the background's effect.
  package let color: LeafID
  /// The blur behind the color.
  package let effect: LeafID
  /// The image over the color.
  package let image: LeafID
  /// Whether content lies behind the bar.
  package let translucency: LeafID
  /// The color of the line along the edge.
  package let shadowColor: LeafID
  /// The image that replaces that line.
  package let shadowImage: LeafID

  /// The leaves that are visible, in the order of the table.
  package var shown: [LeafID] {
    [color, effect, image, translucency, shadowColor, shadowImage].sorted()
  }

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
