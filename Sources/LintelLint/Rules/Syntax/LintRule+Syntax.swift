extension LintRule {
  /// What can be wrong about a file's YAML, before it means anything.
  static let syntaxRules: [LintRule] = [
    yamlSyntax,
    unquotedColor,
    tabIndentation,
    duplicateKey,
    splitFunction,
    keyNotScalar,
    yamlAnchor,
    yamlAlias,
    yamlMergeKey,
    yamlTag,
    yamlDirective,
    severalDocuments,
    controlCharacter,
    invalidUTF8,
    fileTooLarge,
    tooDeep,
    malformedJSON,
  ]
}
