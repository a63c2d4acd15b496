/// The reason why something that code does with bars isn't in a theme.
///
/// Each reason has a phrase that completes "isn't in the theme because", and advice on what to write by hand.
enum UnreadReason: Codable, Hashable, Sendable {
  /// The value isn't constant, or isn't understood.
  case value(String)
  /// No file that was read declares a name.
  case undeclared(String)
  /// The reader stops following the code.
  case depth(String)
  /// The owner of the property, a screen or a bar, isn't known.
  case owner(String)
  /// The condition isn't understood.
  case condition(String)
  /// Themes have no equivalent.
  case missing(String)
  /// Several places in the code contradict each other.
  case contradiction(String)
  /// The code uses a private method or property of UIKit; the text is its name.
  case privateAPI(String)
  /// UIKit never shows what the code sets.
  case withoutEffect(String)
  /// The file isn't what its name says.
  case damaged(String)
  case objectiveC
  /// The compiler refuses the entry; the text is the compiler's message.
  case refused(String)

  /// The code fades the view behind a bar, and it's unknown what the alpha follows.
  static let unknownFade = Self.value(
    "the view behind a bar isn't public, and what it follows isn't known"
  )

  /// Returns the reason for a bar that is in a screen's own view, or for a part of it.
  static func separateBar(_ uikit: String) -> Self {
    let isSearch = uikit == "UISearchBar" || UIKitGraph.partsOfSearchBars[uikit] != nil
    let others =
      isSearch ? "search controllers" : "navigation controllers and tab bar controllers"
    return .missing("it's a bar of the app's own, and a theme styles only those of \(others)")
  }

  /// The code runs when people do something, such as tap a button or scroll.
  static let switched = Self.missing("it changes while people use the app")

  /// A phrase that completes "isn't in the theme because".
  var phrase: String {
    switch self {
    case .value(let text), .undeclared(let text), .depth(let text), .owner(let text),
      .missing(let text), .contradiction(let text), .withoutEffect(let text), .damaged(let text):
      text
    case .condition(let text): "it depends on a condition that Lintel doesn't understand: \(text)"
    case .privateAPI(let name): "'\(name)' is private API"
    case .objectiveC: "Lintel doesn't read Objective-C"
    case .refused(let message): "a theme can't express it: \(message)"
    }
  }

  /// Returns what to write by hand, as a phrase that begins with a verb; `property` is the path in a theme, if it's known.
  func advice(for property: String? = nil) -> String {
    let name = property.map { "'\($0)'" }
    return switch self {
    case .value:
      "write \(name ?? "the entry") with the value that the app shows, or with a token that has 'runtime: true' if only the app knows it"
    case .undeclared:
      "pass the folder that declares it to 'lintel adopt', too, or write \(name ?? "the entry") with the value that it has"
    case .depth: "write \(name ?? "the entry") with the value that the code calculates"
    case .owner: "write \(name ?? "the entry") in the block of each screen that the code runs for"
    case .condition:
      "write \(name ?? "the entry") in the block in which it applies, such as 'when pad' or a mode"
    case .missing: "keep the code, and declare it under 'instances:', so that Lintel checks it"
    case .contradiction: "write \(name ?? "the entry") with the value that the app shows"
    case .withoutEffect: "delete the line"
    case .privateAPI:
      "delete the line: App Review rejects private API, and the next iOS may not have it"
    case .damaged: "correct the file and adopt again"
    case .objectiveC: "write what the line sets into the theme"
    case .refused: "write \(name ?? "the entry") with a value that the message allows"
    }
  }
}
