import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes the resolved values of a theme in Interface Builder's form, as far as that supports them.
enum StoryboardText {
  /// An attribute of an element, or an element inside of it.
  enum Part {
    case attribute(String)
    case element(String)
  }

  /// A property of a bar or an item, or `nil` if Interface Builder doesn't support it.
  static func part(_ leaf: Leaf, _ value: ResolvedValue) -> Part? {
    guard let name = leaf.uikitPath.last, leaf.uikitPath.count == 1 else { return nil }
    switch (name, value) {
    case ("tintColor", .color(let color)): return self.color(color, name).map { .element($0) }
    case ("prefersLargeTitles", .boolean(let flag)):
      return .attribute("largeTitles=\"\(flag ? "YES" : "NO")\"")
    case ("hidesBottomBarWhenPushed", .boolean(let flag)):
      return .attribute("\(name)=\"\(flag ? "YES" : "NO")\"")
    case ("largeTitleDisplayMode", .keyword(let keyword)):
      return .attribute("\(name)=\"\(keyword)\"")
    case (_, _): return nil
    }
  }

  /// An object in a slot, or `nil` if Interface Builder can't create it.
  static func appearance(_ object: Appearance, _ slot: AppearanceSlot) -> String? {
    guard object.configure == "defaultBackground" else { return nil }
    var children: [String] = []
    var texts: [String: [String]] = [:]
    for value in object.values {
      switch (value.path, value.value) {
      case (["backgroundColor"], .color(let color)), (["shadowColor"], .color(let color)):
        guard let element = self.color(color, value.path[0]) else { return nil }
        children.append(element)
      case (let path, .color(let color))
      where path.count == 2 && path[0].hasSuffix("itleTextAttributes")
        && path[1] == "foregroundColor":
        guard let element = self.color(color, "textColor") else { return nil }
        texts[path[0], default: []].append(element)
      case (let path, .font(let font))
      where path.count == 2 && path[0].hasSuffix("itleTextAttributes"):
        guard let element = self.font(font) else { return nil }
        texts[path[0], default: []].append(element)
      case (_, _): return nil
      }
    }
    children += texts.sorted { $0.key < $1.key }.map { key, elements in
      "<textAttributes key=\"\(key)\">\n\(elements.joined(separator: "\n"))\n</textAttributes>"
    }
    let name: String =
      switch object.bar {
      case .navigationBar: "navigationBarAppearance"
      case .tabBar: "tabBarAppearance"
      case .toolbar: "toolbarAppearance"
      }
    return "<\(name) key=\"\(slot.uikitName)\">\n\(children.joined(separator: "\n"))\n</\(name)>"
  }

  private static func color(_ color: ResolvedColor, _ key: String) -> String? {
    switch color {
    case .srgb(let red, let green, let blue, let alpha):
      return
        "<color key=\"\(key)\" red=\"\(red)\" green=\"\(green)\" blue=\"\(blue)\" alpha=\"\(alpha)\" colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    case .asset(let name, alpha: 1): return "<color key=\"\(key)\" name=\"\(name)\"/>"
    case .system(let name, alpha: 1):
      // Interface Builder writes black, white, and similar colors as components.
      guard name == "label" || name.hasPrefix("system") else { return nil }
      return "<color key=\"\(key)\" systemColor=\"\(name)Color\"/>"
    case .asset, .system, .displayP3, .parameter, .function, .appearances: return nil
    }
  }

  private static func font(_ font: FontValue) -> String? {
    guard font.relativeTo == nil, font.family == nil else { return nil }
    if let style = font.style {
      let name = style.prefix(1).uppercased() + style.dropFirst()
      return "<fontDescription key=\"font\" style=\"UICTFontTextStyle\(name)\"/>"
    }
    guard let size = font.size else { return nil }
    if font.weight == "bold" {
      return "<fontDescription key=\"font\" type=\"boldSystem\" pointSize=\"\(size)\"/>"
    }
    let weight = font.weight.map { " weight=\"\($0)\"" } ?? ""
    return "<fontDescription key=\"font\" type=\"system\"\(weight) pointSize=\"\(size)\"/>"
  }
}

/// The scenes of an app's storyboard.
struct Storyboard {
  private var scenes: [String] = []

  var isEmpty: Bool { scenes.isEmpty }

  mutating func add(
    _ kind: String,
    _ type: String,
    _ attributes: [String],
    _ children: [String]
  ) {
    let number = scenes.count + 1
    let words = ["id=\"vc-0\(number)\"", "customClass=\"\(type)\""] + attributes
    scenes.append(
      """
      <scene sceneID="sc-0\(number)">
      <objects>
      <\(kind) \(words.joined(separator: " ")) sceneMemberID="viewController">
      \(children.joined(separator: "\n"))
      </\(kind)>
      </objects>
      </scene>
      """
    )
  }

  /// An element with its name as its key.
  static func element(
    _ name: String,
    _ attributes: [String],
    _ children: [String]
  ) -> String {
    let words = [name, "key=\"\(name)\"", "id=\"\(name.prefix(3))-01\""] + attributes
    return "<\(words.joined(separator: " "))>\n\(children.joined(separator: "\n"))\n</\(name)>"
  }

  var text: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
    <scenes>
    \(scenes.joined(separator: "\n"))
    </scenes>
    </document>

    """
  }
}
