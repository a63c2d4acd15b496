/// Releases of the app as a dimension.
extension ContextSpace {
  /// The releases in which a condition holds, nil if there are none.
  package func releases(_ condition: Condition) -> ReleaseSpan? {
    let values = domains[Dimension.appVersion.index].values(of: condition[.appVersion])
    guard let first = values.first, let last = values.last else { return nil }
    return ReleaseSpan(
      lower: releases[Int(first.lowerBound)].lower,
      end: releases[Int(last.upperBound) - 1].end
    )
  }

  /// The index of the interval that a release lies in; the newest for nil.
  package func interval(of release: AppRelease?) -> Int {
    guard let release else { return max(0, releases.count - 1) }
    return releases.firstIndex { $0.contains(release) } ?? 0
  }

  /// An interval in words, such as `app 5.2 and later`; nil if the theme is the same in every release.
  package func phrase(release: Int) -> String? {
    releases.count > 1 ? "app \(releases[release].words)" : nil
  }

  /// The first release of an interval in words, such as `app 5.2`.
  package func words(release: Int) -> String {
    let span = releases[release]
    if let lower = span.lower { return "app \(lower.text)" }
    return span.end.map { "app before \($0.text)" } ?? "every app"
  }
}

/// Themes for one release.
extension Theme {
  /// What is left of the theme in one release of the app, for outputs: what other releases alone have is gone.
  ///
  /// Conditions keep their releases, since these have a part in which declaration is the narrower one.
  ///
  /// - Parameter release: an index into `space.releases`.
  /// - Returns: the theme itself if it is the same in every release.
  package func limited(to release: Int) -> Theme {
    guard space.releases.count > 1 else { return self }
    let domain = space.domains[Dimension.appVersion.index]
    func holds(_ condition: ConditionID) -> Bool {
      domain.contains(conditions[condition.index][.appVersion], release)
    }
    var theme = self
    theme.space.release = release
    theme.declarations = declarations.filter { holds($0.condition) }
    theme.settings = settings.filter { holds(blocks[Int($0.block)].condition) }
    return theme
  }
}
