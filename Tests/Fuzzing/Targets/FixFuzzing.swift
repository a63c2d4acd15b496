import LintelCompiler
import LintelDiagnostics
import LintelRuns
import LintelTheme

/// Suppressions and fixes: fixes don't make a theme worse, and leave nothing to fix.
enum FixFuzzing {
  static func faults(in bytes: [UInt8]) -> [String] {
    let provider = FileBundle(bytes, root: "t.yaml").provider
    func judge(_ provider: SourceProvider) -> Compilation {
      analyze(root: "t.yaml", provider: provider)
    }
    let before = judge(provider)
    var faults: [String] = []
    for level in [FixLevel.safe, .unsafe] {
      let outcome = applyFixes(level, provider: provider, themes: [judge])
      let after = judge(outcome.provider)
      faults += after.faults.map { "after \(level) fixes: \($0)" }
      faults += newErrors(of: after, since: before).map { "\(level) fixes bring up \($0)" }
      for file in outcome.files where file.before == file.after {
        faults.append("\(file.path) changes to what it was")
      }
      if level == .safe, before.decided != nil, after.decided == nil {
        faults.append("safe fixes break a theme")
      }
      let again = applyFixes(level, provider: outcome.provider, themes: [judge])
      if !again.files.isEmpty { faults.append("\(level) fixes have more to do the second time") }
    }
    return faults
  }

  /// The rules with more errors than before, because an error may hide one of another rule, but never one of its own rule.
  private static func newErrors(of after: Compilation, since before: Compilation) -> [String] {
    func counts(_ compilation: Compilation) -> [String: Int] {
      Dictionary(grouping: compilation.diagnostics.filter { $0.severity == .error }, by: \.rule)
        .mapValues(\.count)
    }
    if !before.diagnostics.hasErrors, after.diagnostics.hasErrors {
      return counts(after).keys.sorted()
    }
    return []
  }
}
