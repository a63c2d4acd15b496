import LintelAppearance
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Writes the tokens of a theme, which the rest of the app can use, too: an enum for each group with a member for each token.
struct TokenDeclarations {
  private static let baseFonts = "BaseFonts"

  private struct Member {
    let token: DecidedTheme.Token
    let name: String
    let needs: ContextNeeds

    func call(in container: String) -> ContextualExpression {
      ContextualExpression(code: needs.reference(to: "\(container).\(name)"), needs: needs)
    }
  }

  /// The least number of tokens in a part.
  private static let smallestPart = 250

  private let members: [TokenGroup: [Member]]
  /// The access modifier for declarations that other modules can use.
  private let access: String
  /// The access modifier for declarations that only other parts of the output use.
  private let innerAccess: String
  let values: DecidedValues
  private let baseMembers: [Member]

  init(_ backend: SwiftBackend) {
    let decided = backend.decided
    let tokens = decided.tokens
    // There can be many tokens, and names and needs don't depend on each other.
    let (needs, spellings) = concurrently(
      { TokenNeeds.all(of: decided) },
      with: { tokens.map { SwiftName.flatMember($0.key.name) } }
    )
    var calls: [TokenKey: ContextualExpression] = [:]
    calls.reserveCapacity(tokens.count)
    var members: [TokenGroup: [Member]] = [:]
    for ((token, needs), name) in zip(zip(tokens, needs), spellings) {
      let member = Member(token: token, name: name, needs: needs)
      members[token.key.group, default: []].append(member)
      calls[token.key] = member.call(in: token.key.group.swiftEnum.name)
    }
    self.members = members
    access = backend.access
    innerAccess = backend.options.splits ? "" : "private "
    let bases = Self.bases(of: decided)
    baseMembers = (members[.fonts] ?? []).filter { bases.contains($0.token.key) }
    let baseCalls = baseMembers.map { ($0.token.key, $0.call(in: Self.baseFonts)) }
    values = DecidedValues(
      decided,
      backend.values,
      tokens: calls,
      bases: Dictionary(uniqueKeysWithValues: baseCalls)
    )
  }

  /// Returns the font tokens that other fonts derive from, directly or through tokens that only refer to others.
  private static func bases(of decided: DecidedTheme) -> Set<TokenKey> {
    let values = decided.theme.values
    var bases: Set<TokenKey> = []
    var open = values.compactMap { if case .derivedFont(let font) = $0 { font.base } else { nil } }
    let tokens = open.isEmpty ? [] : decided.tokens.filter { $0.key.group == .fonts }
    let decisions = Dictionary(uniqueKeysWithValues: tokens.map { ($0.key, $0.value) })
    while let key = open.popLast() {
      guard let decision = decisions[key], bases.insert(key).inserted else { continue }
      for case .value(let id) in decided.outcomes(of: decision) {
        if case .token(let other) = values[id.index] { open.append(other) }
      }
    }
    return bases
  }

  /// The enums of the groups; the constants of many tokens are created in two parallel parts.
  var declarations: [SwiftDeclaration] {
    let bareNames = Set(members.values.joined().map(\.name.withoutBackticks))
    return TokenGroup.allCases.flatMap { group -> [SwiftDeclaration] in
      guard let own = members[group] else { return [] }
      let (name, summary) = group.swiftEnum
      let host = DecisionHost.theme(isOnMainActor: group.isOnMainActor)
      var functions = DecisionFunctions(values, host: host)
      functions.reserve(bareNames)
      let constants = inParts(of: own.count, minimumCountPerPart: Self.smallestPart) { part in
        own[part].map { constant($0, group) }
      }
      let all = zip(own, constants.joined()).map { member, constant in
        constant ?? declaration(member, group, &functions)
      }
      let isolation = group.isOnMainActor ? "@MainActor " : ""
      let tokens = SwiftDeclaration(
        .members("\(isolation)\(access)enum \(name)", all + functions.declarations),
        documentation: [summary]
      )
      return group == .fonts && !baseMembers.isEmpty ? [tokens, baseFonts(bareNames)] : [tokens]
    }
  }

  private func baseFonts(_ names: Set<String>) -> SwiftDeclaration {
    var functions = DecisionFunctions(values, host: .theme(isOnMainActor: false))
    functions.reserve(names)
    let all = baseMembers.map { member in
      let subject = DecisionFunctions.Subject(
        name: member.name.withoutBackticks,
        type: "ThemeFont",
        summary: "The font of the token `\(member.token.key.name)`."
      ) { values.base($0) ?? .nothing }
      let body = functions.body(member.token.value, subject)
      return declaration(of: member, subject.type, body)
    }
    return SwiftDeclaration(
      .members("\(innerAccess)enum \(Self.baseFonts)", all + functions.declarations),
      documentation: ["The fonts that others derive from."]
    )
  }

