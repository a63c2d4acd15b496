/// Reads the binary format of property lists, whose objects refer to each other by number.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  /// The number of bytes in an offset, and in the number of an object.
  private let offsetSize: Int
  private let referenceSize: Int
  private let objectCount: Int
  /// The offset of the table with the objects' offsets.
  private let table: Int
  private let first: Int
  /// The number of objects and bytes that can still be read, because a few bytes can contain the same object any number of times.
  private var remaining = 4_000_000

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // The file ends with the sizes and offsets of everything else.
    let end = bytes.count - 32
    offsetSize = Self.number(bytes, end + 6, 1) ?? 0
    referenceSize = Self.number(bytes, end + 7, 1) ?? 0
    objectCount = Self.number(bytes, end + 8, 8) ?? 0
    first = Self.number(bytes, end + 16, 8) ?? 0
    table = Self.number(bytes, end + 24, 8) ?? 0
  }

  /// The outermost object, or `nil` if the file is damaged.
  var root: PropertyList? {
    var reader = self
    return reader.object(first, depth: 0)
  }

  /// Returns a number with the highest byte first, or `nil` if it isn't in the file, or is larger than any valid number.
  private static func number(_ bytes: [UInt8], _ start: Int, _ size: Int) -> Int? {
    guard start >= 0, (1...8).contains(size), start <= bytes.count - size else { return nil }
    let value = bytes[start..<(start + size)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }

  private mutating func object(_ number: Int, depth: Int) -> PropertyList? {
    guard number < objectCount,
      let start = Self.number(bytes, table + number * offsetSize, offsetSize),
      start < table, start < bytes.count
    else { return nil }
    let kind = bytes[start] >> 4
    guard let (count, content) = count(at: start) else { return nil }
    remaining -= 1 + count
    guard remaining > 0 else { return nil }
    switch kind {
    case 0x5:
      guard content + count <= bytes.count else { return nil }
      return .string(String(decoding: bytes[content..<(content + count)], as: UTF8.self))
    case 0x6:
      guard content + 2 * count <= bytes.count else { return nil }
      let units = (0..<count).map { index in
        UInt16(bytes[content + 2 * index]) << 8 | UInt16(bytes[content + 2 * index + 1])
      }
      return .string(String(decoding: units, as: UTF16.self))
    case 0xD where depth < PropertyList.maximumDepth:
      return dictionary(content, count, depth: depth)
    case _: return .other
    }
  }

  /// Reads a dictionary, which has all keys first, then the values in the same order.
  private mutating func dictionary(_ start: Int, _ count: Int, depth: Int) -> PropertyList? {
    var members: [String: PropertyList] = [:]
    guard count <= objectCount else { return nil }
    for index in 0..<count {
      guard let key = Self.number(bytes, start + index * referenceSize, referenceSize),
        let value = Self.number(bytes, start + (count + index) * referenceSize, referenceSize),
        let name = object(key, depth: depth + 1)?.text, let value = object(value, depth: depth + 1)
      else { return nil }
      members[name] = value
    }
    return .dictionary(members)
  }

  /// Returns the count of an object and the offset of its content, where a count of 15 means that the count follows as a number.
  private func count(at start: Int) -> (count: Int, content: Int)? {
    let short = Int(bytes[start] & 0xF)
    guard short == 0xF else { return (short, start + 1) }
    guard start + 1 < bytes.count, bytes[start + 1] >> 4 == 1 else { return nil }
    let size = 1 << Int(bytes[start + 1] & 0xF)
    return Self.number(bytes, start + 2, size).map { ($0, start + 2 + size) }
  }
}
