/// Writes numbers and texts one after another: a number as eight bytes, the lowest first, and a text after its length.
struct FieldWriter {
  /// Everything that was added.
  private(set) var bytes: [UInt8] = []

  /// Adds a number as 64 bits on every machine; a signed number as its two's complement.
  mutating func add(_ number: some BinaryInteger) {
    let bits = UInt64(truncatingIfNeeded: number)
    for shift in stride(from: UInt64(0), to: 64, by: 8) {
      bytes.append(UInt8(truncatingIfNeeded: bits >> shift))
    }
  }

  /// Adds a text: the number of its bytes, and then the bytes in UTF-8.
  mutating func add(_ text: String) {
    add(text.utf8.count)
    bytes.append(contentsOf: text.utf8)
  }

  /// Adds values and their paths, sorted by path.
  mutating func add<Value>(_ table: [String: Value], _ add: (inout FieldWriter, Value) -> Void) {
    self.add(table.count)
    for (path, value) in table.sorted(by: { $0.key < $1.key }) {
      self.add(path)
      add(&self, value)
    }
  }
}

/// Reads what `FieldWriter` has written.
struct FieldReader {
  /// The bytes aren't what `FieldWriter` writes.
  struct Damage: Error {}

  /// The bytes that haven't been read yet.
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  /// Reads the next number, or throws `Damage` if fewer than eight bytes are left.
  mutating func number() throws(Damage) -> UInt64 {
    guard rest.count >= 8 else { throw Damage() }
    defer { rest = rest.dropFirst(8) }
    return rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Reads the next text, or throws `Damage` if it's longer than the remaining bytes.
  mutating func text() throws(Damage) -> String {
    guard let count = Int(exactly: try number()), count <= rest.count else { throw Damage() }
    defer { rest = rest.dropFirst(count) }
    return String(decoding: rest.prefix(count), as: UTF8.self)
  }

  /// Reads the next list, with a closure that reads an element.
  mutating func list<Value>(
    _ next: (inout FieldReader) throws(Damage) -> Value
  ) throws(Damage) -> [Value] {
    var values: [Value] = []
    for _ in 0..<(try count()) { values.append(try next(&self)) }
    return values
  }

  /// Reads the next values by path, with a closure that reads a value.
  mutating func table<Value>(
    _ next: (inout FieldReader) throws(Damage) -> Value
  ) throws(Damage) -> [String: Value] {
    var values: [String: Value] = [:]
    for _ in 0..<(try count()) { values[try text()] = .some(try next(&self)) }
    return values
  }

  /// Reads the number of elements that follow; damaged bytes may contain any number, so memory is never reserved for them.
  private mutating func count() throws(Damage) -> Int {
    guard let count = Int(exactly: try number()), count <= rest.count else { throw Damage() }
    return count
  }
}
