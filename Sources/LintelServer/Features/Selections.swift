import LintelBackends
import LintelDiagnostics
import LintelSyntax

/// The ranges to select when an author expands a selection.
extension LanguageServer {
  /// Returns, for each position, the value, the entry, the block, and so on up to the whole file.
  func selectionRanges(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let document = try document(parameters)
    let positions = parameters["positions"]?.array.map { TextPosition($0) } ?? []
    guard !positions.isEmpty, !positions.contains(nil) else {
      throw .invalidParameters("positions")
    }
    let root = parseYAML(document.file, as: FileID(0)).root
    return .array(
      positions.compactMap(\.self).map { position in
        let offset = document.file.offset(of: position, in: encoding)
        var ranges = [0..<document.file.bytes.count]
        for range in root.map({ Self.ranges(around: offset, in: $0) }) ?? [] {
          if let last = ranges.last, range != last, last.lowerBound <= range.lowerBound,
            range.upperBound <= last.upperBound
          {
            ranges.append(range)
          }
        }
        return ranges.reduce(JSONValue.null) { outer, range in
          .object(dropping: [
            ("range", self.range(range.lowerBound, range.upperBound, of: document.file)),
            ("parent", outer == .null ? Optional.none : outer),
          ])
        }
      }
    )
  }

  /// Returns the nodes and entries that enclose an offset, from the outside in.
  private static func ranges(around offset: Int, in node: YAMLNode) -> [Range<Int>] {
    let own = Int(node.range.lower)..<Int(node.range.upper)
    guard own.lowerBound <= offset, offset <= own.upperBound else { return [] }
    switch node.kind {
    case .scalar:
      guard node.style == .singleQuoted || node.style == .doubleQuoted, own.count >= 2,
        offset > own.lowerBound, offset < own.upperBound
      else { return [own] }
      return [own, own.lowerBound + 1..<own.upperBound - 1]
    case .sequence:
      let inner = node.elements.lazy.map { ranges(around: offset, in: $0) }.first { !$0.isEmpty }
      return [own] + (inner ?? [])
    case .mapping:
      for entry in node.entries {
        let extent = entry.extent
        guard extent.encloses(offset) else { continue }
        let inner = ranges(around: offset, in: entry.key)
        return [own, Int(extent.lower)..<Int(extent.upper)]
          + (inner.isEmpty ? ranges(around: offset, in: entry.value) : inner)
      }
      return [own]
    }
  }
}
