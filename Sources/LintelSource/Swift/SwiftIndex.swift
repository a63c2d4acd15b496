import SwiftSyntax

/// The declarations of all files.
struct SwiftIndex: Sendable {
  private(set) var types: [String: SwiftType] = [:]
  /// The keys of types, by their last name.
  private var keys: [String: [String]] = [:]
  private(set) var functions: [String: [SwiftFunction]] = [:]
  private(set) var properties: [String: [SwiftProperty]] = [:]
  private var aliases: [String: String] = [:]
  /// Every function, getter, and setter by ID, in the order of files.
  private(set) var all: [SwiftFunction] = []
  /// The names to which any code assigns something.
  private(set) var assigned = AssignedNames()
  /// The names of functions in `#selector`, which something calls later, such as a button.
  private(set) var selectors: Set<String> = []
  /// The names of the properties of types and of global variables.
  private var propertyNames: Set<String> = []
  /// The number of functions that call something, by its name, such as that of a class that they create an object of.
  private(set) var creators: [String: Int] = [:]
  /// The ancestry of each type.
  private var ancestries: [String: [String]] = [:]
  /// The superclasses of classes that Objective-C declares.
  private let superclasses: [String: String]
  /// The types that directly inherit from a type or protocol, sorted.
  private(set) var subtypes: [String: [String]] = [:]

  /// Merges the declarations of Swift files, each with its number, and the superclasses in Objective-C declarations.
  init(
    _ files: [(file: Int, declarations: FileDeclarations)],
    superclasses: [String: String] = [:]
  ) {
    self.superclasses = superclasses
    for (file, declarations) in files {
      for type in declarations.types { add(type, file) }
      for function in declarations.functions {
        functions[function.name, default: []].append(register(function, file))
      }
      for property in declarations.properties {
        properties[property.name, default: []].append(register(property, file))
      }
      aliases.merge(declarations.aliases) { first, _ in first }
      assigned.formUnion(declarations.assigned)
      selectors.formUnion(declarations.selectors)
    }
    for key in types.keys.sorted() {
      keys[key.lastStep, default: []].append(key)
      for name in types[key]?.inherited ?? [] { subtypes[name.lastStep, default: []].append(key) }
    }
    for key in types.keys { ancestries[key] = findAncestry(of: key) }
    for name in all.flatMap(\.calls) { creators[name, default: 0] += 1 }
    propertyNames = Set(properties.keys)
    for type in types.values { propertyNames.formUnion(type.properties.keys) }
  }

  private mutating func register(_ function: SwiftFunction, _ file: Int) -> SwiftFunction {
    var function = function
    function.file = file
    function.id = all.count
    all.append(function)
    return function
  }

  private mutating func register(_ property: SwiftProperty, _ file: Int) -> SwiftProperty {
    var property = property
    property.file = file
    property.getter = property.getter.map { register($0, file) }
    property.setter = property.setter.map { register($0, file) }
    return property
  }

  private mutating func add(_ type: SwiftType, _ file: Int) {
    var type = type
    type.file = file
    for name in type.functions.keys.sorted() {
      type.functions[name] = type.functions[name]?.map { register($0, file) }
    }
    for name in type.properties.keys.sorted() {
      type.properties[name] = type.properties[name]?.map { register($0, file) }
    }
    if types[type.key] == nil { types[type.key] = type } else { types[type.key]?.merge(type) }
  }

