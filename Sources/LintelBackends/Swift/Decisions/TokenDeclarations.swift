import LintelAppearance
import LintelDecisions
import LintelDiagnostics
import LintelSchema
import LintelTheme

/// Writes the tokens of a theme, for the rest of the app too: an enum for each group with a member for each token.
struct TokenDeclarations {
  /// What tokens are called where they are used.
  let calls: [TokenKey: NeedyExpression]

  /// A token with what several declarations need of it.
  private struct Member {
    let token: DecidedTheme.Token
    let name: String
    let needs: ContextNeeds
  }

  /// A part has at least so many tokens.
  private static let smallestPart = 250

  /// The tokens by group, in the order of their keys.
  private let members: [TokenGroup: [Member]]
  /// What precedes declarations that other modules may use.
  private let access: String
  /// Spells values with tokens.
  private let values: DecidedValues

  init(_ backend: SwiftBackend) {
    let decided = backend.decided
    let tokens = decided.tokens
    // There can be many tokens, and neither names nor needs depend on the other.
    let (needs, spellings) = concurrently(
      { TokenNeeds.all(of: decided) },
      with: { Self.spellings(of: tokens) }
    )
    var calls: [TokenKey: NeedyExpression] = [:]
    calls.reserveCapacity(tokens.count)
    var members: [TokenGroup: [Member]] = [:]
    for ((token, needs), (member, name)) in zip(zip(tokens, needs), spellings) {
      members[token.key.group, default: []].append(Member(token: token, name: member, needs: needs))
      calls[token.key] = NeedyExpression(
        code: needs.isNothingTold ? .name(name) : .call(name, needs.arguments),
        needs: needs
      )
    }
    self.calls = calls
    self.members = members
    access = backend.access
    values = DecidedValues(decided, backend.values, tokens: calls)
  }

  /// What each token is called in its enum and with it.
  private static func spellings(
    of tokens: [DecidedTheme.Token]
  ) -> [(member: String, name: String)] {
    var taken: Set<String> = []
    taken.reserveCapacity(tokens.count)
    return tokens.map { token in
      var member = SwiftName.flatMember(token.key.name)
      var name = "\(token.key.group.swiftEnum.name).\(member)"
      while !taken.insert(name).inserted {
        member += "_"
        name += "_"
      }
      return (member, name)
    }
  }

  /// The enums; the constants of many tokens are made in two parts at once.
  var declarations: [SwiftDeclaration] {
    let bareNames = Set(members.values.joined().map(\.name.withoutBackticks))
    return TokenGroup.allCases.compactMap { group in
      guard let own = members[group] else { return nil }
      let (name, summary) = group.swiftEnum
      let host = DecisionHost.theme(isOnMainActor: group.isOnMainActor)
      var functions = DecisionFunctions(values, host: host)
      functions.reserve(bareNames)
      let constants = inParts(of: own.count, noSmallerThan: Self.smallestPart) { part in
        own[part].map { constant($0, group) }
      }
      let all = zip(own, constants.joined()).map { member, constant in
        constant ?? declaration(member, group, &functions)
      }
      let isolation = group.isOnMainActor ? "@MainActor " : ""
      return SwiftDeclaration(
        .members("\(isolation)\(access)enum \(name)", all + functions.declarations),
        documentation: [summary]
      )
    }
  }

  /// The tokens that SwiftUI has types for, made from those of UIKit.
  var views: [SwiftDeclaration] {
    TokenGroup.allCases.compactMap { group in
      guard let form = group.swiftUIForm, let own = members[group] else { return nil }
      let container = group.swiftEnum.name
      let optional = group.valueType.swiftType.hasSuffix("?") ? " ?? UIImage()" : ""
      let all = own.map { member in
        let (name, owned) = (member.name, member.needs)
        let isProperty = owned.isNothingTold
        let arguments = owned.arguments.map(\.text).joined(separator: ", ")
        let value = "\(container).\(name)\(isProperty ? "" : "(\(arguments))")\(optional)"
        return SwiftDeclaration(
          "\(access)static \(isProperty ? "var" : "func") \(name)",
          takes: isProperty ? nil : owned.parameters(),
          result: form.type,
          [.result(.name("\(form.type)(\(form.label): \(value))"))]
        )
      }
      return SwiftDeclaration(
        .members("@MainActor \(access)enum View\(container)", all),
        documentation: [form.summary]
      )
    }
  }

  /// A color that is the same everywhere, which stays; nil for every other token.
  private func constant(_ member: Member, _ group: TokenGroup) -> SwiftDeclaration? {
    guard member.needs.isEmpty, group.valueType == .color,
      let outcome = values.decided.outcome(of: member.token.value)
    else { return nil }
    return SwiftDeclaration(
      .constant("\(access)static let \(member.name)", code(outcome, group).code)
    )
  }

  /// Fonts follow the size that the user chose, and effects and images are made anew.
  private func declaration(
    _ member: Member,
    _ group: TokenGroup,
    _ functions: inout DecisionFunctions
  ) -> SwiftDeclaration {
    let (token, name, needs) = (member.token, member.name, member.needs)
    let isolation = needs.contains(.device) && !group.isOnMainActor ? "@MainActor " : ""
    let subject = DecisionFunctions.Subject(
      name: name.withoutBackticks,
      type: group.valueType.swiftType,
      summary: "The token `\(token.key.name)`.",
      spelling: token.key.group.rawValue
    ) { code($0, group) }
    let isProperty = needs.isNothingTold
    return SwiftDeclaration(
      "\(isolation)\(access)static \(isProperty ? "var" : "func") \(name)",
      takes: isProperty ? nil : needs.parameters(),
      result: group.valueType.swiftType,
      functions.body(token.value, subject)
    )
  }

  private func code(_ outcome: ThemeDecisions.Outcome, _ group: TokenGroup) -> NeedyExpression {
    values.value(outcome, as: group.valueType) ?? .nothing
  }
}

/// What tokens have to be told, those that they refer to included.
private struct TokenNeeds {
  private let decided: DecidedTheme
  private let values: [Value]
  /// By token, where it is in the theme's list.
  private let places: [TokenKey: Int]
  /// By token of the list; nil for one that nobody has asked for.
  private var known: [ContextNeeds?]

  private init(_ decided: DecidedTheme) {
    self.decided = decided
    values = decided.theme.values
    let tokens = decided.tokens
    places = Dictionary(uniqueKeysWithValues: tokens.indices.lazy.map { (tokens[$0].key, $0) })
    known = Array(repeating: nil, count: tokens.count)
  }

  /// What each token of a theme has to be told, in the order of its list.
  static func all(of decided: DecidedTheme) -> [ContextNeeds] {
    var needs = Self(decided)
    return decided.tokens.indices.map { needs.needs(ofTokenAt: $0) }
  }

  private mutating func needs(ofTokenAt place: Int) -> ContextNeeds {
    if let known = known[place] { return known }
    // A cycle is an error of the theme's.
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
  /// The enum that the group becomes, with its documentation.
  var swiftEnum: (name: String, summary: String) {
    switch self {
    case .colors: ("Colors", "The theme's colors, for the rest of the app too.")
    case .fonts: ("Fonts", "The theme's fonts, in the size that the user has chosen.")
    case .images: ("Images", "The theme's images.")
    case .effects: ("Effects", "The theme's blurs.")
    case .offsets: ("Offsets", "The theme's offsets, in points.")
    case .numbers: ("Numbers", "The theme's numbers.")
    case .strings: ("Strings", "The theme's texts.")
    }
  }

  /// Whether UIKit makes its values on the main actor alone.
  var isOnMainActor: Bool { self == .effects }
}
