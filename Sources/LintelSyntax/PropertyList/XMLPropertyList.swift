/// Reads the elements `dict`, `key`, and `string` of property lists in XML, and represents all others as `other`.
struct XMLPropertyList {
  /// The outermost value, or `nil` if there is none.
  private(set) var root: PropertyList?

  private let text: ArraySlice<UInt8>
  private var position: Int

  init(_ bytes: [UInt8]) {
    text = bytes[...]
    position = 0
    while let tag = nextTag() {
      if tag == "plist" {
        root = nextTag().flatMap { value(of: $0, depth: 0) }
        return
      }
    }
  }

  /// Returns the next tag without its brackets and attributes, such as `/dict`, and skips comments and declarations.
  private mutating func nextTag() -> String? {
    while let open = text[position...].firstIndex(of: UInt8(ascii: "<")) {
      guard let close = text[open...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
      position = close + 1
      let inside = text[(open + 1)..<close]
      guard let first = inside.first, first != UInt8(ascii: "!"), first != UInt8(ascii: "?") else {
        continue
      }
      let isEmpty = inside.last == UInt8(ascii: "/")
      let name = inside.prefix {
        $0 != UInt8(ascii: " ") && ($0 != UInt8(ascii: "/") || $0 == first)
      }
      return String(decoding: name, as: UTF8.self) + (isEmpty ? "/" : "")
    }
    return nil
  }

  private mutating func value(of tag: String, depth: Int) -> PropertyList? {
    switch tag {
    case "dict" where depth < PropertyList.maximumDepth: return dictionary(depth: depth)
    case "dict/": return .dictionary([:])
    case "string": return content().map { .string($0) }
    case "string/": return .string("")
    case _ where tag.hasPrefix("/"): return nil
    case _ where tag.hasSuffix("/"): return .other
    case _:
      // The element can contain other elements, even with the same name.
      var open = 1
      while open > 0 {
        guard let next = nextTag() else { return nil }
        if next == tag { open += 1 } else if next == "/\(tag)" { open -= 1 }
      }
      return .other
    }
  }

  private mutating func dictionary(depth: Int) -> PropertyList? {
    var members: [String: PropertyList] = [:]
    while let tag = nextTag() {
      if tag == "/dict" { return .dictionary(members) }
      guard tag == "key", let key = content(), let tag = nextTag(),
        let value = value(of: tag, depth: depth + 1)
      else { return nil }
      members[key] = value
    }
    return nil
  }

  /// Returns the text up to the end of its element.
  private mutating func content() -> String? {
    guard let end = text[position...].firstIndex(of: UInt8(ascii: "<")) else { return nil }
    let content = String(decoding: text[position..<end], as: UTF8.self)
    guard nextTag()?.hasPrefix("/") == true else { return nil }
    return content.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&amp;", with: "&")
  }
}
