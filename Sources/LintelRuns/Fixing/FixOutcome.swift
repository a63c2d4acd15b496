package import LintelCompiler
package import LintelDiagnostics
package import LintelTheme

/// What applying fixes would make of the files of a run; nothing is written yet.
package struct FixOutcome: Sendable {
  /// A file that changes.
  package struct File: Sendable {
    /// As the first theme that reads it names it.
    package let path: String
    /// The file's bytes as they are on disk.
    package let before: [UInt8]
    /// The file's bytes after all fixes.
    package let after: [UInt8]
    /// How many findings were fixed in it.
    package let findings: Int
  }

  /// A fix that was tried and taken back.
  package struct Refusal: Sendable {
    /// The path of the file.
    package let path: String
    /// Where the fix would begin, in the file as it is afterwards.
    package let location: SourceLocation
    /// The id of the rule whose finding stays.
    package let rule: String
    /// What the fix would do, as an imperative.
    package let title: String
    /// One clause, such as `every context has to look as it did`.
    package let reason: String
  }

  /// Sorted by path.
  package let files: [File]
  /// Sorted by path and place.
  package let refusals: [Refusal]
  /// Reads the files as they are afterwards.
  package let provider: SourceProvider
}

/// Which fixes are wanted.
package enum FixLevel: Hashable, Sendable {
  /// Those that keep what the author has most likely meant.
  case safe
  /// Those also after which the theme may mean something else.
  case unsafe
}

/// Applies fixes, and those that they make possible, until none is left.
///
/// Of a finding's fixes the first is taken, of fixes that overlap the one that comes first; the others have their turn once the
/// files have been judged again. A fix is taken back if its finding stays, if there is a finding afterwards that there was not and
/// that no safe fix mends in its turn, or, where the fix is safe, if any context looks different. Unsafe fixes come when no safe one is
/// left.
///
/// - Parameters:
///   - level: which fixes are wanted.
///   - provider: how files are reached.
///   - identity: what two paths to one file have in common.
///   - themes: judges each theme of the run with what a provider reads, as its files alone tell.
/// - Returns: the files that change.
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

/// Lets the compiler read files that aren't written yet.
extension SourceProvider {
  /// Reads some files from memory.
  ///
  /// - Parameters:
  ///   - contents: by identity.
  ///   - identity: what two paths to one file have in common.
  /// - Returns: the provider; it reads all other files as this one does.
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
