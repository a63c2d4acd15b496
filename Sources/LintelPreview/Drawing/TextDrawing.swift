import LintelBackends

struct TextDrawing {
  /// The point of a text that its place refers to, as in SVG's `text-anchor`.
  enum Anchor: String {
    /// The left end.
    case start
    case middle
  }

  let ink: Ink

  /// Returns a text with everything that the theme sets for it, as elements from the bottom up.
  ///
  /// `x` is the start or the middle, depending on the anchor. Pages find a text that they replace by its role.
  func elements(
    _ text: String,
    _ scene: TextScene,
    x: Double,
    baseline: Double,
    _ anchor: Anchor = .start,
    role: String? = nil
  ) -> [XMLElement] {
    // A label is as wide as its text with the indent, so a centered text moves by half of the indent.
    let x = x + scene.offset.x + (anchor == .start ? scene.indent : scene.indent / 2)
    let y = baseline + scene.offset.y - scene.baselineOffset + scene.lineShift
    var elements: [XMLElement] = []
    if let background = scene.background, background != .uikit("clear") {
      let width = TextMeasure.width(of: text, scene)
      let left = anchor == .start ? x : x - width / 2
      let size = scene.font.size
      let area = Area(x: left - 1, y: y - size * 0.95, width: width + 2, height: size * 1.2)
      elements.append(area.rect(ink.paint("fill", background)))
    }
    if let shadow = scene.shadow {
      let blur = "filter:blur(\((shadow.blur / 2).pointText)px)"
      let dark = ink.paint("fill", shadow.color) + (shadow.blur > 0 ? [("style", blur)] : [])
      let (x, y) = (x + shadow.offset.x, y + shadow.offset.y)
      elements.append(element(text, scene, x: x, y: y, anchor, dark, role))
    }
    if scene.isLetterpress {
      // Light on the lower edge makes letters look pressed in.
      let light = ink.paint("fill", .uikit("white", alpha: 0.7))
      elements.append(element(text, scene, x: x, y: y + 0.8, anchor, light, role))
    }
    let declared: [XMLElement.Attribute] = scene.declaresColor ? [("data-said", "")] : []
    let lines = lines(of: scene)
    elements.append(
      element(text, scene, x: x, y: y, anchor, own(scene) + declared, role, lines: lines)
    )
    return elements
  }

  /// Returns a text whose letters have their middle at a height.
  func elements(
    _ text: String,
    _ scene: TextScene,
    x: Double,
    middle: Double,
    _ anchor: Anchor = .start,
    role: String? = nil
  ) -> [XMLElement] {
    let baseline = middle + scene.font.size * 0.355
    return elements(text, scene, x: x, baseline: baseline, anchor, role: role)
  }

  /// Returns a `text` element with its anchor at `x`, its baseline at `y`, and lines under and through it.
  private func element(
    _ text: String,
    _ scene: TextScene,
    x: Double,
    y: Double,
    _ anchor: Anchor,
    _ attributes: [XMLElement.Attribute],
    _ role: String?,
    lines: [[XMLElement.Attribute]] = []
  ) -> XMLElement {
    var place: [XMLElement.Attribute] = [("x", x.pointText), ("y", y.pointText)]
    if scene.obliqueness != 0 || scene.widening != 1 {
      let skew = (scene.obliqueness * -1).pointText
      let matrix = "\(scene.widening.pointText) 0 \(skew) 1 \(x.pointText) \(y.pointText)"
      place = [("transform", "matrix(\(matrix))")]
    }
    let outside = place + font(scene, anchor)
    // The page finds the text by this attribute.
    let inside = attributes + (role.map { [("data-text", $0)] } ?? [])
    guard let outer = lines.first else { return XMLElement("text", outside + inside, text: text) }
    // A line has the fill of the element that sets it.
    let letters = XMLElement("tspan", inside, text: text)
    let content = lines.dropFirst().reduce(letters) { XMLElement("tspan", $1, [$0]) }
    return XMLElement("text", outside + outer, [content])
  }