  /// The tokens that SwiftUI has types for, created from UIKit's values.
  var views: [SwiftDeclaration] {
    TokenGroup.allCases.compactMap { group in
      guard let form = group.swiftUIForm, let own = members[group] else { return nil }
      let container = group.swiftEnum.name
      let optional = group.valueType.swiftType.hasSuffix("?") ? " ?? UIImage()" : ""
      let all = own.map { member in
        let value = member.call(in: container).code.text + optional
        let view = SwiftExpression.name("\(form.type)(\(form.label): \(value))")
        return declaration(
          of: member,
          form.type,
          [.result(view)],
          access: access,
          isOnMainActor: true
        )
      }
      return SwiftDeclaration(
        .members("@MainActor \(access)enum View\(container)", all),
        documentation: [form.summary]
      )
    }
  }

  /// Returns a constant for a color, a number, or a string that is the same everywhere, or `nil` for every other token.
  private func constant(_ member: Member, _ group: TokenGroup) -> SwiftDeclaration? {
    guard member.needs.isEmpty, let outcome = values.decided.outcome(of: member.token.value) else {
      return nil
    }
    return group.valueType.constant("\(access)static", member.name, code(outcome, group).code)
  }

  private func declaration(
    _ member: Member,
    _ group: TokenGroup,
    _ functions: inout DecisionFunctions
  ) -> SwiftDeclaration {
    let type = group.valueType.swiftType
    if baseMembers.contains(where: { $0.token.key == member.token.key }) {
      let font = SwiftExpression.member(member.call(in: Self.baseFonts).code, "uiFont")
      return declaration(of: member, type, [.result(font)], access: access)
    }
    let subject = DecisionFunctions.Subject(
      name: member.name.withoutBackticks,
      type: type,
      summary: "The token `\(member.token.key.name)`.",
      spelling: group.rawValue
    ) { code($0, group) }
    let body = functions.body(member.token.value, subject)
    return declaration(of: member, type, body, access: access, isOnMainActor: group.isOnMainActor)
  }

  private func declaration(
    of member: Member,
    _ type: String,
    _ body: [SwiftStatement],
    access: String = "",
    isOnMainActor: Bool = false
  ) -> SwiftDeclaration {
    let needs = member.needs
    let isolation = needs.contains(.device) && !isOnMainActor ? "@MainActor " : ""
    let isProperty = needs.needsNoParameters
    return SwiftDeclaration(
      "\(isolation)\(access)static \(isProperty ? "var" : "func") \(member.name)",
      takes: isProperty ? nil : needs.parameters(),
      result: type,
      body
    )
  }

  private func code(_ outcome: ThemeDecisions.Outcome, _ group: TokenGroup) -> ContextualExpression
  {
    values.value(outcome, as: group.valueType) ?? .nothing
  }
}

/// The inputs that tokens need, including those of the tokens that they refer to.
private struct TokenNeeds {
  private let decided: DecidedTheme
  private let values: [Value]
  private let places: [TokenKey: Int]
  /// The needs of each token in the list, or `nil` if they aren't known yet.
  private var known: [ContextNeeds?]

  private init(_ decided: DecidedTheme) {
    self.decided = decided
    values = decided.theme.values
    let tokens = decided.tokens
    places = Dictionary(uniqueKeysWithValues: tokens.indices.lazy.map { (tokens[$0].key, $0) })
    known = Array(repeating: nil, count: tokens.count)
  }

  static func all(of decided: DecidedTheme) -> [ContextNeeds] {
    var needs = Self(decided)
    return decided.tokens.indices.map { needs.needs(ofTokenAt: $0) }
  }

  private mutating func needs(ofTokenAt place: Int) -> ContextNeeds {
    if let known = known[place] { return known }
    // A cycle is an error in the theme.
    known[place] = []
    let decision = decided.tokens[place].value
    var needs = ContextNeeds(asking: decided.support(of: decision))
    for outcome in decided.outcomes(of: decision) {
      guard case .value(let id) = outcome else { continue }
      if values[id.index].isSuppliedByApp { needs.insert(.context) }
      for other in values[id.index].tokens {
        if let place = places[other] { needs.formUnion(self.needs(ofTokenAt: place)) }
      }
    }
    known[place] = needs
    return needs
  }
}

extension TokenGroup {
  var swiftEnum: (name: String, summary: String) {
    switch self {
    case .colors: ("Colors", "The theme's colors, for the rest of the app, too.")
    case .fonts: ("Fonts", "The theme's fonts, in the size that the user has chosen.")
    case .images: ("Images", "The theme's images.")
    case .effects: ("Effects", "The theme's blurs.")
    case .offsets: ("Offsets", "The theme's offsets, in points.")
    case .numbers: ("Numbers", "The theme's numbers.")
    case .strings: ("Strings", "The theme's strings.")
    }
  }

  /// Whether UIKit creates the group's values only on the main actor.
  var isOnMainActor: Bool { self == .effects }
}
