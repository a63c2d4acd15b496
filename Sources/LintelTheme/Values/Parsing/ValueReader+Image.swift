import LintelDiagnostics
import LintelSchema
import LintelSyntax

let imageSources = ["asset", "symbol", "gradient", "fill"]
private let symbolKeys = ["weight", "scale", "pointSize"]
/// The extensions of files with images.
private let imageExtensions: Set = [
  "png", "pdf", "svg", "jpg", "jpeg", "heic", "heif", "gif", "webp", "tif", "tiff", "bmp",
]
/// The sides where gradients can start.
private let sides = ["top", "bottom", "leading", "trailing"]

extension ValueReader {
  /// Reads an image: a mapping, or `asset(Name)`.
  mutating func image(_ node: YAMLNode) -> ImageValue? {
    guard node.kind == .mapping else { return namedImage(node) }
    let errors = findings.errorCount
    if reportToken(in: node) { return nil }
    let keys = imageSources + KeyMistake.imageDetails
    let isSymbol = !node.entries.contains { ["asset", "gradient", "fill"].contains($0.key.text) }
    let members = members(
      of: node,
      keys: keys,
      alternatives: imageSources,
      except: isSymbol ? [] : symbolKeys,
      in: "an image",
      at: .image
    )
    let written = imageSources.filter { members[$0] != nil }
    guard written.count == 1 else {
      // A misspelled source is one mistake, not two.
      guard findings.errorCount == errors else { return nil }
      return findings.reject(
        written.isEmpty ? "missing-key" : "contradictory-keys",
        written.isEmpty
          ? "an image needs one of \(imageSources.quotedList(conjunction: "or"))"
          : "an image can't have more than one of \(written.quotedList(conjunction: "and"))",
        at: node.range
      )
    }
    if let entry = node.entry("symbol"), reportFile(asSymbol: entry) { return nil }
    checkKeys(members, source: written[0])
    let source = imageSource(members)
    let rendering = members["rendering"].flatMap {
      keyword($0, of: UIKitNames.renderingModes.map(\.name), noun: "rendering")
    }
    let insets = members["insets"].flatMap { capInsets($0) }
    guard let source, findings.errorCount == errors else { return nil }
    return Image(source, rendering: rendering, insets: insets)
  }

  /// Reads `asset(Name)`, or reports any other value that isn't a mapping.
  private mutating func namedImage(_ node: YAMLNode) -> ImageValue? {
    if let slice = assetName(node) {
      guard let meant = slice.text.assetNameOfFile else { return Image(.asset(slice.text)) }
      reportFile(slice.text, at: slice.range, meaning: meant)
      return nil
    }
    let isScalar = node.kind == .scalar
    if isScalar, let name = node.text.assetNameOfFile {
      let (meant, rule) = ("{ asset: \(name) }", "wrong-value-type")
      let message = "a theme uses images from the app's asset catalog, by name"
      return findings.reject(.meaning(meant, rule, message, at: node.range))
    }
    if isScalar, reportMistake(node, as: .image) { return nil }
    if isScalar, isValue(node.colorText, .color, isWhole: false) {
      let (meant, rule) = ("{ fill: \(node.colorText) }", "wrong-value-type")
      let message = "'\(node.text.shortened)' is a color, which fills an image"
      return findings.reject(.meaning(meant, rule, message, at: node.range))
    }
    if isScalar, node.text.isSymbolName {
      let (meant, rule) = ("{ symbol: \(node.text) }", "wrong-value-type")
      findings.append(.meaning(meant, rule, "a symbol is a mapping", at: node.range))
      guess([node.text], in: .images, at: node.range)
      return nil
    }
    let isName =
      node.text.contains { $0.isLetter } && !node.text.contains { ":;,{}()".contains($0) }
    let (symbol, asset) = isName ? (node.text, node.text) : ("chevron.backward", "Back")
    // A symbol's name has no capital letters, hyphens, or underscores.
    let isAsset =
      isName && !node.text.contains(".")
      && node.text.contains { $0.isUppercase || "-_/".contains($0) }
    let meant = isAsset ? "{ asset: \(asset) }" : nil
    let both = "`{ symbol: \(symbol) }` or `{ asset: \(asset) }`"
    let help = isScalar ? ["write \(meant.map { "'\($0)'" } ?? both)"] : []
    let fixIts = meant.map { [FixIt("write '\($0)'", replace: node.range, with: $0)] } ?? []
    findings.append(.mismatch(node, "expected \(ValueType.image.noun)", help: help, fixIts: fixIts))
    if isScalar { guess([node.text], in: .images, at: node.range) }
    return nil
  }

