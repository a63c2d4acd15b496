import LintelTheme

/// The schemas of a theme's blocks: the valid keys of each place, and the names that open blocks.
struct BlockSchemas {
  let properties: (properties: [JSONMember], patterns: [JSONMember])
  let names: KnownNames?

  /// Returns the schema of a theme's file; only the root file has `theme`.
  func file() -> JSONValue {
    block(
      [
        member(.lintel, "The version of the language.", ["const": 1]),
        member(
          .theme,
          "The theme's name, in the root file; it names the generated Swift type.",
          .pattern("^[^.]+$")
        ),
        member(.ios, "The versions that the outputs are for, oldest..newest.", Self.versions),
        member(
          .glass,
          "Whether iOS 26 keeps the theme's backgrounds or draws its own glass.",
          .words(["keep", "native"])
        ),
        member(
          .assets,
          "Asset catalogs of the app and lists of SF Symbols, relative to this file, so that names in them are checked.",
          .definition("names")
        ),
        member(
          .imports,
          "Files that belong to the theme, relative to this one; '*' matches any name.",
          .definition("names")
        ),
        member(.groups, "Names for sets of screens.", named(.definition("screenSet"), nil)),
        member(
          .styles,
          "Named declarations that blocks add with 'use'.",
          named(.definition("block"), nil)
        ),
        member(.flows, "Chains of pushes: home -> product -> checkout.", flows),
        member(.brands, "The brands.", named(.definition("declaredBrand"), names?.brands)),
        member(.promos, "The promos.", named(.definition("declaredPromo"), names?.promos)),
        member(
          .modes,
          "The theme's own dimensions, each with its values; the first one applies by default.",
          modes(declares: true)
        ),
        member(
          .screens,
          "The screens, patterns, and groups.",
          named(.definition("declaredScreen"), names?.screens)
        ),
      ],
      isTopLevel: true
    )
  }

  func definitions() -> [JSONMember] {
    // A time needs its offset, as in `PromoReader`.
    let day = "[0-9]{4}-[0-9]{2}-[0-9]{2}"
    let time = "[0-9]{2}:[0-9]{2}(:[0-9]{2})?([Zz]|[+-][0-9]{2}:[0-9]{2})"
    let date: JSONValue = .pattern("^\(day)([Tt ]\(time))?$")
    return [
      JSONMember("block", block([])),
      JSONMember(
        "declaredBrand",
        block([
          member(
            .extends,
            "The brand that this one extends.",
            name(names?.brands)
          ),
          member(
            .screens,
            "Screens; a screen that isn't declared anywhere else exists only in this brand.",
            named(.definition("declaredScreen"), names?.screens)
          ),
        ])
      ),
      JSONMember(
        "declaredPromo",
        block([
          member(.from, "The first day, or a date and time with offset.", date),
          member(.until, "The first day, or date and time, when it no longer runs.", date),
          member(
            .with,
            "The promos that can run at the same time: their names, or 'any'.",
            .anyOf([.words(["any"])] + oneOrMore(name(names?.promos)))
          ),
        ])
      ),
      JSONMember(
        "declaredScreen",
        block([
          member(.class, "The Swift type of the view controller.", ["type": "string"]),
          member(
            .navigationController,
            "The Swift type of the navigation controller.",
            ["type": "string"]
          ),
        ])
      ),
      JSONMember("screenSet", .anyOf(oneOrMore(screenOrPattern))),
      JSONMember("tokens", tokens),
    ]
      + SettingSchemas(types: names?.types ?? []).definitions()
      + TokenGroup.allCases.map { JSONMember("tokens.\($0.rawValue)", tokens(of: $0)) }
  }

  private func modes(declares: Bool) -> JSONValue {
    let block = JSONValue.definition("block")
    guard let modes = names?.modes else { return named(named(block, nil), nil) }
    let members = modes.map { mode in
      JSONMember(mode.name, .optional(declares ? named(block, mode.values) : nested(mode.values)))
    }
    return [
      "type": ["object", "null"],
      "properties": .object(members),
      "additionalProperties": declares ? .optional(named(block, nil)) : false,
    ]
  }

  // MARK: Blocks

  /// Returns a block with additional keys, which replace keys of the same name that every block has.
  private func block(_ own: [JSONMember], isTopLevel: Bool = false) -> JSONValue {
    let nested = [
      member(.brands, "What applies in brands.", nested(names?.brands)),
      member(.promos, "What applies while promos run.", nested(names?.promos)),
      member(.modes, "What applies while modes have a value.", modes(declares: false)),
      member(
        .screens,
        "What applies on screens, patterns, and groups.",
        nested(names?.screens)
      ),
    ]
    let common = [
      member(
        .tokens,
        "Named values, bound late: overriding one changes everything that refers to it.",
        .definition("tokens")
      ),
      member(
        .use,
        "Styles whose content applies here, too.",
        .anyOf(oneOrMore(name(names?.styles)))
      ),
      member(.proxies, "What the app sets with UIKit's proxies.", .definition("settings")),
      member(.instances, "What the app sets on instances.", .definition("settings")),
    ]
    let taken = Set(own.map(\.key))
    let others = (nested + common + Self.strength).filter { !taken.contains($0.key) }
    let members = own + others + properties.properties
    return .object(dropping: [
      ("type", "object"),
      ("properties", .object(members)),
      (
        "patternProperties",
        .object(
          properties.patterns + [
            JSONMember(
              "^when ",
              .definition(
                "block",
                "What applies on iOS versions, idioms, or sizes: when ios 26.. pad width compact."
              )
            ),
            JSONMember("^tokens\\.", [:] as JSONValue),
          ]
        )
      ),
      ("required", isTopLevel ? ["lintel"] : nil),
      ("additionalProperties", false),
    ])
  }

