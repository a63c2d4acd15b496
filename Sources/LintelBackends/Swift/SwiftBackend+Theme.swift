import LintelAppearance
import LintelSchema
import LintelTheme

/// Writes the types and functions of a theme that an app uses: its brands, promos, and screens, contexts, and their styles.
extension SwiftBackend {
  var types: [SwiftDeclaration] {
    var result = [
      enumeration(
        "Brand",
        "A brand of the theme.",
        decided.brands.map { outline.brands[$0].name },
        decided.brands.map { names.brands[$0] }
      )
    ]
    if !outline.promos.isEmpty { result.append(promos) }
    result += zip(decided.modes, names.modes).enumerated().map { index, pair in
      let (mode, names) = pair
      return enumeration(
        names.type,
        "A value of the mode '\(mode.name)'; '\(mode.values[0])' by default.",
        mode.values,
        decided.values(ofMode: index).map { names.values[$0] }
      )
    }
    if !outline.screens.isEmpty {
      let screens = decided.screens.map { outline.screens[$0].name }
      let members = decided.screens.map { names.screens[$0] }
      result.append(enumeration("Screen", "A screen of the theme.", screens, members))
    }
    if !outline.parameters.isEmpty { result.append(colors) }
    return result + [context]
  }

  private func enumeration(
    _ type: String,
    _ documentation: String,
    _ raw: [String],
    _ members: [String],
    conformances: String = "CaseIterable",
    notes: [[String]] = [],
    also: [SwiftDeclaration] = []
  ) -> SwiftDeclaration {
    let cases = zip(raw, members).enumerated().map { index, pair in
      let (raw, member) = pair
      let value = raw == member.withoutBackticks ? "" : " = \(SwiftLiteral.string(raw))"
      return SwiftDeclaration(
        .line("case \(member)\(value)"),
        documentation: notes.isEmpty ? [] : notes[index]
      )
    }
    return SwiftDeclaration(
      .members("\(access)enum \(type): String, \(conformances), Sendable", cases + also),
      documentation: [documentation]
    )
  }

  private var promos: SwiftDeclaration {
    let notes = outline.promos.map { promo -> [String] in
      switch (promo.from, promo.until) {
      case (nil, nil): []
      case (let from?, nil): ["Runs from \(from.text)."]
      case (nil, let until?): ["Runs until \(until.text)."]
      case (let from?, let until?): ["Runs from \(from.text) until \(until.text)."]
      }
    }
    let also = outline.promos.contains(where: \.isDated) ? [span] : []
    return enumeration(
      "Promo",
      outline.promos.contains { !$0.isDated }
        ? "A promo of the theme; the app turns on promos without dates." : "A promo of the theme.",
      outline.promos.map(\.name),
      names.promos,
      conformances: "ThemePromo",
      notes: notes,
      also: also
    )
  }

  private var span: SwiftDeclaration {
    func instant(_ instant: Promo.Instant?) -> SwiftExpression {
      guard let instant else { return .none }
      return .call(
        instant.hasOffset ? ".utc" : ".local",
        instant.calendarFields.map { .number(Double($0)) }
      )
    }
    let promos = zip(outline.promos, names.promos)
    let others = promos.filter { !$0.0.isDated }.map(\.1.afterDot)
    var cases = promos.filter { $0.0.isDated }.map { promo, name in
      let ends = [
        SwiftArgument("from", instant(promo.from)), SwiftArgument("until", instant(promo.until)),
      ]
      return SwiftCase(patterns: [name.afterDot], body: [.result(.call("PromoSpan", ends))])
    }
    if !others.isEmpty { cases.append(SwiftCase(patterns: others, body: [.result(.none)])) }
    return SwiftDeclaration(
      "\(access)var span",
      result: "PromoSpan?",
      [.selection("self", SwiftCase.merged(cases))],
      documentation: ["When the promo runs, or nil if the app turns it on."]
    )
  }

  private var colors: SwiftDeclaration {
    let fields = outline.parameters.map { parameter in
      Field(name: names.parameters[parameter.name] ?? parameter.name, type: "UIColor", initial: nil)
    }
    return structure(ProxyCalls.suppliedColors, fields, "The colors that only the app knows.")
  }

