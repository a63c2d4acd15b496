import LintelSchema
import LintelTheme

/// The tokens of a draft: colors and fonts that have a name in the code, or more than one use.
struct DraftTokens {
  /// A token, and where the code first uses it.
  struct Token {
    let key: TokenKey
    let value: Value
    let source: SourcePlace
  }

  /// The tokens, sorted by group and name.
  private(set) var all: [Token] = []
  private var names: [Value: TokenKey] = [:]

  init(_ entries: [DraftEntry], _ values: ValueTranslation) {
    var uses: [Value: [DraftEntry]] = [:]
    for entry in entries { uses[entry.value, default: []].append(entry) }
    var taken: [TokenGroup: Set<String>] = [:]
    for (value, users) in uses.sorted(by: { $0.key.text < $1.key.text }) {
      guard let (group, known) = Self.group(of: value, values) else { continue }
      guard
        let first = users.min(by: {
          ($0.sources.min() ?? .nowhere) < ($1.sources.min() ?? .nowhere)
        }),
        known != nil || users.count > 1 && Self.isWorthNaming(value)
      else { continue }
      let stem = DraftNames.name(known ?? Self.description(of: first))
      let key = TokenKey(group, taken[group, default: []].claim(stem))
      names[value] = key
      all.append(Token(key: key, value: value, source: first.sources.min() ?? .nowhere))
    }
    all.sort { $0.key < $1.key }
  }

  /// Returns the token for a value, or the value if it doesn't have one.
  func naming(_ value: Value) -> Value { names[value].map { .token($0) } ?? value }

  /// Returns the group of tokens for a value, with its name in the code, or `nil` for other values.
  private static func group(
    of value: Value,
    _ values: ValueTranslation
  ) -> (TokenGroup, codeName: String?)? {
    switch value {
    case .color(let color): (.colors, values.colorNames[color])
    case .font(let font): (.fonts, values.fontNames[font])
    case .unset, .none, .token, .derivedFont, .image, .effect, .offset, .number, .boolean, .keyword,
      .string:
      nil
    }
  }

  /// Whether a value needs a name, which UIKit's own colors and text styles already have.
  private static func isWorthNaming(_ value: Value) -> Bool {
    switch value {
    case .color(.system), .color(.asset): false
    case .font(let font): font.style == nil || font != FontValue(style: font.style)
    case .color: true
    case .unset, .none, .token, .derivedFont, .image, .effect, .offset, .number, .boolean, .keyword,
      .string:
      false
    }
  }

  /// Returns a name after the first use: `navigationBarTitle`.
  private static func description(of entry: DraftEntry) -> String {
    let keys = (entry.property.bar.map { [$0.rawValue] } ?? []) + entry.property.keys
    let words = keys.filter { !["color", "font", "normal", "item"].contains($0) }
    guard let first = words.first else { return "shared" }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
