import LintelDiagnostics

/// Finds code that creates navigation controllers of UIKit's own class, which get a theme only through the runtime's `adopt(_:)`.
enum PlainNavigation {
  private static let word = Array("UINavigationController(".utf8)

  /// Returns the first place in a file, or `nil` if there is none.
  static func place(in file: SourceFile) -> SourcePlace? {
    guard ObjectiveCScan.contains(file.bytes[...], word) else { return nil }
    return ObjectiveCScan.codeLines(of: file).first { isMade(in: $0.text) }
      .map { SourcePlace(file: file.path, line: $0.number) }
  }

  /// Whether a line calls the initializer of the class itself, not of a class whose name ends in the same way.
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
