import LintelDiagnostics
import LintelSyntax

/// Reads borders (Design Tokens Format 2025.10, section 9.3).
extension DesignTokenReader {
  /// The styles of lines that the format names.
  private static let lineStyles = [
    "solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset",
  ]
  /// The ends of dashes that the format names.
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
      reportRange("width", width.shortText, "expected a number from 0", node)
      return []
    }
    guard style == "solid" else {
      noteUnusable("a border whose line is \(style)")
      return []
    }
    return [Value(color), .number(width)]
  }

  /// Reads the style of a line; one with dashes of its own is called dashed.
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
        reportMismatch(list, expected: "an array of dimensions")
        return nil
      }
      let lengths = list.elements.map { dimension($0, in: file) }
      return cap == nil || lengths.contains(nil) ? nil : "dashed"
    }
    return keyword(node, among: Self.lineStyles, "stroke style", in: file)
  }

  /// One of some words; reports anything else.
  ///
  /// - Parameters:
  ///   - node: The value, or a reference to it.
  ///   - known: The valid words.
  ///   - noun: What the words are, for the report.
  ///   - file: The file of the value.
  /// - Returns: The word; nil after a report.
  private mutating func keyword(
    _ node: YAMLNode,
    among known: [String],
    _ noun: String,
    in file: Int
  ) -> String? {
    guard let (node, _) = settle(node, as: nil, in: file) else { return nil }
    guard node.kind == .scalar, node.style != .plain else {
      reportMismatch(node, expected: "a \(noun)")
      return nil
    }
    if known.contains(node.text) { return node.text }
    let help = "write \(known.quotedList(conjunction: "or"))"
    var finding = Diagnostic.unknown(noun, node, among: known, or: help)
    finding.fixIts = []
    findings.append(finding)
    return nil
  }
}
