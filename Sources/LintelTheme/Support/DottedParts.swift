/// Takes names apart.
extension String {
  /// What is between the dots, without empty parts.
  ///
  /// A dot is one byte in UTF-8, so that no character has to be looked for.
  var dottedParts: [String] {
    utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
  }
}
