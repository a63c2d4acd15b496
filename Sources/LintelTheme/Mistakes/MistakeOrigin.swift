/// The tool or habit that a mistaken key comes from.
package enum MistakeOrigin: String, Hashable, Sendable, CaseIterable {
  case uikit
  case swiftUI
  case css
  case sass
  case designTokens
  case android
  case flutter
  case reactNavigation
  case guess

  /// Returns the clause with which a message explains a key from this origin.
  func sentence(_ name: String, meant: String) -> String {
    switch self {
    case .uikit: "'\(name)' is UIKit's name; in a theme, it's '\(meant)'"
    case .swiftUI: "'\(name)' is SwiftUI's name; in a theme, it's '\(meant)'"
    case .css: "'\(name)' is CSS; in a theme, it's '\(meant)'"
    case .sass: "'\(name)' is Sass; in a theme, it's '\(meant)'"
    case .designTokens: "'\(name)' belongs to design token files; in a theme, it's '\(meant)'"
    case .android: "'\(name)' is Android's name; in a theme, it's '\(meant)'"
    case .flutter: "'\(name)' is Flutter's name; in a theme, it's '\(meant)'"
    case .reactNavigation: "'\(name)' is React Navigation's name; in a theme, it's '\(meant)'"
    case .guess: "'\(name)' isn't a key here; in a theme, it's '\(meant)'"
    }
  }

  /// Returns the clause with which a message explains that a theme has no key with the meaning of a name from this origin.
  func absence(_ name: String) -> String {
    let owner = self == .css ? "CSS" : tool.map { "\($0)'s name" } ?? "a name from elsewhere"
    return "'\(name)' is \(owner), and a theme has nothing like it"
  }

  /// Whether the names are Apple's, which have several words, so that even a misspelled name is recognizable.
  var isFromApple: Bool { self == .uikit || self == .swiftUI }

  /// The name of the tool, or `nil` if the origin doesn't have one.
  var tool: String? {
    switch self {
    case .uikit: "UIKit"
    case .swiftUI: "SwiftUI"
    case .css: "CSS"
    case .sass: "Sass"
    case .android: "Android"
    case .flutter: "Flutter"
    case .reactNavigation: "React Navigation"
    case .designTokens, .guess: nil
    }
  }
}
