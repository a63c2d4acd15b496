import LintelAppearance
import LintelSchema

/// The keys of a bar's `legacy` node, from the property table.
struct LegacyShape {
  private(set) var shape = ObjectShape()

  init(_ bar: BarKind, schema: Schema) {
    let leaves = schema.leaves.filter { $0.bar == bar }
    for leaf in leaves where leaf.property.destination == .bar || leaf.property.destination == .item
    {
      insert(leaf.property, at: leaf.uikitPath)
    }
    insert(.boolean, "Whether content shows through the bar.", at: ["isTranslucent"])
    insert(.color, "The color of the bar.", isNullable: true, at: ["barTintColor"])
    let background = "The background of the bar."
    if bar == .tabBar {
      insert(.image, background, at: ["backgroundImage"])
    } else {
      for metrics in Self.metrics { insert(.image, background, at: ["backgroundImage", metrics]) }
    }
    insert(.image, "The line between the bar and the content.", at: ["shadowImage"])
    if bar == .tabBar {
      insert(.image, "What marks the selected item.", at: ["selectionIndicatorImage"])
    }
    for leaf in leaves where leaf.property.destination == .appearance { insert(leaf, in: bar) }
  }

  /// The names of `UIBarMetrics` in outputs.
  private static let metrics = ["default", "compact"]

  private mutating func insert(_ leaf: Leaf, in bar: BarKind) {
    guard leaf.property.availability.introduced <= LegacyBar.end else { return }
    for path in OutputShapes.paths(of: leaf) {
      guard let place = LegacyPlace(path, in: bar) else { continue }
      let paths = place.hasMetrics ? Self.metrics.map { place.path + [$0] } : [place.path]
      for path in paths {
        if place.isVertical {
          insert(.number(NumberRange()), leaf.property.summary, at: path)
        } else {
          insert(leaf.property, at: path)
        }
      }
    }
  }

  private mutating func insert(_ property: Property, at path: [String]) {
    insert(property.type, property.summary, isNullable: property.isOptional, at: path)
  }

  private mutating func insert(
    _ type: ValueType,
    _ summary: String,
    isNullable: Bool = false,
    at path: [String]
  ) {
    shape.insert(
      ValueShape(
        type: type,
        isNullable: isNullable,
        mayBeEmpty: type == .image,
        slots: [],
        summary: summary
      ),
      at: path
    )
  }
}
