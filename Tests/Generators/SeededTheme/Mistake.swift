/// A mistake as its author writes it, with the findings that it must cause.
///
/// In its text, `‹rule-id›` marks the place of a finding, and `§` is replaced by a name that no other mistake has.
package struct Mistake: Sendable {
  /// The part of a theme that contains the lines.
  enum Section: CaseIterable, Sendable {
    case colors
    case promos
    case styles
    /// The screens of the brand `nacht`.
    case nightScreens
    case screens
    /// The top level.
    case end

    /// The number of spaces before its lines.
    var indentation: Int {
      switch self {
      case .colors: 4
      case .promos, .styles, .screens: 2
      case .nightScreens: 6
      case .end: 0
      }
    }
  }

  let parts: [Section: String]
  /// The text after `--fix`, or `nil` if nothing in it can be fixed.
  let fixed: [Section: String]?
  /// The greatest number of times that it can occur in one theme.
  let most: Int

  init(_ parts: [Section: String], fixed: [Section: String]? = nil, most: Int = .max) {
    self.parts = parts
    self.fixed = fixed
    self.most = most
  }

  /// Whether fixing it requires proof that every context looks the same, which doesn't exist while the theme has errors.
  var isAboutLooks: Bool {
    let rules = [
      "redundant-override", "dead-declaration", "duplicate-declaration", "needless-priority",
    ]
    return parts.values.contains { text in rules.contains { text.contains("‹\($0)›") } }
  }

  init(_ screen: String, fixed: String? = nil, most: Int = .max) {
    self.init([.screens: screen], fixed: fixed.map { [.screens: $0] }, most: most)
  }
}
