package import LintelSchema

/// The versions at which UIKit's own rules for bars change.
package enum UIKitCuts {
  /// The first version with appearance objects.
  package static let objects = Version(13)
  /// The first version on which every bar has an edge.
  package static let edges = Version(15)
  /// The first version that fills prominent buttons and has a new name for them.
  package static let prominentButtons = Version(26)

  /// The first version whose bars are glass, unless an object gives them a background.
  package static let glass = prominentButtons

  /// All of these versions, oldest first.
  static let all = [objects, edges, prominentButtons]
}
