import LintelDiagnostics

/// How the files of a report are named: no format but Xcode's knows where on this machine they lie.
package struct ReportPaths: Sendable {
  /// The steps of the working folder from the root.
  private let workingFolder: [Substring]
  /// The steps of the repository from the root.
  private let repository: [Substring]

  /// - Parameters:
  ///   - workingFolder: the absolute path of the folder that the tool runs in.
  ///   - repository: the absolute path of the folder that code review names files from; the working folder if there is none.
  package init(workingFolder: String, repository: String? = nil) {
    self.workingFolder = Self.steps(of: workingFolder)
    self.repository = Self.steps(of: repository ?? workingFolder)
  }

  /// As messages show it: relative to the working folder if the file lies in it or was named relative to it.
  package func fromWorkingFolder(_ path: String) -> String {
    let steps = absoluteSteps(of: path)
    if path.hasPrefix("/"), !steps.starts(with: workingFolder) { return absolute(path) }
    return Self.relative(steps, to: workingFolder)
  }

  /// As code review names it: relative to the repository.
  package func fromRepository(_ path: String) -> String {
    Self.relative(absoluteSteps(of: path), to: repository)
  }

  /// As it is on this machine.
  package func absolute(_ path: String) -> String {
    "/" + absoluteSteps(of: path).joined(separator: "/")
  }

  /// As a URI reference relative to the repository.
  package func uriFromRepository(_ path: String) -> String { fromRepository(path).percentEncoded }

  /// The steps of a path from the root.
  private func absoluteSteps(of path: String) -> [Substring] {
    path.hasPrefix("/") ? Self.steps(of: path) : Self.steps(of: path, from: workingFolder)
  }

  /// The steps of a path without those that lead nowhere.
  private static func steps(of path: String, from folder: [Substring] = []) -> [Substring] {
    var steps = folder
    for step in path.split(separator: "/") where step != "." {
      if step == ".." {
        _ = steps.popLast()
      } else {
        steps.append(step)
      }
    }
    return steps
  }

  /// The way from a folder to a file, through `..` if necessary.
  private static func relative(_ steps: [Substring], to folder: [Substring]) -> String {
    let shared = zip(steps, folder).prefix { $0 == $1 }.count
    let up = Array(repeating: Substring(".."), count: folder.count - shared)
    let path = (up + steps[shared...]).joined(separator: "/")
    return path.isEmpty ? "." : path
  }
}
