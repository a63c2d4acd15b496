import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes what styles bars on systems before iOS 13, as methods of UIKit's own classes.
///
/// Swift's `MainActor` can't be named there, while methods of UIKit's classes are isolated to it by themselves.
struct LegacyFunctions {
  /// What is done to an object of a class, for some of the theme's nodes.
  fileprivate struct Target {
    let className: String
    /// A further parameter, such as `items: [UINavigationItem]`.
    let parameter: (name: String, type: String)?
    let hasScreen: Bool
    let decision: Decision
    /// Each body once, with what it is for.
    var functions: [(body: [SwiftStatement], documentation: [String])] = []
    /// The function for a node of the tree, or for none.
    var indices: [Int?: Int] = [:]
  }

  private let names: SwiftNames
  private let hasParameters: Bool
  private let hasScreens: Bool
  /// The access of what only other files of the output use.
  private let access: String
  private let brands: [Int]
  private var targets: [Target] = []

  /// Nil if every system of the range has appearance objects.
  init?(_ backend: SwiftBackend) {
    guard let legacy = backend.legacy else { return nil }
    let tree = Self.legacyPart(of: legacy)
    names = backend.names
    brands = backend.decided.brands
    hasParameters = backend.hasParameters
    hasScreens = !tree.screens.isEmpty
    access = backend.options.splits ? "" : "fileprivate "
    let values = SwiftValues(
      names: names,
      minimum: tree.minimumIOS,
      palette: SwiftPalette(),
      colors: "colors"
    )
    let usage = Usage(tree: tree)
    for kind in BarKind.allCases {
      addBars(
        kind,
        tree,
        LegacyStatements(kind: kind, values: values, schema: backend.schema),
        usage
      )
    }
    addSettings(tree, LegacySettings(values: values, schema: backend.schema), usage)
  }

  /// The contexts below iOS 13, without an end of their own where later systems go on.
  private static func legacyPart(of tree: AppearanceTree) -> AppearanceTree {
    var tree = tree
    tree.contexts = tree.contexts.filter { $0.firstIOS < oldestIOS }.map { entry in
      ContextEntry(
        brands: entry.brands,
        promosOn: entry.promosOn,
        promosOff: entry.promosOff,
        screens: entry.screens,
        firstIOS: entry.firstIOS,
        endIOS: entry.endIOS.flatMap { $0 < oldestIOS ? $0 : nil },
        devices: entry.devices,
        bars: entry.bars,
        settings: entry.settings
      )
    }
    return tree
  }

  private mutating func addBars(
    _ kind: BarKind,
    _ tree: AppearanceTree,
    _ statements: LegacyStatements,
    _ usage: Usage
  ) {
    let bars = tree.legacyBars(statements.schema).filter { $0.value.kind == kind }
    let places = statements.places(of: bars.values)
    guard !places.isEmpty else { return }
    var target = Target(
      className: kind.uikitClass,
      parameter: kind == .navigationBar ? ("items", "[UINavigationItem]") : nil,
      hasScreen: hasScreens,
      decision: DecisionBuilder(tree, brands: brands, since: tree.minimumIOS) { $0.bars[kind] }
        .decision()
    )
    for node in Self.results(of: target.decision) {
      let body = statements.body(of: node.flatMap { bars[$0] }, places)
      target.add(body, for: node, usage.lines { $0.bars[kind] == node })
    }
    targets.append(target)
  }

  private mutating func addSettings(
    _ tree: AppearanceTree,
    _ settings: LegacySettings,
    _ usage: Usage
  ) {
    let leaves = Set(tree.contexts.compactMap(\.settings)).flatMap { tree.settings[$0].values }
      .map(\.leaf)
    for owner in [LegacySettings.Owner.viewController, .window] {
      let own = settings.leaves(Set(leaves).sorted(), of: owner)
      guard !own.isEmpty else { continue }
      var target = Target(
        className: owner.rawValue,
        parameter: nil,
        hasScreen: hasScreens && owner == .viewController,
        decision: DecisionBuilder(
          owner == .viewController ? tree : Self.withoutScreens(tree),
          brands: brands,
          since: tree.minimumIOS,
          result: \.settings
        ).decision()
      )
      for node in Self.results(of: target.decision) {
        let body = settings.body(of: node.map { tree.settings[$0] }, own, owner)
        target.add(body, for: node, usage.lines { $0.settings == node })
      }
      targets.append(target)
    }
  }

