import LintelTheme

/// Numbers colors, and keeps what is found out about them: themes have few, and many places where they meet.
struct ContrastPalette {
  /// Two colors at their worst.
  struct Meeting {
    /// Infinite if nothing is seen, or nothing is known.
    let ratio: Double
    /// The colors; nil if nothing is seen or known.
    fileprivate let pair: ContrastPair?
    /// The index of the text; nil until it's asked for.
    fileprivate var text: Int?
  }

  /// The appearances and versions.
  private let environments: [ColorEnvironment]
  /// The number of each color.
  private var colorNumbers: [ResolvedColor: Int] = [:]
  /// The colors by number.
  private var colors: [ResolvedColor] = []
  /// For each color whether one in it was measured.
  private(set) var isMeasured: [Bool] = []
  /// Pairs of colors and environments; which of `shades` each comes to.
  private var seen = PairNumbering()
  /// The number of shades for each entry of `seen`.
  private var seenShades: [Int] = []
  /// The number of each list of shades.
  private var shadeNumbers: [[Shade]: Int] = [[]: 0]
  /// The lists of shades by number; number 0 is empty.
  private var shades: [[Shade]] = [[]]
  /// Pairs of shades in front and behind.
  private var meetingNumbers = PairNumbering()
  /// The meetings by number.
  private var meetings: [Meeting] = []
  /// The index of each text.
  private var textNumbers: [String: Int] = [:]
  /// Such as `#0DBD8B on #FFFFFF`.
  private(set) var texts: [String] = []

  /// Creates an empty palette.
  init(_ environments: [ColorEnvironment]) {
    self.environments = environments
  }

  /// The index of a text; nil for one that no pair has.
  func number(ofText text: String) -> Int? { textNumbers[text] }

  /// Returns the number of a color.
  mutating func number(of color: ResolvedColor) -> Int {
    if let known = colorNumbers[color] { return known }
    colorNumbers[color] = colors.count
    colors.append(color)
    isMeasured.append(color.isMeasured)
    return colors.count - 1
  }

  /// Numbers the colors that a color may come to.
  ///
  /// - Parameters:
  ///   - color: its number.
  ///   - environment: an index into the environments.
  /// - Returns: the number of all of them together; 0 for none.
  mutating func shades(of color: Int, _ environment: Int) -> Int {
    let (place, isNew) = seen.number(color, environment)
    if isNew { seenShades.append(number(of: environments[environment].shades(of: colors[color]))) }
    return seenShades[place]
  }

  /// Returns the number of a list of shades.
  mutating func number(of known: [Shade]) -> Int {
    if let number = shadeNumbers[known] { return number }
    shadeNumbers[known] = shades.count
    shades.append(known)
    return shades.count - 1
  }

  /// Where some colors are the hardest to see on others; an index for `ratio` and `text`.
  mutating func meeting(of fronts: Int, on backs: Int) -> Int {
    let (place, isNew) = meetingNumbers.number(fronts, backs)
    if isNew {
      let pair = ContrastPair.worst(of: shades[fronts], on: shades[backs])
      meetings.append(Meeting(ratio: pair?.ratio ?? .infinity, pair: pair))
    }
    return place
  }

  /// The contrast ratio of a meeting.
  func ratio(of meeting: Int) -> Double {
    meetings[meeting].ratio
  }

  /// An index into `texts`; equal for equal texts.
  mutating func text(of meeting: Int) -> Int {
    if let known = meetings[meeting].text { return known }
    let text =
      meetings[meeting].pair.map { pair in
        let back = pair.back.color.opaque
        let shown = pair.front.composited(over: back)
        return "\(shown.shortText) on \(back.shortText)\(pair.back.moment)"
      } ?? ""
    let number = textNumbers[text] ?? texts.count
    if number == texts.count {
      textNumbers[text] = number
      texts.append(text)
    }
    meetings[meeting].text = number
    return number
  }
}
