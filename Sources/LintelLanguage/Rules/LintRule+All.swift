extension LintRule {
  /// Every rule, in the order of the reference: by stage, then by id.
  package static let all: [LintRule] = []

  /// The rule of an id, nil if there is none.
  package static func named(_ id: String) -> LintRule? {
    all.first { $0.id == id }
  }
}
