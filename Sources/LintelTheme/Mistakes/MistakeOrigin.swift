/// The tool or habit that a mistaken key comes from.
package enum MistakeOrigin: String, Hashable, Sendable, CaseIterable {
  case uikit
  case swiftUI
  case css
  case sass
  case designTokens
  case android
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
    case .guess: "'\(name)' isn't a key here; in a theme, it's '\(meant)'"
    }
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
    case .designTokens, .guess: nil
    }
  }
}
