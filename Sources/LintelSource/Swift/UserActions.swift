import SwiftSyntax

/// The functions and closures that run when people do something.
enum UserActions {
  /// The classes whose closures run when people choose an item of a menu or of an alert.
  static let classes: Set<String> = ["UIAction", "UIAlertAction", "UIContextualAction"]

  /// The beginnings of the names of functions in UIKit's protocols and of overrides in responders.
  private static let beginnings = [
    "scrollViewDid", "scrollViewWill", "scrollViewShould", "searchBarTextDid", "searchBarShould",
    "searchBarCancelButton", "searchBarSearchButton", "searchBarBookmarkButton",
    "searchBarResultsListButton", "willPresentSearch", "didPresentSearch", "willDismissSearch",
    "didDismissSearch", "updateSearchResults", "textFieldDid", "textFieldShould", "textViewDid",
    "textViewShould", "gestureRecognizer", "touches", "presses", "motionBegan", "motionEnded",
    "setEditing",
  ]

  /// The beginnings of the labels after the first parameter: `tableView(_:didSelectRowAt:)`.
  private static let labels =
    ["Select", "Deselect", "Highlight", "Unhighlight", "Begin", "End"]
    .flatMap { ["did\($0)", "will\($0)"] } + ["textDidChange", "selectedScopeButtonIndexDidChange"]

  /// Whether something outside of the app's code calls a function when people do something.
  ///
  /// `selectors` are the names in `#selector`.
  static func contains(_ function: SwiftFunction, selectors: Set<String>) -> Bool {
    if function.attributes.contains("IBAction") { return true }
    if function.attributes.contains("objc"), selectors.contains(function.name) { return true }
    if beginnings.contains(where: function.name.hasPrefix) { return true }
    guard function.parameters.count > 1, let label = function.parameters[1].label else {
      return false
    }
    return labels.contains(where: label.hasPrefix)
  }
}

/// Finds the names in `#selector`, token by token.
struct SelectorReader {
  /// The names so far.
  private(set) var result: Set<String> = []
  /// The last two tokens before the current one.
  private var last: [TokenKind] = []
  /// The last name in the parentheses, or `nil` outside of a selector.
  private var name: String?
  /// Whether the body exchanges functions of UIKit, which then call those of the app at other times.
  private var isExchange = false

  /// Reads the next token of a body.
  mutating func take(_ token: TokenSyntax) {
    let kind = token.tokenKind
    switch (kind, name) {
    case (.identifier("class_getInstanceMethod"), _): isExchange = true
    case (.identifier(let text), .some): name = text.unquoted
    case (.period, .some), (.keyword(.self), .some), (.keyword(.Self), .some): break
    case (.leftParen, nil) where last == [.pound, .identifier("selector")]: name = ""
    case (_, let found?):
      if !found.isEmpty, !isExchange { result.insert(found) }
      name = nil
    case (_, nil): break
    }
    last = last.suffix(1) + [kind]
  }
}

extension SourceReading {
  /// The owner and the name of what a line sets.
  private struct Subject: Hashable {
    let owner: SettingOwner
    let name: String

    init(_ setting: SourceSetting) {
      owner = setting.owner
      name = setting.change.property
    }
  }

  /// Reports what code changes when people do something, and settings for the switches of such changes.
  ///
  /// Code that only repeats what other code sets is kept, for example a helper that a screen calls before it appears, too.
  mutating func resolveSwitches() {
    let known = Dictionary(grouping: settings, by: Subject.init)
    var switched: Set<Subject> = []
    for setting in switches {
      let subject = Subject(setting)
      let change = setting.change.withoutPlaces
      let same = (known[subject] ?? []).filter { other in
        other.change.withoutPlaces == change
          && other.condition.tests.allSatisfy(setting.condition.tests.contains)
      }
      if same.isEmpty {
        switched.insert(subject)
        reportSwitch(setting)
      } else if !same.contains(where: { $0.place == setting.place }) {
        settings.append(setting)
      }
    }
    switches = []
    for setting in settings where switched.contains(Subject(setting)) && setting.isOptional {
      reportSwitch(setting)
    }
    settings.removeAll { switched.contains(Subject($0)) && $0.isOptional }
  }

  private mutating func reportSwitch(_ setting: SourceSetting) {
    let lost = LostSetting(.switched, advice: "keep the code")
    unread.append(UnreadSetting(summary: setting.summary, lost, at: setting.place))
  }
}

extension SourceSetting {
  /// Whether it depends on a switch or on something that isn't understood.
  fileprivate var isOptional: Bool {
    condition.tests.contains { test in
      switch test {
      case .flag, .unknown: true
      case .iOS, .idiom, .style, .size, .choice, .compiled: false
      }
    }
  }
}
