/// The type whose members are the functions of decisions.
struct DecisionHost: Hashable, Sendable {
  let introducer: String
  let typePrefix: String
  /// The Swift expression for the traits of the app's window.
  let traits: String
  /// Whether the functions always run on the main actor.
  let isOnMainActor: Bool

  static func theme(isOnMainActor: Bool) -> DecisionHost {
    DecisionHost(
      introducer: "static func",
      typePrefix: "",
      traits: "UITraitCollection.current",
      isOnMainActor: isOnMainActor
    )
  }

  /// Returns a UIKit class, whose methods run on the main actor even on systems where Swift can't name it.
  static func uikitClass(theme: String) -> DecisionHost {
    DecisionHost(
      introducer: "func",
      typePrefix: "\(theme).",
      traits: "traitCollection",
      isOnMainActor: true
    )
  }

  /// Returns the attribute that isolates a member to the main actor if it has to ask for the device.
  func isolation(_ needs: ContextNeeds) -> String {
    !isOnMainActor && needs.contains(.device) ? "@MainActor " : ""
  }
}
