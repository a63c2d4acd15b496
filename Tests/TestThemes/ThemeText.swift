package import LintelCompiler
package import LintelDiagnostics
import LintelLint
import LintelTheme

/// A theme as text, with the header that an example may omit.
package struct ThemeText {
  package let text: String

  package init(_ text: String) {
    self.text = Example(text).theme
  }

  private var provider: SourceProvider {
    let bytes = Array(text.utf8)
    return SourceProvider(
      read: { $0 == "theme.yaml" ? bytes : nil },
      expand: { $0 == "theme.yaml" ? [$0] : [] }
    )
  }

  package var compilation: Compilation {
    compile(root: "theme.yaml", provider: provider)
  }

  /// The compilation with the findings of rules.
  package var analysis: Compilation {
    analyze(root: "theme.yaml", provider: provider)
  }

  /// The findings of one rule.
  package func findings(of rule: String, allowingPrivateAPI: Bool = false) -> [Diagnostic] {
    var options = CompilerOptions()
    options.allowsPrivateAPI = allowingPrivateAPI
    return analyze(root: "theme.yaml", provider: provider, options: options).diagnostics
      .filter { $0.rule == rule }
  }
}
