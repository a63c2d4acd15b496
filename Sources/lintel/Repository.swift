import LintelTheme

/// Where the repository is that code review names files from.
enum Repository {
  /// The nearest folder with a `.git` in it from the working folder upwards, or what the CI system says it has checked out.
  static func folder() -> String? {
    let own = SourcePath.upwards(from: Files.workingFolder()).first { folder in
      Files.kind(Files.join(folder, ".git")) != nil
    }
    return own
      ?? ["GITHUB_WORKSPACE", "CI_PROJECT_DIR"].lazy
      .compactMap { Terminal.environment($0) }
      .first { $0.hasPrefix("/") }
  }
}
