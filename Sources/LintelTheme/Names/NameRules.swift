/// The rules for the names of brands, promos, screens, styles, and tokens.
package enum NameRules {
  /// The maximum number of parts in a name, limited because names are walked recursively.
  package static let maximumDepth = 64

  /// Returns whether every part between dots consists of letters of any script, digits, `-`, and `_`, and isn't empty.
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

  /// Returns the name that a text with spaces, slashes, or a leading sign means, which may be invalid.
  static func name(meantBy text: String) -> String {
    let bare = text.trimmingPrefix { "$@-".contains($0) }
    let parts = bare.replacing("/", with: ".").split { $0 == " " || $0 == ":" }
    return text.utf8.count <= 60 ? parts.joined(separator: "-") : ""
  }

  /// Returns whether a name is valid for a theme, which becomes a Swift type: one part that begins with a letter.
  package static func isValidTheme(_ name: String) -> Bool {
    guard isValid(name), !name.utf8.contains(UInt8(ascii: ".")),
      let first = name.unicodeScalars.first
    else { return false }
    return first != "-" && first.properties.generalCategory != .decimalNumber
  }

  /// Returns whether a part of a name may contain a character.
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
