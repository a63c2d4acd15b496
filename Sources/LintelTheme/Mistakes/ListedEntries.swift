import LintelDiagnostics
import LintelSyntax

extension ThemeBuilder {
  /// The fix that makes a mapping of a list of mappings, by taking out the '-' before each; nil where that isn't one.
  ///
  /// An element that begins with `name: sale` is the block of that name.
  func unlisted(_ list: YAMLNode) -> [FixIt] {
    guard list.kind == .sequence, !list.isFlow, !list.elements.isEmpty else { return [] }
    let bytes = sources[list.range.file].bytes
    var keys: Set<String> = []
    var edits: [FixIt.Edit] = []
    for element in list.elements {
      let start = Int(element.range.lower)
      guard element.kind == .mapping, !element.isFlow, let first = element.entries.first,
        let dash = bytes[..<start].lastIndex(where: { $0 != UInt8(ascii: " ") }),
        bytes[dash] == UInt8(ascii: "-")
      else { return [] }
      let isNamed = first.key.text == "name" && element.entries.count > 1
      let names = isNamed ? [first.value.text] : element.entries.map(\.key.text)
      guard names.allSatisfy({ keys.insert($0).inserted }), !isNamed || NameRules.isValid(names[0])
      else { return [] }
      let end = isNamed ? Int(first.value.range.upper) : dash + 1
      edits.append(
        FixIt.Edit(
          range: SourceRange(file: list.range.file, lower: dash, upper: end),
          newText: isNamed ? "\(names[0]):" : " "
        )
      )
    }
    return [FixIt("write the elements as keys", .safe, edits: edits)]
  }
}
