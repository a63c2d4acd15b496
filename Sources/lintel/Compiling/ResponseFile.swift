/// Replaces `@FILE` on the command line of `compile` with the words in the file.
///
/// Spaces and line breaks separate words, quotes enclose them, and `#` begins a comment. A response file can't refer to another one.
enum ResponseFile {
  /// Replaces the response files in the arguments of `compile`; other commands have none, because Git uses `@` for a revision.
  static func expanded(_ arguments: [String]) throws -> [String] {
    guard arguments.first == "compile", arguments.contains(where: { $0.hasPrefix("@") })
    else { return arguments }
    var words: [String] = []
    for argument in arguments {
      if argument.hasPrefix("@") {
        let path = String(argument.dropFirst())
        let bytes = try Files.contents(of: path)
        words += try self.words(in: String(decoding: bytes, as: UTF8.self), at: path)
      } else {
        words.append(argument)
      }
    }
    return words
  }

  /// Returns the words in a file's text, or throws a usage error with the place of a quote that isn't closed.
  private static func words(in text: String, at path: String) throws(Exit) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isComment = false
    var (line, column) = (1, 1)
    // The place of the last quote that was opened.
    var opening = ""
    for character in text {
      defer {
        column = character.isNewline ? 1 : column + character.unicodeScalars.count
        if character.isNewline { line += 1 }
      }
      if isComment {
        isComment = !character.isNewline
      } else if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
        opening = "\(line):\(column)"
        word = word ?? ""
      } else if character.isWhitespace {
        if let word { words.append(word) }
        word = nil
      } else if character == "#", word == nil {
        isComment = true
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let quote { throw .usage("\(path):\(opening): this \(quote) isn't closed") }
    if let word { words.append(word) }
    return words
  }
}
