import LintelDiagnostics
import LintelSchema

/// Reads storyboards and xibs.
struct InterfaceReader {
  private let file: SourceFile
  private let values = InterfaceValues()
  /// The controllers by identifier.
  private let controllers: [String: InterfaceElement]
  /// The class of the view controller that loads a xib.
  private let filesOwner: String?
  private let vocabulary = BarVocabulary.standard
  private var settings: [SourceSetting] = []
  private var unread: [UnreadSetting] = []

  /// The UIKit classes of elements for bars and items.
  private static let bars = [
    "navigationBar": "UINavigationBar", "tabBar": "UITabBar", "toolbar": "UIToolbar",
    "navigationItem": "UINavigationItem", "searchBar": "UISearchBar",
  ]
  /// Attributes whose names differ from UIKit's.
  private static let attributeNames = [
    "translucent": "isTranslucent", "largeTitles": "prefersLargeTitles",
  ]
  /// The elements that describe appearance objects, with UIKit's classes.
  private static let appearances = [
    "navigationBarAppearance": "UINavigationBarAppearance",
    "tabBarAppearance": "UITabBarAppearance",
    "toolbarAppearance": "UIToolbarAppearance",
  ]

  /// Reads a file, and adds its settings to a reading.
  static func read(_ file: SourceFile, into reading: inout SourceReading) {
    guard let root = InterfaceElement.parse(file.bytes) else {
      return reading.noteDamage("the file isn't well-formed XML", to: file)
    }
    // The system shows a picture of the launch screen before the app runs.
    if root["launchScreen"] == "YES" { return }
    var reader = InterfaceReader(file, root)
    for element in root.all { reader.visit(element) }
    let plain = root.all.first { $0.name == "navigationController" && $0["customClass"] == nil }
    if let plain { reading.plainNavigationControllers.append(reader.place(plain)) }
    for element in root.all where element.name == "navigationController" {
      reading.navigationScenes[element["customClass"] ?? "", default: 0] += 1
    }
    reading.settings += reader.settings
    reading.unread += reader.unread
  }

  private init(_ file: SourceFile, _ root: InterfaceElement) {
    self.file = file
    var controllers: [String: InterfaceElement] = [:]
    for element in root.all where element.isController {
      if let id = element["id"] { controllers[id] = element }
    }
    self.controllers = controllers
    let owner = root.all.first { $0["placeholderIdentifier"] == "IBFilesOwner" }?["customClass"]
    filesOwner = owner.flatMap { $0.hasSuffix("Controller") ? $0 : nil }
  }

  private mutating func visit(_ element: InterfaceElement) {
    if element.isController, let name = element["customClass"] {
      readAttributes(of: element, "UIViewController", .success(.screen(name)))
    }
    if element.name == "navigationController" { readHiding(of: element) }
    guard let uikit = Self.bars[element.name] else { return }
    let owner = owner(of: element, uikit)
    readAttributes(of: element, uikit, owner)
    for child in element.children { read(child, of: uikit, owner) }
  }

  /// Reads the attributes of a navigation controller that hide its bars.
  private mutating func readHiding(of controller: InterfaceElement) {
    let name = controller["customClass"]
    let root = name == nil ? root(of: controller)?["customClass"] : nil
    for bar in ["navigationBar", "toolbar"] {
      let attribute = "\(bar)Hidden"
      let property = "is\(bar.prefix(1).uppercased() + bar.dropFirst())Hidden"
      guard let text = controller[attribute] else { continue }
      let owner = (name ?? root).map { Owner.success(.screen($0)) }
      add(.value(property: property, .bool(text == "YES")), owner ?? Self.unnamed, controller)
    }
    if let text = controller["hidesBarsOnSwipe"] {
      let behavior = SourceValue.keyword(text == "YES" ? "hide" : "system")
      let bar = BarKind.navigationBar.uikitClass
      let owner = root.map { SettingOwner.bar(bar, screen: $0) }
      add(
        .value(property: "scroll.behavior", behavior),
        .success(owner ?? .containerBar(bar, container: name)),
        controller
      )
    }
  }

