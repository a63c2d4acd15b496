/// The kinds of button that a bar's appearance object styles.
package enum ButtonFamily: String, Hashable, Sendable, CaseIterable {
  /// Plain buttons, which the other kinds inherit from.
  case button
  /// The button that returns to the previous screen, in navigation bars only.
  case backButton
  /// The emphasized button, called Done before iOS 26.
  case prominentButton
}
