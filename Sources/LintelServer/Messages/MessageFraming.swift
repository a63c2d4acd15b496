/// Cuts a stream of bytes into messages: a header with `Content-Length`, an empty line, and a body.
package struct MessageFraming: Sendable {
  /// A part of a stream.
  package enum Piece: Hashable, Sendable {
    case message([UInt8])
    /// A header without a valid length; reading continues after it.
    case malformedHeader
  }

  /// The greatest length of a body in bytes; longer bodies and headers are refused, because waiting for their end would fill the memory.
  private static let longestMessage = 256 << 20
  private static let longestHeader = 1 << 16

  /// The bytes that have arrived and aren't part of a message yet.
  private var buffer: [UInt8] = []
  /// The number of bytes in the buffer that have been returned.
  private var start = 0
  /// The number of bytes in the buffer that have been searched for the end of a header.
  private var searched = 0
  /// The length of the next body, or `nil` while the header is incomplete.
  private var length: Int?

  package init() {}

  /// Adds bytes to the stream, and returns the messages that are complete.
  package mutating func add(_ bytes: some Sequence<UInt8>) -> [Piece] {
    buffer.append(contentsOf: bytes)
    var pieces: [Piece] = []
    while let piece = next() { pieces.append(piece) }
    buffer.removeFirst(start)
    searched = max(0, searched - start)
    start = 0
    return pieces
  }

  /// Returns a message with its header.
  package static func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }

  private mutating func next() -> Piece? {
    if let length {
      guard buffer.count - start >= length else { return nil }
      let body = Array(buffer[start..<start + length])
      start += length
      searched = start
      self.length = nil
      return .message(body)
    }
    guard let header = header() else {
      guard buffer.count - start > Self.longestHeader else { return nil }
      start = buffer.count
      searched = start
      return .malformedHeader
    }
    guard let length = Self.length(in: header) else { return .malformedHeader }
    self.length = length
    return next()
  }

  /// Returns the next header without its empty line, or `nil` if it isn't complete.
  private mutating func header() -> [UInt8]? {
    var index = max(start, searched - 3)
    while index < buffer.count {
      if buffer[index] == 0x0A {
        let rest = buffer[(index + 1)...].prefix(2)
        let breakLength = rest.first == 0x0A ? 1 : Array(rest) == [0x0D, 0x0A] ? 2 : 0
        if breakLength > 0 {
          let header = Array(buffer[start..<index])
          start = index + 1 + breakLength
          searched = start
          return header
        }
      }
      index += 1
    }
    searched = buffer.count
    return nil
  }

  /// Returns the number after `Content-Length`, in any case.
  ///
  /// The name may follow other text on its line: the body of a message whose header was malformed.
  private static func length(in header: [UInt8]) -> Int? {
    for line in String(decoding: header, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = line.lowercased()
      guard let name = text.ranges(of: "content-length:").last else { continue }
      let digits = text[name.upperBound...].filter { $0 != " " && $0 != "\t" }
      guard let length = Int(digits), (0...longestMessage).contains(length) else { return nil }
      return length
    }
    return nil
  }
}
