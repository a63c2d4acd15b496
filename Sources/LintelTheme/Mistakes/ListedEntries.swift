import LintelDiagnostics
import LintelSyntax

extension ThemeBuilder {
  /// Returns a fix that turns a list of mappings into a mapping by removing each '-', or nothing if the result isn't a mapping.
  ///
  /// An element that begins with `name: sale` becomes the block of that name, or its value if only `value` follows.
  func unlisted(_ list: YAMLNode) -> [FixIt] {
    guard list.kind == .sequence, !list.isFlow, !list.elements.isEmpty else { return [] }
    let bytes = sources[list.range.file].bytes
    let isIndented = list.isIndented(in: bytes)
    var keys: Set<String> = []
    var edits: [FixIt.Edit] = []
    for element in list.elements {
      let entries = element.entries
      guard element.kind == .mapping, !element.isFlow, let first = entries.first,
        let dash = bytes[..<Int(element.range.lower)].lastIndex(where: { $0 != 0x20 }),
        bytes[dash] == UInt8(ascii: "-")
      else { return [] }
      var (names, end, text) = (entries.map(\.key.text), dash + 1, " ")
      if first.key.text == "name", entries.count > 1 {
        guard NameRules.isValid(first.value.text), isIndented else { return [] }
        names = [first.value.text]
        let isValue = entries.count == 2 && entries[1].key.text == "value"
        end = Int(isValue ? entries[1].value.range.lower : first.value.range.upper)
        text = isValue ? "\(names[0]): " : "\(names[0]):"
      } else if first.value.isEmpty, entries.count > 1 {
        // After the '-' is removed, the keys below the first key are nested in it.
        (names, end, text) = ([first.key.text], Int(element.range.lower), "")
      }
      guard names.allSatisfy({ keys.insert($0).inserted }) else { return [] }
      let range = SourceRange(file: list.range.file, lower: dash, upper: end)
      edits.append(FixIt.Edit(range: range, newText: text))
    }
    return [FixIt("write the elements as keys", .safe, edits: edits)]
  }
}

extension YAMLNode {
  /// Returns whether a list on separate lines is indented more than the line above it, which has its key.
  fileprivate func isIndented(in bytes: [UInt8]) -> Bool {
    func start(of line: Int) -> Int { bytes[..<line].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0 }
    func indentation(from start: Int) -> Int { bytes[start...].prefix { $0 == 0x20 }.count }
    let own = start(of: Int(range.lower))
    return own > 0 && indentation(from: start(of: own - 1)) < indentation(from: own)
  }
}
