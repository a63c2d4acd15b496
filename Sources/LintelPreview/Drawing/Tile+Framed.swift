import LintelBackends

extension Tile {
  /// Returns the tile as a part of a picture: scaled, with round corners and a thin line around it; the ID is unique in the picture.
  func framed(x: Double, y: Double, scale: Double, id: String) -> [XMLElement] {
    let area = Area(x: x, y: y, width: width * scale, height: height * scale)
    return [
      XMLElement("clipPath", [("id", id)], [area.rect(radius: 12)]),
      .group(
        [("clip-path", "url(#\(id))")],
        [
          .group(
            [("transform", "translate(\(x.pointText) \(y.pointText)) scale(\(scale.pointText))")],
            self.elements.map(\.withoutQuestions)
          )
        ]
      ),
      area.rect(radius: 12, [("fill", "none"), ("stroke", "#000000"), ("stroke-opacity", "0.15")]),
    ]
  }
}

extension XMLElement {
  /// The element without attributes that only pages need.
  fileprivate var withoutQuestions: XMLElement {
    XMLElement(
      name,
      attributes.filter { !$0.key.hasPrefix("data-") && $0.key != "class" },
      children.map(\.withoutQuestions),
      text: text
    )
  }
}
