/// What the functions of decisions are members of.
enum DecisionHost: Hashable, Sendable {
  /// The theme's own type, or a type in it; whether that is the main actor's.
  case theme(isOnMainActor: Bool)
  /// A class of UIKit's, whose methods are the main actor's on systems too where Swift can't name that.
  case uikitClass(theme: String)

  /// What begins a function.
  var introducer: String {
    switch self {
    case .theme: "static func"
    case .uikitClass: "func"
    }
  }

  /// What comes before the names of the theme's types.
  var typePrefix: String {
    switch self {
    case .theme: ""
    case .uikitClass(let theme): "\(theme)."
    }
  }

  /// The traits of the app's window, in Swift.
  var traits: String {
    switch self {
    case .theme: "UITraitCollection.current"
    case .uikitClass: "traitCollection"
    }
  }

  /// Whether the main actor calls the functions in any case.
  var isOnMainActor: Bool {
    switch self {
    case .theme(let isOnMainActor): isOnMainActor
    case .uikitClass: true
    }
  }

  /// What makes a member one of the main actor's that has to ask for the device.
  func isolation(_ needs: ContextNeeds) -> String {
    !isOnMainActor && needs.contains(.device) ? "@MainActor " : ""
  }
}
