#if canImport(UIKit)
public import UIKit

/// An image as a theme describes it.
@_spi(Generated)
public nonisolated struct ThemeImage: Sendable {
  /// Where an image comes from.
  public enum Source: Sendable {
    /// An image of the app's asset catalog.
    case asset(String)
    /// An SF Symbol, with its size in points. Systems below iOS 13 have no symbols.
    case symbol(
      String,
      weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .unspecified,
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
    if let insets { image = image.resizableImage(withCapInsets: insets, resizingMode: .stretch) }
    return rendering == .automatic ? image : image.withRenderingMode(rendering)
  }

  private var sourceImage: UIImage? {
    switch source {
    case .asset(let name):
      return UIImage(named: name)
    case .symbol(let name, let weight, let scale, let pointSize):
      guard #available(iOS 13, *) else { return nil }
      return Self.symbol(name, weight: weight.uiWeight, scale: scale.uiScale, pointSize: pointSize)
    case .gradient(let side, let stops):
      return DrawnImage.gradient(from: side, stops: stops)
    case .fill(let color, let cornerRadius):
      return DrawnImage.fill(color, cornerRadius: cornerRadius)
    }
  }

  @available(iOS 13, *)
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

/// UIKit's `UIImage.SymbolWeight`, on systems before iOS 13 too.
@_spi(Generated)
public nonisolated enum SymbolWeight: String, CaseIterable, Sendable {
  case unspecified
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  @available(iOS 13, *)
  fileprivate var uiWeight: UIImage.SymbolWeight {
    switch self {
    case .unspecified: .unspecified
    case .ultraLight: .ultraLight
    case .thin: .thin
    case .light: .light
    case .regular: .regular
    case .medium: .medium
    case .semibold: .semibold
    case .bold: .bold
    case .heavy: .heavy
    case .black: .black
    }
  }
}

/// UIKit's `UIImage.SymbolScale`, on systems before iOS 13 too.
@_spi(Generated)
public nonisolated enum SymbolScale: String, CaseIterable, Sendable {
  case unspecified
  case small
  case medium
  case large

  @available(iOS 13, *)
  fileprivate var uiScale: UIImage.SymbolScale {
    switch self {
    case .unspecified: .unspecified
    case .small: .small
    case .medium: .medium
    case .large: .large
    }
  }
}

/// The side that a gradient starts at.
@_spi(Generated)
public nonisolated enum GradientSide: Sendable {
  case top
  case bottom
  case leading
  case trailing
}

/// A color on a gradient's way.
@_spi(Generated)
public nonisolated struct GradientStop: Sendable {
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
