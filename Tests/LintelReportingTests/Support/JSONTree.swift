import Foundation

/// A JSON document as read by Foundation, which is independent of our writer.
struct JSONTree {
  let value: NSObject?

  init(_ text: String) throws {
    value =
      try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
      as? NSObject
  }

  private init(value: NSObject?) {
    self.value = value
  }

  subscript(key: String) -> JSONTree {
    JSONTree(value: (value as? [String: NSObject])?[key])
  }

  subscript(index: Int) -> JSONTree {
    JSONTree(value: elements.indices.contains(index) ? elements[index].value : nil)
  }

  var elements: [JSONTree] {
    (value as? [NSObject] ?? []).map { JSONTree(value: $0) }
  }

  var keys: Set<String> {
    Set((value as? [String: NSObject] ?? [:]).keys)
  }

  /// The string, or an empty one for other values.
  var string: String {
    value as? String ?? ""
  }

  /// The number, or -1 for other values.
  var int: Int {
    (value as? NSNumber)?.intValue ?? -1
  }
}
