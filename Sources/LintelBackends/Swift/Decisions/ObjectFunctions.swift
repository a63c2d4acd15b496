import LintelAppearance
import LintelDecisions
import LintelSchema
import LintelTheme

/// Writes the functions that create the appearance objects of one bar.
struct ObjectFunctions {
  struct Function {
    let name: String
    let needs: ContextNeeds
    /// Whether the call creates the object at the scroll edge instead of the one away from it, or `nil` if the function creates only one.
    var atEdge: Bool?

    var call: SwiftExpression {
      let edge = atEdge.map { [SwiftArgument("atEdge", .boolean($0))] } ?? []
      return .call(name, needs.arguments + edge)
    }
  }

  private struct Subject {
    let variable: String
    let type: String
    /// The start of the names of functions, such as `navigationBarScrollEdge`.
    var prefix: String
    /// The summary for the documentation.
    var noun: String
    /// The slot of the object, or `nil` for values that several objects share.
    let slot: AppearanceSlot?
  }

  private typealias Code = (statements: [SwiftStatement], needs: ContextNeeds)

  /// The number of lines of a function above which its parts become functions.
  private static let longBody = 50
  /// The number of lines up to which shared values are set in the function that creates the objects, if there is only one.
  private static let longBasics = 44
  /// The number of lines of a loop's body above which it becomes a function.
  private static let longLoop = 12
  /// The number of lines up to which a part stays where it is.
  private static let shortPart = 8

  private let bar: DecidedTheme.Bar
  private let schema = Schema.standard
  private let values: DecidedValues
  private(set) var functions: DecisionFunctions
  private(set) var declarations: [SwiftDeclaration] = []
  private(set) var makers = CaseMap<AppearanceSlot, Function>()
  /// The places, by leaf, whose values differ between objects.
  private let varying: [LeafID: Set<[String]>]
  /// The places that all objects have in common, including those of backgrounds.
  private let shared: [DecidedTheme.Place]

  init(_ bar: DecidedTheme.Bar, _ values: DecidedValues, _ functions: DecisionFunctions) {
    self.bar = bar
    self.values = values
    self.functions = functions
    shared = Self.backgrounds(commonTo: bar) + bar.common
    var decisions: [LeafID: [[String]: Set<DecisionID>]] = [:]
    for place in bar.objects.flatMap(\.places) {
      decisions[place.leaf, default: [:]][place.path, default: []].insert(place.value.value)
    }
    varying = decisions.compactMapValues { places in
      let paths = places.filter { $0.value.count > 1 }.keys
      return paths.isEmpty ? nil : Set(paths)
    }
    writeAll()
  }

  private mutating func writeAll() {
    var common: Code = ([], [])
    if !shared.isEmpty {
      let subject = Subject(
        variable: "appearance",
        type: bar.kind.appearanceClass,
        prefix: bar.kind.rawValue,
        noun: "Sets what all appearances of the \(bar.kind.noun) have in common.",
        slot: nil
      )
      let longest = isMadeByOneFunction ? Self.longBasics : -1
      common = part(subject, as: "setBasics", atMost: longest) {
        $0.body(ObjectEntry.all($0.shared), subject)
      }
    }
    var known: [(object: DecidedTheme.Object, maker: Function)] = []
    for object in bar.objects where makers[object.slot] == nil {
      if let twin = known.first(where: { $0.object.makesTheSame(as: object) }) {
        makers[object.slot] = twin.maker
        continue
      }
      let atEdge = atEdge(object)
      let maker = write(object, atEdge, common)
      makers[object.slot] = maker
      known.append((object, maker))
      if let atEdge {
        let other = Function(name: maker.name, needs: maker.needs, atEdge: true)
        makers[atEdge.slot] = other
        known.append((atEdge, other))
      }
    }
  }

