/// Replaces `@FILE` on the command line of `compile` with the words in the file.
///
/// Spaces and line breaks separate words, quotes enclose them, and `#` begins a comment. A response file can't refer to another one.
enum ResponseFile {
  /// Replaces the response files in the arguments of `compile`; other commands have none, because Git uses `@` for a revision.
  static func expanded(_ arguments: [String]) throws(FileError) -> [String] {
    guard arguments.first == "compile", arguments.contains(where: { $0.hasPrefix("@") })
    else { return arguments }
    var words: [String] = []
    for argument in arguments {
      if argument.hasPrefix("@") {
        let bytes = try Files.contents(of: String(argument.dropFirst()))
        words += self.words(in: String(decoding: bytes, as: UTF8.self))
      } else {
        words.append(argument)
      }
    }
    return words
  }

  static func words(in text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var isComment = false
    for character in text {
      if isComment {
        isComment = !character.isNewline
      } else if let open = quote {
        if character == open { quote = nil } else { word?.append(character) }
      } else if character == "\"" || character == "'" {
        quote = character
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
    if let word { words.append(word) }
    return words
  }
}