  /// Returns the key of the type that a name means in a scope, or `nil` if it isn't the app's.
  func key(_ name: String, in scope: String? = nil) -> String? {
    var outer = scope
    while let scope = outer {
      if types["\(scope).\(name)"] != nil { return "\(scope).\(name)" }
      if let alias = types[scope]?.aliases[name], alias != name { return key(alias, in: scope) }
      outer = scope.contains(".") ? String(scope.prefix(upTo: scope.lastDot)) : nil
    }
    if types[name] != nil { return name }
    if let alias = aliases[name], alias != name { return key(alias) ?? alias }
    let candidates = keys[name.lastStep] ?? []
    let fitting = candidates.filter { $0.hasSuffix(".\(name)") }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// Returns a type and everything that it inherits from, the nearest first, including types that aren't the app's.
  func ancestry(of key: String) -> [String] { ancestries[key] ?? findAncestry(of: key) }

  private func findAncestry(of key: String) -> [String] {
    var result: [String] = []
    var queue = [key]
    while !queue.isEmpty, result.count < 40 {
      let next = queue.removeFirst()
      if result.contains(next) { continue }
      result.append(next)
      let scope = next.contains(".") ? String(next.prefix(upTo: next.lastDot)) : nil
      if let type = types[next] {
        queue += type.inherited.map { self.key($0, in: scope) ?? $0 }
      }
      if let parent = UIKitClasses.superclass[next] ?? superclasses[next] ?? guess(next) {
        queue.append(parent)
      }
    }
    return result
  }

  /// Returns the superclass of a controller from a library, judging by its name, because the library's code may not be in the folders.
  private func guess(_ name: String) -> String? {
    guard types[name]?.kind ?? .external == .external else { return nil }
    return UIKitClasses.superclass(judgingByName: name)
  }

  /// Returns the functions with a name that a type has or inherits in the app's code, the nearest first.
  func functions(_ name: String, of key: String, isStatic: Bool) -> [SwiftFunction] {
    ancestry(of: key).flatMap { types[$0]?.functions[name] ?? [] }
      .filter { $0.isStatic == isStatic || $0.isInit }
  }

  func property(_ name: String, of key: String, isStatic: Bool) -> SwiftProperty? {
    for ancestor in ancestry(of: key) {
      let found = types[ancestor]?.properties[name]?.filter { $0.isStatic == isStatic } ?? []
      // A protocol's requirement has no value, but its extension may have one.
      if let valued = found.first(where: { $0.initial != nil || $0.getter != nil }) {
        return valued
      }
      if let first = found.first, types[ancestor]?.kind != .protocol { return first }
    }
    return nil
  }

  /// Returns a property that a protocol requires, without a value.
  func requirement(_ name: String, of key: String) -> SwiftProperty? {
    ancestry(of: key).lazy.compactMap { types[$0] }.filter { $0.kind == .protocol }
      .compactMap { $0.properties[name]?.first { !$0.isStatic } }.first
  }

  /// The names of properties and parameters.
  var variableNames: Set<String> {
    var result = propertyNames
    for function in all { result.formUnion(function.parameters.map(\.name)) }
    return result
  }

  /// Whether the app declares a class, in Swift or in Objective-C.
  func isOwnClass(_ key: String) -> Bool {
    types[key]?.kind == .class || superclasses[key] != nil
  }

  func declares(property name: String) -> Bool { propertyNames.contains(name) }

  /// Whether a function gives a switch with a name any value but one.
  func assigns(to name: String, otherThan value: Bool) -> Bool {
    let literal = TokenKind.keyword(value ? .true : .false)
    return all.lazy.filter { $0.mentions.contains(name) }.contains { function in
      var isName = false
      var isAssigned = false
      for token in function.body.tokens(viewMode: .sourceAccurate) {
        if isAssigned, token.tokenKind != literal { return true }
        isAssigned = isName && token.tokenKind == .equal
        if isName, token.tokenKind == .period { return true }
        isName = token.tokenKind == .identifier(name)
        if isName, token.previousToken(viewMode: .sourceAccurate)?.tokenKind == .prefixAmpersand {
          return true
        }
      }
      return false
    }
  }

  /// Returns the names of properties that are objects or proxies of UIKit's classes, judging by the type or the initializer of each.
  func names(of classes: Set<String>) -> Set<String> {
    var result: Set<String> = []
    for (name, all) in types.values.flatMap(\.properties) + properties where !result.contains(name)
    {
      if all.contains(where: { isObject($0, of: classes) }) { result.insert(name) }
    }
    return result
  }

  private func isObject(_ property: SwiftProperty, of classes: Set<String>) -> Bool {
    let callee = property.initial?.as(FunctionCallExprSyntax.self)?.calledExpression
    if callee?.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "appearance" {
      return true
    }
    let made = callee?.as(DeclReferenceExprSyntax.self)?.baseName.text
    guard let type = property.type ?? made else { return false }
    return !classes.isDisjoint(with: ancestry(of: key(type, in: property.owner) ?? type))
  }

  /// Whether the app chooses one of the types behind a protocol for everything, such as a theme.
  ///
  /// That isn't true of delegates, because each object has its own, and of view controllers and views, because an app shows many at a
  /// time.
  func isChosen(_ key: String) -> Bool {
    types[key]?.kind == .protocol && !key.hasSuffix("Delegate")
      && !conformers(of: key).contains(where: isShown)
  }

  /// Whether a type is a view controller or a view.
  func isShown(_ key: String) -> Bool {
    ancestry(of: key).contains { UIKitClasses.shown.contains($0) }
  }

  /// Returns the types of the objects that a variable of a type can have, or none if the app doesn't choose one of them for everything.
  ///
  /// `known` is one of the types.
  func alternatives(to key: String, besides known: String) -> [String] {
    guard types[key]?.kind != .protocol else { return isChosen(key) ? conformers(of: key) : [] }
    guard types[key]?.kind == .class, !isShown(key) else { return [] }
    let all = types.keys.filter { ancestry(of: $0).contains(key) }
    // Nothing creates an object of a class that is only the base of others.
    return all.filter { $0 == known || $0 != key || creators[$0.lastStep] != nil }.sorted()
  }

  /// Returns the values of a choice, by the name of its type, in the order of the code.
  func order(ofChoices name: String) -> [String] {
    guard let key = key(name), let type = types[key] else { return [] }
    if !type.cases.isEmpty { return type.cases.map(\.name) }
    let constants = type.properties.values.flatMap(\.self).filter { $0.isStatic }
      .sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }.map(\.name)
    let below = types.values.filter { ancestry(of: $0.key).contains(key) }
      .sorted { ($0.file, $0.offset) < ($1.file, $1.offset) }.map(\.key.lastStep)
    return constants + below
  }

