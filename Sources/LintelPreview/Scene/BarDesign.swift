package import LintelSchema

/// The way in which the system draws bars where a theme leaves that to the system.
package enum BarDesign: String, Hashable, Sendable, CaseIterable {
  /// Up to iOS 14: only a bar with a large title has a scroll edge.
  case classic
  /// iOS 15 to 18: every bar has a scroll edge, where it is clear.
  case modern
  /// iOS 26 and later: bars don't have their own backgrounds, and items float on glass.
  case glass

  package init(of version: Version) {
    if version < Version(15) {
      self = .classic
    } else {
      self = version < Version(26) ? .modern : .glass
    }
  }

  /// A version with this design, for the system's colors.
  var version: Version {
    switch self {
    case .classic: Version(13)
    case .modern: Version(15)
    case .glass: Version(26)
    }
  }
}

/// A span of versions in which neither the theme nor the system's design changes.
package struct DrawnVersion: Hashable, Sendable {
  package let first: Version
  /// The last version of the span, as far as Lintel considers versions.
  package let last: Version

  package var design: BarDesign { BarDesign(of: first) }

  /// The span in words, such as `iOS 15–18`.
  package var label: String {
    let end = last.minor > 0 && last.major == first.major ? "\(last)" : "\(last.major)"
    return "\(first)" == end ? "iOS \(end)" : "iOS \(first)–\(end)"
  }
}

/// The measures of a device and of its bars, in points.
struct Metrics: Hashable, Sendable {
  let design: BarDesign
  /// Whether the bar has compact size, as on a phone in landscape.
  let isCompact: Bool
  let idiom: Idiom

  /// The width of a phone in portrait or landscape, or of a pad.
  var width: Double { idiom == .pad ? 744 : isCompact ? 568 : 390 }

  var statusBar: Double { idiom == .pad ? 24 : isCompact ? 0 : 47 }

  /// The height of a navigation bar without a large title in points.
  var navigationBar: Double { height(onGlass: isCompact ? 48 : 54, onPhone: 44) }

  static let largeTitle: Double = 52
  /// The height that a subtitle adds to that.
  static let largeSubtitle: Double = 20

  var bottomInset: Double { idiom == .pad ? 20 : isCompact ? 21 : 34 }

  var toolbar: Double { height(onGlass: 48, onPhone: 44) }

  var tabBar: Double { height(onGlass: 62, onPhone: 49) }

  /// Returns the height of a bar; without glass, bars differ only on a phone in portrait.
  private func height(onGlass glass: Double, onPhone phone: Double) -> Double {
    if design == .glass { return glass }
    return idiom == .pad ? 50 : isCompact ? 32 : phone
  }

  /// The space at the sides of a navigation bar or a toolbar.
  var margin: Double { idiom == .pad ? 20 : 16 }
}
