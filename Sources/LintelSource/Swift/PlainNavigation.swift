import LintelDiagnostics

/// Finds code that makes navigation controllers of UIKit's own class, which only `adopt(_:)` of the runtime gives a theme.
enum PlainNavigation {
  private static let word = Array("UINavigationController(".utf8)

  /// The first place in a file; nil if there is none.
  static func place(in file: SourceFile) -> SourcePlace? {
    guard ObjectiveCScan.contains(file.bytes[...], word) else { return nil }
    return ObjectiveCScan.codeLines(of: file).first { isMade(in: $0.text) }
      .map { SourcePlace(file: file.path, line: $0.number) }
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
