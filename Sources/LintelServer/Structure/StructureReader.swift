import LintelDiagnostics
import LintelSyntax
import LintelTheme

/// Finds the names and keys of a file, whether they are right or wrong.
struct StructureReader {
  /// The place of a mapping of names, which decides whether they are declared there.
  private enum Place {
    case topLevel
    case declaredBrand
    case nested
  }

  /// The marks in source order.
  private var marks: [StructureMark] = []

  /// Returns the marks of a file in source order.
  static func marks(in root: YAMLNode) -> [StructureMark] {
    var reader = StructureReader()
    reader.readBlock(root, .topLevel)
    return reader.marks.sorted { $0.range < $1.range }
  }

  private mutating func add(
    _ meaning: StructureMark.Meaning,
    _ range: SourceRange,
    _ extent: SourceRange? = nil
  ) {
    marks.append(StructureMark(meaning: meaning, range: range, extent: extent ?? range))
  }

  private mutating func add(_ meaning: StructureMark.Meaning, _ entry: YAMLEntry) {
    add(meaning, entry.key.range, entry.key.range.union(entry.value.range))
  }

  private mutating func readBlock(_ node: YAMLNode, _ place: Place) {
    for entry in node.entries { readBlockEntry(entry, place) }
  }

  private mutating func readBlockEntry(_ entry: YAMLEntry, _ place: Place) {
    let key = entry.key.text
    let value = entry.value
    if WhenKey.isMeant(by: key) {
      add(.key(key), entry)
      readBlock(value, .nested)
      return
    }
    let declares = place != .nested
    switch BlockKey(rawValue: key) {
    case .brands: readNames(value, .brand, declares: place == .topLevel)
    case .promos: readNames(value, .promo, declares: place == .topLevel)
    case .screens: readNames(value, .screen, declares: declares)
    case .styles: readNames(value, .style, declares: true)
    case .modes: readModes(value, declares: place == .topLevel)
    case .groups:
      for group in value.entries {
        add(.name(.group, group.key.text, isDeclaration: true), group)
        references(group.value, .screen)
      }
    case .tokens:
      for group in value.entries { readTokens(group, steps: []) }
    case .use: references(value, .style)
    case .extends: references(value, .brand)
    case .with: references(value, .promo, except: "any")
    case .flows: readFlows(value)
    case .imports, .assets:
      for element in scalars(value) {
        add(.subject(.file(element.text), isDeclaration: false), element.range)
      }
    case .lintel, .theme, .ios, .glass, .from, .until, .class, .navigationController,
      .appVersions, .priority, .final, .proxies, .instances:
      break
    case nil where key.hasPrefix("tokens."):
      let steps = key.split(separator: ".").dropFirst().map(String.init)
      readTokens(entry, steps: Array(steps.dropLast()), last: steps.last)
      return
    case nil:
      readProperty(entry, above: [])
      return
    }
    add(.key(key), entry)
  }

  private mutating func readNames(_ node: YAMLNode, _ kind: NameKind, declares: Bool) {
    for entry in node.entries {
      add(.name(kind, entry.key.text, isDeclaration: declares), entry)
      let place: Place = kind == .brand && declares ? .declaredBrand : .nested
      readBlock(entry.value, place)
    }
  }

  private mutating func readModes(_ node: YAMLNode, declares: Bool) {
    for mode in node.entries {
      let owner = mode.key.text
      add(.name(.mode, owner, isDeclaration: declares), mode)
      for entry in mode.value.entries {
        add(.name(.modeValue, entry.key.text, owner: owner, isDeclaration: declares), entry)
        readBlock(entry.value, .nested)
      }
    }
  }

  /// Reads the tokens of a group, with any nesting, below the keys in `steps`.
  ///
  /// `last` is the part of the key that belongs to the steps, if that isn't the whole key.
  private mutating func readTokens(_ entry: YAMLEntry, steps: [String], last: String? = nil) {
    let path = steps + (last ?? entry.key.text).split(separator: ".").map(String.init)
    let group = path.first.flatMap(TokenGroup.init)
    let isNested =
      entry.value.kind == .mapping
      && (path.count < 2 || !TokenShape.isValue(entry.value, of: group))
    let key =
      path.count < 2 ? nil : group.map { TokenKey($0, path.dropFirst().joined(separator: ".")) }
    if let key { add(.subject(isNested ? .tokens(key) : .token(key), isDeclaration: true), entry) }
    if isNested {
      for inner in entry.value.entries { readTokens(inner, steps: path) }
    } else if key != nil {
      for brands in entry.value.entries where brands.key.text == "brands" {
        for brand in brands.value.entries { add(.name(.brand, brand.key.text), brand.key.range) }
      }
    }
  }

  private mutating func readProperty(_ entry: YAMLEntry, above: [String]) {
    let key = entry.key.text
    if WhenKey.isMeant(by: key) {
      add(.key(key), entry)
      for inner in entry.value.entries { readProperty(inner, above: above) }
      return
    }
    let path = above + key.split(separator: ".").map(String.init)
    add(.property(path), entry)
    for inner in entry.value.entries { readProperty(inner, above: path) }
  }

  private mutating func references(_ node: YAMLNode, _ kind: NameKind, except word: String? = nil) {
    for scalar in scalars(node) where scalar.text != word {
      add(.name(kind, scalar.text), scalar.range)
    }
  }

  /// Reads chains such as `home -> product`, in which each name has its own place.
  private mutating func readFlows(_ node: YAMLNode) {
    for scalar in scalars(node) {
      let quotes = scalar.style == .plain ? 0 : 1
      var offset = Int(scalar.range.lower) + quotes
      for part in scalar.text.split(separator: "->", omittingEmptySubsequences: false) {
        let indentation = part.utf8.prefix { $0 == 0x20 }.count
        let name = String(part.drop { $0 == " " })
        let trimmed = name.utf8.reversed().drop { $0 == 0x20 }.count
        let lower = offset + indentation
        if trimmed > 0 {
          add(
            .name(.screen, String(name.prefix(trimmed))),
            SourceRange(file: scalar.range.file, lower: lower, upper: lower + trimmed)
          )
        }
        offset += part.utf8.count + 2
      }
    }
  }

  private func scalars(_ node: YAMLNode) -> [YAMLNode] {
    let nodes = node.kind == .sequence ? Array(node.elements) : [node]
    return nodes.filter { $0.kind == .scalar && !$0.isEmpty }
  }
}

/// Distinguishes tokens from names with which several tokens begin.
enum TokenShape {
  /// Whether a mapping is a token's value, or its values by brand, instead of more tokens.
  static func isValue(_ node: YAMLNode, of group: TokenGroup?) -> Bool {
    let keys = Set(node.entries.map(\.key.text))
    if keys.contains("brands"), keys.isSubset(of: ["brands", "default"]) { return true }
    return group.map { ValueKeys.show(node, $0.valueType) } ?? false
  }
}
