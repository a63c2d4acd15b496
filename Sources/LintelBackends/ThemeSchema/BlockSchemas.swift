import LintelTheme

/// The schemas of a theme's blocks: the valid keys of each place, and the names that open blocks.
struct BlockSchemas {
  let properties: (properties: [JSONMember], patterns: [JSONMember])
  let names: KnownNames?

  /// Returns the schema of a theme's file; only the root file has `theme`.
  func file() -> JSONValue {
    block(
      [
        member(.lintel, ["const": 1]),
        member(.theme, .pattern("^[^.]+$")),
        member(.ios, Self.versions),
        member(.glass, .words(["keep", "native"])),
        member(.assets, .definition("names")),
        member(.imports, .definition("names")),
        member(.groups, named(.definition("screenSet"), nil)),
        member(.styles, named(.definition("block"), nil)),
        member(.flows, flows),
        member(.brands, named(.definition("declaredBrand"), names?.brands)),
        member(.promos, named(.definition("declaredPromo"), names?.promos)),
        member(.modes, modes(declares: true)),
        member(.screens, named(.definition("declaredScreen"), names?.screens)),
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
          member(.extends, name(names?.brands)),
          member(
            .screens,
            named(.definition("declaredScreen"), names?.screens),
            "Screens; a screen that isn't declared anywhere else exists only in this brand."
          ),
        ])
      ),
      JSONMember(
        "declaredPromo",
        block([
          member(.from, date),
          member(.until, date),
          member(.with, .anyOf([.words(["any"])] + oneOrMore(name(names?.promos)))),
        ])
      ),
      JSONMember(
        "declaredScreen",
        block([
          member(.class, ["type": "string"]),
          member(.navigationController, ["type": "string"]),
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
      member(.brands, nested(names?.brands), "What applies in brands."),
      member(.promos, nested(names?.promos), "What applies while promos run."),
      member(.modes, modes(declares: false), "What applies while modes have a value."),
      member(.screens, nested(names?.screens), "What applies on screens, patterns, and groups."),
    ]
    let common = [
      member(.tokens, .definition("tokens")),
      member(.use, .anyOf(oneOrMore(name(names?.styles)))),
      member(.proxies, .definition("settings")),
      member(.instances, .definition("settings")),
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
      member(.priority, ["type": "integer"]),
      member(.final, ["type": "boolean"]),
      member(.appVersions, versions),
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

/// Returns a key with what editors show next to it, by default the key's usual description.
private func member(
  _ key: BlockKey,
  _ schema: JSONValue,
  _ description: String? = nil
) -> JSONMember {
  let words = description ?? descriptions[key] ?? ""
  return JSONMember(key.rawValue, ["allOf": [schema], "description": .string(words)])
}

private let descriptions: [BlockKey: String] = [
  .lintel: "The version of the language.",
  .theme: "The theme's name, in the root file; it names the generated Swift type.",
  .ios: "The versions that the outputs are for, oldest..newest.",
  .glass: "Whether iOS 26 keeps the theme's backgrounds or draws its own glass.",
  .assets:
    "Asset catalogs of the app and lists of SF Symbols, relative to this file, so that names in them are checked.",
  .imports: "Files that belong to the theme, relative to this one; '*' matches any name.",
  .groups: "Names for sets of screens.",
  .styles: "Named declarations that blocks add with 'use'.",
  .flows: "Chains of pushes: home -> product -> checkout.",
  .brands: "The brands.",
  .promos: "The promos.",
  .modes: "The theme's own dimensions, each with its values; the first one applies by default.",
  .screens: "The screens, patterns, and groups.",
  .extends: "The brand that this one extends.",
  .from: "The first day, or a date and time with offset.",
  .until: "The first day, or date and time, when it no longer runs.",
  .with: "The promos that can run at the same time: their names, or 'any'.",
  .class: "The Swift type of the view controller.",
  .navigationController: "The Swift type of the navigation controller.",
  .tokens: "Named values, bound late: overriding one changes everything that refers to it.",
  .use: "Styles whose content applies here, too.",
  .proxies: "What the app sets with UIKit's proxies.",
  .instances: "What the app sets on instances.",
  .priority: "Decides between blocks of one layer; priorities of nested blocks add up.",
  .final: "Whether higher layers can't override the block.",
  .appVersions: "The releases of the app in which the block applies, such as 5.2..",
]
