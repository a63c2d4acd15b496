package import LintelAppearance
package import LintelSchema
package import LintelTheme

package struct CompilerOptions: Sendable {
  /// Whether `mechanism: private` is accepted.
  package var allowsPrivateAPI = false
  /// The limits on what is read before a theme is refused.
  package var limits = ThemeLimits()
  /// The release of the app that outputs are for, or `nil` for the newest.
  ///
  /// Rules check all releases regardless of this option.
  package var appVersion: AppRelease?
  /// The version that the theme's range begins with, or `nil` for the one in the theme.
  package var firstIOS: Version?
  package var lint = LintSettings()
  /// The names of the brands that the outputs are for, or an empty list for all.
  package var brands: [String] = []
  /// The values of modes that the outputs are for, such as `reading=sepia`; modes without one keep all their values.
  ///
  /// If the theme doesn't have one of the values or brands, outputs are for the whole theme.
  package var modes: [String] = []
  /// The theme's proxies that the outputs set, or `nil` to leave all of them to the app.
  package var proxies: ProxyScope?
  /// Whether the caller has stopped waiting for the result, or `nil` for a run that can't be interrupted.
  ///
  /// Stages and rules ask before they begin, on several threads. After the first `true`, the answer has to stay `true` for the rest of
  /// the run.
  package var isInterrupted: (@Sendable () -> Bool)?

  package init() {}
}
