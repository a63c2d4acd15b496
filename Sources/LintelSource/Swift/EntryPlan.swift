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
  private(set) var relevant: Set<Int> = []
  /// The functions and properties that nothing in the app calls.
  private(set) var roots: [Entry] = []
  /// The functions that are run only if no root has called them.
  private(set) var rest: [Entry] = []

  /// Names that don't mean anything here, because UIKit's classes and most others have them.
  private static let common: Set<String> = [
    "init", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
    "viewDidDisappear", "viewDidLayoutSubviews", "viewWillLayoutSubviews", "awakeFromNib",
    "loadView", "start", "show", "present",
  ]

  init(_ index: SwiftIndex) {
    let vocabulary = BarVocabulary.standard
    let variables = index.variableNames
    var known: Set<String> = vocabulary.words.union(index.barNames)
    // The name of a variable, such as 'tableView', means a function only in a call.
    var callable: Set<String> = []
    // The properties with observers by type. Code of other types rarely assigns to them, and their names are common.
    var observers: [String: Set<String>] = [:]
    var hasNewObservers = false
    for _ in 0..<4 where !known.isEmpty || !callable.isEmpty || hasNewObservers {
      var names: Set<String> = []
      hasNewObservers = false
      for function in index.all where !relevant.contains(function.id) {
        // A function that is added to a bar's class changes the bar, regardless of what it mentions.
        let isBars = BarVocabulary.bars.contains(function.owner?.lastStep ?? "")
        guard
          isBars || Self.isShared(function.mentions, vocabulary)
            || !function.mentions.isDisjoint(with: known)
            || !function.calls.isDisjoint(with: callable)
            || observers[function.owner ?? ""]?.isDisjoint(with: function.calls) == false
        else { continue }
        relevant.insert(function.id)
        if let property = function.observed, let owner = function.owner {
          observers[owner, default: []].insert(property)
          hasNewObservers = true
        } else if !Self.common.contains(function.name) {
          names.insert(function.name)
        }
      }
      known = names.subtracting(variables)
      callable = names.intersection(variables)
    }
    let concerned = index.all.filter { relevant.contains($0.id) }
    let called = concerned.reduce(into: Set<String>()) { $0.formUnion($1.mentions) }
    for function in concerned {
      let isFree = function.owner == nil
      let isAssigned = function.observed.map { index.assigned.names.contains($0) } ?? false
      let isRoot =
        function.isOverride && !isAssigned || !called.contains(function.observed ?? function.name)
        || function.isInit
      let isExternal = index.types[function.owner ?? ""]?.kind == .external
      let entries = Self.alternatives(of: function, index)
      if isRoot, !(isExternal && !isFree) { roots += entries } else { rest += entries }
    }
    addInherited(index)
    addProperties(index, vocabulary)
  }

  /// Whether names show that a function sets on a window or a search bar what other views have, too.
  private static func isShared(_ mentions: Set<String>, _ vocabulary: BarVocabulary) -> Bool {
    [("UIWindow", ["window", "windows", "keyWindow"]), ("UISearchBar", ["searchBar"])]
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
