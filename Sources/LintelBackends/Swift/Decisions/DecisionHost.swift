/// What the functions of decisions are members of.
struct DecisionHost: Hashable, Sendable {
  /// What begins a function.
  let introducer: String
  /// What comes before the names of the theme's types.
  let typePrefix: String
  /// The traits of the app's window, in Swift.
  let traits: String
  /// Whether the main actor calls the functions in any case.
  let isOnMainActor: Bool

  /// The theme's own type, or a type in it; whether that is the main actor's.
  static func theme(isOnMainActor: Bool) -> DecisionHost {
    DecisionHost(
      introducer: "static func",
      typePrefix: "",
      traits: "UITraitCollection.current",
      isOnMainActor: isOnMainActor
    )
  }

  /// A class of UIKit's, whose methods are the main actor's on systems too where Swift can't name that.
  static func uikitClass(theme: String) -> DecisionHost {
    DecisionHost(
      introducer: "func",
      typePrefix: "\(theme).",
      traits: "traitCollection",
      isOnMainActor: true
    )
  }

  /// What makes a member one of the main actor's that has to ask for the device.
  func isolation(_ needs: ContextNeeds) -> String {
    !isOnMainActor && needs.contains(.device) ? "@MainActor " : ""
  }
}
