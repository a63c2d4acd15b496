#if canImport(UIKit)
public import UIKit

/// An image as a theme declares it.
@_spi(Generated)
public nonisolated struct ThemeImage: Sendable {
  /// Where an image comes from.
  public enum Source: Sendable {
    /// An image in the app's asset catalog.
    case asset(String)
    /// An SF Symbol, with its size in points. It isn't available before iOS 13.
    case symbol(
      String,
      weight: SymbolWeight = .unspecified,
      scale: SymbolScale = .unspecified,
      pointSize: CGFloat? = nil
    )
    /// A linear gradient that starts at a side.
    case gradient(from: GradientSide, stops: [GradientStop])
    /// A rectangle of one color, with a corner radius in points.
    case fill(UIColor, cornerRadius: CGFloat = 0)
  }

  /// Where the image comes from.
  public var source: Source
  /// Whether the image is drawn in the tint color or with its own colors.
  public var rendering: UIImage.RenderingMode
  /// The parts at the sides that don't stretch, in points.
  public var insets: UIEdgeInsets?

  /// Creates a description of an image.
  public init(
    _ source: Source,
    rendering: UIImage.RenderingMode = .automatic,
    insets: UIEdgeInsets? = nil
  ) {
    self.source = source
    self.rendering = rendering
    self.insets = insets
  }

  /// The image, or `nil` if the app doesn't have one with the name.
  public var uiImage: UIImage? {
    guard var image = sourceImage else { return nil }
    if let insets { image = image.resizableImage(withCapInsets: insets, resizingMode: .stretch) }
    return rendering == .automatic ? image : image.withRenderingMode(rendering)
  }

  private var sourceImage: UIImage? {
    switch source {
    case .asset(let name): return UIImage(named: name)
    case .symbol(let name, let weight, let scale, let pointSize):
      guard #available(iOS 13, *) else { return nil }
      return Self.symbol(name, weight: weight.uiWeight, scale: scale.uiScale, pointSize: pointSize)
    case .gradient(let side, let stops): return DrawnImage.gradient(from: side, stops: stops)
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

/// A counterpart of UIKit's `UIImage.SymbolWeight` that is also available before iOS 13.
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

/// A counterpart of UIKit's `UIImage.SymbolScale` that is also available before iOS 13.
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

/// A color at a location in a gradient.
@_spi(Generated)
public nonisolated struct GradientStop: Sendable {
  /// The color at the location.
  public var color: UIColor
  /// The location, from 0 at the start to 1 at the end.
  public var location: CGFloat

  /// Creates a color at a location.
  public init(_ color: UIColor, at location: CGFloat) {
    self.color = color
    self.location = location
  }
}
#endif
