/// Puts numbers and texts behind each other, each number as eight bytes, the lowest first, and each text behind its length.
struct FieldWriter {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ number: UInt64) {
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  mutating func add(_ number: Int64) {
    add(UInt64(bitPattern: number))
  }

  mutating func add(_ number: Int) {
    add(Int64(number))
  }

  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds values by their paths, sorted.
  mutating func add<Value>(
    _ table: [String: Value],
    _ add: (inout FieldWriter, Value) -> Void
  ) {
    self.add(table.count)
    for (path, value) in table.sorted(by: { $0.key < $1.key }) {
      self.add(path)
      add(&self, value)
    }
  }
}

/// Reads what `FieldWriter` has written.
struct FieldReader {
  /// The bytes are not what was written.
  struct Damage: Error {}

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  mutating func number() throws(Damage) -> UInt64 {
    guard rest.count >= 8 else { throw Damage() }
    defer { rest = rest.dropFirst(8) }
    return rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  mutating func text() throws(Damage) -> String {
    guard let count = Int(exactly: try number()), count <= rest.count else { throw Damage() }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  mutating func list<Value>(
    _ next: (inout FieldReader) throws(Damage) -> Value
  ) throws(Damage) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count()) { values.append(try next(&self)) }
    return values
  }

  mutating func table<Value>(
    _ next: (inout FieldReader) throws(Damage) -> Value
  ) throws(Damage) -> [String: Value] {
    var values: [String: Value] = [:]
    for _ in 0..<(try count()) { values[try text()] = .some(try next(&self)) }
    return values
  }

  /// How many follow; what they need is never reserved beforehand, since the number may be anything.
  private mutating func count() throws(Damage) -> Int {
    guard let count = Int(exactly: try number()), count <= rest.count else { throw Damage() }
    return count
  }
}
