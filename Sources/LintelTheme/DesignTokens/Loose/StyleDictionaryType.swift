import LintelDiagnostics

/// Infers types that a tree doesn't declare, as Style Dictionary's own transforms do.
extension DesignTokenType {
  /// Creates a type from its name in a tree for Style Dictionary, or returns `nil` for a type that themes don't have.
  ///
  /// All numbers are dimensions, because such trees don't distinguish them.
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
    case "string": self = .string
    case "boolean": self = .boolean
    case _: return nil
    }
  }

  /// Infers the type of a token from its path in such a tree, which starts with category, type, and item.
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
