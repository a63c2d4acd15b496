package import LintelAppearance
package import LintelSchema
package import LintelTheme

/// What a caller allows.
package struct CompilerOptions: Sendable {
  /// Whether `mechanism: private` is accepted.
  package var allowsPrivateAPI = false
  /// How much is read before a theme is refused.
  package var limits = ThemeLimits()
  /// The release of the app that outputs are for; nil for the newest.
  ///
  /// What is judged are all releases.
  package var appVersion: AppRelease?
  /// The version that the theme's range begins with; nil for what the theme says.
  package var firstIOS: Version?
  /// How findings are judged.
  package var lint = LintSettings()
  /// The names of the brands that the outputs are for; empty for all.
  package var brands: [String] = []
  /// The values of modes that the outputs are for, such as `reading=sepia`; of a mode without any, all.
  ///
  /// If the theme lacks one, or a brand, outputs are for all of it.
  package var modes: [String] = []
  /// Which of the theme's `proxies:` the outputs set; nil for none, which leaves them to the app.
  package var proxies: ProxyScope?
  /// Whether nobody waits for the result any more; nil for a run that always ends.
  ///
  /// Stages and rules ask before they begin, on several threads. Once the answer is yes, it has to
  /// stay yes for the rest of the run.
  package var isInterrupted: (@Sendable () -> Bool)?

  package init() {}
}
