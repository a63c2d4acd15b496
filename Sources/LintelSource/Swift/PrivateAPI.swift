import SwiftSyntax

/// Private methods and properties of UIKit's bars.
enum PrivateAPI {
  /// The members that apps use most; a function that mentions one is about bars.
  static let names: Set<String> = [
    "_setManualScrollEdgeAppearanceEnabled", "_manualScrollEdgeAppearanceEnabled",
    "_setManualScrollEdgeAppearanceProgress", "_manualScrollEdgeAppearanceProgress",
    "_setAutoScrollEdgeTransitionDistance", "_autoScrollEdgeTransitionDistance",
    "_setHidesShadow", "_hidesShadow", "_setBackgroundOpacity", "_backgroundOpacity",
  ]

  private static let owners: Set<String> = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UINavigationItem", "UISearchBar",
    "UISearchController", "UIBarItem", "UIBarButtonItem", "UITabBarItem", UIKitGraph.background,
  ]

  /// Whether a member with this name is UIKit's own.
  static func isPrivate(_ name: String) -> Bool {
    name.hasPrefix("_") && name.contains(where: \.isLetter)
  }

  /// Whether a member of a bar or an item is UIKit's own; members of controllers may be the app's, in Objective-C.
  static func isPrivate(_ name: String, of receiver: Receiver) -> Bool {
    isPrivate(name) && owns(receiver)
  }

  /// Whether UIKit has private members for bars in a class.
  static func owns(_ receiver: Receiver) -> Bool { owners.contains(receiver.uikit) }

  /// Returns what to write by hand instead of a member, as a phrase that begins with a verb.
  ///
  /// `distance` is how far content scrolls while the member's value goes from 0 to 1, or `nil` if it isn't known.
  static func advice(on name: String, distance: Double?) -> String {
    let name = name.lowercased()
    func means(_ words: String...) -> Bool { words.contains(where: name.contains) }
    if means("scrolledge") {
      return distance.map {
        "write 'scroll: { behavior: crossfade, distance: \($0.spelled) }' for the navigation bar, which draws the same with public API, and delete the line"
      }
        ?? "write 'scroll: { behavior: crossfade, distance: 10 }' for the navigation bar with the distance that the code has, which draws the same with public API, and delete the line"
    }
    if means("shadow", "hairline") {
      return "write 'shadow.color: none' for the bar, and delete the line"
    }
    if means("background") {
      return
        "write 'background.color' for the bar, with the alpha that it shows, or 'background.preset: transparent', and delete the line"
    }
    return UnreadReason.privateAPI(name).advice()
  }
}

/// Reports the use of UIKit's private members.
extension SwiftInterpreter {
  /// Reports an assignment to a private property.
  func reportPrivate(_ name: String, _ value: SwiftValue, at node: some SyntaxProtocol) {
    var distance: Double?
    if case .progress(let known) = value { distance = known }
    let advice = PrivateAPI.advice(on: name, distance: distance)
    report(node, .privateAPI(name), advice: advice)
  }

  /// Reports a call of a private method, also by its selector or by the key of a private property, and returns whether it is one.
  func reportPrivate(
    _ name: String,
    _ arguments: [Argument],
    _ node: FunctionCallExprSyntax
  ) -> Bool {
    guard let member = privateMember(name, arguments, node) else { return false }
    reportPrivate(member, arguments.first?.value ?? .constant(.none), at: node)
    return true
  }

  private func privateMember(
    _ name: String,
    _ arguments: [Argument],
    _ node: FunctionCallExprSyntax
  ) -> String? {
    switch name {
    case "setValue", "value":
      let key = arguments.first { $0.label == "forKey" || $0.label == "forKeyPath" }?.value.text
      // A key also finds the member with an underscore: 'hidesShadow' is '_hidesShadow'.
      return key?.split(separator: ".").map(String.init).first { step in
        PrivateAPI.isPrivate(step) || PrivateAPI.names.contains("_\(step)")
      }
    case "perform":
      guard let call = node.arguments.first?.expression.as(FunctionCallExprSyntax.self),
        ["Selector", "NSSelectorFromString"].contains(call.calledExpression.trimmedDescription),
        let text = call.arguments.first.flatMap({ evaluate($0.expression).text })
      else { return nil }
      let method = String(text.prefix { $0 != ":" })
      return PrivateAPI.isPrivate(method) ? method : nil
    case _: return PrivateAPI.isPrivate(name) ? name : nil
    }
  }
}
