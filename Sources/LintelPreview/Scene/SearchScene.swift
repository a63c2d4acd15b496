import LintelLanguage
import LintelSchema

/// The search bar of a screen, as a theme styles it.
struct SearchScene: Hashable, Sendable {
  /// What a person has done in the search so far.
  enum State: String, Hashable, Sendable, CaseIterable {
    /// Nothing is typed: the placeholder shows.
    case empty
    /// Text is typed, and a button cancels the search.
    case typing
    /// A token limits the search.
    case tokens
    /// Scope buttons below the field limit the search.
    case scopes
    /// The content has scrolled, and the search is out of sight.
    case collapsed
  }

  /// The field that people type in.
  let field: ResolvedColor
  /// Typed text.
  let text: TextScene
  /// The text of an empty field.
  let placeholder: TextScene
  /// The magnifying glass.
  let icon: ResolvedColor
  /// The background of tokens.
  let token: ResolvedColor
  /// The buttons beside the field, and the insertion point.
  let tint: ResolvedColor
  /// A scope that isn't searched.
  let scope: TextScene
  /// The scope that is searched.
  let selectedScope: TextScene
  /// Whether the navigation bar shows the search below its title while the content is at the edge.
  let isStacked: Bool
  /// Whether the search goes out of sight when the content scrolls.
  let hidesWhenScrolling: Bool
}

extension BarScene {
  /// The search of the screen; nil without one, and where the theme says nothing about it.
  var search: SearchScene? {
    guard kind == .navigationBar, setting(.searchPresence) != .keyword("none") else { return nil }
    func value(_ name: String) -> ResolvedValue? { own("navigationBar.search.\(name)") }
    guard setting(.searchPresence) != nil || Self.searchNames.contains(where: { value($0) != nil })
    else { return nil }
    func color(_ name: String) -> ResolvedColor? {
      if case .color(let color) = value(name) { color } else { nil }
    }
    func text(_ part: String, _ color: ResolvedColor, font: String, size: Double) -> TextScene {
      var values: [String: ResolvedValue] = [:]
      values["color"] = value("\(part).color")
      values["font"] = value(font)
      return TextScene(PartValues(values), font: FontScene(size: size, weight: 400), color: color)
    }
    let label = system("label")
    let gray = system("secondaryLabel")
    let placement = value("placement") ?? .keyword("automatic")
    return SearchScene(
      field: color("field.background") ?? system("tertiarySystemFill"),
      text: text("field", label, font: "field.font", size: 17),
      placeholder: text("field.placeholder", gray, font: "field.font", size: 17),
      icon: color("field.icon.color") ?? gray,
      token: color("field.tokenBackground") ?? color("tint") ?? tint,
      tint: color("tint") ?? tint,
      scope: text("scope", label, font: "scope.font", size: 13),
      selectedScope: text("scope.selected", label, font: "scope.selected.font", size: 13),
      // The system of iOS 26 puts a search elsewhere by itself.
      isStacked: placement == .keyword("stacked")
        || placement == .keyword("automatic") && metrics.design != .glass,
      hidesWhenScrolling: value("hidesWhenScrolling") != .boolean(false)
    )
  }

  /// The search that the bar itself shows below its title; nil if it is elsewhere or out of sight.
  var stackedSearch: SearchScene? {
    guard let search, search.isStacked, !slot.isCompact else { return nil }
    return slot.isAtEdge || !search.hidesWhenScrolling ? search : nil
  }

  private static let searchNames = [
    "style", "tint", "placement", "hidesWhenScrolling", "field.background", "field.color",
    "field.font", "field.tokenBackground", "field.placeholder.color", "field.icon.color",
    "scope.color", "scope.font", "scope.selected.color", "scope.selected.font",
  ]
}
