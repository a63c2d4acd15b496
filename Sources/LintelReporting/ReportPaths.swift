import LintelDiagnostics
import LintelTheme

/// The names of a report's files; only Xcode's format contains their absolute paths.
package struct ReportPaths: Sendable {
  /// The folder in which the tool runs.
  private let workingFolder: String
  /// The folder to which paths in code review are relative.
  private let repository: String

  /// Creates paths from absolute folders; code review uses the working folder if there is no repository.
  package init(workingFolder: String, repository: String? = nil) {
    self.workingFolder = "/" + workingFolder
    self.repository = "/" + (repository ?? workingFolder)
  }

  /// Returns a path for messages: relative to the working folder if the file is in it or was named relative to it.
  package func fromWorkingFolder(_ path: String) -> String {
    let relative = relative(path, to: workingFolder)
    let isOutside = relative == ".." || relative.hasPrefix("../")
    return isOutside && path.hasPrefix("/") ? absolute(path) : relative
  }

  /// Returns a path for code review, relative to the repository.
  package func fromRepository(_ path: String) -> String { relative(path, to: repository) }

  /// Returns the absolute path on this machine.
  package func absolute(_ path: String) -> String { SourcePath.join(workingFolder, path) }

  /// Returns a URI reference relative to the repository.
  package func uriFromRepository(_ path: String) -> String { fromRepository(path).percentEncoded }

  /// Returns the path from a folder to a file, through `..` if necessary.
  private func relative(_ path: String, to folder: String) -> String {
    let way = SourcePath.relative(absolute(path), to: folder)
    return way.isEmpty ? "." : way
  }
}
