import LintelTheme

/// Cascades for one release.
extension Cascade {
  /// The cascade of what is left of the theme in one release of the app.
  package func limited(to release: Int) -> Cascade {
    theme.space.releases.count > 1 ? Cascade(theme.limited(to: release)) : self
  }
}
