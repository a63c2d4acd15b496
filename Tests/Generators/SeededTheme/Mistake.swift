/// A mistake as it is written, with what is to be found of it.
///
/// In a text `‹rule-id›` stands right before the place of a finding, and `§` for a name that no other mistake has.
package struct Mistake: Sendable {
  /// Where in a theme its lines go.
  enum Section: CaseIterable, Sendable {
    case colors
    case promos
    case styles
    /// The screens of the brand `nacht`.
    case nightScreens
    case screens
    /// The top level.
    case end

    /// How far its lines are indented.
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
  /// The same after `--fix`; nil if nothing of it can be fixed.
  let fixed: [Section: String]?
  /// How often it can occur in one theme.
  let most: Int

  init(_ parts: [Section: String], fixed: [Section: String]? = nil, most: Int = .max) {
    self.parts = parts
    self.fixed = fixed
    self.most = most
  }

  /// Whether nobody can tell, while the theme has errors, that every context looks as before once it is fixed.
  var isAboutLooks: Bool {
    let rules = [
      "redundant-override", "dead-declaration", "duplicate-declaration", "needless-priority",
    ]
    return parts.values.contains { text in rules.contains { text.contains("‹\($0)›") } }
  }

  /// A mistake of a screen.
  init(_ screen: String, fixed: String? = nil, most: Int = .max) {
    self.init([.screens: screen], fixed: fixed.map { [.screens: $0] }, most: most)
  }
}
