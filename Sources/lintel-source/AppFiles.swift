import Foundation
import LintelDiagnostics
import LintelSource

enum AppFiles {
  /// Folders with code by others, with the results of builds, or with copies for translators.
  private static let skipped: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "SourcePackages",
  ]
  private static let endings: Set<String> = ["swift", "storyboard", "xib", "plist", "m", "mm", "h"]

  /// Loads the files in folders, and single files.
  ///
  /// Hidden folders, dependencies, build folders, and folders of tests are skipped. Files outside of the given folders aren't read,
  /// even if links lead to them. The paths of files are relative to the given folder, and begin with its name if several were given.
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

  /// Returns the URL of a file by the path that `load` gave it, or `nil` if the file doesn't exist anymore.
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

  /// Returns a file's path for messages: relative to the working folder, with its folder as the command line names it.
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
      // A link's target is read in its own place, if it's in the folder at all.
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
      || folder.hasSuffix(".xcloc")
  }

  private static func load(_ url: URL, _ path: String) throws -> SourceFile? {
    let ending = url.pathExtension
    let isAsset = path.contains(".xcassets/") && url.lastPathComponent == "Contents.json"
    guard endings.contains(ending) || isAsset else { return nil }
    return SourceFile(path: path, bytes: [UInt8](try Data(contentsOf: url)))
  }
}
