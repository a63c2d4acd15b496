import LintelTheme

extension Cascade {
  /// Returns the cascade for one release of the app.
  package func limited(to release: Int) -> Cascade {
    theme.space.releases.count > 1 ? Cascade(theme.limited(to: release)) : self
  }
}
