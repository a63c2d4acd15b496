import SwiftSyntax

/// Determines which functions to run.
struct EntryPlan: Sendable {
  /// A function or property that is run from the outside.
  enum Entry: Sendable {
    case function(SwiftFunction, as: String?, under: [SourceTest] = [])
    case property(SwiftProperty, as: String)

    var id: Int {
      switch self {
      case .function(let function, let type, let tests):
        type == function.owner || !tests.isEmpty ? function.id : -1
      case .property: -1
      }
    }

    func run(_ interpreter: SwiftInterpreter) {
      switch self {
      case .function(let function, let type, let tests):
        interpreter.run(function, as: type, under: tests)
      case .property(let property, let type): interpreter.runGetter(of: property, as: type)
      }
    }
  }

  /// The functions that are about bars, directly or through what they call.
  private var relevant: Set<Int> = []
  /// The names in code that is about bars.
  private var words: Set<String>
  /// The functions and properties that nothing in the app calls.
  private(set) var roots: [Entry] = []
  /// The functions that are run only if no root has called them.
  private(set) var rest: [Entry] = []

  /// Names that don't mean anything here, because UIKit's classes and most others have them.
  fileprivate static let common: Set<String> = [
    "init", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "awakeFromNib",
    "loadView", "start", "show", "present",
  ]

  /// The longest chain of calls to code that names bars.
  private static let maximumSteps = 4

  init(_ index: SwiftIndex) {
    let vocabulary = BarVocabulary.standard
    words = vocabulary.words.union(index.names(of: BarVocabulary.bars))
    let searchBars = index.names(of: ["UISearchBar"])
    let hints = UIKitClasses.items.union(index.names(of: UIKitClasses.items))
    var fresh = index.all.filter { function in
      Self.isShared(function.mentions, searchBars, vocabulary)
        || !function.mentions.isDisjoint(with: words)
        || Self.hasBars(function, hints, index)
    }
    let users = Users(index)
    for _ in 0..<Self.maximumSteps where !fresh.isEmpty {
      relevant.formUnion(fresh.map(\.id))
      words.formUnion(fresh.map { $0.observed ?? $0.name }.filter { !Self.common.contains($0) })
      let next = Set(fresh.flatMap { users.functions(using: $0, index) })
      fresh = next.subtracting(relevant).sorted().map { index.all[$0] }
    }
    let concerned = index.all.filter { relevant.contains($0.id) }
    let called = concerned.reduce(into: Set<String>()) { $0.formUnion($1.mentions) }
    for function in concerned {
      let isFree = function.owner == nil
      let isAssigned = function.observed.map { index.assigned.names.contains($0) } ?? false
      let isRoot =
        function.isOverride && !isAssigned || !called.contains(function.observed ?? function.name)
        || function.isInit || UserActions.contains(function, selectors: index.selectors)
      let isExternal = index.types[function.owner ?? ""]?.kind == .external
      let entries = Self.alternatives(of: function, index)
      if isRoot, !(isExternal && !isFree) { roots += entries } else { rest += entries }
    }
    addInherited(index)
    addProperties(index, vocabulary)
  }

  /// Whether a function is about bars or items, judging by its type, its parameters, and names for what buttons have, too.
  ///
  /// A function that is added to a bar's class changes the bar, regardless of what it mentions.
  private static func hasBars(
    _ function: SwiftFunction,
    _ hints: Set<String>,
    _ index: SwiftIndex
  ) -> Bool {
    if BarVocabulary.bars.contains(function.owner?.lastStep ?? "") { return true }
    guard !BarVocabulary.standard.sharedSetters.isDisjoint(with: function.mentions) else {
      return false
    }
    let types = function.parameters.map(\.type) + [function.owner].compactMap { $0 }
    return !hints.isDisjoint(with: function.mentions)
      || types.contains { !hints.isDisjoint(with: index.ancestry(of: index.key($0) ?? $0)) }
  }

  /// Whether a function is about bars, directly or through what it calls.
  func concerns(_ function: SwiftFunction) -> Bool { relevant.contains(function.id) }

  /// Whether a closure may be about bars, judging by the names in it.
  func concerns(_ closure: ClosureExprSyntax) -> Bool {
    closure.tokens(viewMode: .sourceAccurate).contains { token in
      guard case .identifier(let text) = token.tokenKind else { return false }
      return words.contains(text.unquoted)
    }
  }

