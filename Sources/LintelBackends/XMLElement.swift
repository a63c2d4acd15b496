/// An XML element; the only place that knows how XML is escaped.
package struct XMLElement {
  package let name: String
  package let attributes: [(key: String, value: String)]
  package let children: [XMLElement]
  /// The text in the element; elements with text don't have children here.
  package let text: String

  package init(
    _ name: String,
    _ attributes: [(key: String, value: String)],
    _ children: [XMLElement] = [],
    text: String = ""
  ) {
    self.name = name
    self.attributes = attributes
    self.children = children
    self.text = text
  }

  package var document: String {
    var output = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    write(to: &output, indentation: "")
    return output
  }

  /// The element without optional whitespace, in a form that HTML accepts for SVG, too.
  package var compactText: String { compactText(upTo: .max) ?? "" }

  /// Returns the element without optional whitespace, or `nil` if that has more bytes than a limit.
  package func compactText(upTo limit: Int) -> String? {
    var output = ""
    return writeCompactly(to: &output, upTo: limit) ? output : nil
  }

  /// Writes the element without optional whitespace, and returns whether the output is within a limit.
  private func writeCompactly(to output: inout String, upTo limit: Int) -> Bool {
    output += "<\(name)"
    for (key, value) in attributes { output += " \(key)=\"\(Self.escaped(value))\"" }
    if text.isEmpty, children.isEmpty {
      output += "/>"
    } else {
      output += ">\(Self.escaped(text, isText: true))"
      for child in children where !child.writeCompactly(to: &output, upTo: limit) { return false }
      output += "</\(name)>"
    }
    return output.utf8.count <= limit
  }

  private func write(to output: inout String, indentation: String) {
    output += "\(indentation)<\(name)"
    for (key, value) in attributes { output += " \(key)=\"\(Self.escaped(value))\"" }
    if !text.isEmpty {
      output += ">\(Self.escaped(text, isText: true))</\(name)>\n"
    } else if children.isEmpty {
      output += "/>\n"
    } else {
      output += ">\n"
      for child in children { child.write(to: &output, indentation: indentation + "  ") }
      output += "\(indentation)</\(name)>\n"
    }
  }

  /// Returns text for XML and HTML, between tags or in an attribute, without characters that XML 1.0 can't represent.
  package static func escaped(_ text: String, isText: Bool = false) -> String {
    // Almost every text is plain.
    if text.utf8.allSatisfy(isPlain) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      // A parser turns line breaks in attributes into spaces, and CR into LF, unless they are character references.
      case "\n" where isText: result += "\n"
      case "\t", "\n", "\r": result += "&#\(scalar.value);"
      case "\u{20}"..."\u{D7FF}", "\u{E000}"..."\u{FFFD}", "\u{10000}"..."\u{10FFFF}":
        result.unicodeScalars.append(scalar)
      default: break
      }
    }
    return result
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: false
    case _: byte >= 0x20 && byte < 0x7F
    }
  }
}
