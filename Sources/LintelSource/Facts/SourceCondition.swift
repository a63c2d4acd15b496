/// The condition under which code runs, as far as it was understood: all of its tests must be true.
struct SourceCondition: Codable, Hashable, Sendable {
  /// The tests in the order of the code; empty if the code always runs.
  var tests: [SourceTest]

  init(_ tests: [SourceTest] = []) {
    self.tests = tests
  }

  /// The condition of code that always runs.
  static let always = Self()
}

enum SourceTest: Codable, Hashable, Sendable {
  /// `#available(iOS 15, *)`: the version in tenths, so that 134 is iOS 13.4; `holds` is false in the `else`.
  case iOS(atLeast: Int, holds: Bool)
  /// `UIDevice.current.userInterfaceIdiom == .pad`, or the trait of that name.
  case idiom(isPad: Bool)
  /// `traitCollection.userInterfaceStyle == .dark`.
  case style(isDark: Bool)
  /// `horizontalSizeClass` (`isWidth`) or `verticalSizeClass`.
  case size(isWidth: Bool, isCompact: Bool)
  /// A case of an enum that determines what bars look like, such as a brand or a mode; `type` is the enum's name.
  case choice(type: String, value: String)
  /// A switch of the app, by its name in the code: `Features.isSummer`.
  case flag(name: String, holds: Bool)
  /// `#if BRAND_A`.
  case compiled(name: String, holds: Bool)
  /// A test that the reader didn't understand, as written in the code.
  case unknown(String)

  /// The value of a choice that the code doesn't name.
  static let otherValue = "other"

  /// Creates the test for a value of a trait, or returns `nil` if themes don't have blocks for it.
  init?(trait: String, value: String) {
    switch (trait, value) {
    case ("userInterfaceIdiom", "pad"), ("userInterfaceIdiom", "phone"):
      self = .idiom(isPad: value == "pad")
    case ("userInterfaceStyle", "dark"), ("userInterfaceStyle", "light"):
      self = .style(isDark: value == "dark")
    case ("horizontalSizeClass", "compact"), ("horizontalSizeClass", "regular"),
      ("verticalSizeClass", "compact"), ("verticalSizeClass", "regular"):
      self = .size(isWidth: trait.hasPrefix("h"), isCompact: value == "compact")
    case _: return nil
    }
  }

  /// The test that is true if this test fails.
  var negated: Self {
    switch self {
    case .iOS(let version, let holds): .iOS(atLeast: version, holds: !holds)
    case .idiom(let isPad): .idiom(isPad: !isPad)
    case .style(let isDark): .style(isDark: !isDark)
    case .size(let isWidth, let isCompact): .size(isWidth: isWidth, isCompact: !isCompact)
    case .choice(let type, _): .choice(type: type, value: Self.otherValue)
    case .flag(let name, let holds): .flag(name: name, holds: !holds)
    case .compiled(let name, let holds): .compiled(name: name, holds: !holds)
    case .unknown(let text): .unknown("not \(text)")
    }
  }

  /// Whether neither this test nor another one was understood, and exactly one of them is true.
  func isUnknownOpposite(of other: Self) -> Bool {
    guard case .unknown(let text) = self, case .unknown(let other) = other else { return false }
    return text == "not (\(other))" || other == "not (\(text))"
  }

  var isUnknown: Bool {
    if case .unknown = self { true } else { false }
  }
}