  /// Returns the places of backgrounds that all objects have in common, if they have something else in common.
  ///
  /// The places can be set in any order, unless translucency is among them, because it changes what was set before.
  private static func backgrounds(commonTo bar: DecidedTheme.Bar) -> [DecidedTheme.Place] {
    guard let first = bar.objects.first, !bar.common.isEmpty else { return [] }
    let all = bar.objects.map { $0.places.filter(\.belongsToBackground) }
    let common = first.places.filter { place in
      place.belongsToBackground && all.allSatisfy { $0.contains(place) }
    }
    let isOrdered = all.joined().contains {
      Schema.standard[$0.leaf].property.binding == .none
    }
    return isOrdered && all.contains { $0.count > common.count } ? [] : common
  }

  private var isMadeByOneFunction: Bool {
    guard let first = bar.objects.first else { return false }
    let other = atEdge(first)
    return bar.objects.allSatisfy {
      $0.makesTheSame(as: first) || other?.makesTheSame(as: $0) ?? false
    }
  }

  /// Returns the object of the same size at the scroll edge, if the two differ only in the background that they begin with.
  private func atEdge(_ object: DecidedTheme.Object) -> DecidedTheme.Object? {
    if values.decided.outcome(of: object.configure) == nil { return nil }
    return bar.objects.first { other in
      other.slot.isAtEdge && !object.slot.isAtEdge && other.slot.isCompact == object.slot.isCompact
        && other.places == object.places && other.configure != object.configure
        && makers[other.slot] == nil
    }
  }

  private mutating func write(
    _ object: DecidedTheme.Object,
    _ atEdge: DecidedTheme.Object?,
    _ common: Code
  ) -> Function {
    let prefix = bar.kind.rawValue + object.slot.capitalized
    // A function that creates all objects of the bar differs in its arguments from the function for the bar.
    let name = isMadeByOneFunction && atEdge != nil ? bar.kind.rawValue : functions.free(prefix)
    let subject = Subject(
      variable: "appearance",
      type: bar.kind.appearanceClass,
      prefix: prefix,
      noun: "",
      slot: object.slot
    )
    let place = declarations.count
    var needs = common.needs
    let configure = Self.brief(self.configure(object, atEdge, subject))
    needs.formUnion(functions.takeNeeds())
    let own = object.places.filter { !shared.contains($0) }
    let background = body(ObjectEntry.all(own.filter(\.belongsToBackground)), subject)
    let rest = body(ObjectEntry.all(own.filter { !$0.belongsToBackground }), subject)
    needs.formUnion(background.needs)
    needs.formUnion(rest.needs)
    let statements =
      [SwiftStatement.constant("appearance", .call(subject.type))]
      + configure + background.statements + common.statements + rest.statements
      + [.result(.name("appearance"))]
    let serves = bar.objects.filter { $0.slot == object.slot || $0.makesTheSame(as: object) }
    let isAnywhere = atEdge != nil || Set(serves.map(\.slot.isAtEdge)).count > 1
    let isAnySize = Set(serves.map(\.slot.isCompact)).count > 1
    let size = isAnySize ? "every" : object.slot.isCompact ? "compact" : "standard"
    let summary =
      isAnywhere
      ? "The bar in \(size) size, at the scroll edge or away from it."
      : "The bar in \(size) size, \(object.slot.isAtEdge ? "at" : "away from") the scroll edge."
    let function = SwiftDeclaration(
      "private static func \(name)",
      takes: needs.parameters() + (atEdge == nil ? [] : ["atEdge: Bool"]),
      result: subject.type,
      NamedParts(subject: subject.variable).named(statements),
      documentation: [summary]
    )
    declarations.insert(function, at: place)
    return Function(name: name, needs: needs, atEdge: atEdge.map { _ in false })
  }

  private mutating func configure(
    _ object: DecidedTheme.Object,
    _ atEdge: DecidedTheme.Object?,
    _ subject: Subject
  ) -> [SwiftStatement] {
    guard let last = object.backgrounds.last else { return [] }
    var result = Self.configure(last)
    if object.backgrounds.count == 1 {
      guard let atEdge else { return result }
      return Self.configure(result, atEdge: configure(atEdge, nil, subject))
    }
    for background in object.backgrounds.dropLast().reversed() {
      let condition = functions.condition(
        background.presence,
        named: "\(subject.prefix)Has\(background.name.capitalized)",
        "Whether the appearance begins with \(Self.words(background.name))."
      )
      guard let condition else {
        result = Self.configure(background)
        continue
      }
      let own = Self.configure(background)
      // A choice between two reads better without a "not".
      if result == Self.configure(last), let other = DecisionExpressions.affirmed(condition) {
        result = [.condition(.name(other), then: result, otherwise: own)]
      } else {
        result = [.condition(.name(condition), then: own, otherwise: result)]
      }
    }
    return result
  }

