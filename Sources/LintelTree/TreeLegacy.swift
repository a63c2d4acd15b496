#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

/// The values of a tree for UIKit's older properties, of an object before iOS 13 or of a proxy.
///
/// A property that other nodes of the kind have, but this node doesn't, has UIKit's own value.
nonisolated struct TreeLegacy {
  let values: TreeValues
  /// The keys that nodes of the kind have anywhere, with steps joined by dots.
  private let keys: Set<String>
  /// The steps to the object, followed by a dot; empty for the bar itself.
  private let path: String
  private let node: TreeNode?

  init(_ node: TreeNode?, keys: Set<String>?, values: TreeValues) {
    self.init(node, keys ?? [], "", values)
  }

  private init(_ node: TreeNode?, _ keys: Set<String>, _ path: String, _ values: TreeValues) {
    self.node = node
    self.keys = keys
    self.path = path
    self.values = values
  }

  subscript(key: String) -> TreeLegacy { TreeLegacy(node?[key], keys, "\(path)\(key).", values) }

  /// Sets a property if nodes of the kind have it, to the node's value or to UIKit's own.
  func set<Value>(
    _ key: String,
    _ initial: Value,
    _ value: (TreeNode) -> Value?,
    _ set: (Value) -> Void
  ) {
    guard keys.contains(path + key) else { return }
    set(node?[key].flatMap { $0.isNull ? nil : value($0) } ?? initial)
  }

  func setColor(_ key: String, _ set: (UIColor?) -> Void) {
    self.set(key, nil, { values.color($0) }, set)
  }

  func setImage(_ key: String, _ set: (UIImage?) -> Void) {
    self.set(key, nil, { values.image($0) }, set)
  }

  func setNumber(_ key: String, _ set: (CGFloat) -> Void) {
    self.set(key, 0, { $0.number.map { CGFloat($0) } }, set)
  }

  func setText(_ key: String, _ set: ([NSAttributedString.Key: Any]?) -> Void) {
    self.set(key, nil, { values.textAttributes($0) }, set)
  }

  func setBoolean(_ key: String, _ initial: Bool, _ set: (Bool) -> Void) {
    self.set(key, initial, \.boolean, set)
  }

  func setBarStyle(_ set: (UIBarStyle) -> Void) {
    self.set("barStyle", .default, { $0.string == "black" ? .black : .default }, set)
  }

  func setOffset(_ key: String, _ set: (UIOffset) -> Void) {
    self.set(key, .zero, { values.offset($0) }, set)
  }

  func setKeyword<Value>(
    _ key: String,
    _ initial: Value,
    _ words: [String: Value],
    _ set: (Value) -> Void
  ) {
    self.set(key, initial, { words[$0.string ?? ""] }, set)
  }

  static let metrics: [(String, UIBarMetrics)] = [
    ("default", .default), ("compact", .compact), ("defaultPrompt", .defaultPrompt),
    ("compactPrompt", .compactPrompt),
  ]
  static let positions: [(String, UIBarPosition)] = [
    ("any", .any), ("bottom", .bottom), ("top", .top), ("topAttached", .topAttached),
  ]
  static let states: [(String, UIControl.State)] = [
    ("normal", .normal), ("highlighted", .highlighted), ("disabled", .disabled),
    ("selected", .selected), ("focused", .focused),
  ]
  static let searchIcons: [(String, UISearchBar.Icon)] = [
    ("search", .search), ("clear", .clear), ("bookmark", .bookmark), ("resultsList", .resultsList),
  ]
  /// The raw value of `done`, which has another name in iOS 26 and later.
  static let boldStyle = 2
  static let itemStyles = [("plain", 0), ("done", boldStyle), ("prominent", boldStyle)]
}
#endif
