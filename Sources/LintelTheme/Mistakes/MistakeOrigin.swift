/// Where a habit comes from that is a mistake in a theme.
package enum MistakeOrigin: String, Hashable, Sendable, CaseIterable {
  case uikit
  case swiftUI
  case css
  case designTokens
  case android
  case guess

  /// How a message introduces a key with this origin.
  ///
  /// - Parameters:
  ///   - name: the key as written.
  ///   - meant: the key that a theme has instead.
  /// - Returns: one clause, as diagnostics have it.
  func sentence(_ name: String, meant: String) -> String {
    switch self {
    case .uikit: "'\(name)' is UIKit's name; in a theme it is '\(meant)'"
    case .swiftUI: "'\(name)' is SwiftUI's name; in a theme it is '\(meant)'"
    case .css: "'\(name)' is CSS; in a theme it is '\(meant)'"
    case .designTokens: "'\(name)' belongs to design token files; in a theme it is '\(meant)'"
    case .android: "'\(name)' is Android's name; in a theme it is '\(meant)'"
    case .guess: "'\(name)' isn't a key here; in a theme it is '\(meant)'"
    }
  }

  /// Whether the names are Apple's, which have several words, so that a misspelling of one still tells which is meant.
  var isOfApple: Bool { self == .uikit || self == .swiftUI }

  /// The tool that has names of its own; nil where there is none.
  var tool: String? {
    switch self {
    case .uikit: "UIKit"
    case .swiftUI: "SwiftUI"
    case .css: "CSS"
    case .android: "Android"
    case .designTokens, .guess: nil
    }
  }
}
