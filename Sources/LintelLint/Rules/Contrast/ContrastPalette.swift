import LintelTheme

/// Numbers colors, and keeps what is found out about them: themes have few, and many places where they meet.
struct ContrastPalette {
  /// Two colors at their worst.
  private struct Meeting {
    /// The colors; nil if nothing is seen or known.
    let pair: ContrastPair?
    /// The number of the text; nil until it's asked for.
    var text: Int?
  }

  /// The appearances and versions.
  private let environments: [ColorEnvironment]
  /// Numbers the colors.
  private var colors = Interner<ResolvedColor>()
  /// For each color whether one in it was measured.
  private(set) var isMeasured: [Bool] = []
  /// Pairs of colors and environments; which of `shades` each comes to.
  private var seen = PairNumbering()
  /// The number of shades for each entry of `seen`.
  private var seenShades: [Int] = []
  /// Numbers the lists of shades; number 0 is empty.
  private var shades = Interner<[Shade]>()
  /// Pairs of shades in front and behind.
  private var meetingNumbers = PairNumbering()
  /// The meetings by number.
  private var meetings: [Meeting] = []
  /// Numbers texts such as `#0DBD8B on #FFFFFF`.
  var texts = Interner<String>()

  /// Creates an empty palette.
  init(_ environments: [ColorEnvironment]) {
    self.environments = environments
    _ = shades.id(of: [])
  }

  /// Returns the number of a color.
  mutating func number(of color: ResolvedColor) -> Int {
    let number = Int(colors.id(of: color))
    if number == isMeasured.count { isMeasured.append(color.isMeasured) }
    return number
  }

  /// Numbers the colors that a color may come to.
  ///
  /// - Parameters:
  ///   - color: its number.
  ///   - environment: an index into the environments.
  /// - Returns: the number of all of them together; 0 for none.
  mutating func shades(of color: Int, _ environment: Int) -> Int {
    let (place, isNew) = seen.number(color, environment)
    if isNew {
      seenShades.append(number(of: environments[environment].shades(of: colors.values[color])))
    }
    return seenShades[place]
  }

  /// Returns the number of a list of shades.
  mutating func number(of known: [Shade]) -> Int { Int(shades.id(of: known)) }

  /// Where some colors are the hardest to see on others; an index for `ratio` and `text`.
  mutating func meeting(of fronts: Int, on backs: Int) -> Int {
    let (place, isNew) = meetingNumbers.number(fronts, backs)
    if isNew {
      let pair = ContrastPair.worst(of: shades.values[fronts], on: shades.values[backs])
      meetings.append(Meeting(pair: pair))
    }
    return place
  }

  /// The contrast ratio of a meeting; infinite if nothing is seen, or nothing is known.
  func ratio(of meeting: Int) -> Double { meetings[meeting].pair?.ratio ?? .infinity }

  /// The number of a meeting's text.
  mutating func text(of meeting: Int) -> Int {
    if let known = meetings[meeting].text { return known }
    let text =
      meetings[meeting].pair.map { pair in
        let back = pair.back.color.opaque
        let shown = pair.front.composited(over: back)
        return "\(shown.shortText) on \(back.shortText)\(pair.back.moment)"
      } ?? ""
    let number = Int(texts.id(of: text))
    meetings[meeting].text = number
    return number
  }
}
