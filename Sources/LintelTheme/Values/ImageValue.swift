/// An image, generic in how its colors are written: `ColorValue` in themes, `ResolvedColor` in trees.
package struct Image<Color: Hashable & Sendable>: Hashable, Sendable {
  /// Where an image comes from.
  package enum Source: Hashable, Sendable {
    /// An image of the app's asset catalog.
    case asset(String)
    /// An SF Symbol.
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
    /// `small`, `medium` or `large`.
    package var scale: String?
    /// Points.
    package var pointSize: Double?

    /// Creates a symbol.
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

  /// A linear gradient.
  package struct Gradient: Hashable, Sendable {
    /// A color at a place of the gradient.
    package struct Stop: Hashable, Sendable {
      /// The color.
      package var color: Color
      /// 0...1, ascending.
      package var location: Double

      /// Creates a stop.
      package init(color: Color, location: Double) {
        self.color = color
        self.location = location
      }
    }

    /// The side that it starts at: `top`, `bottom`, `leading` or `trailing`.
    package var from: String
    /// The stops, at least two, in ascending order.
    package var stops: [Stop]

    /// Creates a gradient.
    package init(from: String, stops: [Stop]) {
      self.from = from
      self.stops = stops
    }
  }

  /// A rectangle of one color, stretched by its cap insets.
  package struct Fill: Hashable, Sendable {
    /// The color of the rectangle.
    package var color: Color
    /// Points.
    package var cornerRadius: Double

    /// Creates a rectangle, with square corners by default.
    package init(color: Color, cornerRadius: Double = 0) {
      self.color = color
      self.cornerRadius = cornerRadius
    }
  }

  /// Where the image comes from.
  package var source: Source
  /// `template` or `original`; nil leaves it to the image.
  package var rendering: String?
  /// Cap insets in points: top, left, bottom, right.
  package var insets: [Double]?

  /// Creates an image.
  package init(_ source: Source, rendering: String? = nil, insets: [Double]? = nil) {
    self.source = source
    self.rendering = rendering
    self.insets = insets
  }
}

/// An image as a theme writes it.
package typealias ImageValue = Image<ColorValue>