  /// Returns the name in `asset(Name)`, or `nil` for any other value.
  private func assetName(_ node: YAMLNode) -> TextSlice? {
    guard node.kind == .scalar, node.text.hasPrefix("asset("), node.text.hasSuffix(")") else {
      return nil
    }
    let slice = TextSlice(node).part(6, node.text.utf8.count - 1).trimmed().unquoted()
    let name = slice.text
    return name.isEmpty || name.unicodeScalars.contains { $0.value < 0x20 } ? nil : slice
  }

  /// Reports the name of an image file where the name of an asset is expected.
  private mutating func reportFile(_ name: String, at range: SourceRange, meaning meant: String) {
    findings.append(
      "wrong-value-type",
      "'\(name.shortened)' is the name of a file, but an image in an asset catalog has a name without an extension",
      at: range,
      help: ["write '\(meant)'"],
      fixIts: Suggestion.fixIts(for: [meant], at: range)
    )
  }

  /// Reports the name of an image file where the name of a symbol is expected, and returns whether it is one.
  private mutating func reportFile(asSymbol entry: YAMLEntry) -> Bool {
    guard entry.value.kind == .scalar, let name = entry.value.text.assetNameOfFile else {
      return false
    }
    let message = "'\(entry.value.text.shortened)' is the name of a file, and a symbol is iOS's own"
    let meant = "asset: \(name)"
    findings.append(.meaning(meant, "wrong-value-type", message, at: entry.range, verb: "write"))
    return true
  }

  /// Reports a mapping around a token, such as `{ symbol: $back }`, and returns whether it is one.
  private mutating func reportToken(in node: YAMLNode) -> Bool {
    guard node.entries.count == 1, let entry = node.entries.first,
      ["asset", "symbol"].contains(entry.key.text), entry.value.style == .plain,
      entry.value.kind == .scalar, entry.value.text.hasPrefix("$")
    else { return false }
    let (meant, rule) = (entry.value.text, "wrong-value-type")
    _ = token(meant, in: .images, at: entry.value.range)
    findings.append(.meaning(meant, rule, "a token replaces the whole image", at: node.range))
    return true
  }

  /// Checks that the keys of symbols and fills aren't combined with another source.
  private mutating func checkKeys(_ members: ValueMembers, source: String) {
    let owners = symbolKeys.map { ($0, "symbol") } + [("cornerRadius", "fill")]
    for (key, owner) in owners where owner != source {
      guard let member = members[key] else { continue }
      findings.append(
        "contradictory-keys",
        "'\(key)' belongs to a \(owner), but the image is \(source == "asset" ? "an" : "a") \(source)",
        at: member.range
      )
    }
  }

  private mutating func imageSource(_ members: ValueMembers) -> ImageValue.Source? {
    if let node = members["asset"] {
      guard let name = name(node, "the name of an image in an asset catalog") else { return nil }
      guard let meant = name.assetNameOfFile else { return .asset(name) }
      reportFile(name, at: node.range, meaning: meant)
      return nil
    }
    if let node = members["symbol"] {
      let symbol = name(node, "the name of an SF Symbol")
      let weight = members["weight"].flatMap { self.weight($0, noun: "symbol weight") }
      let scale = members["scale"].flatMap {
        keyword($0, of: UIKitNames.symbolScales.map(\.name), noun: "symbol scale")
      }
      let size = members["pointSize"].flatMap { number($0, in: .symbolSize, named: "pointSize") }
      return symbol.map {
        .symbol(ImageValue.Symbol(name: $0, weight: weight, scale: scale, pointSize: size))
      }
    }
    if let node = members["fill"] {
      let radius = members["cornerRadius"].map {
        number($0, in: .cornerRadius, named: "cornerRadius") ?? 0
      }
      return innerColor(node).map { .fill(ImageValue.Fill(color: $0, cornerRadius: radius ?? 0)) }
    }
    return members["gradient"].flatMap { gradient($0) }
  }

  mutating func name(_ node: YAMLNode, _ noun: String) -> String? {
    guard node.kind == .scalar, !node.isEmpty, !node.text.isEmpty else {
      return findings.mismatch(node, expected: noun)
    }
    if node.style == .plain, node.text.hasPrefix("$") {
      let help = "write '\(node.text)' instead of the mapping"
      return findings.mismatch(node, expected: noun, help: [help])
    }
    return node.text
  }

