import LintelDiagnostics
import LintelTheme

/// Names for what has a different name in the code: screens, brands, modes, and tokens.
struct DraftNames {
  private(set) var screens: [String: String] = [:]
  /// The names of brands, by their values in the code.
  private(set) var brands: [String: String] = [:]
  /// The type whose choices are brands, or `nil` for none.
  let brandType: String?
  /// The values of modes, by the types or flags that they come from; the first applies by default.
  private(set) var modes: [String: [String]] = [:]
  /// The flags that only switch something on.
  private(set) var promos: Set<String> = []

  /// Words in the name of a type that users choose from, in contrast to one for the ways to build an app.
  private static let modeWords = [
    "mode", "plan", "experiment", "variant", "arm", "theme", "scheme", "style", "skin",
  ]

  /// The values that usually apply if nobody chooses another, most probable first.
  private static let usualValues = ["system", "automatic", "default", "standard", "light"]

  /// The number of screens that must depend on a type if nothing else shows that it's for the ways to build the app.
  private static let minimumScreens = 3

  /// Whether the name of a type shows that it's for the ways to build the app.
  private static func isBrand(_ type: String) -> Bool {
    type == DraftCondition.compiled || type.lowercased().hasSuffix("brand")
  }

  /// Returns the screens that depend on each type, with `nil` for all of them.
  private static func reach(of entries: [DraftEntry]) -> [String: Set<String?>] {
    var result: [String: Set<String?>] = [:]
    for entry in entries {
      for type in entry.condition.choices.keys { result[type, default: []].insert(entry.screen) }
    }
    return result
  }

  /// Whether a value is one that usually applies, judging by its name: `light`, or `LightTheme`.
  private static func isUsual(_ value: String, _ word: String, of type: String) -> Bool {
    value == word || value.lowercased() == word + type.lowercased()
  }

  /// Names what entries depend on; the order of values is that of a reading.
  init(_ entries: [DraftEntry], of reading: SourceReading = SourceReading()) {
    let conditions = entries.map(\.condition)
    var uses: [String: Int] = [:]
    var values: [String: Set<String>] = [:]
    for (type, value) in conditions.flatMap(\.choices) {
      uses[type, default: 0] += 1
      values[type, default: []].insert(value)
    }
    let reach = Self.reach(of: entries)
    let candidates = uses.filter { type, _ in
      // Types are capitalized. Other names are properties, which differ between screens.
      type.first?.isLowercase != true
        && !Self.modeWords.contains { type.lowercased().hasSuffix($0) }
        // People choose between light and dark, however many others there are.
        && (Self.isBrand(type) || values[type]?.isDisjoint(with: ["light", "dark"]) == true)
        && (Self.isBrand(type)
          || reach[type].map { $0.contains(nil) || $0.count >= Self.minimumScreens } ?? false)
    }
    brandType = candidates.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    for (type, values) in values.sorted(by: { $0.key < $1.key }) {
      // An app that tests for only one brand has another, which the theme must not confuse with it.
      let isAlone = type == brandType && values.count == 1
      let all = isAlone ? values.union([SourceTest.otherValue]) : values
      let names = Self.unique(all.sorted(), Self.name)
      if type == brandType {
        brands = names
      } else {
        // A mode's first value applies by default, but a value that the code tests for doesn't.
        let hasOther = values.contains(SourceTest.otherValue) || values.count == 1
        let order = reading.choices[type] ?? []
        let own = values.subtracting([SourceTest.otherValue]).sorted()
        let known = order.filter(own.contains).uniqued
        let rest = known + own.filter { !known.contains($0) }
        let starts = reading.starts[type] ?? []
        let start = starts.count == 1 ? rest.first(where: starts.contains) : nil
        let usual =
          hasOther
          ? nil
          : Self.usualValues.lazy.compactMap { word in
            rest.first { Self.isUsual($0, word, of: type) }
          }.first
        let first = start ?? (hasOther ? SourceTest.otherValue : usual)
        let all = (hasOther ? [SourceTest.otherValue] : []) + rest.compactMap { names[$0] }
        let head = first.map { names[$0] ?? $0 }
        modes[type] = [head].compactMap(\.self) + all.filter { $0 != head }
      }
    }
    let flags = Set(conditions.flatMap { $0.flags.keys })
    for flag in flags.sorted() {
      if conditions.contains(where: { $0.flags[flag] == false }) {
        modes[flag] = ["standard", "switched"]
      } else {
        promos.insert(flag)
      }
    }
    screens = Self.unique(Set(entries.compactMap(\.screen)).sorted(), Self.screenName)
  }

