import LintelDiagnostics

/// Finds code that makes navigation controllers of UIKit's own class, which only `adopt(_:)` of the runtime gives a theme.
enum PlainNavigation {
  private static let word = Array("UINavigationController(".utf8)

  /// The first place in a file; nil if there is none.
  static func place(in file: SourceFile) -> SourcePlace? {
    guard ObjectiveCScan.contains(file.bytes[...], word) else { return nil }
    let starts = file.lines.starts.map(Int.init) + [file.bytes.count]
    for at in 0..<max(0, starts.count - 1) {
      let line = file.bytes[starts[at]..<max(starts[at], starts[at + 1])]
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      guard !text.starts(with: "//".utf8), isMade(in: line) else { continue }
      return SourcePlace(file: file.path, line: at + 1)
    }
    return nil
  }

  /// Whether a line calls the class's initializer, and not one of a class whose name ends like it.
  private static func isMade(in line: ArraySlice<UInt8>) -> Bool {
    var from = line.startIndex
    while let at = line[from...].firstIndex(of: word[0]) {
      from = at + 1
      guard line[at...].starts(with: word) else { continue }
      guard at > line.startIndex else { return true }
      let before = Character(UnicodeScalar(line[at - 1]))
      if !before.isLetter, !before.isNumber, before != "_" { return true }
    }
    return false
  }
}
