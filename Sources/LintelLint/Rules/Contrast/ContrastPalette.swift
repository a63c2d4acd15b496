import LintelTheme

/// Numbers colors and caches facts about them, because themes have few colors that meet in many places.
struct ContrastPalette {
  /// The pair with the least contrast from two lists of shades.
  private struct Meeting {
    /// The pair, or `nil` if nothing is visible or known.
    let pair: ContrastPair?
    /// The number of the text, or `nil` until it's needed.
    var text: Int?
  }

  private let environments: [ColorEnvironment]
  private var colors = Interner<ResolvedColor>()
  /// Whether each color contains a measured one.
  private(set) var isMeasured: [Bool] = []
  /// Numbers the pairs of a color and an environment.
  private var seen = PairNumbering()
  /// The number of shades for each pair in `seen`.
  private var seenShades: [Int] = []
  /// Numbers the lists of shades, with 0 for the empty list.
  private var shades = Interner<[Shade]>()
  /// Numbers the pairs of shades in front and shades behind.
  private var meetingNumbers = PairNumbering()
  private var meetings: [Meeting] = []
  /// Numbers texts such as `#0DBD8B on #FFFFFF`.
  var texts = Interner<String>()

  init(_ environments: [ColorEnvironment]) {
    self.environments = environments
    _ = shades.id(of: [])
  }

  mutating func number(of color: ResolvedColor) -> Int {
    let number = Int(colors.id(of: color))
    if number == isMeasured.count { isMeasured.append(color.isMeasured) }
    return number
  }

  /// Returns the number of the list of shades that a color can have in an environment, which is 0 for an empty list.
  mutating func shades(of color: Int, _ environment: Int) -> Int {
    let (place, isNew) = seen.number(color, environment)
    if isNew {
      seenShades.append(number(of: environments[environment].shades(of: colors.values[color])))
    }
    return seenShades[place]
  }

  mutating func number(of known: [Shade]) -> Int { Int(shades.id(of: known)) }

  /// Returns the number of the meeting of two lists of shades, for `ratio` and `text`.
  mutating func meeting(of fronts: Int, on backs: Int) -> Int {
    let (place, isNew) = meetingNumbers.number(fronts, backs)
    if isNew {
      let pair = ContrastPair.worst(of: shades.values[fronts], on: shades.values[backs])
      meetings.append(Meeting(pair: pair))
    }
    return place
  }

  /// The contrast ratio of a meeting, which is infinite if nothing is visible or known.
  func ratio(of meeting: Int) -> Double { meetings[meeting].pair?.ratio ?? .infinity }

  mutating func text(of meeting: Int) -> Int {
    if let known = meetings[meeting].text { return known }
    let text =
      meetings[meeting].pair.map { pair in
        let back = pair.back.color.opaque
        let shown = pair.front.composited(over: back)
        return "\(shown.shortText) on \(back.shortText)\(pair.back.circumstances)"
      } ?? ""
    let number = Int(texts.id(of: text))
    meetings[meeting].text = number
    return number
  }
}
