// A stand-in for a part of UIKit: the names are documented by Apple.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// The values set on appearance proxies, which views get when they enter a window.
@MainActor
public final class UIAppearanceProxies {
  public struct Key: Hashable {
    public let `class`: String
    public let containers: [String]
    public let traits: [String: String]
  }

  public enum Value {
    case none
    case color(UIColor)
    case image(UIImage)
    case offset(UIOffset)
    case number(CGFloat)
    case boolean(Bool)
    case keyword(String)
    case attributes([NSAttributedString.Key: Any])
  }

  /// One call of a setter, which replaces an earlier one with equal arguments.
  public struct Setting {
    public let property: String
    public let arguments: [String]
    public let value: Value
  }

  public static let shared = UIAppearanceProxies()

  /// The proxies in the order in which they were first requested.
  public private(set) var keys: [Key] = []
  public private(set) var settings: [Key: [Setting]] = [:]
  private var objects: [Key: NSObject] = [:]

  public func removeAll() {
    keys = []
    settings = [:]
    objects = [:]
  }

  func object(for key: Key) -> NSObject? {
    if let known = objects[key] { return known }
    let object: NSObject? =
      switch key.class {
      case "UINavigationBar": NavigationBarProxy()
      case "UIToolbar": ToolbarProxy()
      case "UITabBar": TabBarProxy()
      case "UISearchBar": UISearchBar()
      case "UIBarItem": UIBarItem()
      case "UIBarButtonItem": UIBarButtonItem()
      case "UITabBarItem": TabBarItemProxy()
      default: nil
      }
    objects[key] = object
    keys.append(key)
    return object
  }

  /// Stores a setting of a proxy.
  fileprivate func note(_ object: NSObject, _ setting: Setting) {
    guard let key = keys.first(where: { objects[$0] === object }) else { return }
    settings[key, default: []].replace(with: setting)
  }
}

extension [UIAppearanceProxies.Setting] {
  /// Adds a setting, and removes the one with the same property and arguments.
  fileprivate mutating func replace(with setting: Element) {
    removeAll { $0.property == setting.property && $0.arguments == setting.arguments }
    append(setting)
  }
}

@MainActor
protocol ProxyNoting: NSObject {
  /// The values set by the setters of `LegacySetters.swift`.
  var legacySettings: [UIAppearanceProxies.Setting] { get set }
}

extension ProxyNoting {
  func note(_ property: String, _ value: UIAppearanceProxies.Value) {
    note(property, [], value)
  }

  func note(_ property: String, _ arguments: [String], _ value: UIAppearanceProxies.Value) {
    let setting = UIAppearanceProxies.Setting(
      property: property,
      arguments: arguments,
      value: value
    )
    legacySettings.replace(with: setting)
    UIAppearanceProxies.shared.note(self, setting)
  }

  func note(_ property: String, _ arguments: [String] = [], color: UIColor?) {
    note(property, arguments, color.map { .color($0) } ?? .none)
  }

  func note(_ property: String, _ arguments: [String] = [], image: UIImage?) {
    note(property, arguments, image.map { .image($0) } ?? .none)
  }

  func note(
    _ property: String,
    _ arguments: [String] = [],
    attributes: [NSAttributedString.Key: Any]?
  ) {
    note(property, arguments, attributes.map { .attributes($0) } ?? .none)
  }
}

extension UIView: ProxyNoting {}
extension UIBarItem: ProxyNoting {}

extension UIControl.State {
  var word: String {
    switch self {
    case .normal: "normal"
    case .highlighted: "highlighted"
    case .disabled: "disabled"
    case .selected: "selected"
    case .focused: "focused"
    default: "\(rawValue)"
    }
  }
}
