/// The type of a property's value.
///
/// A new case does not compile until every backend handles it.
package enum ValueType: Hashable, Sendable {
  case color
  case font
  case image
  /// The name of a `UIBlurEffect.Style`.
  case effect
  /// A pair `[x, y]` in points.
  case offset
  case number(NumberRange)
  case boolean
  case keyword(KeywordSet)
  case string
}

/// The numbers that a property takes, and what they count.
package struct NumberRange: Hashable, Sendable {
  package enum Unit: String, Hashable, Sendable {
    case points
    /// A fraction of one: 0 to 1, or 0 % to 100 %.
    case ratio
    /// Percent of the font's size.
    case percent
    case count
  }

  package let minimum: Double?
  package let maximum: Double?
  package let unit: Unit

  package init(_ minimum: Double? = nil, _ maximum: Double? = nil, unit: Unit = .points) {
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
  }
}

/// The keywords that a property takes, in the order in which messages list them.
package struct KeywordSet: Hashable, Sendable {
  /// The UIKit type whose cases the keywords are, such as `UIBarStyle`; empty if there is none.
  package let uikitType: String
  package let keywords: [String]

  package init(_ uikitType: String, _ keywords: [String]) {
    self.uikitType = uikitType
    self.keywords = keywords
  }
}
