/// Lists of items, such as those of a tab bar; how many there are isn't known.
enum ItemLists {
  /// The members that are lists of items, by the class that has them.
  private static let names: [String: [String: (item: String, list: Receiver.List)]] = [
    "UITabBar": ["items": ("UITabBarItem", .all)],
    "UIToolbar": ["items": ("UIBarButtonItem", .some)],
    "UINavigationItem": [
      "leftBarButtonItems": ("UIBarButtonItem", .some),
      "rightBarButtonItems": ("UIBarButtonItem", .some),
    ],
  ]

  /// Returns the list that a member is, as an array whose only item represents each of them, or `nil` for other members.
  static func list(_ name: String, of owner: Receiver) -> SwiftValue? {
    if owner.isSeparate { return nil }
    let found = UIKitClasses.lineage(of: owner.uikit).compactMap { names[$0]?[name] }.first
    return found.map { list($0.item, $0.list, screen: owner.screen) }
  }

  /// Returns the list for a member of an item that isn't known, or `nil` if other objects have such a member, too.
  static func list(_ name: String) -> SwiftValue? {
    names["UINavigationItem"]?[name].map { list($0.item, $0.list, screen: nil) }
  }

  private static func list(_ item: String, _ list: Receiver.List, screen: String?) -> SwiftValue {
    var receiver = Receiver(uikit: item, className: item, screen: screen)
    receiver.list = list
    return .array([.receiver(receiver)])
  }

  /// Returns one item of a list, or `nil` for other arrays.
  static func item(of elements: [SwiftValue]) -> SwiftValue? {
    guard case .receiver(var item)? = elements.first, item.list != nil else { return nil }
    item.list = nil
    return .receiver(item)
  }

  /// The members that are an item of a list.
  static let items: Set<String> = ["first", "last", "randomElement", "min", "max"]
}
