import Foundation
import LintelDiagnostics
import LintelSource

/// Finds and loads the files of an app.
enum AppFiles {
  /// Folders that hold other people's code, or what a build made.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "SourcePackages",
  ]
  private static let endings: Set<String> = ["swift", "storyboard", "xib", "plist", "m", "mm", "h"]

  /// Loads the files in folders.
  ///
  /// Hidden folders, dependencies, build folders, and folders of tests are skipped. What links lead to outside of
  /// the given folders isn't read.
  ///
  /// - Parameters:
  ///   - paths: folders, and single files.
  ///   - report: gets how many files were found so far.
  /// - Returns: the files, with paths relative to the folder that they were found in.
  /// - Throws: `SourceToolError` if a path doesn't exist, and what Foundation throws if one can't be read.
  static func load(
    _ paths: [String],
    report: (WorkStage) -> Void = { _ in }
  ) throws -> [SourceFile] {
    var found = 0
    func count() {
      found += 1
      report(.finding(found))
    }
    var files: [String: SourceFile] = [:]
    for path in paths {
      var isFolder: ObjCBool = false
      let exists = unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      guard exists else { throw SourceToolError("'\(path)' doesn't exist") }
      let root = URL(fileURLWithPath: path).resolvingSymlinksInPath()
      if isFolder.boolValue {
        for file in try walk(root, prefix: "", count) {
          let name = paths.count == 1 ? file.path : "\(root.lastPathComponent)/\(file.path)"
          files[name] = file.renamed(name)
        }
      } else {
        files[path] = SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: root)))
        count()
      }
    }
    return files.values.sorted { $0.path < $1.path }
  }

  /// Where a file is that `load` gave a path.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - roots: the folders and files that were loaded.
  /// - Returns: the file's place; nil if it isn't there any more.
  static func place(of path: String, in roots: [String]) -> URL? {
    for root in roots {
      let url = URL(fileURLWithPath: root).resolvingSymlinksInPath()
      if root == path { return url }
      let name = roots.count == 1 ? path : String(path.drop { $0 != "/" }.dropFirst())
      let isOwn = roots.count == 1 || path.hasPrefix("\(url.lastPathComponent)/")
      let file = url.appendingPathComponent(name)
      if isOwn, FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }

  /// What messages call a file that `load` gave a path: its path from the working folder, as `lint` has it for a theme.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - roots: the folders and files that were loaded, as the command line names them.
  /// - Returns: the path, below the folder as it was named.
  static func shown(_ path: String, in roots: [String]) -> String {
    if roots.contains(path) { return path }
    for root in roots {
      let folder = URL(fileURLWithPath: root).resolvingSymlinksInPath().lastPathComponent
      let isOwn = roots.count == 1 || path.hasPrefix("\(folder)/")
      guard isOwn else { continue }
      let name = roots.count == 1 ? path : String(path.dropFirst(folder.count + 1))
      var named = root[...]
      while named.count > 1, named.hasSuffix("/") { named.removeLast() }
      while named.hasPrefix("./") { named.removeFirst(2) }
      if named.isEmpty || named == "." { return name }
      return named == "/" ? "/\(name)" : "\(named)/\(name)"
    }
    return path
  }

  private static func walk(
    _ folder: URL,
    prefix: String,
    _ count: () -> Void
  ) throws -> [SourceFile] {
    var result: [SourceFile] = []
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    for name in names where !name.hasPrefix(".") {
      let url = folder.appendingPathComponent(name)
      let values = try? url.resourceValues(forKeys: [.isDirectoryKey, .isSymbolicLinkKey])
      // A link's target is read where it is, if that is in the folder at all.
      if values?.isSymbolicLink == true { continue }
      let path = prefix.isEmpty ? name : "\(prefix)/\(name)"
      if values?.isDirectory == true {
        if skips(name) { continue }
        result += try walk(url, prefix: path, count)
      } else if let file = try load(url, path) {
        result.append(file)
        count()
      }
    }
    return result
  }

  private static func skips(_ folder: String) -> Bool {
    skipped.contains(folder) || folder.hasSuffix("Tests") || folder.hasSuffix("UITests")
      || folder == "Tests" || folder.hasSuffix(".bundle") || folder.hasSuffix(".framework")
  }

  private static func load(_ url: URL, _ path: String) throws -> SourceFile? {
    let ending = url.pathExtension
    let isAsset = path.contains(".xcassets/") && url.lastPathComponent == "Contents.json"
    guard endings.contains(ending) || isAsset else { return nil }
    return SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: url)))
  }
}
