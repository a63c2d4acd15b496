import LintelBackends
import LintelCompiler
import LintelDiagnostics
import LintelTheme

/// Imports of files that the author renames in the editor.
extension LanguageServer {
  /// Returns the edits that let imports lead to renamed or moved files, and to the same files from a moved one.
  func renameFiles(_ parameters: JSONValue) throws(RequestError) -> JSONValue {
    let renames = parameters["files"]?.array.compactMap { file -> (old: String, new: String)? in
      guard let old = file["oldUri"]?.text.flatMap(DocumentURI.path),
        let new = file["newUri"]?.text.flatMap(DocumentURI.path)
      else { return nil }
      return (old, new)
    }
    guard let renames else { throw .invalidParameters("files") }
    func renamed(_ path: String) -> String {
      let rename = renames.first { path == $0.old || SourcePath.isInside(path, folder: $0.old) }
      return rename.map { $0.new + path.dropFirst($0.old.count) } ?? path
    }
    let search = ThemeSearch(files: files, folders: folders)
    let known = Set(themes.keys)
    let others = renames.flatMap { search.themes(reading: $0.old, among: []) }
    var edits: [String: (file: SourceFile, edits: [JSONValue])] = [:]
    for root in known.union(others) {
      let analysis = ThemeAnalysis(root: root, files: files, options: options)
      for mark in analysis.marks.values.joined() {
        guard case .subject(.file(let text), _) = mark.meaning, !text.contains("*") else {
          continue
        }
        let file = analysis.compilation.sources[mark.range.file]
        let target = SourcePath.join(SourcePath.folder(of: file.path), text)
        let folder = SourcePath.folder(of: renamed(file.path))
        guard SourcePath.join(folder, text) != renamed(target) else { continue }
        // The path stays in its quotes.
        let quotes = file.text(of: mark.range) == text ? 0 : 1
        let place = range(Int(mark.range.lower) + quotes, Int(mark.range.upper) - quotes, of: file)
        let new = SourcePath.relative(renamed(target), to: folder)
        let edit: JSONValue = ["range": place, "newText": .string(new)]
        edits[file.path] = (file, ((edits[file.path]?.edits ?? []) + [edit]).uniqued)
      }
    }
    return edits.isEmpty ? .null : workspaceEdit(edits.sorted { $0.key < $1.key }.map(\.value))
  }
}