  private var context: SwiftDeclaration {
    let brand = decided.brands.count == 1 ? names.brands[decided.brands[0]].afterDot : nil
    var fields = [Field(name: "brand", type: "Brand", initial: brand)]
    if !outline.promos.isEmpty {
      fields.append(Field(name: "promos", type: "Set<Promo>", initial: "[]"))
    }
    fields += names.modes.enumerated().map { index, mode in
      let first = mode.values[decided.values(ofMode: index)[0]]
      return Field(name: mode.property, type: mode.type, initial: first.afterDot)
    }
    if !outline.parameters.isEmpty {
      fields.append(Field(name: "colors", type: ProxyCalls.suppliedColors, initial: nil))
    }
    return structure(
      "Context",
      fields,
      "The context of the app, except for the screen.",
      // What has `runs`, for conditions.
      conformances: outline.promos.isEmpty ? "" : "PromoContext, ",
      hasRules: !PromoCalendar(outline.promos).admitsEverySet
    )
  }

  private struct Field {
    let name: String
    let type: String
    let initial: String?

    var text: String {
      "\(name): \(type)\(initial.map { " = \($0)" } ?? "")"
    }
  }

  /// Returns a structure; `hasRules` adds the promos that run, for a theme with promos that can't run together.
  private func structure(
    _ name: String,
    _ fields: [Field],
    _ documentation: String,
    conformances: String = "",
    hasRules: Bool = false
  ) -> SwiftDeclaration {
    // Only a public structure, or one with rules, needs its own initializer.
    let isPlain = access.isEmpty && !hasRules
    let running = SwiftExpression.call("Self.rules.running", [.name("promos")])
    let update = hasRules ? [SwiftStatement.assignment("running", running)] : []
    var members = fields.map { field in
      let text = "\(access)var \(isPlain ? field.text : "\(field.name): \(field.type)")"
      guard hasRules, field.name == "promos" else { return SwiftDeclaration(.line(text)) }
      return SwiftDeclaration(
        .members(text, [SwiftDeclaration("didSet", update)]),
        documentation: ["The promos that the app asks for."]
      )
    }
    if hasRules {
      members += [
        SwiftDeclaration(
          .line("\(access)private(set) var running: Set<Promo>"),
          documentation: [
            "The promos that run: those that the app asks for, except promos that can't run with the others."
          ]
        ),
        SwiftDeclaration(.constant("private static let rules", rules)),
      ]
    }
    if !isPlain {
      let body = fields.map { SwiftStatement.assignment("self.\($0.name)", .name($0.name)) }
      members.append(SwiftDeclaration("\(access)init", takes: fields.map(\.text), body + update))
    }
    return SwiftDeclaration(
      .members("\(access)struct \(name): \(conformances)Hashable, Sendable", members),
      documentation: [documentation]
    )
  }

  private var rules: SwiftExpression {
    let promos = zip(outline.promos, names.promos)
    func list(_ others: [String]) -> SwiftExpression {
      .array(promos.filter { others.contains($0.0.name) }.map { .name($0.1.afterDot) })
    }
    let members = promos.map { promo, name in
      let companions: SwiftExpression =
        switch promo.companions {
        case .alone: .name(".alone")
        case .any: .name(".any")
        case .with(let others): .call(".with", [list(others)])
        }
      return SwiftExpression.call(
        ".init",
        [
          SwiftArgument(nil, .name(name.afterDot)),
          SwiftArgument("span", promo.isDated ? .name("Promo\(name.afterDot).span") : .none),
          SwiftArgument("companions", companions),
        ]
      )
    }
    return .call("PromoRules<Promo>", [.array(members)])
  }

  /// The functions that create styles, which the runtime library's `BarTheme` applies.
  var styleFunctions: [SwiftDeclaration] {
    let arguments =
      [SwiftArgument("in", .name("context"))]
      + (hasScreens ? [.passing("screen")] : [])
    let parts =
      BarKind.allCases.filter(decided.sets).map(\.rawValue)
      + (decided.settings.isEmpty ? [] : ["settings"])
    let style = SwiftExpression.call(
      "ThemeStyle",
      parts.map { SwiftArgument($0, .call($0, arguments)) }
    )
    return [
      SwiftDeclaration(
        "\(access)static func style",
        takes: ["in context: Context"] + (hasScreens ? ["screen: Screen?"] : []),
        result: "ThemeStyle",
        [.result(style)],
        documentation: ["Everything that the theme sets for a context."] + sizeUse
      )
    ]
  }

  /// The documentation of the size classes that matter, in a theme with conditions for them.
  private var sizeUse: [String] {
    guard outline.distinguishesSizeClasses else { return [] }
    return [
      "",
      "Its size classes are those of `UITraitCollection.current`; `apply` and a `ThemeController` make those of the bar current.",
    ]
  }
}
