import LintelBackends

/// Draws texts.
struct TextDrawing {
  /// Which point of a text its place means, as SVG's `text-anchor`.
  enum Anchor: String {
    /// The left end.
    case start
    /// The middle.
    case middle
    /// The right end.
    case end
  }

  /// The colors.
  let ink: Ink

  /// A text with everything that the theme says of it.
  ///
  /// - Parameters:
  ///   - text: what it says.
  ///   - scene: how it looks.
  ///   - x: where it starts, has its middle or ends, as the anchor says.
  ///   - baseline: where its letters stand.
  ///   - anchor: what `x` means.
  ///   - role: a name by which pages find the text to say something else; nil if it is always the same.
  /// - Returns: from bottom to top, what is behind it and the text itself.
  func elements(
    _ text: String,
    _ scene: TextScene,
    x: Double,
    baseline: Double,
    _ anchor: Anchor = .start,
    role: String? = nil
  ) -> [XMLElement] {
    // A label is as wide as its text with the indent, so that one in the middle moves by half of it.
    let indents: [Anchor: Double] = [.start: 1, .middle: 0.5]
    let x = x + scene.offset.x + scene.indent * (indents[anchor] ?? 0)
    let y = baseline + scene.offset.y - scene.baselineOffset + scene.lineShift
    var elements: [XMLElement] = []
    if let background = scene.background, background != .uikit("clear") {
      let width = TextMeasure.width(of: text, scene)
      let left = anchor == .start ? x : anchor == .middle ? x - width / 2 : x - width
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
      // The light on the lower edge of letters that are pressed in.
      let light = ink.paint("fill", .uikit("white", alpha: 0.7))
      elements.append(element(text, scene, x: x, y: y + 0.8, anchor, light, role))
    }
    let said: [XMLElement.Attribute] = scene.declaresColor ? [("data-said", "")] : []
    let lines = lines(of: scene)
    elements.append(element(text, scene, x: x, y: y, anchor, own(scene) + said, role, lines: lines))
    return elements
  }

  /// The same for a text whose letters have their middle at a height.
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

  /// A `text` element.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - scene: Its font and attributes.
  ///   - x: The anchor, from the left.
  ///   - y: The baseline, from the top.
  ///   - anchor: Which point of the text is at `x`.
  ///   - attributes: Further attributes, such as the color.
  ///   - role: The name by which the page finds the text; nil for none.
  ///   - lines: The attributes of lines under and through it.
  /// - Returns: The element.
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
    // By this attribute the page finds it.
    let inside = attributes + (role.map { [("data-text", $0)] } ?? [])
    guard let outer = lines.first else { return XMLElement("text", outside + inside, text: text) }
    // A line has the fill of the element that asks for it.
    let letters = XMLElement("tspan", inside, text: text)
    let content = lines.dropFirst().reduce(letters) { XMLElement("tspan", $1, [$0]) }
    return XMLElement("text", outside + outer, [content])
  }

  /// The attributes of a font.
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

  /// The attributes that only some texts have: a stroke, spacing, a shadow.
  private func own(_ scene: TextScene) -> [XMLElement.Attribute] {
    guard let stroke = scene.stroke else { return ink.paint("fill", scene.color) }
    let width = abs(stroke.width) / 100 * scene.font.size
    return (stroke.width > 0 ? [("fill", "none")] : ink.paint("fill", scene.color))
      + ink.paint("stroke", stroke.color ?? scene.color) + [("stroke-width", width.pointText)]
  }

  /// What asks for each line under and through a text, in CSS, which has patterns but not all of UIKit's.
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

/// The fonts that a text asks for, in order.
///
/// Apple's fonts may not be given away: where they are missing, free ones that look alike are used if they are installed.
enum FontStack {
  /// The value of CSS's `font-family`; each family is quoted.
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

/// The only place that knows how CSS is escaped.
enum CSSText {
  /// A string of CSS that says nothing but the text.
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

  /// The ASCII letters and digits of a text.
  static func letters(_ text: String) -> String {
    String(
      text.unicodeScalars.filter {
        $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil)
      }
    )
  }
}

/// How wide texts are, near enough to place something beside or behind them.
enum TextMeasure {
  /// The width in points.
  static func width(of text: String, _ scene: TextScene) -> Double {
    let em = text.reduce(0) { $0 + width(of: $1) }
    let bold = 1 + Double(scene.font.weight - 400) / 4000
    return (em * scene.font.size * bold + scene.spacing * Double(text.count)) * scene.widening
  }

  /// In em, after the widths of Inter.
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
