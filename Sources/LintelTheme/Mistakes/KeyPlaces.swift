import LintelSchema

/// The kinds of places in which a mistaken key is looked up.
package struct KeyPlaces: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  static let block = KeyPlaces(rawValue: 1 << 0)
  static let topLevel = KeyPlaces(rawValue: 1 << 1)
  static let brand = KeyPlaces(rawValue: 1 << 2)
  static let promo = KeyPlaces(rawValue: 1 << 3)
  static let screen = KeyPlaces(rawValue: 1 << 4)
  static let navigationBar = KeyPlaces(rawValue: 1 << 5)
  static let toolbar = KeyPlaces(rawValue: 1 << 6)
  static let tabBar = KeyPlaces(rawValue: 1 << 7)
  static let background = KeyPlaces(rawValue: 1 << 8)
  /// The line between a bar and the content.
  static let shadow = KeyPlaces(rawValue: 1 << 9)
  static let text = KeyPlaces(rawValue: 1 << 10)
  static let textShadow = KeyPlaces(rawValue: 1 << 11)
  static let textLine = KeyPlaces(rawValue: 1 << 12)
  static let paragraph = KeyPlaces(rawValue: 1 << 13)
  static let button = KeyPlaces(rawValue: 1 << 14)
  static let item = KeyPlaces(rawValue: 1 << 15)
  static let badge = KeyPlaces(rawValue: 1 << 16)
  static let backIndicator = KeyPlaces(rawValue: 1 << 17)
  static let selectionIndicator = KeyPlaces(rawValue: 1 << 18)
  static let scroll = KeyPlaces(rawValue: 1 << 19)
  static let stroke = KeyPlaces(rawValue: 1 << 20)
  static let tokens = KeyPlaces(rawValue: 1 << 21)
  static let font = KeyPlaces(rawValue: 1 << 22)
  static let color = KeyPlaces(rawValue: 1 << 23)
  static let image = KeyPlaces(rawValue: 1 << 24)
  static let gradient = KeyPlaces(rawValue: 1 << 25)
  static let stop = KeyPlaces(rawValue: 1 << 26)
  /// An element of `proxies` or `instances`.
  static let setting = KeyPlaces(rawValue: 1 << 27)
  /// The properties under a setting's `set`, in UIKit's names.
  static let assignment = KeyPlaces(rawValue: 1 << 28)
  static let trait = KeyPlaces(rawValue: 1 << 29)
  /// The text attributes in a property under `set`.
  static let textAttribute = KeyPlaces(rawValue: 1 << 30)

  static let search = KeyPlaces(rawValue: 1 << 31)
  /// The scope buttons of a search bar.
  static let scope = KeyPlaces(rawValue: 1 << 32)
  /// A title that UIKit doesn't move: a large title, or a subtitle.
  static let fixedTitle = KeyPlaces(rawValue: 1 << 33)

  /// The state of a button.
  static let buttonState = KeyPlaces(rawValue: 1 << 34)

  static let bar: KeyPlaces = [.navigationBar, .toolbar, .tabBar]

  /// Every place in the tree of properties.
  static let anywhere: KeyPlaces = [
    .block, .navigationBar, .toolbar, .tabBar, .background, .shadow, .text, .textShadow, .textLine,
    .paragraph, .button, .buttonState, .item, .badge, .backIndicator, .selectionIndicator, .scroll,
    .stroke, .search, .scope,
  ]

  /// Creates the place for the mappings of a value type, or returns `nil` if its values can't be mappings.
  init?(_ type: ValueType) {
    switch type {
    case .color: self = .color
    case .font: self = .font
    case .image: self = .image
    case .effect, .offset, .number, .boolean, .keyword, .string: return nil
    }
  }

  /// Creates the kinds of a place in the tree of keys, where `kind` is that of the enclosing block.
  init(_ node: SchemaNode, in kind: BlockKind) {
    guard !node.path.isEmpty else {
      self = .block
      switch kind {
      case .topLevel: insert(.topLevel)
      case .declaredBrand: insert(.brand)
      case .declaredPromo: insert(.promo)
      case .declaredScreen: insert(.screen)
      case .nested, .style: break
      }
      return
    }
    self = []
    switch BarKind(rawValue: node.path) {
    case .navigationBar: insert(.navigationBar)
    case .toolbar: insert(.toolbar)
    case .tabBar: insert(.tabBar)
    case nil: break
    }
    if node["font"] != nil, node["color"] != nil { insert(.text) }
    if node["highlighted"] != nil { insert(.button) }
    if node["iconColor"] != nil { insert(.item) }
    let start = node.path.utf8.lastIndex(of: UInt8(ascii: ".")).map {
      node.path.utf8.index(after: $0)
    }
    switch node.path[(start ?? node.path.startIndex)...] {
    case "normal", "highlighted", "disabled", "focused": insert(.buttonState)
    // The normal state has the path of its button.
    case "button", "backButton", "prominentButton":
      if node["highlighted"] == nil { insert(.buttonState) }
    case "background": insert(.background)
    case "shadow": insert(node["blur"] == nil ? .shadow : .textShadow)
    case "underline", "strikethrough": insert(.textLine)
    case "stroke": insert(.stroke)
    case "paragraph": insert(.paragraph)
    case "badge": insert(.badge)
    case "backIndicator": insert(.backIndicator)
    case "selectionIndicator": insert(.selectionIndicator)
    case "scroll": insert(.scroll)
    case "search": insert(.search)
    case "scope": insert(.scope)
    case "selected" where node.path.hasSuffix("scope.selected"): insert(.scope)
    case "largeTitle", "subtitle", "largeSubtitle": insert(.fixedTitle)
    default: break
    }
  }
}
