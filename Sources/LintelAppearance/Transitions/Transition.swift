/// A push from one screen to another, with the scheme that it takes in some contexts; the way back takes the same.
package struct Transition: Hashable, Sendable {
  package let from: String
  package let to: String
  package let decision: TransitionDecision
  /// Disjoint boxes, without screens and nodes; empty for every context in which both screens exist.
  package let contexts: [ContextEntry]
}
