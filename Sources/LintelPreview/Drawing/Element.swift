import LintelBackends

/// Shapes of SVG; numbers are points.
extension XMLElement {
  /// The name and the value of an attribute, not yet escaped.
  typealias Attribute = (key: String, value: String)

  /// A group, `g`.
  static func group(_ attributes: [Attribute] = [], _ children: [XMLElement]) -> XMLElement {
    XMLElement("g", attributes, children)
  }

  /// A group that can be asked why it looks as it does: the theme's paths that decide about it, separated by spaces.
  static func part(_ paths: String, children: [XMLElement]) -> XMLElement {
    XMLElement("g", [("data-part", paths)], children)
  }

  /// A path, `path`, from the commands of its attribute `d`.
  static func path(_ data: String, _ attributes: [Attribute]) -> XMLElement {
    XMLElement("path", [("d", data)] + attributes)
  }

  /// A group moved to a place.
  static func moved(
    x: Double,
    y: Double,
    class name: String? = nil,
    _ children: [XMLElement]
  ) -> XMLElement {
    let move = [("transform", "translate(\(x.pointText) \(y.pointText))")]
    return group(move + (name.map { [("class", $0)] } ?? []), children)
  }
}