  /// Returns a choice between the code away from the edge and the code at it, without repeating a branch.
  private static func configure(
    _ away: [SwiftStatement],
    atEdge: [SwiftStatement]
  ) -> [SwiftStatement] {
    guard case .condition(let condition, let then, let otherwise)? = atEdge.first else {
      return [.condition(.name("atEdge"), then: atEdge, otherwise: away)]
    }
    let isSingle = condition.alternatives.count == 1 && !condition.text.contains("||")
    if then == away, condition.text.first != "#" {
      let conditions = ["!atEdge"] + condition.alternatives
      return [.condition(.any(conditions), then: away, otherwise: otherwise)]
    }
    if otherwise == away, isSingle {
      // A version check can't be part of an expression.
      let isCheck = condition.text.first == "#"
      let both = isCheck ? "\(condition.text), atEdge" : "atEdge && \(condition.text)"
      return [.condition(.name(both), then: then, otherwise: away)]
    }
    return [.condition(.name("atEdge"), then: atEdge, otherwise: away)]
  }

  private static func configure(_ background: DecidedTheme.Background) -> [SwiftStatement] {
    [.call(configureWith + background.name.capitalized)]
  }

  private static let configureWith = "appearance.configureWith"
  private static let longestConfiguration = 92

  /// Returns a choice between two configurations as one call, if it fits on a line.
  private static func brief(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    func configuration(_ statements: [SwiftStatement]) -> SwiftExpression? {
      guard statements.count == 1, case .expression(.call(let callee, _)) = statements[0],
        callee.hasPrefix(configureWith)
      else { return nil }
      let name = callee.dropFirst(configureWith.count)
      return .name(".\(name.prefix(1).lowercased())\(name.dropFirst())")
    }
    guard case .condition(let condition, let then, let other)? = statements.first,
      !condition.text.contains("#"), let first = configuration(then),
      let second = configuration(other)
    else { return statements }
    let choice = SwiftExpression.choice(condition.alternatives, first, second)
    return choice.text.utf8.count > longestConfiguration
      ? statements : [.call("appearance.configure", [choice])]
  }

  // MARK: - Bodies

  /// Returns the statements that set values on a subject; long ones become functions by the next step of the paths.
  private mutating func body(_ entries: [ObjectEntry], _ subject: Subject) -> Code {
    guard bar.kind == .tabBar else { return plainBody(entries, subject) }
    let items = SharedItemEntries(entries)
    var result = plainBody(items.others, subject)
    for (layout, entries) in items.ofOneLayout {
      let name = subject.prefix + Self.short(layout).capitalized
      let isLong = result.statements.lineCount > Self.longBody / 2
      let states = loop(overStatesOf: "appearance.\(layout)", entries, name, subject.slot, isLong)
      result.statements += states.statements
      result.needs.formUnion(states.needs)
    }
    let prefix = subject.prefix
    if items.ofLayouts.isEmpty {
      let isLong = result.statements.lineCount > Self.longBody / 2
      let states = loop(overStatesOf: "appearance", items.ofStates, prefix, subject.slot, isLong)
      return (result.statements + states.statements, result.needs.union(states.needs))
    }
    let layout = Subject(
      variable: "layout",
      type: "UITabBarItemAppearance",
      prefix: "\(prefix)Item",
      noun: "Sets what items have in common in every layout.",
      slot: subject.slot
    )
    let body = part(layout, atMost: Self.longBody - result.statements.lineCount) { functions in
      let states = functions.loop(
        overStatesOf: "layout",
        items.ofStates,
        prefix,
        subject.slot,
        false
      )
      let others = functions.plainBody(items.ofLayouts, layout)
      return (states.statements + others.statements, states.needs.union(others.needs))
    }
    result.needs.formUnion(body.needs)
    result.statements.append(.each("layout", in: .name("appearance.allLayouts"), body.statements))
    return result
  }

