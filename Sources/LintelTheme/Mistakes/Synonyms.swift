import LintelDiagnostics

/// Words that have the same meaning when people style bars.
enum Synonyms {
  /// Groups of synonyms, each represented by its first word.
  private static let groups: [[String]] = [
    ["color", "colour", "colors", "colours", "hue"],
    ["background", "bg", "back", "backdrop", "surface", "container"],
    ["font", "typeface", "typography", "face"],
    ["family", "fontname"],
    ["size", "points", "height"],
    ["highlighted", "pressed", "tapped", "touched", "down", "hover", "hovered"],
    ["disabled", "inactive", "off"],
    ["selected", "active", "checked", "current", "chosen"],
    ["unselected", "deselected", "unchecked"],
    ["normal", "default", "regular", "enabled", "idle"],
    ["focused", "focus"],
    ["title", "heading", "header", "caption", "label", "text"],
    ["image", "icon", "picture", "img", "glyph"],
    ["shadow", "hairline", "separator", "divider", "border", "line"],
    ["tint", "accent"],
    ["blur", "radius", "softness"],
    ["offset", "position", "adjustment", "shift", "inset"],
    ["effect", "material", "frost"],
    ["behavior", "behaviour", "mode"],
    ["distance", "length", "range"],
    ["bar", "strip"],
    ["button", "btn", "action"],
    ["item", "tab", "entry"],
    ["badge", "bubble", "pill", "counter"],
    ["indicator", "arrow", "chevron"],
    ["large", "big"],
    ["hides", "hide", "hidden", "is", "no"],
    ["kern", "kerning", "spacing"],
    ["underline", "underlined"],
    ["strikethrough", "strike"],
    ["stroke", "outline"],
    ["slots", "slot"],
    ["screens", "screen", "page", "pages", "view", "views"],
    ["brands", "brand", "tenant", "tenants", "flavor"],
    ["promos", "promo", "campaign", "campaigns", "promotion", "promotions"],
    ["tokens", "token", "variables", "variable", "vars"],
    ["styles", "style", "mixin", "mixins", "fragment", "fragments"],
    ["prominent", "primary", "done", "bold"],
    ["transparent", "clear", "invisible"],
    ["opaque", "solid"],
    ["weight", "thickness", "boldness"],
    ["alignment", "align"],
  ]

  private static let meanings: [String: String] = groups.reduce(into: [:]) { meanings, group in
    for word in group { meanings[word] = meanings[word] ?? group[0] }
  }

  /// Words that add a meaning to the name of a key.
  private static let meaningfulWords = Set(meanings.values).union([
    "dark", "light", "alpha", "opacity", "gradient", "radius", "name", "type", "icon",
  ]).subtracting(["bar"])

  /// Returns whether a name has a meaningful word that another name lacks, so that it isn't a misspelling of that name.
  static func isMoreSpecific(_ name: String, than key: String) -> Bool {
    let own = NameWords(key).words
    let others = NameWords(name).words.filter { nearestName(to: $0, among: own) == nil }
    let more = Set(others.map { meanings[$0] ?? $0 }).subtracting(meanings(of: key))
    return !more.isDisjoint(with: meaningfulWords)
  }

  /// Returns the meanings of the words in a name such as `bgColour` or `background-color`.
  static func meanings(of name: String) -> Set<String> {
    Set(NameWords(name.prefix(100)).words.map { meanings[$0] ?? $0 })
  }
}

/// Returns up to three names with the same words as another in any order, or else with a subset of its words, in their own order.
func namesWithMeaning(of name: String, among candidates: some Sequence<String>) -> [String] {
  let meant = Synonyms.meanings(of: name)
  guard !meant.isEmpty else { return [] }
  var within: [String] = []
  var same: [String] = []
  for candidate in candidates {
    let own = Synonyms.meanings(of: candidate)
    if own == meant { same.append(candidate) }
    if own.isSubset(of: meant), !own.isEmpty { within.append(candidate) }
  }
  return Array((same.isEmpty ? within : same).prefix(3))
}

/// The valid names that an author may have meant.
struct MeantNames {
  /// Up to three names, best first: those with similar spelling, or else those with the same meaning.
  let names: [String]
  /// The names that a fix may use, which must be similar in spelling.
  let nearest: [String]

  init(_ name: String, among candidates: some Collection<String>) {
    nearest = nearestNames(to: name, among: candidates)
    names = nearest.isEmpty ? namesWithMeaning(of: name, among: candidates) : nearest
  }
}
