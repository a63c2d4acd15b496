import LintelDiagnostics
import LintelTheme

/// How the files of a report are named: no format but Xcode's knows where on this machine they lie.
package struct ReportPaths: Sendable {
  /// The folder that the tool runs in.
  private let workingFolder: String
  /// The folder that code review names files from.
  private let repository: String

  /// - Parameters:
  ///   - workingFolder: the absolute path of the folder that the tool runs in.
  ///   - repository: the absolute path of the folder that code review names files from; the working folder if there is none.
  package init(workingFolder: String, repository: String? = nil) {
    self.workingFolder = "/" + workingFolder
    self.repository = "/" + (repository ?? workingFolder)
  }

  /// As messages show it: relative to the working folder if the file lies in it or was named relative to it.
  package func fromWorkingFolder(_ path: String) -> String {
    let relative = relative(path, to: workingFolder)
    let isOutside = relative == ".." || relative.hasPrefix("../")
    return isOutside && path.hasPrefix("/") ? absolute(path) : relative
  }

  /// As code review names it: relative to the repository.
  package func fromRepository(_ path: String) -> String { relative(path, to: repository) }

  /// As it is on this machine.
  package func absolute(_ path: String) -> String { SourcePath.join(workingFolder, path) }

  /// As a URI reference relative to the repository.
  package func uriFromRepository(_ path: String) -> String { fromRepository(path).percentEncoded }

  /// The way from a folder to a file, through `..` if necessary.
  private func relative(_ path: String, to folder: String) -> String {
    let way = SourcePath.relative(absolute(path), to: folder)
    return way.isEmpty ? "." : way
  }
}
