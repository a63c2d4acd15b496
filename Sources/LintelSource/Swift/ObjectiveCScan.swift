import LintelDiagnostics

/// Finds lines of Objective-C that concern bars, which aren't read any further.
enum ObjectiveCScan {
  /// What such a line contains; the names of properties that other classes have, too, tell nothing.
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
    let starts = file.lines.starts.map(Int.init) + [file.bytes.count]
    for at in 0..<max(0, starts.count - 1) {
      let line = file.bytes[starts[at]..<max(starts[at], starts[at + 1])]
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard !text.starts(with: "//".utf8), !text.starts(with: "#import".utf8),
        !text.starts(with: "@class".utf8), words.contains(where: { contains(text, $0) })
      else { continue }
      if lines.isEmpty { first = SourceText.brief(String(decoding: text, as: UTF8.self)) }
      lines.append(at + 1)
    }
    guard let line = lines.first else { return }
    reading.unread.append(
      UnreadSetting(
        text: first,
        reason: "Lintel doesn't read Objective-C",
        advice: lines.count == 1
          ? nil : "look at the lines \(lines.map(String.init).joined(separator: ", ")), too",
        at: SourcePlace(file: file.path, line: line)
      )
    )
  }

  private static func contains(_ line: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
    guard let head = word.first, line.count >= word.count else { return false }
    var from = line.startIndex
    while let at = line[from...].firstIndex(of: head) {
      if line[at...].starts(with: word) { return true }
      from = at + 1
    }
    return false
  }
}