  /// Whether names show that a function sets on a window or a search bar what other views have, too.
  ///
  /// `searchBars` are the names of the app's search bars.
  private static func isShared(
    _ mentions: Set<String>,
    _ searchBars: Set<String>,
    _ vocabulary: BarVocabulary
  ) -> Bool {
    let windows: Set = ["window", "windows", "keyWindow"]
    return [("UIWindow", windows), ("UISearchBar", searchBars.union(["searchBar"]))]
      .contains { type, names in
        (mentions.contains(type) || names.contains(where: mentions.contains))
          && vocabulary.sharedNames[type]?.isDisjoint(with: mentions) == false
      }
  }

  /// Returns a function once, or once for each type that has it if these are alternatives: classes behind a protocol, such as the
  /// themes that users choose from.
  private static func alternatives(of function: SwiftFunction, _ index: SwiftIndex) -> [Entry] {
    let plain = [Entry.function(function, as: function.owner)]
    guard let owner = function.owner, !function.isStatic, !function.isInit,
      !index.isShown(owner),
      !index.ancestry(of: owner).contains(where: { UIKitClasses.superclass[$0] != nil })
    else { return plain }
    for key in index.ancestry(of: owner).dropFirst() where index.isChosen(key) {
      let conformers = index.conformers(of: key)
      guard (2...8).contains(conformers.count) else { continue }
      let found = conformers.map { conformer in
        index.functions(function.name, of: conformer, isStatic: false).first { candidate in
          candidate.parameters.map(\.label) == function.parameters.map(\.label)
        }?.id
      }
      guard found.allSatisfy({ $0 != nil }) else { continue }
      return zip(conformers, found).filter { $1 == function.id }.map { conformer, _ in
        .function(
          function,
          as: conformer,
          under: [.choice(type: key.lastStep, value: conformer.lastStep)]
        )
      }
    }
    return plain
  }

  /// Adds functions of superclasses for each class that overrides a part of them.
  private mutating func addInherited(_ index: SwiftIndex) {
    for key in index.types.keys.sorted() {
      guard let type = index.types[key], type.kind == .class, type.inherited.first != nil else {
        continue
      }
      let own = Set(type.functions.keys).union(type.properties.keys)
      for ancestor in index.ancestry(of: key).dropFirst() {
        guard let base = index.types[ancestor], base.kind == .class else { continue }
        for name in base.functions.keys.sorted() where type.functions[name] == nil {
          for function in base.functions[name] ?? []
          where relevant.contains(function.id) && !function.isStatic {
            if function.isOverride, !function.mentions.isDisjoint(with: own) {
              roots.append(.function(function, as: key))
            }
          }
        }
      }
    }
  }

  /// Adds the properties of view controllers that classes override.
  private mutating func addProperties(_ index: SwiftIndex, _ vocabulary: BarVocabulary) {
    let names = vocabulary.properties["UIViewController"] ?? [:]
    for key in index.types.keys.sorted() {
      for name in names.keys.sorted() {
        for property in index.types[key]?.properties[name] ?? [] where property.isOverride {
          roots.append(.property(property, as: key))
        }
      }
    }
  }
}

/// The functions by the names that they use.
private struct Users {
  private var all: [String: [(function: SwiftFunction, use: SwiftUse)]] = [:]
  /// The names of variables, whose uses rarely mean a function, except in a call.
  private let variables: Set<String>

  init(_ index: SwiftIndex) {
    variables = index.variableNames
    for function in index.all {
      for use in function.uses { all[use.name, default: []].append((function, use)) }
    }
  }

  /// Returns the IDs of the functions that may call a function, or that assign to the property that it observes.
  func functions(using target: SwiftFunction, _ index: SwiftIndex) -> [Int] {
    if let property = target.observed {
      // Code of other types rarely assigns to the property, and its name is common.
      return (all[property] ?? []).filter { $0.use.isCall && $0.function.owner == target.owner }
        .map(\.function.id)
    }
    guard target.isInit || !EntryPlan.common.contains(target.name) else { return [] }
    return (all[target.name] ?? []).filter { mayMean(target, $0.use, in: $0.function, index) }
      .map(\.function.id)
  }

  private func mayMean(
    _ target: SwiftFunction,
    _ use: SwiftUse,
    in user: SwiftFunction,
    _ index: SwiftIndex
  ) -> Bool {
    switch use.form {
    case .assignment: return true
    case .reference: guard !variables.contains(use.name) else { return false }
    case .call(let labels, let closures):
      guard target.accepts(labels, closures: closures) else { return false }
    }
    guard let owner = target.owner else { return use.base != .other }
    switch use.base {
    case .other: return true
    case .type(let name):
      guard let key = index.key(name, in: user.owner), index.types[key] != nil else { return true }
      return index.ancestry(of: key).contains(owner)
    case .own:
      guard let own = user.owner else { return false }
      return index.types[own]?.kind == .protocol || index.ancestry(of: own).contains(owner)
        || index.ancestry(of: owner).contains(own)
    }
  }
}
