import LintelDiagnostics

/// Infers types where a tree doesn't name them, as Style Dictionary's own transforms do.
extension DesignTokenType {
  /// The type that a tree for Style Dictionary names; nil for one that nothing of a theme has.
  ///
  /// All numbers are dimensions, since such trees do not tell them apart.
  package init?(styleDictionary name: String) {
    switch NameWords.folded(name) {
    case "color", "colour": self = .color
    case "dimension", "size", "sizing", "spacing", "space", "borderradius", "borderwidth",
      "fontsize", "fontsizes", "letterspacing", "paragraphspacing", "lineheight", "lineheights",
      "number", "opacity":
      self = .dimension
    case "fontfamily", "fontfamilies": self = .fontFamily
    case "fontweight", "fontweights": self = .fontWeight
    case "duration", "time": self = .duration
    case "cubicbezier", "easing": self = .cubicBezier
    case "typography": self = .typography
    case "shadow", "boxshadow": self = .shadow
    case "border": self = .border
    case "strokestyle": self = .strokeStyle
    case "transition": self = .transition
    case "gradient": self = .gradient
    case _: return nil
    }
  }

  /// The type that a token's place in such a tree implies: category, type, and item follow one
  /// another.
  package init?(styleDictionaryPath path: [String]) {
    guard let category = path.first.map(NameWords.folded) else { return nil }
    switch category {
    case "color", "colors", "colour", "colours": self = .color
    case "size", "sizes", "sizing", "space", "spacing", "dimension", "dimensions", "radius",
      "radii", "opacity", "number", "numbers", "borderradius", "borderwidth":
      self = .dimension
    case "font", "fonts", "typography", "text":
      let words = path.dropFirst().flatMap { NameWords($0).words }
      if words.contains(where: { $0.hasPrefix("famil") }) {
        self = .fontFamily
      } else if words.contains(where: { $0.hasPrefix("weight") }) {
        self = .fontWeight
      } else if words.contains(where: { ["size", "sizes", "spacing", "height"].contains($0) }) {
        self = .dimension
      } else {
        return nil
      }
    case "time", "duration", "durations": self = .duration
    case "shadow", "shadows": self = .shadow
    case _: return nil
    }
  }
}