  /// Returns the types that can be behind a protocol, sorted, including their subclasses unless there are many.
  func conformers(of key: String) -> [String] {
    let direct = subtypes[key.lastStep, default: []].flatMap { subtype in
      types[subtype]?.kind == .protocol ? conformers(of: subtype) : [subtype]
    }
    let all = Set(direct + direct.flatMap { subtypes[$0.lastStep, default: []] })
    return (all.count <= 8 ? all : Set(direct)).sorted()
  }
}

extension String {
  /// The text after the last dot.
  var lastStep: String { contains(".") ? String(self[index(after: lastDot)...]) : self }

  fileprivate var lastDot: Index { lastIndex(of: ".") ?? endIndex }
}

/// The superclasses of UIKit's classes that are relevant to bars.
enum UIKitClasses {
  static let superclass = Dictionary(
    uniqueKeysWithValues: subclasses.flatMap { name, all in all.map { ($0, name) } }
  )

  private static let subclasses = [
    "NSObject": [
      "UIResponder", "UIBarItem", "UIBarAppearance", "UINavigationItem",
    ],
    "UIResponder": ["UIView", "UIViewController", "UIApplication"],
    "UIViewController": [
      "UINavigationController", "UITabBarController", "UITableViewController",
      "UICollectionViewController", "UISplitViewController", "UIPageViewController",
      "UIHostingController", "UISearchController", "UISearchContainerViewController",
      "UIActivityViewController", "UIAlertController", "UIDocumentPickerViewController",
      "UIDocumentBrowserViewController", "QLPreviewController", "SFSafariViewController",
      "AVPlayerViewController", "UIReferenceLibraryViewController",
    ],
    "UINavigationController": [
      "ThemedNavigationController", "UIImagePickerController", "MFMailComposeViewController",
      "MFMessageComposeViewController",
    ],
    "UIBarItem": ["UIBarButtonItem", "UITabBarItem"],
    "UIBarAppearance": ["UINavigationBarAppearance", "UIToolbarAppearance", "UITabBarAppearance"],
    "UIView": ["UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UIWindow"],
  ]

  /// Returns the class in UIKit that a controller's class probably inherits from, or `nil` for other names and for classes of AppKit.
  static func superclass(judgingByName name: String) -> String? {
    guard !name.lastStep.hasPrefix("NS"), superclass[name] == nil else { return nil }
    return ["UINavigationController", "UITabBarController", "UIViewController"].first { base in
      name != base && name.hasSuffix(base.dropFirst(2))
    }
  }

  /// Returns a class and everything that it inherits from, the nearest first.
  static func lineage(of name: String) -> LazySequence<UnfoldFirstSequence<String>> {
    sequence(first: name) { superclass[$0] }.lazy
  }

  /// The classes of bars and of what is in them.
  static let items: Set<String> = [
    "UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar", "UISearchTextField",
    "UINavigationItem", "UIBarItem", "UIBarButtonItem", "UITabBarItem",
  ]

  /// The classes of things that a screen shows.
  static let shown: Set<String> = ["UIViewController", "UIView", "View"]

  /// The classes that own settings.
  static let styled: [String: SourceClass.Kind] = [
    "UINavigationController": .navigationController, "UITabBarController": .tabBarController,
    "UIViewController": .viewController, "UINavigationBar": .navigationBar, "UITabBar": .tabBar,
    "UIToolbar": .toolbar,
  ]
}
