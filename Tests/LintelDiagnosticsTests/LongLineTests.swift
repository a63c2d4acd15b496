import LintelDiagnostics
import Testing

@Suite("Long lines")
struct LongLineTests {
  /// The text before an offset in its line, without a byte order mark.
  private func text(_ bytes: [UInt8], before offset: Int) -> String {
    let start = bytes[..<offset].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    return start == 0 && text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text
  }

  /// Counts from the beginning of the line, as the table does for short ones.
  private func counted(_ text: String, _ unit: ColumnUnit) -> Int {
    switch unit {
    case .scalars: text.unicodeScalars.count + 1
    case .utf16: text.utf16.count + 1
    case .bytes: text.utf8.count + 1
    }
  }

  @Test(
    "Columns are right in lines of any length",
    arguments: ["", "\u{FEFF}"],
    [1, 1023, 1024, 1025, 5000]
  )
  func columns(mark: String, length: Int) {
    let piece = "aé👩‍👧 "
    let text =
      mark + String(repeating: piece, count: length / 4) + "\nshort\n"
      + String(repeating: "x", count: length) + "\n" + String(repeating: piece, count: 300)
    let bytes = Array(text.utf8)
    let lines = LineTable(bytes)
    for offset in stride(from: mark.utf8.count, through: bytes.count, by: 7)
    where offset == bytes.count || bytes[offset] & 0xC0 != 0x80 {
      let before = self.text(bytes, before: offset)
      for unit in ColumnUnit.allCases {
        let column = lines.location(at: offset, in: bytes, unit: unit).column
        #expect(column == counted(before, unit), "\(unit) at \(offset)")
      }
    }
  }

  @Test("A long name isn't a slip, and a name of a different length isn't similar")
  func names() {
    let long = String(repeating: "a", count: 201)
    #expect(nearestNames(to: long, among: [long]) == [])
    #expect(nearestNames(to: "tint", among: ["tnit", "tin", "tintColor"]) == ["tin", "tnit"])
  }
}
