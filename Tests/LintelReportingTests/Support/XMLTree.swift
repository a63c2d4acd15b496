import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An XML document as read by Foundation's parser, which is independent of our writer.
final class XMLTree: NSObject, XMLParserDelegate {
  final class Node {
    let name: String
    let attributes: [String: String]
    fileprivate(set) var children: [Node] = []
    fileprivate(set) var text = ""

    init(name: String, attributes: [String: String]) {
      self.name = name
      self.attributes = attributes
    }

    /// The attribute, or an empty text if there is none.
    func callAsFunction(_ key: String) -> String {
      attributes[key] ?? ""
    }
  }

  struct Malformed: Error {
    let reason: String
  }

  private var open: [Node] = []
  private var root: Node?

  static func read(_ text: String) throws -> Node {
    let tree = XMLTree()
    let parser = XMLParser(data: Data(text.utf8))
    #if canImport(Darwin)
      unsafe parser.delegate = tree
    #else
      parser.delegate = tree
    #endif
    guard parser.parse(), let root = tree.root else {
      throw Malformed(reason: parser.parserError.map { "\($0)" } ?? "there is no root")
    }
    return root
  }

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let node = Node(name: name, attributes: attributes)
    open.last?.children.append(node)
    if root == nil { root = node }
    open.append(node)
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    _ = open.popLast()
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    open.last?.text += text
  }
}
