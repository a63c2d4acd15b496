/// How the bar changes while a screen is pushed or popped.
package enum TransitionScheme: String, Hashable, Sendable, CaseIterable {
  /// Nothing has to be done: both bars look the same.
  case none
  /// The bar is hidden and shown with UIKit's own call.
  case hide
  /// The bar's background is cleared for good, and each screen draws its own.
  case backdrop
  /// Stand-in backgrounds while the push or pop runs.
  case swap
}
