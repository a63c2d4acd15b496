extension String {
  /// The parts between the dots, without empty parts.
  ///
  /// A dot is one byte in UTF-8, so the search doesn't need characters.
  var dottedParts: [String] {
    utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
  }
}
