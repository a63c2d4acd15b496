import LintelSyntax
import Testing

@Suite("Property lists")
struct PropertyListTests {
  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <!-- Names -->
      <key>names</key>
      <dict><key>a &amp; b</key><string>1 &lt; 2</string><key>none</key><string/></dict>
      <key>list</key>
      <array><array/><array><string>x</string></array></array>
      <key>count</key>
      <integer>3</integer>
      <key>is</key>
      <true/>
    </dict>
    </plist>
    """

  private static let expected = PropertyList.dictionary([
    "names": .dictionary(["a & b": .string("1 < 2"), "none": .string("")]),
    "list": .other, "count": .other, "is": .other,
  ])

  /// A binary list with a dictionary that contains a text in ASCII, one in UTF-16, and a number, with sizes of one byte.
  private static let binary: [UInt8] = {
    let objects: [[UInt8]] = [
      [0xD3, 1, 2, 3, 4, 5, 6],
      [0x51] + Array("a".utf8), [0x51] + Array("b".utf8), [0x51] + Array("c".utf8),
      // A count of 15 or more is a separate number.
      [0x5F, 0x10, 16] + Array("chevron.backward".utf8),
      [0x62, 0x00, 0xE4, 0x26, 0x05],
      [0x10, 7],
    ]
    var bytes = Array("bplist00".utf8)
    var places: [UInt8] = []
    for object in objects {
      places.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    func long(_ number: UInt8) -> [UInt8] { [0, 0, 0, 0, 0, 0, 0, number] }
    return bytes + places + [0, 0, 0, 0, 0, 0, 1, 1] + long(UInt8(objects.count)) + long(0)
      + long(table)
  }()

  @Test("Dictionaries and texts are read from XML")
  func readsXML() {
    #expect(PropertyList(reading: Array(Self.xml.utf8)) == Self.expected)
  }

  @Test("Dictionaries and texts are read from the binary format")
  func readsBinary() {
    let expected = PropertyList.dictionary([
      "a": .string("chevron.backward"), "b": .string("ä★"), "c": .other,
    ])
    #expect(PropertyList(reading: Self.binary) == expected)
  }

  @Test(
    "Other files aren't read as property lists",
    arguments: ["", "{}", "<html></html>", "bplist00"]
  )
  func refuses(text: String) {
    #expect(PropertyList(reading: Array(text.utf8)) == nil)
  }

  @Test("Reading a list that is cut off or damaged anywhere ends")
  func damaged() {
    let end = Self.xml.utf8.count - "\n</plist>".utf8.count
    for (whole, needed) in [(Array(Self.xml.utf8), end), (Self.binary, Self.binary.count)] {
      for length in 0..<needed {
        #expect(PropertyList(reading: Array(whole[..<length])) != PropertyList(reading: whole))
      }
      for index in whole.indices {
        for byte: UInt8 in [0, 0x3C, 0x7F, 0xD1, 0xFF] {
          var broken = whole
          broken[index] = byte
          _ = PropertyList(reading: broken)
        }
      }
    }
  }

  @Test("Dictionaries that are too deep don't prevent the others from being read")
  func deep() {
    let deep =
      String(repeating: "<dict><key>a</key>", count: 20) + "<true/>"
      + String(repeating: "</dict>", count: 20)
    let text = "<plist><dict><key>a</key>\(deep)<key>b</key><string>c</string></dict></plist>"
    #expect(PropertyList(reading: Array(text.utf8))?.members?["b"] == .string("c"))
  }

  @Test("Reading a dictionary that contains itself ends")
  func cycle() {
    var bytes = Self.binary
    // Make the dictionary itself the value of `a`.
    bytes[12] = 0
    #expect(PropertyList(reading: bytes)?.members?["b"] == .string("ä★"))
    // As the value of each key, it would have 3^16 copies.
    bytes[13] = 0
    bytes[14] = 0
    #expect(PropertyList(reading: bytes) == nil)
  }
}
