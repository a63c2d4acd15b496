/// A property list, as far as lists of names need one: texts, and dictionaries of them.
package indirect enum PropertyList: Hashable, Sendable {
  /// A text.
  case string(String)
  /// Values by their keys.
  case dictionary([String: PropertyList])
  /// A number, a date, data, or a list.
  case other

  /// Reads a property list in XML or in the binary format.
  ///
  /// - Parameter bytes: the file; nil comes out for what isn't a property list, or is damaged.
  package init?(reading bytes: [UInt8]) {
    guard
      let list = bytes.starts(with: Array("bplist0".utf8))
        ? BinaryPropertyList(bytes).root : XMLPropertyList(bytes).root
    else { return nil }
    self = list
  }

  /// The values of a dictionary; nil for anything else.
  package var members: [String: PropertyList]? {
    if case .dictionary(let members) = self { members } else { nil }
  }

  /// The text; nil for anything else.
  package var text: String? {
    if case .string(let text) = self { text } else { nil }
  }
}
