/// The kinds of button that a bar's appearance object styles.
package enum ButtonFamily: String, Hashable, Sendable, CaseIterable {
  /// Plain buttons; the other kinds inherit from it.
  case button
  /// The button that returns to the previous screen; navigation bars only.
  case backButton
  /// The emphasized button, called Done before iOS 26.
  case prominentButton
}
