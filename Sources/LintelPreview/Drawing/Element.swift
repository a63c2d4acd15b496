import LintelBackends

/// Creates SVG shapes; numbers are points.
extension XMLElement {
  typealias Attribute = (key: String, value: String)

  static func group(_ attributes: [Attribute] = [], _ children: [XMLElement]) -> XMLElement {
    XMLElement("g", attributes, children)
  }

  /// Returns a group that readers can ask about; `paths` are the theme's paths that decide its look, separated by spaces.
  static func part(_ paths: String, children: [XMLElement]) -> XMLElement {
    XMLElement("g", [("data-part", paths)], children)
  }

  static func path(_ data: String, _ attributes: [Attribute]) -> XMLElement {
    XMLElement("path", [("d", data)] + attributes)
  }

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
