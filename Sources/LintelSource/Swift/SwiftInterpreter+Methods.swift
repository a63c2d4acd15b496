import LintelSchema
import SwiftSyntax

/// Methods of bars and controllers, and what hides bars.
extension SwiftInterpreter {
  /// Records that a container's bar is hidden or shown.
  func hide(_ bar: Receiver, _ value: SwiftValue, at node: Syntax) {
    if case .proxy = bar.access {
      return report(node, .missing("Lintel has no property for 'isHidden'"))
    }
    // A theme doesn't control whether a screen shows its own bar.
    guard !bar.isSeparate else { return }
    let names = ["UINavigationBar": "isNavigationBarHidden", "UIToolbar": "isToolbarHidden"]
    guard let property = names[bar.uikit] else {
      return report(
        node,
        .missing("a theme hides a tab bar only for screens that are pushed"),
        advice:
          "write 'hidesBottomBar: true' in the block of the screen if it is pushed, and keep the code if it isn't"
      )
    }
    hide(property, of: bar, value, at: node)
  }

  /// Reports that a tab bar controller hides its bar.
  @discardableResult
  func hideTabBar(
    of receiver: Receiver,
    _ value: SwiftValue,
    at node: Syntax
  ) -> SwiftValue {
    if let bar = UIKitGraph.step("tabBar", of: receiver) { hide(bar, value, at: node) }
    return .constant(.none)
  }

  /// Records a property of a view controller that hides a bar.
  func hide(
    _ property: String,
    of receiver: Receiver,
    _ value: SwiftValue,
    at node: some SyntaxProtocol
  ) {
    var target = receiver
    target.uikit = "UIViewController"
    let kind = vocabulary.kind(of: property, in: "UIViewController") ?? .value(.boolean)
    set(property, kind, value, on: target, at: node)
  }

  // MARK: Methods of bars

  /// Calls a method of UIKit: a setter with arguments, or one that doesn't style anything.
  func callUIKit(_ name: String, on receiver: Receiver, _ node: FunctionCallExprSyntax)
    -> SwiftValue
  {
    let arguments = arguments(node)
    if let property = Self.hiding[name], let first = arguments.first {
      hide(property, of: receiver, first.value, at: node)
      return .constant(.none)
    }
    if setScopeText(name, arguments, of: receiver, at: node) { return .constant(.none) }
    if let setter = vocabulary.setter(name, in: receiver.uikit), let first = arguments.first {
      let labels = arguments.dropFirst().compactMap(\.label)
      let spelled = "\(name)(_:" + labels.map { "\($0):" }.joined() + ")"
      let words = arguments.dropFirst().map { keyword($0.value) }
      let value = resolved(first.value, as: Self.type(of: setter.kind))
      set(spelled, setter.kind, value, arguments: words, on: receiver, at: node)
      return .constant(.none)
    }
    runClosures(of: node)
    if name == "value", ["searchField", "_searchField"].contains(arguments.first?.value.text),
      let field = UIKitGraph.step("searchTextField", of: receiver)
    {
      return .receiver(field)
    }
    if name == "setTabBarHidden", let first = arguments.first {
      return hideTabBar(of: receiver, first.value, at: Syntax(node))
    }
    if PrivateAPI.owns(receiver), reportPrivate(name, arguments, node) {
      return .unknown(.privateAPI(name))
    }
    if name == "setValue", let key = arguments.first(where: { $0.label == "forKey" })?.value.text,
      let first = arguments.first
    {
      assign(property(ofKey: key, in: receiver), of: receiver, at: Syntax(node)) { type in
        self.resolved(first.value, as: type)
      }
      return .constant(.none)
    }
    if case .proxy = receiver.access {
      report(node, .missing("Lintel has no property for '\(name)'"))
    }
    return .unknown("'\(name)' is known only while the app runs")
  }

  /// Returns the property for a key of key-value coding: `isTranslucent` for `translucent`.
  private func property(ofKey key: String, in receiver: Receiver) -> String {
    let getter = "is" + key.prefix(1).uppercased() + key.dropFirst()
    let isKnown =
      vocabulary.kind(of: getter, in: receiver.uikit) != nil
      || UIKitGraph.unstyled.contains(getter) || UIKitGraph.states.contains(getter)
    return isKnown ? getter : key
  }

  static let hiding = [
    "setNavigationBarHidden": "isNavigationBarHidden", "setToolbarHidden": "isToolbarHidden",
  ]

  func keyword(_ value: SwiftValue) -> String {
    switch value {
    case .member(let name, _), .constant(.keyword(let name)), .enumCase(_, let name): name
    case .array(let values): values.map(keyword).joined(separator: " ")
    case .constant, .opaque, .object, .part, .receiver, .metatype, .closure, .function, .progress,
      .dictionary, .choice:
      "?"
    }
  }
}
