import LintelBackends
import LintelLint
import LintelReporting
import LintelTheme

extension SchemaWalk {
  /// The keys and values of `.lintel.yml`.
  static let configuration: SchemaWalk = {
    // Errors stay errors.
    let rules = LintRule.all.filter { $0.accepts(.off) }.map { rule in
      (rule, JSONValue.words(LintSettings.Level.allCases.filter(rule.accepts).map(\.rawValue)))
    }
    let paths = object([
      JSONMember("path", [:]),
      JSONMember("rules", object(rules.map { JSONMember($0.0.id, $0.1) })),
    ])
    let settings = rules.map { rule, levels in
      JSONMember(
        rule.id,
        [
          "description": .string(rule.summary),
          "anyOf": [levels, object([JSONMember("severity", levels)] + rule.options.map(member))],
        ]
      )
    }
    let values: [ConfigurationKey: JSONValue] = [
      .failOn: .words(Configuration.FailLevel.allCases.map(\.rawValue)),
      .format: .words(["auto"] + ReportFormat.all.map(\.name)),
      .rules: object(settings),
      .perPath: ["items": paths],
    ]
    let keys = ConfigurationKey.allCases.map { JSONMember($0.rawValue, values[$0] ?? [:]) }
    return SchemaWalk(["definitions": ["file": object(keys)]])
  }()

  private static func object(_ members: [JSONMember]) -> JSONValue {
    ["properties": .object(members)]
  }

  private static func member(_ option: RuleOption) -> JSONMember {
    let isFlag = option.kind == .flag
    return JSONMember(
      option.name,
      ["description": .string(option.summary), "type": isFlag ? "boolean" : "number"]
    )
  }
}
