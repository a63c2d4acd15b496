package import LintelDiagnostics
import LintelSyntax

/// Reads a theme's root file and everything that it imports, each file once, even if imports form a cycle.
///
/// - Parameters:
///   - root: the path of the root file, as messages show it.
///   - provider: access to files.
///   - limits: the limits, beyond which reading stops with `too-many-imports`.
/// - Returns: every file that could be read, with the findings about syntax and imports.
package func loadTheme(
  root: String,
  provider: SourceProvider,
  limits: ThemeLimits = ThemeLimits()
) -> LoadedTheme {
  var loader = ThemeLoader(root: root, provider: provider, limits: limits)
  loader.load()
  return loader.loaded
}

/// A loader that follows imports breadth first, each level sorted by path, so that the order in which they're written has no effect.
package struct ThemeLoader {
  /// A file to read, and the range that names it, or `nil` for the root.
  private typealias Import = (path: String, place: SourceRange?)

  /// Access to files, because the loader itself does no IO.
  let provider: SourceProvider
  let limits: ThemeLimits
  /// The normalized path of the root file.
  let root: String
  /// The folders from which files may be imported: the root's own, and the folders that the provider allows.
  let folders: [String]
  package var loaded = LoadedTheme()
  /// Imports and references whose files weren't found, reported at the end.
  var missing: [MissingFile] = []
  /// The paths that have been read or will be.
  private(set) var seen: Set<String> = []
  /// The patterns whose files are all in `seen`, and that have nothing to report.
  private var followed: Set<String> = []
  /// The JSON files by path, which can be both imported and referred to.
  private(set) var parsed: [String: LoadedFile] = [:]
  private var totalSize = 0
  /// Whether a limit was reached, so that no more files are read.
  private var isFull = false

  init(root: String, provider: SourceProvider, limits: ThemeLimits) {
    self.root = SourcePath.normalized(root)
    self.provider = provider
    self.limits = limits
    folders = [SourcePath.folder(of: self.root)] + provider.allowedFolders
  }

  /// Creates a loader for single files that no theme imports, from some folders and from those that the provider allows.
  package init(filesIn folders: [String], provider: SourceProvider) {
    root = ""
    self.provider = provider
    limits = ThemeLimits()
    self.folders = folders + provider.allowedFolders
  }

  /// Reads the root file and everything that it imports.
  mutating func load() {
    var level: [Import] = [(root, nil)]
    seen.insert(root)
    while !level.isEmpty, !isFull {
      var next: [Import] = []
      for file in level.sorted(by: { $0.path < $1.path }) where !isFull {
        next += read(file.path, importedAt: file.place)
      }
      level = next
    }
    reportMissing()
    loadAssets()
  }

  /// Reads one file and returns its imports that haven't been seen before.
  private mutating func read(_ path: String, importedAt place: SourceRange?) -> [Import] {
    let format = place == nil ? .theme : FileFormat(path)
    guard let read = open(path, as: format, importedAt: place) else { return [] }
    switch format {
    case .designTokens:
      loaded.tokenFiles.append(read)
      return []
    case .resolver:
      loaded.resolverFiles.append(read)
      loadReferences(of: read)
      return []
    case .theme:
      if let finding = foreignFinding(of: read, importedAt: place) {
        loaded.lacksFiles = true
        // The syntax of another kind of file doesn't matter.
        loaded.diagnostics.removeAll { $0.range.file == read.id }
        loaded.unread.removeAll { $0.file == read.id }
        loaded.diagnostics.append(finding)
        return []
      }
      loaded.files.append(read)
      guard let root = read.root, root.kind == .mapping else { return [] }
      return root.entries.filter { $0.key.text == "imports" }
        .flatMap { imports(in: $0.value, of: path) }
    }
  }

  /// Returns the error about a file that isn't a theme file, such as a file of design tokens, or `nil` for any other file.
  private func foreignFinding(of file: LoadedFile, importedAt place: SourceRange?) -> Diagnostic? {
    let name = SourcePath.name(of: file.path)
    if FileFormat.isJSON(file.path), let help = file.designTokenHelp {
      let isNamed = FileFormat(file.path) != .theme
      return Diagnostic(
        place == nil ? "missing-theme-name" : "missing-version",
        place == nil
          ? "'\(name)' is a file of design tokens, not a theme"
          : "'\(file.path)' is a file of design tokens, but its name isn't that of one",
        at: place ?? SourceRange(file: file.id, lower: 0, upper: 0),
        help: [isNamed ? "name a theme that imports it: 'imports: [\(name)]'" : help]
      )
    }
    guard let place else { return file.configurationFinding }
    guard file.isForeign else { return nil }
    return Diagnostic(
      "missing-version",
      "'\(file.path)' isn't a theme file: it has none of a theme's keys",
      at: place,
      help: ["import a file that begins with 'lintel: 1'"]
    )
  }

  /// Reads and parses a file, JSON files only once, or reports the failure and returns `nil`.
  package mutating func open(
    _ path: String,
    as format: FileFormat,
    importedAt place: SourceRange?
  ) -> LoadedFile? {
    if let known = parsed[path] { return known }
    guard !isFull else { return nil }
    guard let bytes = provider.read(path) else {
      loaded.lacksFiles = true
      let id = place?.file ?? loaded.sources.add(SourceFile(path: path, bytes: []))
      let range = place ?? SourceRange(file: id, lower: 0, upper: 0)
      let message = "'\(path)' can't be read" + (provider.reason(path).map { ": \($0)" } ?? "")
      return loaded.diagnostics.reject("unreadable-file", message, at: range)
    }
    totalSize += bytes.count
    if let place, fileCount >= limits.files || totalSize > limits.totalSize {
      isFull = true
      loaded.lacksFiles = true
      let limit =
        fileCount >= limits.files ? "\(limits.files) files" : "\(limits.totalSize >> 20) MB"
      let message = "the theme imports more than \(limit)"
      let help = "check for a pattern that matches more than it should"
      return loaded.diagnostics.reject("too-many-imports", message, at: place, help: [help])
    }
    let file = SourceFile(path: path, bytes: bytes)
    let id = loaded.sources.add(file)
    let result =
      format == .theme
      ? parseYAML(file, as: id, limits: limits.syntax)
      : parseJSON(file, as: id, limits: limits.syntax)
    loaded.diagnostics += result.diagnostics
    loaded.unread += result.unread
    if result.root == nil, !result.diagnostics.isEmpty { loaded.lacksFiles = true }
    let isEmpty = result.root == nil && result.diagnostics.isEmpty
    let read = LoadedFile(id: id, path: path, root: result.root, isEmpty: isEmpty)
    if format != .theme {
      parsed[path] = read
      if result.diagnostics.hasErrors || result.root?.kind != .mapping {
        loaded.lacksDesignTokens = true
      }
    }
    return read
  }

  /// Returns the files that a list of imports names, each with the range of its element.
  private mutating func imports(in list: YAMLNode, of path: String) -> [Import] {
    var found: [Import] = []
    for element in list.listed where !element.isEmpty {
      guard element.kind == .scalar else {
        loaded.lacksFiles = true
        let message = "an import is a path, such as 'tokens.yaml'"
        loaded.diagnostics.append("wrong-value-type", message, at: element.range)
        continue
      }
      for target in expand(element, from: path) where seen.insert(target).inserted {
        found.append((target, element.range))
      }
    }
    return found
  }

  /// Returns the files that one import names, and reports what is wrong with it.
  private mutating func expand(_ element: YAMLNode, from path: String) -> [String] {
    let pattern = SourcePath.join(SourcePath.folder(of: path), element.text)
    if followed.contains(pattern) { return [] }
    let targets =
      isAllowed(pattern)
      ? provider.expand(pattern).map(SourcePath.normalized).filter { $0 != path } : []
    guard isAllowed(pattern), targets.allSatisfy(isAllowed) else {
      loaded.lacksFiles = true
      reportOutside(element)
      return []
    }
    if let stray = targets.first(where: { !isTargetAllowed($0) }) {
      loaded.lacksFiles = true
      reportOutside(element, link: stray)
      return []
    }
    if targets.isEmpty, !provider.expand(pattern).map(SourcePath.normalized).contains(path) {
      missing.append(MissingFile(element: element, pattern: pattern, isImport: true))
    }
    // The spelling of a pattern is reported once, however many files it matches.
    let found = targets.enumerated().map { index, target in
      spelled(target, by: element, writing: element.text, as: pattern, reporting: index == 0)
    }
    if !found.isEmpty, found == targets { followed.insert(pattern) }
    return found.sorted()
  }

  func isAllowed(_ path: String) -> Bool {
    folders.contains { SourcePath.isInside(path, folder: $0) }
  }

  /// Returns whether a path's target, after following links, is in an allowed folder or in the folder of the root file's target.
  func isTargetAllowed(_ path: String) -> Bool {
    let target = provider.resolve(path)
    if target == path { return true }
    let beside = SourcePath.folder(of: provider.resolve(root))
    return (folders.map { provider.resolve($0.isEmpty ? "." : $0) } + [beside])
      .contains { SourcePath.isInside(target, folder: $0) }
  }

  private var fileCount: Int { loaded.files.count + parsed.count }

  /// Reports an import outside the allowed folders, with the link that leads there if the path itself is inside.
  mutating func reportOutside(_ element: YAMLNode, link: String? = nil) {
    let folder = folders[0].isEmpty ? "." : folders[0]
    let message =
      link.map { "'\($0)' is a link to '\(provider.resolve($0))', outside" }
      ?? "'\(element.text)' is outside"
    loaded.diagnostics.append(
      "import-outside",
      "\(message) the theme's folder '\(folder)'",
      at: element.range,
      help: ["move the file there, or allow its folder with '--allow-import'"]
    )
  }

  /// Reads the files that a resolver document refers to, even if the theme also imports them.
  package mutating func loadReferences(of document: LoadedFile) {
    guard let root = document.root else { return }
    var references: [(path: String, node: YAMLNode)] = []
    for node in ResolverReference.all(in: root) {
      guard let written = ResolverReference(node).path else { continue }
      let path = SourcePath.join(SourcePath.folder(of: document.path), written)
      if written.contains("://") {
        let message = "'\(written.shortened)' can't be read: Lintel doesn't download files"
        let help = "put a copy of the file next to the document"
        loaded.diagnostics.append("unreadable-file", message, at: node.range, help: [help])
      } else if !isAllowed(path) {
        reportOutside(node)
      } else if !provider.expand(path).map(SourcePath.normalized).contains(path) {
        missing.append(MissingFile(element: node, pattern: path, isImport: false))
      } else if !isTargetAllowed(path) {
        reportOutside(node, link: path)
      } else {
        references.append((spelled(path, by: node, writing: written, as: path), node))
      }
    }
    for (path, node) in references.sorted(by: {
      ($0.path, $0.node.range) < ($1.path, $1.node.range)
    }) where loaded.referencedFiles[path] == nil {
      let file = open(path, as: .designTokens, importedAt: node.range)
      loaded.referencedFiles[path] = file
      // A resolver document that this one refers to has references, too.
      if let file, file.isResolverDocument { loadReferences(of: file) }
    }
  }

  /// Returns a path that an element led to, with the part that the author wrote in the spelling of the disk.
  ///
  /// A disk that ignores case finds a file in a different spelling too. The difference is reported, and the file is still read only once.
  /// `text` is relative to the element's own file, and `pattern` is its normalized path, which may contain `*`.
  mutating func spelled(
    _ path: String,
    by element: YAMLNode,
    writing text: String,
    as pattern: String,
    reporting isNew: Bool = true
  ) -> String {
    let own = provider.spelling(path)
    guard own != path else { return path }
    let names = path.split(separator: "/")
    let ownNames = own.split(separator: "/")
    let patterns = pattern.split(separator: "/")
    guard names.count == ownNames.count, names.count == patterns.count else { return path }
    // The folders that lead to the importing file aren't part of what this element says.
    let written = SourcePath.normalized(text).split(separator: "/").count { $0 != ".." }
    let start = max(0, names.count - written)
    guard let first = (start..<names.count).first(where: { names[$0] != ownNames[$0] }) else {
      return path
    }
    if isNew {
      let end = (first..<names.count)
        .map { patterns[$0].contains("*") ? patterns[$0] : ownNames[$0] }.joined(separator: "/")
      loaded.diagnostics.append(
        "import-case",
        as: .warning,
        "the name is '\(ownNames[first])', not '\(names[first])', so Lintel finds it only on a disk that ignores case, such as a Mac's",
        at: element.range,
        help: ["write '\(end)'"],
        fixIts: element.text == text ? fixIts(element, writing: end) : []
      )
    }
    let root = path.hasPrefix("/") ? "/" : ""
    return root + (names[..<start] + ownNames[start...]).joined(separator: "/")
  }
}

extension LoadedFile {
  /// How a theme can import the design tokens in the file, or `nil` if it doesn't have any.
  fileprivate var designTokenHelp: String? {
    guard let root, root.hasDesignTokens else { return nil }
    let stem = SourcePath.stem(of: path)
    if root.treeValue != nil {
      return "convert it, and import the result: 'lintel import \(path) --output \(stem).yaml'"
    }
    return "rename it to '\(stem).\(isResolverDocument ? "resolver" : "tokens").json'"
  }

  /// Whether the file is a resolver document instead of a token file, regardless of its name.
  package var isResolverDocument: Bool {
    root?.entries.contains { $0.key.text == "resolutionOrder" } ?? false
  }
}
