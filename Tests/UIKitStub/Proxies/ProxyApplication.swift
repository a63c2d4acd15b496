/// Applies the values of appearance proxies to views when they enter a window, as UIKit does.
///
/// "iOS applies appearance changes when a view enters a window, it doesn't change the appearance of a view that's already in a
/// window" (UIAppearance). A property that the instance has a value for is left alone.
extension UIAppearanceProxies {
  /// Applies the settings for a view, the weakest first: those for its class, in containers, for traits.
  func apply(to view: UIView) {
    guard !settings.isEmpty else { return }
    let classes = view.classNames
    let ancestors = view.containerNames
    let words = view.traitCollection.words
    let reaching = keys.enumerated().filter { _, key in
      classes.contains(key.class) && key.traits.allSatisfy { words[$0.key] == $0.value }
        && ancestors.contains(inOrder: key.containers)
    }
    let ordered = reaching.sorted { one, other in
      let (a, b) = (one.element, other.element)
      if a.traits.isEmpty != b.traits.isEmpty { return a.traits.isEmpty }
      if a.containers.count != b.containers.count { return a.containers.count < b.containers.count }
      return one.offset < other.offset
    }
    var applied: [String: Setting] = [:]
    for (_, key) in ordered {
      for setting in settings[key] ?? [] {
        applied[([setting.property] + setting.arguments).joined(separator: " ")] = setting
      }
    }
    for setting in applied.values where !view.isCustomized(setting) {
      view.take(setting)
      view.proxySettings.append(setting)
    }
  }
}

extension UIView {
  /// The names of the view's class and its superclasses.
  fileprivate var classNames: [String] {
    var names: [String] = []
    var type: AnyClass? = Swift.type(of: self)
    while let current = type {
      names.append("\(current)")
      type = _getSuperclass(current)
    }
    return names
  }

  /// The names of the classes that contain the view, from the inside out: views, and the controllers of these views.
  fileprivate var containerNames: [[String]] {
    var names: [[String]] = []
    var view = superview
    while let current = view {
      names.append(current.classNames)
      if let controller = current.viewController { names.append(["\(type(of: controller))"]) }
      view = current.superview
    }
    return names
  }

  /// Whether the view has its own value for a setting.
  fileprivate func isCustomized(_ setting: UIAppearanceProxies.Setting) -> Bool {
    if legacySettings.contains(where: {
      $0.property == setting.property && $0.arguments == setting.arguments
    }) {
      return true
    }
    switch (self, setting.property) {
    case (let bar as UINavigationBar, "barTintColor"): return bar.barTintColor != nil
    case (let bar as UINavigationBar, "shadowImage"): return bar.shadowImage != nil
    case (let bar as UINavigationBar, "titleTextAttributes"): return bar.titleTextAttributes != nil
    case (let bar as UINavigationBar, "isTranslucent"): return !bar.isTranslucent
    case (let bar as UIToolbar, "barTintColor"): return bar.barTintColor != nil
    case (let bar as UITabBar, "barTintColor"): return bar.barTintColor != nil
    case (let bar as UITabBar, "unselectedItemTintColor"):
      return bar.unselectedItemTintColor != nil
    default: return false
    }
  }

  /// Sets the properties that the stand-in's bars have; all other settings are only kept in `proxySettings`.
  fileprivate func take(_ setting: UIAppearanceProxies.Setting) {
    switch (self, setting.property, setting.value) {
    case (let bar as UINavigationBar, "barTintColor", .color(let color)): bar.barTintColor = color
    case (let bar as UINavigationBar, "shadowImage", .image(let image)): bar.shadowImage = image
    case (let bar as UINavigationBar, "titleTextAttributes", .attributes(let attributes)):
      bar.titleTextAttributes = attributes
    case (let bar as UINavigationBar, "isTranslucent", .boolean(let value)):
      bar.isTranslucent = value
    case (let bar as UINavigationBar, "prefersLargeTitles", .boolean(let value)):
      bar.prefersLargeTitles = value
    case (let bar as UIToolbar, "barTintColor", .color(let color)): bar.barTintColor = color
    case (let bar as UIToolbar, "isTranslucent", .boolean(let value)): bar.isTranslucent = value
    case (let bar as UITabBar, "barTintColor", .color(let color)): bar.barTintColor = color
    case (let bar as UITabBar, "unselectedItemTintColor", .color(let color)):
      bar.unselectedItemTintColor = color
    default: break
    }
  }
}

extension [[String]] {
  /// Whether names occur in this order, possibly with others between them.
  fileprivate func contains(inOrder names: [String]) -> Bool {
    var rest = names[...]
    for names in self where rest.first.map(names.contains) ?? false { rest.removeFirst() }
    return rest.isEmpty
  }
}
