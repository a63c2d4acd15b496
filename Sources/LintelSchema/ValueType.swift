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

/// One of the words that a property takes.
package struct Keyword: Hashable, Sendable {
  package let name: String
  /// UIKit's name for it, which is nearly always the same.
  package let uikitName: String
  /// The members of UIKit's option set that it represents; empty for other types.
  package let options: [String]
  /// The first version with the case; nil if it is as old as its property.
  package let introduced: Version?

  package init(
    _ name: String,
    uikit uikitName: String? = nil,
    options: [String] = [],
    since introduced: Version? = nil
  ) {
    self.name = name
    self.uikitName = uikitName ?? name
    self.options = options
    self.introduced = introduced
  }
}

/// The keywords that a property takes, in the order in which messages list them.
package struct KeywordSet: Hashable, Sendable {
  /// The UIKit type whose cases the keywords are, such as `UIBarStyle`; empty if there is none.
  package let uikitType: String
  package let all: [Keyword]

  package init(_ uikitType: String, _ keywords: [Keyword]) {
    self.uikitType = uikitType
    all = keywords
  }

  package var keywords: [String] {
    all.map(\.name)
  }

  package subscript(name: String) -> Keyword? {
    all.first { $0.name == name }
  }
}

extension Keyword: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) {
    self.init(name)
  }
}
