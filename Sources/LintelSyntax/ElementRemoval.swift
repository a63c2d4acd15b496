package import LintelDiagnostics

/// Returns a fix that removes an element, or `nil` for the first one, or if the fix would have to remove something else, too.
///
/// All other lines stay the same, and all other bytes if the list is in brackets.
package func elementRemoval(of index: Int, from list: YAMLNode, in sources: SourceMap) -> FixIt? {
  let elements = Array(list.elements)
  guard elements.indices.contains(index), index > 0 else { return nil }
  let file = sources[list.range.file]
  let element = elements[index].range
  var (lower, upper) = (Int(elements[index - 1].range.upper), Int(element.upper))
  if list.isFlow {
    guard file.bytes[lower..<Int(element.lower)].allSatisfy({ " ,\n\r".utf8.contains($0) }) else {
      return nil
    }
  } else {
    let lines = SourceLines(file)
    let line = lines.line(at: Int(element.lower))
    guard
      file.bytes[lines.start(of: line)..<Int(element.lower)].allSatisfy({ " -".utf8.contains($0) }),
      lines.textEnd(of: line) == upper
    else { return nil }
    (lower, upper) = (lines.start(of: line), lines.end(of: line))
  }
  let range = SourceRange(file: list.range.file, lower: lower, upper: upper)
  return FixIt("remove it", replace: range, with: "")
}