  /// The owner in a scene whose screen has no name.
  private static let unnamed = Owner.failure(
    LostSetting(.owner("its scene has no custom class, so Lintel can't name the screen"))
  )

  /// The owner of an element's settings, or the reason why it isn't known or isn't part of a theme.
  private typealias Owner = Result<SettingOwner, LostSetting>

  /// Returns the owner of a bar or an item.
  private func owner(of element: InterfaceElement, _ uikit: String) -> Owner {
    let isBar = BarVocabulary.bars.contains(uikit)
    let isInScreen = controller(of: element) != nil || filesOwner != nil
    // The bar of a container has a key, and code creates search controllers.
    if isInScreen, isBar && element["key"] == nil || uikit == "UISearchBar" {
      return .failure(LostSetting(.separateBar(uikit)))
    }
    return themed(element, uikit).map { .success($0) } ?? Self.unnamed
  }

  /// Returns the controller whose scene contains an element.
  private func controller(of element: InterfaceElement) -> InterfaceElement? {
    sequence(first: element, next: \.parent).dropFirst().first(where: \.isController)
  }

  /// Returns the owner of an element in a container or an item, or `nil` if its scene doesn't have its own class.
  private func themed(_ element: InterfaceElement, _ uikit: String) -> SettingOwner? {
    guard let controller = controller(of: element) else { return nil }
    let name = controller["customClass"]
    if uikit == "UINavigationItem" { return name.map { .item(screen: $0) } }
    guard element["key"] == element.name, controller.name != "viewController" else {
      return name.map { .bar(uikit, screen: $0) }
    }
    if name == nil, let root = root(of: controller)?["customClass"] {
      return .bar(uikit, screen: root)
    }
    return .containerBar(uikit, container: name)
  }

  /// Returns the first controller of a navigation controller.
  private func root(of controller: InterfaceElement) -> InterfaceElement? {
    let segue = controller.all.first {
      $0.name == "segue" && $0["relationship"] == "rootViewController"
    }
    return segue?["destination"].flatMap { controllers[$0] }
  }

  /// Reads an element's attributes, and the values that its scene sets by key path.
  private mutating func readAttributes(
    of element: InterfaceElement,
    _ uikit: String,
    _ owner: Owner
  ) {
    for (attribute, text) in element.attributes.sorted(by: { $0.key < $1.key }) {
      let name = Self.attributeNames[attribute] ?? attribute
      guard let kind = vocabulary.kind(of: name, in: uikit) else {
        if uikit != "UIViewController", !Self.unstyled.contains(attribute),
          !UIKitGraph.unstyled.contains(attribute)
        {
          report(element, .missing("Lintel doesn't know what '\(attribute)' means for bars"))
        }
        continue
      }
      add(.value(property: name, values.value(text, kind)), owner, element)
    }
    let groups = element.children.filter { $0.name == "userDefinedRuntimeAttributes" }
    for child in groups.flatMap(\.children) {
      guard let path = child["keyPath"] else { continue }
      let name = Self.attributeNames[path] ?? path
      guard let kind = vocabulary.kind(of: name, in: uikit), case .value = kind else {
        if uikit != "UIViewController", !UIKitGraph.unstyled.contains(path) {
          report(child, .missing("Lintel has no property for '\(path)'"))
        }
        continue
      }
      let content = child.children.first { $0["key"] == "value" }
      let value: SourceValue =
        switch (child["type"], content) {
        case ("color", let color?): values.color(color)
        case ("image", let image?): values.image(image)
        case ("number", let number?): values.value(number["value"] ?? "", kind)
        case (_, _): values.value(child["value"] ?? "", kind)
        }
      add(.value(property: name, value), owner, child)
    }
  }