  /// Returns the loop that sets what the items of a layout share in every state; a long body becomes a function.
  private mutating func loop(
    overStatesOf layout: String,
    _ entries: [ObjectEntry],
    _ prefix: String,
    _ slot: AppearanceSlot?,
    _ isInLongBody: Bool
  ) -> Code {
    if entries.isEmpty { return ([], []) }
    let state = Subject(
      variable: "state",
      type: "UITabBarItemStateAppearance",
      prefix: "\(prefix)ItemState",
      noun: "Sets what items have in common in every state.",
      slot: slot
    )
    let body = part(state, atMost: isInLongBody ? 1 : Self.longLoop) {
      $0.plainBody(entries, state)
    }
    return ([.each("state", in: .name("\(layout).allStates"), body.statements)], body.needs)
  }

  /// Returns the statements that set values; parts of long ones become functions, divided by steps of the paths at some depths.
  private mutating func plainBody(
    _ entries: [ObjectEntry],
    _ subject: Subject,
    dividingAt depths: [Int] = [0, 1],
    within named: Set<Int> = []
  ) -> Code {
    let whole = written(entries, subject)
    guard whole.code.statements.lineCount > Self.longBody,
      let division = shortestDivision(of: entries, subject, at: depths)
    else {
      functions = whole.functions
      return whole.code
    }
    // The longest parts become functions, as many as necessary.
    let (depth, groups, lengths) = division
    // Parts share lines, such as a version check, so subtracting their lengths gives an estimate, which is then checked.
    var remaining = whole.code.statements.lineCount
    var parts: Set<Int> = []
    var rest: [ObjectEntry] {
      groups.indices.filter { !parts.contains($0) }.flatMap { groups[$0] }
    }
    let byLength = groups.indices.sorted { (lengths[$1], $0) < (lengths[$0], $1) }
    for index in byLength where lengths[index] > Self.shortPart {
      if remaining + parts.count <= Self.longBody {
        remaining = written(rest, subject).code.statements.lineCount
        if remaining + parts.count <= Self.longBody { break }
      }
      remaining -= lengths[index]
      parts.insert(index)
    }
    // Parts stay in UIKit's order, which doesn't depend on their lengths.
    var result: Code = ([], [])
    for index in groups.indices where parts.contains(index) {
      let part = plainPart(
        groups[index],
        subject,
        dividingAt: depths.filter { $0 != depth },
        within: named.union([depth])
      )
      result.statements += part.statements
      result.needs.formUnion(part.needs)
    }
    let others = written(rest, subject)
    functions = others.functions
    let (statements, needs) = others.code
    return (statements + result.statements, result.needs.union(needs))
  }

  private func written(
    _ entries: [ObjectEntry],
    _ subject: Subject
  ) -> (code: Code, functions: DecisionFunctions) {
    var writer = StatementWriter(
      values: values,
      subject: subject.variable,
      functions: functions
    ) { [varying, schema] entry in
      guard let slot = subject.slot, let paths = varying[entry.leaf] else { return nil }
      // Entries that several layouts or states share begin after those steps. A renamed part is the first step.
      let end = schema[entry.leaf].former == nil ? entry.path[...] : entry.path.dropFirst()
      return paths.contains { $0.suffix(end.count).elementsEqual(end) } ? slot : nil
    }
    writer.write(entries)
    let needs = writer.functions.takeNeeds()
    return ((GuardedCode.joined(writer.pieces), needs), writer.functions)
  }

