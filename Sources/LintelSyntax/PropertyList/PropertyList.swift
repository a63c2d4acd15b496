/// A property list, limited to what lists of names require: texts, and dictionaries of them.
package indirect enum PropertyList: Hashable, Sendable {
  case string(String)
  case dictionary([String: PropertyList])
  /// A number, a date, data, a list, or a dictionary inside too many others.
  case other

  /// The maximum depth of dictionaries, because an object in a damaged binary file may contain itself.
  static let maximumDepth = 16

  /// Reads a property list in XML or in the binary format, or returns `nil` if the bytes are anything else, or are damaged.
  package init?(reading bytes: [UInt8]) {
    guard
      let list = bytes.starts(with: Array("bplist0".utf8))
        ? BinaryPropertyList(bytes).root : XMLPropertyList(bytes).root
    else { return nil }
    self = list
  }

  /// The values of a dictionary, or `nil` for anything else.
  package var members: [String: PropertyList]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
