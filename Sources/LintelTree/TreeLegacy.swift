#if canImport(UIKit)
@_spi(Generated) import LintelUIKit
import UIKit

/// What a tree says of UIKit's older properties, of an object below iOS 13 or of a proxy: each that is known has UIKit's own value where
/// the node does not say it.
nonisolated struct TreeLegacy {
  let values: TreeValues
  /// What nodes of the kind say anywhere, steps joined by dots.
  private let keys: Set<String>
  /// The steps down to the object, with a dot behind; empty for the bar itself.
  private let path: String
  private let node: TreeNode?

  /// - Parameters:
  ///   - node: the node to apply; nil for UIKit's own values.
  ///   - keys: the steps to what is set, joined by dots; steps on the way may be among them.
  ///   - values: makes UIKit's values.
  init(_ node: TreeNode?, keys: Set<String>?, values: TreeValues) {
    self.init(node, keys ?? [], "", values)
  }

  private init(_ node: TreeNode?, _ keys: Set<String>, _ path: String, _ values: TreeValues) {
    self.node = node
    self.keys = keys
    self.path = path
    self.values = values
  }

  /// The node of a part, such as the items in a bar.
  subscript(key: String) -> TreeLegacy { TreeLegacy(node?[key], keys, "\(path)\(key).", values) }

  /// Sets a property that nodes of the kind say.
  ///
  /// - Parameters:
  ///   - key: the property, or an argument of its setter.
  ///   - initial: UIKit's own value.
  ///   - value: reads that of a node.
  ///   - set: takes the value.
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
  /// `done`, which has another name from iOS 26 on.
  static let boldStyle = 2
  static let itemStyles = [("plain", 0), ("done", boldStyle), ("prominent", boldStyle)]
}
#endif
