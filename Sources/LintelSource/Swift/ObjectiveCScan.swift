import LintelDiagnostics

/// Finds Objective-C classes and lines about bars, whose code isn't read.
enum ObjectiveCScan {
  /// The words in such lines; names of properties that other classes also have aren't included, because they don't mean anything.
  private static let words = [
    "UINavigationBar", "UITabBarAppearance", "UIToolbarAppearance", "[UITabBar appearance",
    "[UIToolbar appearance", "[UIBarButtonItem appearance", "[UITabBarItem appearance",
    "navigationBar.", "tabBar.", "toolbar.", "onNavigationBar:", "onTabBar:", "onToolbar:",
    "largeTitleDisplayMode", "preferredStatusBarStyle", "setNavigationBarHidden:",
    "hidesBottomBarWhenPushed", "barTintColor", "ScrollEdgeAppearance",
  ].map { Array($0.utf8) }

  /// Adds one item for a file with such lines, with their numbers.
  static func read(_ file: SourceFile, into reading: inout SourceReading) {
    var lines: [Int] = []
    var first = ""
    for (number, text) in codeLines(of: file) {
      guard !text.starts(with: "#import".utf8), !text.starts(with: "@class".utf8),
        words.contains(where: { isAbout($0, text) })
      else { continue }
      if lines.isEmpty { first = SourceText.brief(String(decoding: text, as: UTF8.self)) }
      lines.append(number)
    }
    guard let line = lines.first else { return }
    reading.unread.append(
      UnreadSetting(
        text: first,
        reason: .objectiveC,
        advice: lines.count == 1
          ? nil
          : "write what the lines \(lines.map(String.init).joined(separator: ", ")) set into the theme",
        at: SourcePlace(file: file.path, line: line)
      )
    )
  }

  /// Whether a line contains a word; after a bar and a dot, members such as `topItem` don't count, because they aren't a look.
  private static func isAbout(_ word: [UInt8], _ line: ArraySlice<UInt8>) -> Bool {
    guard word.last == UInt8(ascii: "."), let head = word.first else { return contains(line, word) }
    var rest = line
    while let at = rest.firstIndex(of: head) {
      rest = rest[(at + 1)...]
      guard line[at...].starts(with: word) else { continue }
      let member = line[(at + word.count)...].prefix(while: \.isLetterOrDigit)
      if !UIKitGraph.unstyled.contains(String(decoding: member, as: UTF8.self)) { return true }
    }
    return false
  }

  /// Returns the lines of a file that don't begin with a comment, without leading blanks, each with its number.
  static func codeLines(
    of file: SourceFile
  ) -> some Sequence<(number: Int, text: ArraySlice<UInt8>)> {
    let starts = file.lines.starts.map(Int.init) + [file.bytes.count]
    return (0..<max(0, starts.count - 1)).lazy.map { at in
      let line = file.bytes[starts[at]..<max(starts[at], starts[at + 1])]
      return (at + 1, line.drop { $0 == 0x20 || $0 == 0x09 })
    }.filter { !$0.text.starts(with: "//".utf8) }
  }

  /// Returns the superclasses of the classes that a file declares, by class.
  static func superclasses(in file: SourceFile) -> [String: String] {
    let interface = Array("@interface".utf8)
    guard contains(file.bytes[...], interface) else { return [:] }
    var result: [String: String] = [:]
    for line in file.bytes.split(separator: UInt8(ascii: "\n")) where line.starts(with: interface) {
      let words = String(decoding: line.dropFirst(interface.count), as: UTF8.self)
        .split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != ":" && $0 != "(" }
        .flatMap { $0.split(separator: ":", omittingEmptySubsequences: false) }
        .filter { !$0.isEmpty }
      // A category has a parenthesis here, and no superclass.
      guard words.count > 1, line.contains(UInt8(ascii: ":")), !words[1].contains("(") else {
        continue
      }
      result[String(words[0])] = String(words[1])
    }
    return result
  }

  static func contains(_ line: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
    guard let head = word.first, line.count >= word.count else { return false }
    var from = line.startIndex
    while let at = line[from...].firstIndex(of: head) {
      if line[at...].starts(with: word) { return true }
      from = at + 1
    }
    return false
  }
}