  /// Returns entries in groups by the step at a depth, with the lines that each group takes, or `nil` if no step divides them.
  ///
  /// One statement may set equal values in several groups, so the groups of another depth can take many fewer lines.
  private func shortestDivision(
    of entries: [ObjectEntry],
    _ subject: Subject,
    at depths: [Int]
  ) -> (depth: Int, groups: [[ObjectEntry]], lengths: [Int])? {
    var shortest: (depth: Int, groups: [[ObjectEntry]], lengths: [Int])?
    var limit = Int.max
    for depth in depths where entries.contains(where: { $0.canBeDivided(at: depth) }) {
      var steps = OrderedGroups<String, ObjectEntry>()
      for entry in entries { steps.add([entry], to: step(entry, depth)) }
      let groups = steps.all.map(\.values)
      let lengths = groups.map { written($0, subject).code.statements.lineCount }
      let sum = lengths.reduce(0, +)
      guard groups.count > 1, sum <= limit else { continue }
      shortest = (depth, groups, lengths)
      limit = sum - Self.shortPart
    }
    return shortest
  }

  /// Returns the next step of an entry, which is the same for all values that UIKit sets in one call.
  private func step(_ entry: ObjectEntry, _ depth: Int) -> String {
    let leaf = schema[entry.leaf]
    if case .argument(let call, _) = leaf.property.binding { return call }
    // Values that have another name on newer systems belong together.
    if entry.path.first == RenamedParts.anyName, leaf.uikitPath.count > depth {
      return leaf.uikitPath[depth]
    }
    return entry.path.count > depth ? entry.path[depth] : entry.path.last ?? ""
  }

  /// Returns the statements of a part, or a call to a function that is named after the steps at some depths.
  private mutating func plainPart(
    _ entries: [ObjectEntry],
    _ subject: Subject,
    dividingAt depths: [Int],
    within named: Set<Int>
  ) -> Code {
    let steps = (0...(named.max() ?? 0)).map { depth in
      var steps = OrderedGroups<String, ObjectEntry>()
      for entry in entries { steps.add([entry], to: step(entry, depth)) }
      return steps.all.map(\.key)
    }
    var inner = subject
    let names = steps.enumerated().filter { $1.count == 1 || named.contains($0) }
    inner.prefix += names.map { Self.short($0.element[0]).capitalized }.joined()
    let paths =
      steps.allSatisfy { $0.count == 1 }
      ? "`\(steps.joined().joined(separator: "."))`"
      : steps.reversed().map(Self.listed).joined(separator: " of ")
    inner.noun = "Sets \(paths)."
    // The part itself checks for newer versions.
    return part(inner, atMost: Self.shortPart) { [subject] in
      $0.plainBody(entries, subject, dividingAt: depths, within: named)
    }
  }

  /// Returns statements on a subject or, if they are too long, a call to a new function, which precedes those that it calls.
  private mutating func part(
    _ subject: Subject,
    as name: String? = nil,
    atMost longest: Int,
    _ body: (inout ObjectFunctions) -> Code
  ) -> Code {
    let place = declarations.count
    let code = body(&self)
    if code.statements.lineCount <= longest { return code }
    // The type of the parameter tells the functions of different bars apart.
    let rest = subject.prefix.dropFirst(bar.kind.rawValue.count)
    let name = functions.free(name ?? "set\(rest)")
    let function = SwiftDeclaration(
      "private static func \(name)",
      takes: ["of \(subject.variable): \(subject.type)"] + code.needs.parameters(),
      NamedParts(subject: subject.variable).named(code.statements),
      documentation: [subject.noun]
    )
    declarations.insert(function, at: place)
    let arguments = [SwiftArgument("of", .name(subject.variable))] + code.needs.arguments
    return ([.call(name, arguments)], code.needs)
  }

  /// Returns `defaultBackground` as `a default background`.
  private static func words(_ name: String) -> String {
    let first = name.prefix { $0.isLowercase }
    let article = first.first.map { "aeiou".contains($0) } ?? false ? "an" : "a"
    return "\(article) \(first) background"
  }

  private static func listed(_ steps: [String]) -> String {
    let names = steps.map { "`\($0)`" }
    guard names.count > 2, let last = names.last else { return names.joined(separator: " and ") }
    return "\(names.dropLast().joined(separator: ", ")), and \(last)"
  }

  private static func short(_ step: String) -> String {
    step.dropping(["LayoutAppearance", "Appearance", "TextAttributes"])
  }
}

extension DecidedTheme.Object {
  fileprivate func makesTheSame(as other: DecidedTheme.Object) -> Bool {
    configure == other.configure && places == other.places
  }
}
