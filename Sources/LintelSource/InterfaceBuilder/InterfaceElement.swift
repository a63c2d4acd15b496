import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a storyboard, a xib, or a property list.
final class InterfaceElement {
  let name: String
  let attributes: [String: String]
  let line: Int
  private(set) var children: [InterfaceElement] = []
  /// The text between the tags.
  fileprivate(set) var text = ""
  private(set) weak var parent: InterfaceElement?

  init(_ name: String, _ attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  fileprivate func add(_ child: InterfaceElement) {
    child.parent = self
    children.append(child)
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The element and everything in it, in the order of the file.
  var all: [InterfaceElement] {
    [self] + children.flatMap(\.all)
  }

  /// Reads a file; nil if it isn't well-formed.
  static func parse(_ bytes: [UInt8]) -> InterfaceElement? {
    let builder = Builder()
    let parser = XMLParser(data: Data(bytes))
    #if canImport(Darwin)
      unsafe parser.delegate = builder
    #else
      parser.delegate = builder
    #endif
    guard parser.parse() else { return nil }
    return builder.root
  }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: InterfaceElement?
    private var open: [InterfaceElement] = []

    func parser(
      _ parser: XMLParser,
      didStartElement name: String,
      namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      let element = InterfaceElement(name, attributes, line: parser.lineNumber)
      if let last = open.last { last.add(element) } else { root = element }
      open.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      open.last?.text += text
    }

    func parser(
      _ parser: XMLParser,
      didEndElement name: String,
      namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