  /// Attributes of views and items that don't affect the look of bars.
  private static let unstyled: Set<String> = [
    "id", "key", "customClass", "customModule", "customModuleProvider", "userLabel", "opaque",
    "contentMode", "fixedFrame", "misplaced", "verifyAmbiguity", "ambiguous", "hidden",
    "clipsSubviews", "multipleTouchEnabled", "userInteractionEnabled", "style", "placeholder",
    "horizontalHuggingPriority", "verticalHuggingPriority", "insetsLayoutMarginsFromSafeArea",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "preservesSuperviewLayoutMargins", "clearsContextBeforeDrawing", "autoresizesSubviews",
    "translatesAutoresizingMaskIntoConstraints", "simulatedAppContext", "colorLabel",
    "restorationIdentifier", "systemItem", "minimizing", "showsCancelButton", "text",
  ]

  private mutating func read(_ child: InterfaceElement, of uikit: String, _ owner: Owner) {
    guard let key = child["key"] else { return }
    if let type = Self.appearances[child.name] {
      add(.appearance(slot: key, snapshot(child, type)), owner, child)
      return
    }
    switch child.name {
    case "color":
      guard vocabulary.kind(of: key, in: uikit) != nil else {
        return report(child, .missing("Lintel has no property for '\(key)'"))
      }
      add(.value(property: key, values.color(child)), owner, child)
    case "textAttributes":
      add(.value(property: key, .fields(values.attributes(child))), owner, child)
    case "imageReference": add(.value(property: key, values.image(child)), owner, child)
    default: break
    }
  }

  /// Returns the appearance object that an element describes.
  private mutating func snapshot(_ element: InterfaceElement, _ type: String) -> AppearanceSnapshot
  {
    var settings: [String: Placed<SourceValue>] = [:]
    collect(element, [], type, into: &settings)
    // Interface Builder starts each object with its default background.
    return AppearanceSnapshot(type: type, settings: settings, place: place(element))
  }

  private mutating func collect(
    _ element: InterfaceElement,
    _ path: [String],
    _ type: String,
    into settings: inout [String: Placed<SourceValue>]
  ) {
    for (attribute, text) in element.attributes.sorted(by: { $0.key < $1.key }) {
      guard let kind = vocabulary.kind(ofPath: path + [attribute], in: type), case .value = kind
      else {
        if !Self.unstyled.contains(attribute) {
          report(element, .missing("Lintel doesn't know what '\(attribute)' means for bars"))
        }
        continue
      }
      settings[(path + [attribute]).joined(separator: ".")] = Placed(
        values.value(text, kind),
        at: place(element)
      )
    }
    for child in element.children {
      guard let key = child["key"] else { continue }
      let name = (path + [key]).joined(separator: ".")
      switch child.name {
      case "color": settings[name] = Placed(values.color(child), at: place(child))
      case "imageReference": settings[name] = Placed(values.image(child), at: place(child))
      case "blurEffect":
        settings[name] = Placed(child["style"].map { .keyword($0) } ?? .none, at: place(child))
      case "offsetWrapper": settings[name] = Placed(values.offset(child), at: place(child))
      case "textAttributes":
        for (attribute, value) in values.attributes(child) {
          settings["\(name).\(attribute)"] = Placed(value, at: place(child))
        }
      default: collect(child, path + [key], type, into: &settings)
      }
    }
  }

  // MARK: Places

  private func place(_ element: InterfaceElement) -> SourcePlace {
    SourcePlace(file: file.path, line: element.line)
  }

  private mutating func add(_ change: SettingChange, _ owner: Owner, _ element: InterfaceElement) {
    switch owner {
    case .failure(let lost): report(element, lost.reason)
    case .success(let owner):
      if case .value(_, .unknown(let reason), _) = change { report(element, reason) }
      settings.append(SourceSetting(owner: owner, change: change, place: place(element)))
    }
  }

  private mutating func report(_ element: InterfaceElement, _ reason: UnreadReason) {
    let attributes = element.attributes.sorted { $0.key < $1.key }.map {
      " \($0.key)=\"\($0.value)\""
    }.joined()
    let text = SourceText.brief("<\(element.name)\(attributes)>")
    unread.append(UnreadSetting(text: text, reason: reason, at: place(element)))
  }
}
