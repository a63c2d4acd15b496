import SwiftSyntax

/// The text of search bars, whose attributes are separate properties of a theme.
extension SwiftInterpreter {
  /// The properties of a search field for the attributes in its properties with attributes.
  private static let attributes = [
    "attributedPlaceholder": ["foregroundColor": "attributedPlaceholder.foregroundColor"],
    "defaultTextAttributes": ["foregroundColor": "textColor", "font": "font"],
  ]

  /// Runs an assignment of attributes to a search field, or returns `false` if it's another assignment.
  func assignText(
    _ name: String,
    of receiver: Receiver,
    at node: Syntax,
    _ value: (String?) -> SwiftValue
  ) -> Bool {
    guard receiver.uikit == UIKitGraph.searchField, let names = Self.attributes[name] else {
      return false
    }
    set(value(AttributeTypes.dictionary), as: { names[$0] }, of: receiver, at: node)
    return true
  }

  /// Runs `setScopeBarButtonTitleTextAttributes(_:for:)`, or returns `false` if it's another call.
  func setScopeText(
    _ name: String,
    _ arguments: [Argument],
    of receiver: Receiver,
    at node: some SyntaxProtocol
  ) -> Bool {
    guard receiver.uikit == "UISearchBar", name == "setScopeBarButtonTitleTextAttributes",
      let first = arguments.first, let last = arguments.last
    else { return false }
    let path = "scopeBarButtonTitleTextAttributes.\(keyword(last.value))"
    let value = resolved(first.value, as: AttributeTypes.dictionary)
    set(value, as: { "\(path).\($0)" }, of: receiver, at: node)
    return true
  }

  /// Records each attribute as a property of its own.
  private func set(
    _ value: SwiftValue,
    as property: (String) -> String?,
    of receiver: Receiver,
    at node: some SyntaxProtocol
  ) {
    switch value {
    case .choice(let options): each(options) { set($0, as: property, of: receiver, at: node) }
    case .dictionary(let entries):
      for (key, value) in entries {
        guard let name = property(key), let kind = vocabulary.kind(of: name, in: receiver.uikit)
        else {
          report(node, .missing("Lintel has no property for '\(key)' in this text"))
          continue
        }
        set(name, kind, resolved(value, as: Self.type(of: kind)), on: receiver, at: node)
      }
    case .opaque(_, let reason): report(node, reason)
    case _: report(node, .value("its attributes aren't known"))
    }
  }
}
