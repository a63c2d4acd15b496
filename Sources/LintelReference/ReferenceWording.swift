import LintelSchema
import LintelTheme

extension ValueType {
  /// The values of the type in words, for a table cell.
  var wording: String {
    switch self {
    case .color: "color"
    case .font: "font"
    case .image: "image"
    case .effect: "effect"
    case .offset: "offset"
    case .number(let range): range.wording
    case .boolean: "`true` or `false`"
    case .keyword(let set): set.wording
    case .string: "text"
    }
  }
}

extension NumberRange {
  /// The unit and the range, such as `points, 0 to 1` or `ratio, at least 0`.
  fileprivate var wording: String {
    let bounds =
      switch (minimum, maximum) {
      case (let minimum?, let maximum?): ", \(minimum.shortText) to \(maximum.shortText)"
      case (let minimum?, nil): ", at least \(minimum.shortText)"
      case (nil, let maximum?): ", at most \(maximum.shortText)"
      case (nil, nil): ""
      }
    return unit.wording + bounds
  }
}

extension NumberRange.Unit {
  /// The unit in words.
  fileprivate var wording: String {
    switch self {
    case .points: "points"
    case .ratio: "ratio"
    case .percent: "percent of the font's size"
    case .count: "number"
    }
  }
}

extension KeywordSet {
  /// Whether there are too many keywords for a table cell.
  var isLong: Bool { all.count > 12 }

  /// The keywords, or UIKit's name of the type if there are too many.
  fileprivate var wording: String {
    isLong ? "a keyword of \(uikitType)" : all.map(\.wording).joined(separator: ", ")
  }
}

extension Keyword {
  /// The keyword, with the version that introduced it.
  var wording: String {
    let since = introduced.map { " (iOS \($0))" } ?? ""
    return "`\(name)`\(since)"
  }
}

extension Destination {
  /// The destination as a noun.
  fileprivate var wording: String {
    switch self {
    case .appearance: "appearance object"
    case .bar: "bar"
    case .item: "bar button items"
    case .navigationItem: "navigation item"
    case .viewController: "view controller"
    case .barController: "the bar's controller"
    case .scrollView: "the screen's scroll view"
    case .searchBar: "the screen's search bar"
    case .window: "window"
    case .runtime: "the runtime library"
    case .slot: "the choice of slots"
    case .fact: "no bar; rules and previews use it"
    }
  }
}

extension Property {
  /// The values that the property accepts, with every keyword.
  var fullValue: String {
    let words: String =
      if case .keyword(let set) = type {
        set.all.map(\.wording).joined(separator: ", ")
      } else {
        type.wording
      }
    return words + (isOptional ? " or `none`" : "")
  }

  /// The destination of the value, and whether it varies by slot.
  var fullPlace: String { destination.wording + (variesBySlot ? ", by slot" : "") }
}

extension Leaf {
  /// The properties of screens that UIKit has on the navigation controller around them.
  private static let ofStacks: Set = ["hidesNavigationBar", "hidesToolbar"]

  /// Whether the property works on every version that themes can have, as most properties do that only Lintel has.
  var isInEveryVersion: Bool {
    uikitWording() == nil && availability.introduced <= VersionLine.oldest
  }

  /// Returns UIKit's name after its class.
  ///
  /// - Parameter isOfEveryBar: Whether to name what the bars have in common, instead of the leaf's bar.
  /// - Returns: The names, or `nil` if UIKit doesn't have the property.
  func uikitWording(isOfEveryBar: Bool = false) -> String? {
    let owner: String
    switch property.destination {
    case .appearance where isOfEveryBar: owner = "UIBarAppearance"
    case .appearance: owner = isTabItem ? "UITabBarItemStateAppearance" : bar?.appearanceClass ?? ""
    case .bar where isOfEveryBar:
      owner = BarKind.allCases.map(\.uikitClass).joined(separator: "`, `")
    case .bar: owner = bar?.uikitClass ?? ""
    case .item: owner = "UIBarButtonItem"
    case .navigationItem: owner = "UINavigationItem"
    case .viewController:
      owner = Self.ofStacks.contains(property.name) ? "UINavigationController" : "UIViewController"
    case .barController: owner = "UITabBarController"
    case .scrollView: owner = "UIScrollView"
    case .searchBar: owner = "UISearchBar"
    case .window: owner = "UIWindow"
    case .runtime, .slot, .fact: return nil
    }
    switch property.binding {
    case .configure: return "`\(owner)`: `configureWith…()`"
    case .argument(let call, _): return "`\(owner)`: `\(call)`"
    case .none: return nil
    case .property, .textAttribute, .textAttributePart, .part: break
    }
    // The path begins with the bar button items or the search bar, which the class names.
    let isInObject = property.destination == .item || uikitPath.first == "searchBar"
    let steps = isInObject ? Array(uikitPath.dropFirst()) : uikitPath
    var text = "`\(owner)`: `\(steps.joined(separator: "."))`"
    if let former, property.destination != .item {
      text +=
        ", before iOS \(former.renamed) `\(former.uikitPath.joined(separator: "."))`"
    }
    return text
  }
}
