/// What the names of brands, promos, screens, styles and tokens are made of.
package enum NameRules {
  /// How many parts a name may have; names are walked recursively.
  package static let maximumDepth = 64

  /// Whether every part between dots consists of letters of any script, digits, `-` and `_`, and none is empty.
  package static func isValid(_ name: String) -> Bool {
    var isPartEmpty = true
    var depth = 1
    for scalar in name.unicodeScalars {
      if scalar == "." {
        if isPartEmpty { return false }
        isPartEmpty = true
        depth += 1
      } else if isAllowed(scalar) {
        isPartEmpty = false
      } else {
        return false
      }
    }
    return !isPartEmpty && depth <= maximumDepth
  }

  /// The name that a text with spaces, slashes, or a sign before it means; not valid if it means none.
  static func name(meantBy text: String) -> String {
    let bare = text.trimmingPrefix { "$@-".contains($0) }
    let parts = bare.replacing("/", with: ".").split { $0 == " " || $0 == ":" }
    return text.utf8.count <= 60 ? parts.joined(separator: "-") : ""
  }

  /// Whether a name may be a theme's, which becomes a Swift type: one part that begins with a letter.
  package static func isValidTheme(_ name: String) -> Bool {
    guard isValid(name), !name.utf8.contains(UInt8(ascii: ".")),
      let first = name.unicodeScalars.first
    else { return false }
    return first != "-" && first.properties.generalCategory != .decimalNumber
  }

  /// Whether a part of a name may contain a character.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "-", "_": return true
    default: break
    }
    if scalar.isASCII { return false }
    // Marks belong to the letters that they modify, and many scripts require them.
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber:
      return true
    default: return false
    }
  }
}
