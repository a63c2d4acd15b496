/// An image file in the form in which drawings embed it.
struct PictureFile: Sendable {
  struct Size: Hashable, Sendable {
    let width: Double
    let height: Double
  }

  /// The size in points.
  let size: Size
  /// The file as a `data:` URL.
  let address: String

  /// Creates a file, or returns `nil` if it isn't a PNG, JPEG, or SVG with a size; a bitmap has `scale` pixels per point.
  init?(_ bytes: [UInt8], pixelsPerPoint scale: Int) {
    let type: String
    let measured: Size?
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      (type, measured) = ("image/png", Self.sizeOfPNG(bytes))
    } else if bytes.starts(with: [0xFF, 0xD8]) {
      (type, measured) = ("image/jpeg", Self.sizeOfJPEG(bytes))
    } else {
      (type, measured) = ("image/svg+xml", Self.sizeOfSVG(bytes))
    }
    guard let measured, measured.width >= 1, measured.height >= 1 else { return nil }
    let pixels = type == "image/svg+xml" ? 1 : Double(scale)
    size = Size(width: measured.width / pixels, height: measured.height / pixels)
    address = "data:\(type);base64,\(Base64.text(bytes))"
  }

  /// Returns a number from its bytes, the highest first.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Double {
    Double(bytes.reduce(0) { $0 << 8 | Int($1) })
  }

  /// Returns the size in the first chunk.
  private static func sizeOfPNG(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24 else { return nil }
    return Size(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// Returns the size in the segment that begins a frame.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> Size? {
    var start = 2
    while start + 9 < bytes.count, bytes[start] == 0xFF {
      let marker = bytes[start + 1]
      let beginsFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if beginsFrame {
        return Size(
          width: number(bytes[(start + 7)..<(start + 9)]),
          height: number(bytes[(start + 5)..<(start + 7)])
        )
      }
      start += 2 + Int(number(bytes[(start + 2)..<(start + 4)]))
    }
    return nil
  }

  /// Returns the size of the root, or of its view box.
  private static func sizeOfSVG(_ bytes: [UInt8]) -> Size? {
    let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
    guard let start = text.firstRange(of: "<svg")?.upperBound,
      let end = text[start...].firstIndex(of: ">")
    else { return nil }
    let root = text[start..<end]
    if let width = attribute("width", of: root).flatMap(points),
      let height = attribute("height", of: root).flatMap(points)
    {
      return Size(width: width, height: height)
    }
    let box = attribute("viewBox", of: root)?.split { $0 == " " || $0 == "," }
      .compactMap { Double($0) }
    guard let box, box.count == 4 else { return nil }
    return Size(width: box[2], height: box[3])
  }

  private static func attribute(_ name: String, of tag: Substring) -> Substring? {
    for quote in ["\"", "'"] {
      for space in [" ", "\n", "\t"] {
        guard let start = tag.firstRange(of: "\(space)\(name)=\(quote)")?.upperBound,
          let end = tag[start...].firstIndex(of: Character(quote))
        else { continue }
        return tag[start..<end]
      }
    }
    return nil
  }

  /// Returns a length in pixels or points, or `nil` for a length in other units, such as percent.
  private static func points(_ length: Substring) -> Double? {
    let number = length.prefix { $0.isNumber || $0 == "." }
    return ["", "px", "pt"].contains(length.dropFirst(number.count)) ? Double(number) : nil
  }
}
