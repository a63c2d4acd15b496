// A copy of Sources/LintelUIKit; `UPDATE_GOLDENS=1 swift test` writes it.
// swift-format-ignore-file

extension RuntimeSources {
  static let themeImage = ##"""
#if canImport(UIKit)
public import UIKit

/// An image as a theme describes it.
public struct ThemeImage: Sendable {
  /// Where an image comes from.
  public enum Source: Sendable {
    /// An image of the app's asset catalog.
    case asset(String)
    /// An SF Symbol; points for its size.
    case symbol(
      String,
      weight: UIImage.SymbolWeight = .unspecified,
      scale: UIImage.SymbolScale = .unspecified,
      pointSize: CGFloat? = nil
    )
    /// A linear gradient that starts at a side.
    case gradient(from: GradientSide, stops: [GradientStop])
    /// A rectangle of one color; points for the radius.
    case fill(UIColor, cornerRadius: CGFloat = 0)
  }

  /// Where it comes from.
  public var source: Source
  /// Whether it is drawn in the tint or as it is.
  public var rendering: UIImage.RenderingMode
  /// The parts at its sides that do not stretch, in points.
  public var insets: UIEdgeInsets?

  /// Describes an image.
  public init(
    _ source: Source,
    rendering: UIImage.RenderingMode = .automatic,
    insets: UIEdgeInsets? = nil
  ) {
    self.source = source
    self.rendering = rendering
    self.insets = insets
  }

  /// The image itself; nil if the app has none of the name.
  public var uiImage: UIImage? {
    guard var image = sourceImage else { return nil }
    if let insets {
      image = image.resizableImage(withCapInsets: insets, resizingMode: .stretch)
    }
    return rendering == .automatic ? image : image.withRenderingMode(rendering)
  }

  private var sourceImage: UIImage? {
    switch source {
    case .asset(let name):
      return UIImage(named: name)
    case .symbol(let name, let weight, let scale, let pointSize):
      return Self.symbol(name, weight: weight, scale: scale, pointSize: pointSize)
    case .gradient(let side, let stops):
      return DrawnImage.gradient(from: side, stops: stops)
    case .fill(let color, let cornerRadius):
      return DrawnImage.fill(color, cornerRadius: cornerRadius)
    }
  }

  private static func symbol(
    _ name: String,
    weight: UIImage.SymbolWeight,
    scale: UIImage.SymbolScale,
    pointSize: CGFloat?
  ) -> UIImage? {
    let configuration: UIImage.SymbolConfiguration
    if let pointSize {
      configuration = UIImage.SymbolConfiguration(
        pointSize: pointSize,
        weight: weight,
        scale: scale
      )
    } else if weight == .unspecified, scale == .unspecified {
      return UIImage(systemName: name)
    } else if weight == .unspecified {
      configuration = UIImage.SymbolConfiguration(scale: scale)
    } else if scale == .unspecified {
      configuration = UIImage.SymbolConfiguration(weight: weight)
    } else {
      configuration = UIImage.SymbolConfiguration(weight: weight)
        .applying(UIImage.SymbolConfiguration(scale: scale))
    }
    return UIImage(systemName: name, withConfiguration: configuration)
  }
}

/// The side that a gradient starts at.
public enum GradientSide: Sendable {
  case top
  case bottom
  case leading
  case trailing
}

/// A color on a gradient's way.
public struct GradientStop: Sendable {
  /// The color there.
  public var color: UIColor
  /// 0 at the start, 1 at the end.
  public var location: CGFloat

  /// Puts a color at a place.
  public init(_ color: UIColor, at location: CGFloat) {
    self.color = color
    self.location = location
  }
}
#endif
"""##
}
