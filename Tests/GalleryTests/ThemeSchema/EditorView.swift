import Foundation
import LintelBackends
import LintelDiagnostics
import LintelSyntax

/// A theme's text as an editor's YAML server sees it: JSON with the types of YAML 1.2's core schema.
enum EditorView {
  static func json(_ text: String) -> String {
    let file = SourceFile(path: "theme.yaml", bytes: Array(text.utf8))
    let root = parseYAML(file, as: FileID(0)).root
    return (root.map(value) ?? .null).text()
  }

  private static func value(_ node: YAMLNode) -> JSONValue {
    switch node.kind {
    case .mapping: .object(node.entries.map { JSONMember($0.key.text, value($0.value)) })
    case .sequence: .array(node.elements.map(value))
    case .scalar: node.style == .plain ? plain(node.text) : .string(node.text)
    }
  }

  private static func plain(_ text: String) -> JSONValue {
    switch text {
    case "", "~", "null": return .null
    case "true": return true
    case "false": return false
    case _
    where "+-.0123456789".contains(text.prefix(1))
      && text.wholeMatch(of: /[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?/) != nil:
      return Double(text).map(JSONValue.number) ?? .string(text)
    default: return .string(text)
    }
  }
}
