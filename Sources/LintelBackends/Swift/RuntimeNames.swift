extension RuntimeSources {
  /// The types that the library declares, those included that only a copy of it brings into the app's module.
  static let typeNames = Set(
    all.flatMap { text in text.split(separator: "\n").compactMap(typeName) }
  )

  private static let kinds: Set<Substring> = ["class", "enum", "protocol", "struct", "typealias"]
  private static let modifiers: Set<Substring> = [
    "fileprivate", "final", "indirect", "open", "private", "public",
  ]

  /// The type that a line outside of all braces declares.
  private static func typeName(_ line: Substring) -> String? {
    guard line.first != " " else { return nil }
    let words = line.split(separator: " ").drop(while: modifiers.contains)
    guard let kind = words.first, kinds.contains(kind), let name = words.dropFirst().first else {
      return nil
    }
    return String(name.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
  }
}