  /// What holds outside of every screen.
  private static func withoutScreens(_ tree: AppearanceTree) -> AppearanceTree {
    var tree = tree
    tree.contexts = tree.contexts.filter { $0.screens.contains(0) }
    tree.screens = []
    return tree
  }

  private static func results(of decision: Decision) -> [Int?] {
    var results: [Int?] = []
    func visit(_ decision: Decision) {
      switch decision {
      case .result(let index): if !results.contains(index) { results.append(index) }
      case .brand(let choices): for choice in choices { visit(choice.decision) }
      case .screen(let none, let choices):
        visit(none)
        for choice in choices { visit(choice.decision) }
      case .promo(_, let runs, let rests):
        visit(runs)
        visit(rests)
      case .version(let choices, let otherwise):
        for choice in choices { visit(choice.decision) }
        visit(otherwise)
      case .trait(_, let first, let second):
        visit(first)
        visit(second)
      }
    }
    visit(decision)
    return results
  }
}

extension LegacyFunctions.Target {
  fileprivate mutating func add(
    _ body: [SwiftStatement],
    for node: Int?,
    _ documentation: [String]
  ) {
    let index = functions.firstIndex { $0.body == body } ?? functions.count
    if index == functions.count { functions.append((body, documentation)) }
    indices[node] = index
  }
}

// MARK: - Declarations

extension LegacyFunctions {
  /// An extension of each class that there is something to do on.
  var declarations: [SwiftDeclaration] {
    targets.map { target in
      SwiftDeclaration(
        .members(
          "extension \(target.className)",
          [dispatcher(target)]
            + target.functions.enumerated().map { function($0.offset, $0.element, of: target) }
        )
      )
    }
  }

  /// Styles an object below iOS 13; nothing where there is nothing to do.
  ///
  /// - Parameters:
  ///   - subject: the object, with a dot; empty for `self`.
  ///   - className: its class.
  ///   - isScreen: whether `screen` is known.
  ///   - items: the navigation items, for a navigation bar.
  /// - Returns: the call.
  func call(
    on subject: String,
    _ className: String,
    isScreen: Bool,
    items: SwiftExpression? = nil
  ) -> [SwiftStatement] {
    guard let target = targets.first(where: { $0.className == className }) else { return [] }
    let screen = isScreen && target.hasScreen
    let arguments =
      [SwiftArgument(nil, .name("context"))]
      + (screen ? [SwiftArgument("screen", .name("screen"))] : [])
      + (target.parameter.flatMap { parameter in
        items.map { [SwiftArgument(parameter.name, $0)] }
      } ?? [])
    return [.expression(.call("\(subject)\(applying)", arguments))]
  }

  private var bareType: String { names.type.filter { $0 != "`" } }
  private var applying: String { "applyLegacy\(bareType)" }

  private func dispatcher(_ target: Target) -> SwiftDeclaration {
    let parameter = target.parameter.map { ["\($0.name): \($0.type)"] } ?? []
    let screen = target.hasScreen ? ["screen: \(names.type).Screen? = nil"] : []
    let arguments =
      (hasParameters ? [SwiftArgument(nil, .name("context.colors"))] : [])
      + (target.parameter.map { [SwiftArgument($0.name, .name($0.name))] } ?? [])
    let dispatch = DecisionStatements(names: names, traits: "traitCollection", leaves: false) {
      node in
      let index = target.indices[node] ?? 0
      return [.expression(.call(name(index), arguments))]
    }
    return SwiftDeclaration(
      .body(
        SwiftHead(
          introducer: "\(access)func \(applying)",
          parameters: ["_ context: \(names.type).Context"] + screen + parameter,
          result: nil
        ),
        dispatch.statements(of: target.decision)
      ),
      documentation: ["Sets UIKit's older properties, for systems before iOS 13."]
    )
  }

  private func name(_ index: Int) -> String { "setLegacy\(bareType)\(index + 1)" }

  private func function(
    _ index: Int,
    _ function: (body: [SwiftStatement], documentation: [String]),
    of target: Target
  ) -> SwiftDeclaration {
    let parameter = target.parameter.map { ["\($0.name): \($0.type)"] } ?? []
    let head = SwiftHead(
      introducer: "private func \(name(index))",
      parameters: (hasParameters
        ? ["_ colors: \(names.type).\(ProxyStatements.suppliedColors)"] : []) + parameter,
      result: nil
    )
    return SwiftDeclaration(.body(head, function.body), documentation: function.documentation)
  }
}
