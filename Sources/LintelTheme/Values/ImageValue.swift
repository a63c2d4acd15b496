/// An image, generic over the type of its colors: `ColorValue` in themes, `ResolvedColor` in trees.
package struct Image<Color: Hashable & Sendable>: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// An image of the app's asset catalog.
    case asset(String)
    case symbol(Symbol)
    /// A gradient that the outputs draw.
    case gradient(Gradient)
    /// A rectangle that the outputs draw.
    case fill(Fill)
  }

  /// An SF Symbol with its configuration.
  package struct Symbol: Hashable, Sendable {
    /// The symbol's name, such as `chevron.backward`.
    package var name: String
    /// A `UIImage.SymbolWeight`.
    package var weight: String?
    /// `small`, `medium`, or `large`.
    package var scale: String?
    /// The size in points.
    package var pointSize: Double?

    package init(
      name: String,
      weight: String? = nil,
      scale: String? = nil,
      pointSize: Double? = nil
    ) {
      self.name = name
      self.weight = weight
      self.scale = scale
      self.pointSize = pointSize
    }
  }

  package struct Gradient: Hashable, Sendable {
    /// A color at a location of the gradient.
    package struct Stop: Hashable, Sendable {
      package var color: Color
      /// The location, from 0 to 1.
      package var location: Double
    }

    /// The side where the gradient starts: `top`, `bottom`, `leading`, or `trailing`.
    package var from: String
    /// At least two stops, in ascending order.
    package var stops: [Stop]
  }

  /// A rectangle of one color, stretched by its cap insets.
  package struct Fill: Hashable, Sendable {
    package var color: Color
    /// The corner radius in points.
    package var cornerRadius: Double

    package init(color: Color, cornerRadius: Double = 0) {
      self.color = color
      self.cornerRadius = cornerRadius
    }
  }

  package var source: Source
  /// `template` or `original`, or `nil` to use the image's own rendering mode.
  package var rendering: String?
  /// Cap insets in points: top, left, bottom, right.
  package var insets: [Double]?

  package init(_ source: Source, rendering: String? = nil, insets: [Double]? = nil) {
    self.source = source
    self.rendering = rendering
    self.insets = insets
  }
}

package typealias ImageValue = Image<ColorValue>
