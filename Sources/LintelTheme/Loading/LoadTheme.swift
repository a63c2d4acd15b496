package import LintelDiagnostics
import LintelSyntax

/// Reads a theme's root file and everything that it imports, each file once; a cycle of imports means the union.
///
/// - Parameters:
///   - root: the path of the root file, as messages show it.
///   - provider: how files are reached.
///   - limits: beyond them reading stops with `too-many-imports`.
/// - Returns: every file that could be read, with what is wrong about their syntax and the imports.
package func loadTheme(
  root: String,
  provider: SourceProvider,
  limits: ThemeLimits = ThemeLimits()
) -> LoadedTheme {
  var loader = ThemeLoader(root: root, provider: provider, limits: limits)
  loader.load()
  return loader.loaded
}

/// Walks the imports breadth first, each level by path, so that the order in which they are written has no effect.
package struct ThemeLoader {
  /// A file to be read, and the place that names it; nil for the root.
  private typealias Import = (path: String, place: SourceRange?)

  /// Finds and reads files; the loader itself knows no disk.
  let provider: SourceProvider
  /// How many files and bytes a theme may have.
  let limits: ThemeLimits
  /// The normalized path of the root file.
  let root: String
  /// The folders that imports may read from: the root's own, and those that the run allows.
  let folders: [String]
  /// What has been loaded so far.
  package var loaded = LoadedTheme()
  /// Imports that led to no file, for messages at the end.
  var missing: [MissingFile] = []
  /// The paths that have been read or will be.
  private(set) var seen: Set<String> = []
  /// Files of JSON, which can be imported and referred to.
  private(set) var parsed: [String: LoadedFile] = [:]
  /// The bytes of all files so far.
  private var totalSize = 0
  /// Whether a limit was reached, so that nothing else is read.
  private var isFull = false

  /// Prepares the loading of a theme.
  ///
  /// - Parameters:
  ///   - root: the path of the root file.
  ///   - provider: finds and reads files.
  ///   - limits: how much a theme may import.
  init(root: String, provider: SourceProvider, limits: ThemeLimits) {
    self.root = SourcePath.normalized(root)
    self.provider = provider
    self.limits = limits
    folders = [SourcePath.folder(of: self.root)] + provider.allowedFolders
  }

  /// Reads single files that no theme imports.
  ///
  /// - Parameters:
  ///   - folders: what may be read besides what the provider allows.
  ///   - provider: how files are reached.
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

  /// Reads one file and returns the files that it is the first to import.
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
      loaded.files.append(read)
      guard let root = read.root, root.kind == .mapping else { return [] }
      return root.entries.filter { $0.key.text == "imports" }
        .flatMap { imports(in: $0.value, of: path) }
    }
  }

  /// Reads and parses a file, one of JSON once only; nil if it can't be read, which is reported.
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

  /// Returns the files that a list of imports names, each with the place of its element.
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

  /// The files that one import names; what is wrong about it is reported.
  private mutating func expand(_ element: YAMLNode, from path: String) -> [String] {
    let pattern = SourcePath.join(SourcePath.folder(of: path), element.text)
    let targets =
      isAllowed(pattern)
      ? provider.expand(pattern).map(SourcePath.normalized).filter { $0 != path } : []
    guard isAllowed(pattern), targets.allSatisfy(isAllowed) else {
      loaded.lacksFiles = true
      reportOutside(element)
      return []
    }
    if let stray = targets.first(where: { !isBehindAllowed($0) }) {
      loaded.lacksFiles = true
      reportOutside(element, link: stray)
      return []
    }
    if targets.isEmpty, !provider.expand(pattern).map(SourcePath.normalized).contains(path) {
      missing.append(MissingFile(element: element, pattern: pattern, isImport: true))
    }
    // A pattern has one spelling, however many files it matches.
    return targets.enumerated()
      .map { index, target in
        spelled(target, by: element, writing: element.text, as: pattern, reporting: index == 0)
      }.sorted()
  }

  /// Whether imports may read a path.
  func isAllowed(_ path: String) -> Bool {
    folders.contains { SourcePath.isInside(path, folder: $0) }
  }

  /// Whether what a path leads to by links lies in an allowed folder, or beside the root file's own contents, which may be linked too.
  func isBehindAllowed(_ path: String) -> Bool {
    let target = provider.resolve(path)
    if target == path { return true }
    let beside = SourcePath.folder(of: provider.resolve(root))
    return (folders.map { provider.resolve($0.isEmpty ? "." : $0) } + [beside])
      .contains { SourcePath.isInside(target, folder: $0) }
  }

  /// How many files were read.
  private var fileCount: Int { loaded.files.count + parsed.count }

  /// - Parameters:
  ///   - element: the import.
  ///   - link: the file that leads outside, if it does not lie there itself.
  mutating func reportOutside(_ element: YAMLNode, link: String? = nil) {
    let folder = folders[0].isEmpty ? "." : folders[0]
    let message =
      link.map { "'\($0)' is a link to '\(provider.resolve($0))', outside" }
      ?? "'\(element.text)' lies outside"
    loaded.diagnostics.append(
      "import-outside",
      "\(message) the theme's folder '\(folder)'",
      at: element.range,
      help: ["move the file there, or allow its folder with '--allow-import'"]
    )
  }

  /// Reads the files that a resolver document refers to, whether or not the theme imports them as well.
  package mutating func loadReferences(of document: LoadedFile) {
    guard let root = document.root else { return }
    var references: [(path: String, node: YAMLNode)] = []
    for node in ResolverReference.all(in: root) {
      guard let written = ResolverReference(node).path else { continue }
      let path = SourcePath.join(SourcePath.folder(of: document.path), written)
      if written.contains("://") {
        let message = "'\(written.shortened)' can't be read: nothing is fetched from elsewhere"
        let help = "put a copy of the file next to the document"
        loaded.diagnostics.append("unreadable-file", message, at: node.range, help: [help])
      } else if !isAllowed(path) {
        reportOutside(node)
      } else if !provider.expand(path).map(SourcePath.normalized).contains(path) {
        missing.append(MissingFile(element: node, pattern: path, isImport: false))
      } else if !isBehindAllowed(path) {
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
      // A set of another document has sources of its own.
      if let file, file.isResolverDocument { loadReferences(of: file) }
    }
  }

  /// A file that an import or a reference has found, by its own name.
  ///
  /// Where names in upper and lower case are the same, another name finds it too; that is reported, and the file is still read once.
  ///
  /// - Parameters:
  ///   - path: the file as it was found.
  ///   - element: what names it.
  ///   - text: how it does, relative to its own file.
  ///   - pattern: the path that this comes to, with the `*` that may be in it.
  ///   - isNew: whether nothing was said of the element yet.
  /// - Returns: the path, the author's part of it in the file's own spelling.
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
    // What leads to the importing file was named by somebody else.
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
        "the name is '\(ownNames[first])', not '\(names[first])', so Lintel finds it only on a disk that ignores case, "
          + "such as a Mac's",
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
  /// Whether the file is a resolver document rather than one of tokens, whatever it is called.
  package var isResolverDocument: Bool {
    root?.entries.contains { $0.key.text == "resolutionOrder" } ?? false
  }
}
