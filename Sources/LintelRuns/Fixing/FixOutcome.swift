package import LintelCompiler
package import LintelDiagnostics
package import LintelTheme

/// The result of applying fixes to the files of a run, before anything is written.
package struct FixOutcome: Sendable {
  /// A file that changes.
  package struct File: Sendable {
    /// The path by which the first theme reads the file.
    package let path: String
    package let before: [UInt8]
    package let after: [UInt8]
    /// The number of findings that were fixed in the file.
    package let findings: Int
  }

  /// A fix that was tried and undone.
  package struct Refusal: Sendable {
    package let path: String
    /// The start of the finding, in the file after the fixes that were kept.
    package let findingStart: SourceLocation
    /// The id of the rule whose finding stays.
    package let rule: String
    /// The effect of the fix, as an imperative.
    package let title: String
    /// The reason as one clause, such as `it would change how a bar looks`.
    package let reason: String
  }

  /// The changed files, sorted by path.
  package let files: [File]
  /// The fixes that were undone, sorted by path and place.
  package let refusals: [Refusal]
  /// Reads the files with the fixes applied.
  package let provider: SourceProvider
}

package enum FixLevel: Hashable, Sendable {
  /// Fixes that keep what the author probably meant.
  case safe
  /// Safe fixes, and fixes that might change the meaning of the theme.
  case unsafe
}

/// Applies fixes, and those that they make possible, until none is left.
///
/// If a finding has several fixes, the first one is applied. If fixes overlap, the first one is applied, and the others are considered
/// after the files have been judged again. A fix is undone if its finding stays, if it causes a finding that no safe fix removes in the
/// next round, or, for a safe fix, if any context looks different. Unsafe fixes are applied when no safe one is left.
///
/// `themes` compile each theme of the run, and depend only on the files of a provider. `identity` returns the same text for all paths to
/// one file.
package func applyFixes(
  _ level: FixLevel,
  provider: SourceProvider,
  identity: @escaping @Sendable (_ path: String) -> String = { $0 },
  themes: [(SourceProvider) -> Compilation]
) -> FixOutcome {
  var run = FixRun(provider: provider, identity: identity, themes: themes)
  run.run(level)
  return run.outcome
}

extension SourceProvider {
  /// Returns a provider that reads the files with these identities from memory, and all others as this one does.
  func reading(
    _ contents: [String: [UInt8]],
    by identity: @escaping @Sendable (String) -> String
  ) -> SourceProvider {
    var provider = self
    let read = read
    provider.read = { path in contents[identity(path)] ?? read(path) }
    return provider
  }
}
