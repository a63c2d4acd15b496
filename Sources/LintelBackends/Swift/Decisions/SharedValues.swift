import LintelAppearance
import LintelSchema
import LintelTheme

/// Gives names to values that the theme has in one place and code would have in several, so that changing one changes one line.
///
/// Keywords and booleans have names already.
struct SharedValues {
  /// A value that the theme has in one place.
  private struct Source {
    let leaf: Leaf
    let entry: Entry
    let code: ContextualExpression
    /// The position among the theme's declarations, which doesn't depend on the order of the file.
    let order: Int
  }

  private struct TypedValue: Hashable {
    let value: ValueID
    let type: ValueType
  }

  private(set) var declarations: [SwiftDeclaration] = []
  private(set) var names: Set<String> = []
  private(set) var references: [SwiftExpression: SwiftExpression] = [:]

  /// Finds the values that the declarations of a bar, or of settings, contain more than once.
  init(in written: [SwiftDeclaration], of bar: BarKind?, _ values: DecidedValues) {
    let sources = Self.sources(values, of: bar)
    if sources.isEmpty { return }
    var counts: [SwiftExpression: Int] = [:]
    var open = written.flatMap(\.expressions)
    while let expression = open.popLast() {
      // A number in another value isn't a use of this one.
      if sources[expression] == nil {
        open += expression.parts
      } else {
        counts[expression, default: 0] += 1
      }
    }
    var taken = Set(written.compactMap(\.functionName))
    let repeated = sources.values.compactMap(\.self).filter { counts[$0.code.code, default: 0] > 1 }
    let decided = values.decided
    let brands = Set(decided.brands.map { decided.theme.space.brands[$0].name })
    let named = repeated.map { source in
      (name: Self.name(of: source, in: decided.theme, brands: brands), source: source)
    }
    let sorted = named.sorted { a, b in
      (a.name, a.source.order) < (b.name, b.source.order)
    }
    for (name, source) in sorted {
      var free = name
      while !taken.insert(free).inserted { free = "default\(free.capitalized)" }
      declare(source, free)
    }
  }

  /// Returns the values of a bar, or of settings, by their code, with `nil` for one that the theme has in several places there.
  private static func sources(
    _ values: DecidedValues,
    of bar: BarKind?
  ) -> [SwiftExpression: Source?] {
    let theme = values.decided.theme
    var sources: [SwiftExpression: Source?] = [:]
    var known: [TypedValue: SwiftExpression?] = [:]
    for (order, declaration) in theme.declarations.enumerated() {
      guard let leaf = theme.leaf(of: declaration.target).map({ Schema.standard[$0] }),
        leaf.bar == bar, leaf.property.type.hasLiterals
      else { continue }
      let entry = theme.entries[Int(declaration.entry)]
      let value = TypedValue(value: declaration.value, type: leaf.property.type)
      if let code = known[value] {
        // The value of a shorthand has several leaves in one place.
        if let code, sources[code]??.entry.valueRange != entry.valueRange {
          sources[code] = .some(nil)
        }
        continue
      }
      let code = values.value(.value(declaration.value), of: leaf.property)
      guard let code, !code.code.isReference else {
        known[value] = .some(nil)
        continue
      }
      known[value] = code.code
      let source = Source(leaf: leaf, entry: entry, code: code, order: order)
      let isOther = sources[code.code].map { $0?.entry.valueRange != entry.valueRange } ?? false
      sources[code.code] = .some(isOther ? nil : source)
    }
    return sources
  }

  private mutating func declare(_ source: Source, _ name: String) {
    let property = source.leaf.property
    let (code, needs) = (source.code.code, source.code.needs)
    names.insert(name)
    references[code] = needs.reference(to: name)
    let constant =
      needs.isEmpty
      ? property.type.constant("private static", name, as: property.swiftType, code) : nil
    declarations.append(
      constant
        ?? SwiftDeclaration(
          "private static \(needs.needsNoParameters ? "var" : "func") \(name)",
          takes: needs.needsNoParameters ? nil : needs.parameters(),
          result: property.swiftType,
          [.result(code)]
        )
    )
  }

  /// Returns the words for a value's blocks and keys: `saleToolbarButtonColor`, or `saleHomeTitleColor` in a navigation bar.
  private static func name(of source: Source, in theme: Theme, brands: Set<String>) -> String {
    var steps = source.entry.path.split(separator: ".").filter { $0 != "allSlots" }.map { "\($0)" }
    // Most values are in the navigation bar, whose name would make theirs long. `bar` is for single keys, because a window has a tint, too.
    if steps.first == "navigationBar" {
      if steps.count == 2 { steps[0] = "bar" } else { steps.removeFirst() }
    }
    let words = answers(source.entry, in: theme, brands: brands) + steps
    let name = (words.first ?? "") + words.dropFirst().map(\.capitalized).joined()
    return DecisionFunctions.shortened(name)
  }

  /// Returns the words for the blocks around an entry, the outermost first: brands, promos, screens, values of modes, and conditions.
  ///
  /// A brand whose block applies to a brand of the output, but which isn't in the output itself, has no word.
  private static func answers(
    _ entry: Entry,
    in theme: Theme,
    brands: Set<String>
  ) -> [String] {
    var answers: [String] = []
    var next: Int32? = entry.block
    while let block = next.map({ theme.blocks[Int($0)] }) {
      next = block.parent
      let outer = block.parent.map { theme.blocks[Int($0)].path } ?? ""
      let own = block.path.dropFirst(outer.isEmpty ? 0 : outer.count + 1)
      let key = own.prefix { $0 != "." && $0 != " " }
      guard ["brands", "promos", "screens", "modes", "when"].contains(key) else { continue }
      if key == "brands", !brands.contains(String(own.dropFirst(key.count + 1))) { continue }
      // Characters between words can become dots, and a condition may end with several.
      let words = own.dropFirst(key.count).map { $0.isLetter || $0.isNumber ? $0 : "." }
      let name = SwiftName.flatMember(String(words)).filter { $0.isLetter || $0.isNumber }
      if name.first?.isLetter ?? false { answers.insert(name, at: 0) }
    }
    return answers
  }
}

extension ValueType {
  fileprivate var hasLiterals: Bool {
    switch self {
    case .color, .font, .image, .effect, .offset, .number, .string: true
    case .boolean, .keyword: false
    }
  }
}

extension SwiftDeclaration {
  fileprivate var functionName: String? {
    if case .body(let introducer, _, _, _) = kind {
      introducer.split(separator: " ").last.map { "\($0)" }
    } else {
      nil
    }
  }
}

extension SwiftDeclaration {
  /// The expressions in the declaration that aren't part of another one.
  fileprivate var expressions: [SwiftExpression] {
    switch kind {
    case .line: []
    case .constant(_, let value): [value]
    case .body(_, _, _, let statements): statements.flatMap(\.expressions)
    case .members(_, let members), .conditional(_, let members): members.flatMap(\.expressions)
    }
  }
}

extension SwiftStatement {
  fileprivate var expressions: [SwiftExpression] {
    switch self {
    case .constant(_, let value), .variable(_, let value), .assignment(_, let value),
      .expression(let value), .result(let value):
      [value]
    case .condition, .each, .selection: blocks.flatMap { $0.flatMap(\.expressions) }
    }
  }
}

extension SwiftExpression {
  fileprivate var parts: [SwiftExpression] {
    switch self {
    case .name, .literal, .any, .either: []
    case .call(_, let arguments), .list(let arguments): arguments.map(\.value)
    case .member(let value, _): [value]
    case .choice(_, let first, let second): [first, second]
    }
  }
}
