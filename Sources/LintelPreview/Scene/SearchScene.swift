import LintelSchema
import LintelTheme

struct SearchScene: Hashable, Sendable {
  enum State: String, Hashable, Sendable, CaseIterable {
    /// Nothing is typed, so the placeholder shows.
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

  enum Place: String, Hashable, Sendable {
    /// Below the title, in the navigation bar.
    case stacked
    /// In the navigation bar, as a field at its end.
    case trailing
    /// In the navigation bar, as a field in its middle.
    case center
    /// In the navigation bar, as a button.
    case button
    /// At the bottom of the screen, as a field.
    case bottom
    /// At the bottom of the screen, as a button.
    case bottomButton
    /// Where the app or the system puts it.
    case elsewhere

    /// Whether it floats over the content at the bottom.
    var isAtBottom: Bool { self == .bottom || self == .bottomButton }
    /// Whether only a button shows until someone searches.
    var isButton: Bool { self == .button || self == .bottomButton }
  }

  /// The background of the field, or `nil` for glass.
  let field: ResolvedColor?
  let text: TextScene
  let placeholder: TextScene
  let icon: ResolvedColor
  let token: ResolvedColor
  /// The color of the buttons beside the field, and of the insertion point.
  let tint: ResolvedColor
  let scope: TextScene
  let selectedScope: TextScene
  let place: Place
  let hidesWhenScrolling: Bool
}

extension BarScene {
  var search: SearchScene? {
    guard kind == .navigationBar, setting(.searchPresence) != .keyword("none") else { return nil }
    func value(_ name: String) -> ResolvedValue? { own("navigationBar.search.\(name)") }
    guard setting(.searchPresence) != nil || Self.searchPaths.contains(where: { own($0) != nil })
    else { return nil }
    func color(_ name: String) -> ResolvedColor? { value(name)?.color }
    func text(_ part: String, _ color: ResolvedColor, font: String, size: Double) -> TextScene {
      var values: [String: ResolvedValue] = [:]
      values["color"] = value("\(part).color")
      values["font"] = value(font)
      return TextScene(PartValues(values), font: FontScene(size: size, weight: 400), color: color)
    }
    let label = system("label")
    let gray = system("secondaryLabel")
    let fill = system("tertiarySystemFill")
    return SearchScene(
      field: color("field.background") ?? (isGlass ? nil : fill),
      text: text("field", label, font: "field.font", size: 17),
      placeholder: text("field.placeholder", gray, font: "field.font", size: 17),
      icon: color("field.icon.color") ?? gray,
      token: color("field.tokenBackground") ?? color("tint") ?? tint,
      tint: color("tint") ?? tint,
      scope: text("scope", label, font: "scope.font", size: 13),
      selectedScope: text("scope.selected", label, font: "scope.selected.font", size: 13),
      place: place(of: value("placement")),
      hidesWhenScrolling: value("hidesWhenScrolling") != .boolean(false)
    )
  }

  /// The search that the bar shows below its title, or `nil` if it is elsewhere or out of sight.
  var stackedSearch: SearchScene? {
    guard let search, search.place == .stacked, !slot.isCompact else { return nil }
    return slot.isAtEdge || !search.hidesWhenScrolling ? search : nil
  }

  /// Returns where the system puts a search with a placement.
  ///
  /// On a phone, iOS 26 integrates the search at the bottom of the screen. If a tab bar is there, a button in the
  /// navigation bar leads to the search.
  private func place(of placement: ResolvedValue?) -> SearchScene.Place {
    guard isGlass else { return placement == .keyword("inline") ? .elsewhere : .stacked }
    if placement == .keyword("stacked") { return .stacked }
    let isButton = placement == .keyword("integratedButton")
    switch metrics.idiom {
    case .pad where isButton: return .button
    case .pad: return placement == .keyword("integratedCentered") ? .center : .trailing
    case .phone where hasTabBar: return .button
    case .phone: return isButton ? .bottomButton : .bottom
    }
  }

  private static let searchPaths = Schema.standard.leaves.map(\.path)
    .filter { $0.hasPrefix("navigationBar.search.") }
}