  /// Reads `[top, left, bottom, right]`.
  private mutating func capInsets(_ node: YAMLNode) -> [Double]? {
    guard node.kind == .sequence, node.elements.count == 4 else {
      let meant = node.intendedInsets
      return findings.mismatch(
        node,
        expected: "four insets",
        found: node.countForMessages,
        help: [meant.map { "write '\($0)'" } ?? "write [top, left, bottom, right]"],
        fixIts: meant.map { [FixIt("write '\($0)'", replace: node.range, with: $0)] } ?? []
      )
    }
    let insets = node.elements.map { number($0, in: .inset, named: "insets") }
    return insets.contains(nil) ? nil : insets.compactMap(\.self)
  }

  /// Reads `{ from: …, stops: […] }`.
  private mutating func gradient(_ node: YAMLNode) -> ImageValue.Source? {
    if reportStops(node) { return nil }
    guard node.kind == .mapping else {
      let help = "write `{ from: top, stops: [$first, $second] }`"
      return findings.mismatch(node, expected: "a gradient", help: [help])
    }
    let members = members(of: node, keys: ["from", "stops"], in: "a gradient", at: .gradient)
    let isComplete = members.count == node.entries.count
    for key in ["from", "stops"] where members[key] == nil && isComplete {
      let help = "add '\(key == "from" ? "from: top" : "stops: [$first, $second]")'"
      let message = "'\(key)' is missing in a gradient"
      findings.append("missing-key", message, at: node.range, help: [help])
    }
    let side = members["from"].flatMap { keyword($0, of: sides, noun: "side") }
    let stops = members["stops"].flatMap { gradientStops($0) }
    guard let side, let stops else { return nil }
    return .gradient(ImageValue.Gradient(from: side, stops: stops))
  }

  /// Reports a gradient that consists only of its colors, such as `[white, black]` or `{ from: white, to: black }`.
  private mutating func reportStops(_ node: YAMLNode) -> Bool {
    let ends = [("from", "to"), ("start", "end"), ("top", "bottom"), ("leading", "trailing")]
    let pair = ends.first { start, end in
      node.entries.count == 2 && node.member(start) != nil && node.member(end) != nil
    }
    let stops =
      pair.map { [node.member($0.0), node.member($0.1)].compactMap(\.self) } ?? Array(node.elements)
    guard stops.count > 1,
      stops.allSatisfy({ $0.kind == .scalar && !$0.isEmpty && !sides.contains($0.text) })
    else { return false }
    let side = pair.map(\.0).flatMap { sides.contains($0) ? $0 : nil } ?? "top"
    let list = stops.map(\.colorText).joined(separator: ", ")
    let meant = "{ from: \(side), stops: [\(list)] }"
    let message = "the colors of a gradient are its 'stops', and 'from' is the side where it begins"
    findings.append(.meaning(meant, "wrong-value-type", message, at: node.range, .unsafe))
    for stop in stops { _ = self.stop(stop) }
    return true
  }
}

extension String {
  /// The asset's name for the name of an image file, without the extension and the scale in `back@2x.png`, or `nil` for any other name.
  package var assetNameOfFile: String? {
    guard let dot = lastIndex(of: "."),
      imageExtensions.contains(self[dot...].dropFirst().lowercased())
    else { return nil }
    let name = self[..<dot]
    let bare = name.hasSuffix("@2x") || name.hasSuffix("@3x") ? name.dropLast(3) : name
    return bare.isEmpty ? nil : String(bare)
  }

  /// Whether the text can only be the name of an SF Symbol, such as `chevron.left`, and not a file's or an asset's.
  var isSymbolName: Bool {
    contains(".") && first != "." && last != "." && assetNameOfFile == nil
      && utf8.allSatisfy { (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x2E }
  }
}

extension YAMLNode {
  /// The four insets meant by one number for all sides, by four without brackets, or by a mapping with some of the sides, or `nil` for
  /// anything else.
  fileprivate var intendedInsets: String? {
    func isInset(_ node: YAMLNode) -> Bool {
      guard node.kind == .scalar, let written = WrittenNumber(node.text) else { return false }
      let range = NumberRange.inset
      return range.value(of: written).map { range.violation(by: $0) == nil } ?? false
    }
    if isInset(self) { return "[\(text), \(text), \(text), \(text)]" }
    let parts = kind == .scalar ? text.split { " ,".contains($0) } : []
    if parts.count == 4, parts.allSatisfy({ WrittenNumber($0) != nil }) {
      return "[\(parts.joined(separator: ", "))]"
    }
    let sides = ["top", "left", "bottom", "right"]
    let written = Dictionary(entries.map { ($0.key.text, $0.value) }) { first, _ in first }
    guard !written.isEmpty, written.count == entries.count,
      written.keys.allSatisfy(sides.contains), written.values.allSatisfy(isInset)
    else { return nil }
    return "[\(sides.map { written[$0]?.text ?? "0" }.joined(separator: ", "))]"
  }
}
