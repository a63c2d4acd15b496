/// A source line as a terminal displays it, with the cells of its bytes.
///
/// Tabs become spaces up to the next multiple of four, control characters become their Unicode pictures, and invisible characters become
/// escapes. In a line that isn't valid UTF-8, each byte beyond ASCII becomes `?`. East Asian wide characters and emoji have two cells, and
/// combining marks have none.
struct DisplayText {
  /// The distance between tab stops, in cells.
  private static let tabWidth = 4

  /// The line with every character replaced as it's displayed.
  let text: String
  /// The total number of cells.
  let width: Int
  /// The cell where each byte's character begins.
  private let cells: [Int]

  /// Lays out the bytes of a line, without its line break.
  init(_ bytes: some Collection<UInt8>) {
    var text = ""
    var cells: [Int] = []
    var column = 0
    // A grapheme cluster is displayed as a unit, so a family emoji counts once.
    let line =
      String(validating: bytes, as: UTF8.self)
      ?? String(decoding: bytes.map { $0 < 0x80 ? $0 : UInt8(ascii: "?") }, as: UTF8.self)
    for character in line {
      cells += Array(repeating: column, count: character.utf8.count)
      if character == "\t" {
        let width = Self.tabWidth - column % Self.tabWidth
        text += String(repeating: " ", count: width)
        column += width
      } else if let spelling = character.spelling {
        text += spelling
        column += spelling.utf8.count
      } else {
        text += Self.picture(of: character)
        column += Self.width(of: character)
      }
    }
    self.text = text
    self.cells = cells
    width = column
  }

  func cell(at byte: Int) -> Int {
    byte < cells.count ? cells[max(byte, 0)] : width + max(0, byte - cells.count)
  }

  /// Returns a visible picture of a control character, such as `␇`, or the character itself if it isn't one.
  private static func picture(of character: Character) -> String {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1,
      scalar.value < 0x20 || scalar.value == 0x7F || (0x80..<0xA0).contains(scalar.value)
    else { return String(character) }
    guard scalar.value < 0x80 else { return "\u{FFFD}" }
    let picture = scalar.value == 0x7F ? 0x2421 : 0x2400 + scalar.value
    return Unicode.Scalar(picture).map { String(Character($0)) } ?? " "
  }

  /// Returns the width in cells of a grapheme cluster, which is that of its widest scalar, or two for an emoji presentation.
  private static func width(of character: Character) -> Int {
    var width = 0
    for scalar in character.unicodeScalars {
      if scalar.value == 0xFE0F { return 2 }
      width = max(width, Self.width(of: scalar))
    }
    return width
  }

  /// Returns the width in cells of a scalar, by coarse blocks of Unicode Standard Annex 11.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      return 2
    default:
      return scalar.properties.isEmojiPresentation ? 2 : 1
    }
  }
}