  /// The keys of a block that decide how its declarations compare, which conditions within bars have, too.
  static var strength: [JSONMember] {
    [
      member(
        .priority,
        "Decides between blocks of one layer; priorities of nested blocks add up.",
        ["type": "integer"]
      ),
      member(.final, "Whether higher layers can't override the block.", ["type": "boolean"]),
      member(
        .appVersions,
        "The releases of the app in which the block applies, such as 5.2..",
        versions
      ),
    ]
  }

  /// Returns a mapping whose keys declare names; editors offer the theme's names, and others are valid, too.
  private func named(_ content: JSONValue, _ known: [String]?) -> JSONValue {
    .object(dropping: [
      ("type", ["object", "null"]),
      ("properties", known.map { .object($0.map { JSONMember($0, .optional(content)) }) }),
      ("additionalProperties", .optional(content)),
    ])
  }

  /// Returns a mapping whose keys are declared elsewhere.
  private func nested(_ known: [String]?) -> JSONValue {
    guard let known else { return named(.definition("block"), nil) }
    return [
      "type": ["object", "null"],
      "properties": .object(known.map { JSONMember($0, .optional(.definition("block"))) }),
      "patternProperties": ["\\*": .optional(.definition("block"))],
      "additionalProperties": false,
    ]
  }

  private func name(_ known: [String]?) -> JSONValue {
    guard let known, !known.isEmpty else { return ["type": "string"] }
    return .words(known)
  }

  private func oneOrMore(_ content: JSONValue) -> [JSONValue] { [content, .list(of: content)] }

  private var screenOrPattern: JSONValue {
    guard let names else { return ["type": "string"] }
    return .anyOf([.words(names.screenFamilies), .pattern("\\*")])
  }

  private var flows: JSONValue { .anyOf(oneOrMore(.pattern(names.map(\.chainPattern) ?? "->"))) }

  private static var versions: JSONValue { ["type": ["string", "number"]] }

  // MARK: Tokens

  private var tokens: JSONValue {
    [
      "type": "object",
      "properties": .object(
        TokenGroup.allCases.map { JSONMember($0.rawValue, .definition("tokens.\($0.rawValue)")) }
      ),
      "patternProperties": [
        "^(\(TokenGroup.allCases.map(\.rawValue).joined(separator: "|")))\\.": [:] as JSONValue
      ],
      "additionalProperties": false,
    ]
  }

  /// Returns the schema of a group's tokens, which can be nested and vary by brand.
  private func tokens(of group: TokenGroup) -> JSONValue {
    let value: JSONValue =
      switch group {
      case .colors: .definition("colorToken")
      case .fonts, .images, .effects, .offsets, .numbers, .strings:
        ValueSchemas.schema(of: group.valueType)
      }
    let none: [JSONValue] = group.allowsNone ? [.words(["none"])] : []
    let entry = JSONValue.anyOf([value] + none)
    let ofBrands: JSONValue = .object(dropping: [
      ("type", "object"), ("additionalProperties", entry),
      ("propertyNames", names.map { .words($0.brands) }),
    ])
    let byBrand: JSONValue = [
      "type": "object",
      "properties": ["default": entry, "brands": ofBrands],
      "required": ["brands"],
      "additionalProperties": false,
    ]
    // A mapping with a key of a value is that value, whether it is valid or not.
    let keys = ValueKeys.keys(of: group.valueType).sorted()
    let nested: JSONValue = .object(dropping: [
      ("allOf", [.definition("tokens.\(group.rawValue)")]),
      ("propertyNames", keys.isEmpty ? nil : ["not": .words(keys)]),
      // A mapping by brand isn't a mapping of tokens, either.
      ("not", ["required": ["brands"], "propertyNames": .words(["default", "brands"])]),
    ])
    return ["type": "object", "additionalProperties": .anyOf([value] + none + [byBrand, nested])]
  }
}

extension JSONValue {
  /// Returns a schema that also accepts no value, as in `home:` with nothing after it.
  fileprivate static func optional(_ content: JSONValue) -> JSONValue {
    .anyOf([content, ["type": "null"]])
  }
}

private func member(_ key: BlockKey, _ description: String, _ schema: JSONValue) -> JSONMember {
  JSONMember(key.rawValue, ["allOf": [schema], "description": .string(description)])
}
