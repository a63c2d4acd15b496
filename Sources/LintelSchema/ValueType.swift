/// The type of a property's value.
///
/// A new case doesn't compile until every backend handles it.
package enum ValueType: Hashable, Sendable {
  /// A color: a hex value, a function, a name from UIKit, or one color for each appearance.
  case color
  /// A font: a text style, or a family and a size.
  case font
  /// An image: an asset, a symbol, or a gradient.
  case image
  /// The name of a `UIBlurEffect.Style`.
  case effect
  /// A pair `[x, y]` in points.
  case offset
  /// A number within a range, such as a width in points.
  case number(NumberRange)
  /// `true` or `false`, as in the core schema of YAML 1.2.
  case boolean
  /// One of a set's keywords, such as a case of a UIKit enumeration.
  case keyword(KeywordSet)
  /// Text that has no meaning for Lintel, such as a title.
  case string
}

/// The numbers that a property accepts, and what they count.
package struct NumberRange: Hashable, Sendable {
  /// What a number counts, which determines the units that a theme can write after it.
  package enum Unit: String, Hashable, Sendable {
    /// Points, UIKit's unit of length.
    case points
    /// A fraction of one: 0 to 1, or 0 % to 100 %.
    case ratio
    /// Percent of the font's size.
    case percent
    /// A count without a unit.
    case count
  }

  /// The smallest allowed number, or `nil` if there is none.
  package let minimum: Double?
  /// The largest allowed number, or `nil` if there is none.
  package let maximum: Double?
  package let unit: Unit

  /// Creates a range that includes both bounds.
  package init(_ minimum: Double? = nil, _ maximum: Double? = nil, unit: Unit = .points) {
    self.minimum = minimum
    self.maximum = maximum
    self.unit = unit
  }
}

/// One of the words that a property accepts.
package struct Keyword: Hashable, Sendable {
  /// The word in themes.
  package let name: String
  /// UIKit's name, which is nearly always the same.
  package let uikitName: String
  /// The members of UIKit's option set that the word represents, empty for other types.
  package let options: [String]
  /// The first version with the case, or `nil` if it's as old as its property.
  package let introduced: Version?

  /// Creates a keyword, by default with the same name in UIKit.
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

/// The keywords that a property accepts.
package struct KeywordSet: Hashable, Sendable {
  /// The UIKit type whose cases the keywords are, such as `UIBarStyle`; empty if there is none.
  package let uikitType: String
  /// The keywords in the order in which messages list them.
  package let all: [Keyword]

  /// Creates a set of keywords, which must differ.
  package init(_ uikitType: String, _ keywords: [Keyword]) {
    self.uikitType = uikitType
    all = keywords
  }

  /// The words that a theme can write.
  package var keywords: [String] { all.map(\.name) }

  /// Hashes the name and the number of words, because sets of one type rarely differ only in the words.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(uikitType)
    hasher.combine(all.count)
  }

  package subscript(name: String) -> Keyword? { all.first { $0.name == name } }
}

extension Keyword: ExpressibleByStringLiteral {
  /// Creates a keyword with the same name in UIKit.
  package init(stringLiteral name: String) { self.init(name) }
}