  /// Returns the steps to the block of an entry, without the keys of its property; `group` is the name of the group of its screen.
  func steps(to entry: DraftEntry, in group: String? = nil) -> [String] {
    var steps: [String] = []
    let choices = entry.condition.choices.sorted { $0.key < $1.key }
    for (type, value) in choices where type == brandType {
      steps += ["brands", brands[value] ?? Self.name(value)]
    }
    for (flag, _) in entry.condition.flags.sorted(by: { $0.key < $1.key })
    where promos.contains(flag) {
      steps += ["promos", Self.name(flag)]
    }
    for (type, value) in choices where type != brandType {
      steps += ["modes", Self.modeName(type), Self.name(value)]
    }
    for (flag, holds) in entry.condition.flags.sorted(by: { $0.key < $1.key })
    where !promos.contains(flag) {
      steps += ["modes", Self.modeName(flag), holds ? "switched" : "standard"]
    }
    if let screen = entry.screen { steps += ["screens", group ?? screens[screen] ?? screen] }
    if let key = entry.condition.whenKey { steps.append(key) }
    return steps
  }

  /// Words that outputs use for something else, so that no mode can have them as its name.
  private static let taken: Set<String> = [
    "brand", "brands", "promo", "promos", "running", "screen", "screens", "context", "colors",
    "fonts", "images", "numbers", "suppliedColors", "theme",
  ]

  /// Returns the name of the mode for a type or a flag: `reading` for `Reading`, and `appTheme` for `Theme`.
  static func modeName(_ text: String) -> String {
    let name = name(text)
    return taken.contains(name) ? "app\(name.prefix(1).uppercased())\(name.dropFirst())" : name
  }

  /// Returns unique names for texts, using the full text if two names would be equal.
  static func unique(_ texts: [String], _ name: (String) -> String) -> [String: String] {
    var taken: Set<String> = []
    var result: [String: String] = [:]
    for text in texts {
      var candidate = name(text)
      if taken.contains(candidate) { candidate = self.name(text) }
      result[text] = taken.claim(candidate)
    }
    return result
  }

  /// Returns the name of a screen: `profile` for `ProfileViewController`.
  static func screenName(_ type: String) -> String {
    for suffix in [
      "NavigationController", "TabBarController", "ViewController", "Controller", "VC",
    ]
    where type.hasSuffix(suffix) && type.utf8.count > suffix.utf8.count {
      return name(String(type.dropLast(suffix.count)))
    }
    return name(type)
  }

  /// Returns a text as a name of the language: letters, digits, and `_`, with a lowercase letter first.
  static func name(_ text: String) -> String {
    let scalars = text.unicodeScalars.map { scalar -> Character in
      NameRules.isValid(String(scalar)) ? Character(scalar) : "_"
    }
    let words = String(scalars).split(separator: "_")
    // `SUMMER_SALE` becomes `summerSale`.
    let isConstant = words.count > 1 && !words.joined().contains(where: \.isLowercase)
    let plain =
      isConstant
      ? words.map { $0.prefix(1) + $0.dropFirst().lowercased() }.joined()
      : words.joined(separator: "_")
    // `URLList` becomes `urlList`, according to Swift's own guidelines.
    let capitals = plain.prefix { $0.isUppercase }
    let count = capitals.count == plain.count ? plain.count : max(1, capitals.count - 1)
    let result = plain.prefix(count).lowercased() + plain.dropFirst(count)
    guard let first = result.first else { return "unnamed" }
    return first.isLetter ? result : "n" + result
  }
}

extension Set<String> {
  /// Inserts a name or, if it's taken, the name with the first free number, and returns what was inserted.
  mutating func claim(_ name: String) -> String {
    var candidate = name
    var number = 2
    while !insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}
