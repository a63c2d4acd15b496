import LintelSchema

/// The condition of an entry in the draft, in the dimensions of themes.
struct DraftCondition: Hashable, Sendable {
  /// The first version, or `nil` for the theme's first.
  var lower: Version?
  /// The first version after the range, or `nil` for none.
  var end: Version?
  var idiom: Idiom?
  /// `compact` if true, `regular` if false.
  var isWidthCompact: Bool?
  var isHeightCompact: Bool?
  /// Whether the entry applies only in dark appearance, or only in light; it becomes variants of a color, not a block.
  var isDark: Bool?
  /// The cases of the app's enums, by type; `#if` counts as a type.
  var choices: [String: String] = [:]
  /// The switches of the app.
  var flags: [String: Bool] = [:]

  static let always = Self()

  /// The type of the choices from compile-time conditions.
  static let compiled = "#if"

  /// Translates the tests of code, or returns `nil` if the code never runs in the versions of the theme.
  ///
  /// Throws `LostSetting` if a test can't be expressed.
  init?(_ tests: [SourceTest], versions: ClosedRange<Version>) throws(LostSetting) {
    var unknown: String?
    for test in tests {
      switch test {
      case .iOS(let number, let holds):
        let version = Version(number / 10, number % 10)
        if holds {
          if version > versions.upperBound { return nil }
          if version > versions.lowerBound { lower = max(lower ?? version, version) }
        } else {
          if version <= versions.lowerBound { return nil }
          if version <= versions.upperBound { end = min(end ?? version, version) }
        }
      case .idiom(let isPad):
        guard set(\.idiom, to: isPad ? .pad : .phone) else { return nil }
      case .style(let isDark):
        guard set(\.isDark, to: isDark) else { return nil }
      case .size(let isWidth, let isCompact):
        guard set(isWidth ? \.isWidthCompact : \.isHeightCompact, to: isCompact) else {
          return nil
        }
      case .choice(let type, let value):
        guard set(\.choices[type], to: value) else { return nil }
      case .flag(let name, let holds):
        guard set(\.flags[name], to: holds) else { return nil }
      case .compiled(let name, let holds):
        guard holds else {
          flags[name] = false
          continue
        }
        guard set(\.choices[Self.compiled], to: name) else { return nil }
      case .unknown(let text): unknown = unknown ?? text
      }
    }
    if let lower, let end, end <= lower { return nil }
    // Code that never runs isn't lost, regardless of its other tests.
    if let unknown { throw LostSetting(.condition(unknown)) }
  }

  private init() {}

  /// Sets a part that can have only one value, or returns false if it already has another.
  private mutating func set<Content: Equatable>(
    _ path: WritableKeyPath<Self, Content?>,
    to value: Content
  ) -> Bool {
    if let old = self[keyPath: path] { return old == value }
    self[keyPath: path] = value
    return true
  }

  /// The key of the `when` block, or `nil` if it isn't needed.
  var whenKey: String? {
    var words: [String] = []
    if lower != nil || end != nil {
      let first = lower.map(\.description) ?? ""
      let last = end.map { VersionLine.last(before: $0).description } ?? ""
      words += ["ios", "\(first)..\(last)"]
    }
    if let idiom { words.append(idiom.description) }
    if let isWidthCompact { words += ["width", isWidthCompact ? "compact" : "regular"] }
    if let isHeightCompact { words += ["height", isHeightCompact ? "compact" : "regular"] }
    return words.isEmpty ? nil : (["when"] + words).joined(separator: " ")
  }

  /// The condition without light or dark.
  var inAnyAppearance: Self {
    var result = self
    result.isDark = nil
    return result
  }

  /// Whether this condition is true whenever another one is.
  func isWider(than other: Self) -> Bool {
    func isOpen<Part: Equatable>(_ path: KeyPath<Self, Part?>) -> Bool {
      self[keyPath: path] == nil || self[keyPath: path] == other[keyPath: path]
    }
    return isOpen(\.lower) && isOpen(\.end) && isOpen(\.idiom) && isOpen(\.isWidthCompact)
      && isOpen(\.isHeightCompact) && isOpen(\.isDark)
      && choices.allSatisfy { other.choices[$0.key] == $0.value }
      && flags.allSatisfy { other.flags[$0.key] == $0.value }
  }

  /// Orders conditions, with fewer parts first.
  func isBefore(_ other: Self) -> Bool { (partCount, sortKey) < (other.partCount, other.sortKey) }

  private var partCount: Int {
    let parts: [Bool] = [
      lower != nil, end != nil, idiom != nil, isWidthCompact != nil, isHeightCompact != nil,
      isDark != nil,
    ]
    return parts.count(where: \.self) + choices.count + flags.count
  }

  /// A text that orders conditions, with fewer parts first.
  var sortKey: String {
    let choice = choices.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let flag = flags.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
    let parts = choice + flag + [whenKey, isDark.map { $0 ? "dark" : "light" }].compactMap { $0 }
    return "\(parts.count) " + parts.joined(separator: " ")
  }
}

/// The reason why something that was read isn't in the theme.
struct LostSetting: Error, Hashable {
  let reason: UnreadReason
  /// What to write by hand, or `nil` for the advice of the reason.
  let advice: String?

  init(_ reason: UnreadReason, advice: String? = nil) {
    self.reason = reason
    self.advice = advice
  }

  /// Creates the loss of something without an equivalent in themes.
  init(_ phrase: String, advice: String? = nil) {
    self.init(.missing(phrase), advice: advice)
  }

  /// Returns the loss with advice that names a property.
  func naming(_ property: String) -> Self {
    Self(reason, advice: advice ?? reason.advice(for: property))
  }
}
