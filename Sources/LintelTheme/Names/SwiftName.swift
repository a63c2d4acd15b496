/// The Swift spelling of a theme's names, defined only here.
package enum SwiftName {
  /// Returns one part of a name in lowerCamelCase, with words split at `-` and `_`, in backticks if it's a keyword.
  ///
  /// For example: `rete_uno` becomes `reteUno`, `class` becomes `` `class` ``, `600` becomes `_600`.
  package static func member(_ part: String) -> String {
    let name = camelCase(part)
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Returns a whole name as one enum case or property, where dots separate words in the same way as `-` and `_`.
  ///
  /// For example: `checkout.payment` becomes `checkoutPayment`. A member that every enum or struct of the output already has, or an
  /// optional of one, gets a trailing `_`, which no other name has.
  package static func flatMember(_ name: String) -> String {
    let identity = identity(name)
    if taken.contains(identity) { return "\(identity)_" }
    return keywords.contains(identity) ? "`\(identity)`" : identity
  }

  /// Returns the spelling of `flatMember` without backticks, for comparing names.
  static func identity(_ name: String) -> String {
    guard name.utf8.contains(UInt8(ascii: ".")) else {
      return isCamelCase(name) ? name : camelCase(name)
    }
    if isCamelCase(name) {
      var identity: [UInt8] = []
      var beginsPart = false
      for byte in name.utf8 {
        if byte == UInt8(ascii: ".") {
          beginsPart = !identity.isEmpty
        } else {
          // A part begins with a letter from `a` to `z`.
          identity.append(beginsPart ? byte - 0x20 : byte)
          beginsPart = false
        }
      }
      if !identity.isEmpty { return String(decoding: identity, as: UTF8.self) }
    }
    return camelCase(name.split(separator: ".").joined(separator: "-"))
  }

  /// Members that every enum or struct of the output has, or an optional of one.
  private static let taken: Set<String> = [
    "allCases", "rawValue", "hashValue", "hash", "self", "none", "some",
  ]

  /// Returns whether every part is already in ASCII lowerCamelCase, as most names are.
  private static func isCamelCase(_ name: String) -> Bool {
    var isStart = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): isStart = false
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isStart { return false }
      case UInt8(ascii: "."): isStart = true
      default: return false
      }
    }
    return true
  }

  /// Returns the name of a theme as a type, with `Theme` appended if it can't be the name of one.
  package static func type(_ name: String) -> String {
    let camel = camelCase(name)
    let upper = camel.prefix(1).uppercased() + camel.dropFirst()
    return upper == "Type" || upper == "Self" || upper == "Protocol" || upper == "Any"
      ? "\(upper)Theme" : upper
  }

  /// Returns whether a part of a dotted name is a word that no type can have, even in backticks, or that means another type.
  static func isInvalidTypeName(_ part: Substring) -> Bool {
    ["Any", "Protocol", "Self", "Type", "init", "self", "super"].contains(part)
      || part.allSatisfy { $0 == "_" }
  }

  /// Returns the name of one of the app's types, including modules and enclosing types, with backticks around keywords.
  package static func appType(_ name: String) -> String {
    name.split(separator: ".").map { keywords.contains(String($0)) ? "`\($0)`" : String($0) }
      .joined(separator: ".")
  }

  /// Returns a part in lowerCamelCase, with `_` before a leading digit.
  private static func camelCase(_ part: String) -> String {
    let words = part.split { $0 == "-" || $0 == "_" }
    guard let first = words.first else { return "_" + String(repeating: "_", count: part.count) }
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = first.prefix(1).lowercased() + first.dropFirst() + rest.joined()
    let startsWithDigit = name.unicodeScalars.first.map {
      $0.properties.generalCategory == .decimalNumber
    }
    return startsWithDigit == true ? "_\(name)" : name
  }

  /// The words that Swift reserves in the position of a member's name.
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "open", "operator", "private", "precedencegroup",
    "protocol", "public", "rethrows", "static", "struct", "subscript", "typealias", "var", "break",
    "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard",
    "if", "in", "repeat", "return", "throw", "switch", "where", "while", "any", "as", "await",
    "false", "is", "nil", "self", "super", "throws", "true", "try",
  ]
}
