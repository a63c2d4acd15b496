import LintelTheme

/// The repository that contains the files of a code review.
enum Repository {
  /// The nearest folder with a `.git`, from the working folder up, or the folder that the CI system has checked out.
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
