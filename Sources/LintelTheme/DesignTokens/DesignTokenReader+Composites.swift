import LintelDiagnostics
import LintelSyntax

/// Reads borders, gradients, and shadows (Design Tokens Format 2025.10, sections 9.3, 9.5, and 9.6).
extension DesignTokenReader {
  /// Reads a gradient as an image from top to bottom, because gradients in the format don't have a direction.
  mutating func gradient(_ node: YAMLNode, in file: Int) -> ImageValue? {
    guard node.kind == .sequence, !node.elements.isEmpty else {
      let help = "an array of stops such as { \"color\": \"{brand}\", \"position\": 0 }"
      return findings.mismatch(node, expected: "a gradient", help: [help])
    }
    let written = node.elements.map { stop($0, in: file) }
    var stops = written.compactMap(\.self)
    guard stops.count == written.count else { return nil }
    // A single stop has the same color throughout.
    if stops.count == 1 { stops.append(stops[0]) }
    let sorted = stops.sorted { $0.location < $1.location }
    return Image(.gradient(ImageValue.Gradient(from: "top", stops: sorted)))
  }

  /// Reads one stop of a gradient: its color, and its position from 0 to 1.
  private mutating func stop(_ node: YAMLNode, in file: Int) -> ImageValue.Gradient.Stop? {
    guard let (node, file) = settle(node, as: .gradient, in: file) else { return nil }
    guard node.kind == .mapping else {
      let help = "write { \"color\": \"{brand}\", \"position\": 0 }"
      return findings.mismatch(node, expected: "a stop of a gradient", help: [help])
    }
    let members = members(of: node, required: ["color", "position"], in: "a stop") ?? [:]
    let color = members["color"].flatMap { self.color($0, in: file) }
    let position = members["position"].flatMap { number($0, in: file) }
    guard let color, let position else { return nil }
    if !(0...1).contains(position), let node = members["position"] {
      noteLoss(.position, "one of \(position.shortText)", at: node)
    }
    // The format clamps positions outside of 0 to 1.
    return ImageValue.Gradient.Stop(color: color, location: min(max(position, 0), 1))
  }

  /// Reads a shadow as the color, the offset, and the blur of a text's shadow.
  mutating func shadow(_ node: YAMLNode, in file: Int) -> [Value?] {
    var (node, file) = (node, file)
    if node.kind == .sequence, node.elements.count == 1 {
      guard let only = settle(node.elements[0], as: .shadow, in: file) else { return [] }
      (node, file) = only
    }
    if node.kind == .sequence, !node.elements.isEmpty {
      // Text can have only one shadow.
      return noteUnusable("several shadows")
    }
    let keys = ["color", "offsetX", "offsetY", "blur", "spread"]
    guard let members = members(of: node, required: keys, optional: ["inset"], in: "a shadow")
    else { return [] }
    let color = members["color"].flatMap { self.color($0, in: file) }
    let x = members["offsetX"].flatMap { dimension($0, in: file) }
    let y = members["offsetY"].flatMap { dimension($0, in: file) }
    let blur = members["blur"].flatMap { self.blur($0, in: file) }
    let spread = members["spread"].flatMap { dimension($0, in: file) }
    let inset = members["inset"].map { boolean($0, in: file) } ?? false
    guard let color, let x, let y, let blur, let spread, let inset else { return [] }
    guard !inset else { return noteUnusable("a shadow inside the shape") }
    if spread != 0, let node = members["spread"] {
      noteLoss(.spread, "a spread of \(spread.shortText)", at: node)
    }
    return [Value(color), .offset(x: x, y: y), .number(blur)]
  }

  /// Reads the radius of a blur in points, which can't be negative.
  private mutating func blur(_ node: YAMLNode, in file: Int) -> Double? {
    guard let blur = dimension(node, in: file) else { return nil }
    if blur >= 0 { return blur }
    return outOfRange("blur", blur.shortText, "expected a number from 0", node)
  }

  /// Reads `true` or `false`, and reports anything else.
  private mutating func boolean(_ node: YAMLNode, in file: Int) -> Bool? {
    guard let (node, _) = settle(node, as: nil, in: file) else { return nil }
    guard node.kind == .scalar, node.style == .plain, let boolean = Bool(node.text) else {
      return findings.mismatch(node, expected: "true or false")
    }
    return boolean
  }

  private static let lineStyles = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]
  private static let lineCaps = ["round", "butt", "square"]

  /// Reads a border as the color and the width of a line.
  mutating func border(_ node: YAMLNode, in file: Int) -> [Value?] {
    guard let members = members(of: node, required: ["color", "width", "style"], in: "a border")
    else { return [] }
    let color = members["color"].flatMap { self.color($0, in: file) }
    let width = members["width"].flatMap { dimension($0, in: file) }
    let style = members["style"].flatMap { strokeStyle($0, in: file) }
    guard let color, let width, let style else { return [] }
    guard width >= 0 else {
      let message = "the width is \(width.shortText), expected a number from 0"
      findings.append("out-of-range", message, at: node.range)
      return []
    }
    guard style == "solid" else { return noteUnusable("a border whose line is \(style)") }
    return [Value(color), .number(width)]
  }

  /// Reads the style of a line, where a dash pattern is `dashed`.
  mutating func strokeStyle(_ node: YAMLNode, in file: Int) -> String? {
    guard let (node, file) = settle(node, as: .strokeStyle, in: file) else { return nil }
    if node.kind == .mapping {
      let members =
        members(of: node, required: ["dashArray", "lineCap"], in: "a stroke style") ?? [:]
      let cap = members["lineCap"].flatMap {
        keyword($0, among: Self.lineCaps, "line cap", in: file)
      }
      guard let array = members["dashArray"], let (list, file) = settle(array, as: nil, in: file)
      else { return nil }
      guard list.kind == .sequence, !list.elements.isEmpty else {
        return findings.mismatch(list, expected: "an array of dimensions")
      }
      let lengths = list.elements.map { dimension($0, in: file) }
      return cap == nil || lengths.contains(nil) ? nil : "dashed"
    }
    return keyword(node, among: Self.lineStyles, "stroke style", in: file)
  }

  /// Reads one of several known words, and reports anything else.
  private mutating func keyword(
    _ node: YAMLNode,
    among known: [String],
    _ noun: String,
    in file: Int
  ) -> String? {
    guard let (node, _) = settle(node, as: nil, in: file) else { return nil }
    guard node.kind == .scalar, node.style != .plain else {
      return findings.mismatch(node, expected: "a \(noun)")
    }
    if known.contains(node.text) { return node.text }
    let help = "write \(known.quotedList(conjunction: "or"))"
    var finding = Diagnostic.unknown(noun, node, among: known, or: help)
    finding.fixIts = []
    return findings.reject(finding)
  }
}