  private func font(_ scene: TextScene, _ anchor: Anchor) -> [XMLElement.Attribute] {
    let font = scene.font
    var attributes: [XMLElement.Attribute] = [
      ("font-family", FontStack.css(font)),
      ("font-size", font.size.pointText),
      ("font-weight", "\(font.weight)"),
    ]
    if anchor != .start { attributes.append(("text-anchor", anchor.rawValue)) }
    if scene.spacing != 0 { attributes.append(("letter-spacing", scene.spacing.pointText)) }
    let widths = ["compressed": "62.5%", "condensed": "75%", "expanded": "125%"]
    if let width = widths[font.width] { attributes.append(("font-stretch", width)) }
    var settings = font.features.map { "\"\(CSSText.letters($0))\"" }
    if !scene.hasLigatures { settings.append("\"liga\" 0") }
    if !settings.isEmpty {
      attributes.append(("font-feature-settings", settings.joined(separator: ", ")))
    }
    return attributes
  }

  private func own(_ scene: TextScene) -> [XMLElement.Attribute] {
    guard let stroke = scene.stroke else { return ink.paint("fill", scene.color) }
    let width = abs(stroke.width) / 100 * scene.font.size
    return (stroke.width > 0 ? [("fill", "none")] : ink.paint("fill", scene.color))
      + ink.paint("stroke", stroke.color ?? scene.color) + [("stroke-width", width.pointText)]
  }

  private func lines(of scene: TextScene) -> [[XMLElement.Attribute]] {
    [(scene.underline, "underline"), (scene.strikethrough, "line-through")].compactMap {
      line,
      kind in
      line.map { line in
        let style = line.style
        let pattern =
          style.hasPrefix("double")
          ? "double"
          : style.contains("Dash") ? "dashed" : style.contains("Dot") ? "dotted" : "solid"
        let thickness = style.hasPrefix("thick") ? ";text-decoration-thickness:2px" : ""
        return ink.paint("fill", line.color ?? scene.color)
          + [("style", "text-decoration:\(kind) \(pattern)\(thickness)")]
      }
    }
  }
}

/// The fonts for a text, in order of preference.
///
/// Apple's fonts may not be redistributed. Where they are missing, similar free fonts are used if they are installed.
enum FontStack {
  static func css(_ font: FontScene) -> String {
    let own = font.family.map { [CSSText.string($0)] } ?? []
    let system: [String] =
      switch font.design {
      case "rounded": ["ui-rounded", "'SF Pro Rounded'", "Nunito", "Quicksand"]
      case "serif": ["ui-serif", "'New York'", "Georgia", "'Source Serif 4'"]
      case "monospaced": ["ui-monospace", "'SF Mono'", "Menlo", "'JetBrains Mono'"]
      case _: []
      }
    let generic = font.design == "serif" ? "serif" : font.design == "monospaced" ? "monospace" : nil
    let plain =
      generic.map { [$0] }
      ?? ["-apple-system", "'SF Pro Text'", "Inter", "'Helvetica Neue'", "Arial", "sans-serif"]
    return (own + system + plain).joined(separator: ", ")
  }
}

/// Writes text in CSS; the only place that knows how CSS is escaped.
enum CSSText {
  static func string(_ text: String) -> String {
    var result = "'"
    for scalar in text.unicodeScalars {
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == " "
        || scalar == "-"
      {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\" + String(scalar.value, radix: 16) + " "
      }
    }
    return result + "'"
  }

  /// Returns the ASCII letters and digits of a text.
  static func letters(_ text: String) -> String {
    String(
      text.unicodeScalars.filter {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
      }
    )
  }
}

/// Measures texts, accurately enough to place something beside or behind them.
enum TextMeasure {
  static func width(of text: String, _ scene: TextScene) -> Double {
    let em = text.reduce(0) { $0 + width(of: $1) }
    let bold = 1 + Double(scene.font.weight - 400) / 4000
    return (em * scene.font.size * bold + scene.spacing * Double(text.count)) * scene.widening
  }

  /// Returns the width in em, based on Inter.
  private static func width(of character: Character) -> Double {
    switch character {
    case "i", "l", "j", "I", ".", ",", ":", "'", "|", " ": 0.28
    case "f", "t", "r", "-", "(", ")": 0.38
    case "m", "w", "M", "W": 0.88
    case _ where character.isUppercase: 0.69
    case _ where character.isASCII: 0.58
    case _: 0.9
    }
  }
}
