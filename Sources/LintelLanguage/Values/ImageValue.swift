/// An image, generic in how its colors are written: `ColorValue` in themes, `ResolvedColor` in trees.
package struct Image<Color: Hashable & Sendable>: Hashable, Sendable {
  package enum Source: Hashable, Sendable {
    /// An image of the app's asset catalog.
    case asset(String)
    case symbol(Symbol)
    case gradient(Gradient)
    case fill(Fill)
  }

  /// An SF Symbol with its configuration.
  package struct Symbol: Hashable, Sendable {
    package var name: String
    /// A `UIImage.SymbolWeight`.
    package var weight: String?
    /// `small`, `medium` or `large`.
    package var scale: String?
    /// Points.
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

  /// A linear gradient.
  package struct Gradient: Hashable, Sendable {
    package struct Stop: Hashable, Sendable {
      package var color: Color
      /// 0...1, ascending.
      package var location: Double

      package init(color: Color, location: Double) {
        self.color = color
        self.location = location
      }
    }

    /// The side that it starts at: `top`, `bottom`, `leading` or `trailing`.
    package var from: String
    package var stops: [Stop]

    package init(from: String, stops: [Stop]) {
      self.from = from
      self.stops = stops
    }
  }

  /// A rectangle of one color, stretched by its cap insets.
  package struct Fill: Hashable, Sendable {
    package var color: Color
    /// Points.
    package var cornerRadius: Double

    package init(color: Color, cornerRadius: Double = 0) {
      self.color = color
      self.cornerRadius = cornerRadius
    }
  }

  package var source: Source
  /// `template` or `original`; nil leaves it to the image.
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
