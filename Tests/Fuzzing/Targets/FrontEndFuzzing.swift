import LintelDiagnostics
import LintelFormat
import LintelSyntax

/// Reading and formatting of one file: the ranges of nodes are nested, and formatting a file twice changes nothing.
enum FrontEndFuzzing {
  static func faults(in bytes: [UInt8]) -> [String] {
    let file = SourceFile(path: "t.yaml", bytes: bytes)
    let parsed = parseYAML(file, as: FileID(0))
    var faults = parsed.diagnostics.faults(in: SourceMap([file]))
    // The values of a duplicate key are read as one mapping, so their ranges aren't nested.
    if let root = parsed.root, !parsed.diagnostics.contains(where: { $0.rule == "duplicate-key" }) {
      faults += nestingFaults(of: root, in: 0..<bytes.count)
    }
    return faults + formattingFaults(of: file)
  }

  private static func nestingFaults(of node: YAMLNode, in outer: Range<Int>) -> [String] {
    let (lower, upper) = (Int(node.range.lower), Int(node.range.upper))
    guard lower <= upper, outer.lowerBound <= lower, upper <= outer.upperBound else {
      return ["a node at \(lower)..<\(upper) lies in one at \(outer)"]
    }
    let children = node.entries.flatMap { [$0.key, $0.value] } + Array(node.elements)
    var faults: [String] = []
    var end = lower
    for child in children {
      faults += nestingFaults(of: child, in: lower..<upper)
      if Int(child.range.lower) < end { faults.append("nodes overlap at \(end)") }
      end = max(end, Int(child.range.upper))
    }
    return faults
  }

  private static func formattingFaults(of file: SourceFile) -> [String] {
    switch formatTheme(file) {
    case .unchanged: return []
    case .unreadable(let diagnostics):
      return diagnostics.hasErrors ? [] : ["what can't be formatted has no error"]
    case .failed(let failure): return ["the formatter gives up: \(failure.message)"]
    case .formatted(let bytes):
      switch formatTheme(SourceFile(path: file.path, bytes: bytes)) {
      case .unchanged: return []
      case .formatted: return ["what was formatted is formatted once more"]
      case .unreadable(let diagnostics):
        return ["what was formatted can't be read: \(diagnostics.map(\.message))"]
      case .failed(let failure): return ["what was formatted fails: \(failure.message)"]
      }
    }
  }
}
