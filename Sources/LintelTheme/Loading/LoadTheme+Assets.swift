import LintelDiagnostics
import LintelSyntax

extension ThemeLoader {
  /// The maximum depth of folders in a catalog, including the sets.
  private static let maximumFolderDepth = 8

  /// Reads the asset catalogs and symbol lists that the root file and the command line name.
  mutating func loadAssets() {
    guard let root = loaded.files.first else { return }
    for entry in root.topLevel where entry.key.text == "assets" {
      for element in entry.value.listed {
        guard element.kind == .scalar, !element.isEmpty else {
          let message = "an asset catalog is a path"
          let help = "write the path of the folder, such as '../App/Assets.xcassets'"
          loaded.diagnostics.append("wrong-value-type", message, at: element.range, help: [help])
          continue
        }
        load(element)
      }
    }
    let start = SourceRange(file: root.id, lower: 0, upper: 0)
    for written in provider.assets {
      let path = SourcePath.normalized(written)
      // A whole disk isn't a catalog.
      let isRoot = path.isEmpty || path == "/"
      if !isRoot,
        path.hasSuffix(".plist") ? loadSymbols(path) : loadFiles(of: path, at: start)
      {
        continue
      }
      let near = isRoot ? [] : nearCatalogs(to: path)
      let exists =
        isRoot || ["", "/*", "/*/*"].contains { !provider.expand(path + $0).isEmpty }
      loaded.diagnostics.append(
        "unusable-asset-catalog",
        "'--assets' names '\(written)', which "
          + (!exists
            ? "doesn't exist"
            : path.hasSuffix(".plist") ? "isn't a list of SF Symbols" : "isn't an asset catalog"),
        at: start,
        help: Suggestion.help(for: near, or: "the path starts at the folder in which 'lintel' runs")
      )
    }
  }

  /// Reads the catalog or symbol list that an element names.
  private mutating func load(_ element: YAMLNode) {
    let written = element.text
    let path = SourcePath.join(SourcePath.folder(of: root), written)
    guard isAllowed(path), isTargetAllowed(path) else { return reportOutside(element) }
    let catalog = SourcePath.normalized(path)
    if written.contains("*") {
      let matches = catalogs(matching: catalog).map {
        SourcePath.relative($0, to: SourcePath.folder(of: root))
      }
      loaded.diagnostics.append(
        "unusable-asset-catalog",
        "'\(written)' isn't the path of one asset catalog: '*' has no meaning here",
        at: element.range,
        help: [
          matches.isEmpty
            ? "name each catalog by its own path"
            : "write each catalog separately: \(matches.joined(separator: ", "))"
        ]
      )
    } else if written.hasSuffix(".plist") {
      if !loadSymbols(catalog) { reportNoSymbols(element, catalog) }
    } else if !catalog.hasSuffix(".xcassets") {
      reportNoCatalog(element, catalog)
    } else if !loadFiles(of: catalog, at: element.range) {
      reportMissing(element, catalog)
    }
  }

  // MARK: Errors in paths

  /// Reports a path whose name isn't that of a catalog.
  private mutating func reportNoCatalog(_ element: YAMLNode, _ path: String) {
    let written = element.text
    if let range = written.firstRange(of: ".xcassets/") {
      let catalog = String(written[..<range.lowerBound]) + ".xcassets"
      return loaded.diagnostics.append(
        "unusable-asset-catalog",
        "'\(written)' is inside an asset catalog",
        at: element.range,
        help: ["write the path of the whole catalog, '\(catalog)'"],
        fixIts: fixIts(element, replacing: catalog)
      )
    }
    let near = catalogs(matching: path + ".xcassets").map(SourcePath.name(of:))
    loaded.diagnostics.append(
      "unusable-asset-catalog",
      written.hasSuffix(".car")
        ? "'\(written)' is a compiled catalog, which Lintel can't read"
        : "'\(written)' isn't an asset catalog: its name doesn't end in '.xcassets'",
      at: element.range,
      help: near.isEmpty
        ? ["write the path of the folder, such as '../App/Assets.xcassets'"]
        : Suggestion.help(for: near),
      fixIts: near.count == 1 ? fixIts(element, writing: near[0]) : []
    )
  }

  /// Reports an asset catalog that doesn't exist or is a file.
  private mutating func reportMissing(_ element: YAMLNode, _ path: String) {
    let near = nearCatalogs(to: path)
    // The provider expands only to files.
    let isFile = !provider.expand(path).isEmpty
    loaded.diagnostics.append(
      "unusable-asset-catalog",
      isFile
        ? "'\(element.text)' is a file, and an asset catalog is a folder"
        : "the asset catalog '\(element.text)' doesn't exist",
      at: element.range,
      help: near.isEmpty
        ? [
          "a catalog is a folder with files named 'Contents.json'; its path starts at the folder of this file"
        ] : Suggestion.help(for: near),
      fixIts: near.count == 1 ? fixIts(element, writing: near[0]) : []
    )
  }

  /// Reports a property list that doesn't exist or isn't a list of symbols.
  private mutating func reportNoSymbols(_ element: YAMLNode, _ path: String) {
    let exists = !provider.expand(path).isEmpty
    loaded.diagnostics.append(
      "unusable-asset-catalog",
      exists
        ? "'\(element.text)' isn't a list of SF Symbols"
        : "the file '\(element.text)' doesn't exist",
      at: element.range,
      help: [
        exists
          ? "a list has the keys 'symbols' and 'year_to_release', as 'name_availability.plist' of macOS does"
          : "copy 'name_availability.plist' of macOS there, or name it with '--assets' on a Mac"
      ]
    )
  }

  /// Returns the catalogs in the same folder whose names are similar to a missing one.
  private func nearCatalogs(to path: String) -> [String] {
    let folder = SourcePath.folder(of: path)
    let siblings = catalogs(matching: folder.isEmpty ? "*.xcassets" : "\(folder)/*.xcassets")
    // All of them have the same extension, which would make any two names similar.
    let stems = siblings.map(SourcePath.stem)
    return nearestNames(to: SourcePath.stem(of: path), among: stems).map { "\($0).xcassets" }
  }

  private func catalogs(matching pattern: String) -> [String] {
    let files = ["Contents.json", "*/Contents.json"].flatMap { provider.expand("\(pattern)/\($0)") }
    let folders = files.compactMap { file -> String? in
      file.firstRange(of: ".xcassets/").map { String(file[..<$0.lowerBound]) + ".xcassets" }
    }
    return Set(folders).sorted()
  }

  private func fixIts(_ element: YAMLNode, replacing path: String) -> [FixIt] {
    let length = Int(element.range.upper - element.range.lower)
    guard element.style == .plain, length == element.text.utf8.count else { return [] }
    return [FixIt("change to '\(path)'", replace: element.range, with: path)]
  }

  // MARK: Files

  /// Reads a list of symbols, and returns whether there is one.
  private mutating func loadSymbols(_ path: String) -> Bool {
    guard let list = provider.read(path).flatMap({ SymbolList(reading: $0) }) else { return false }
    loaded.symbols = loaded.symbols ?? SymbolList()
    loaded.symbols?.add(list)
    return true
  }

  /// Reads the content of a catalog, and returns whether there is any.
  private mutating func loadFiles(of catalog: String, at place: SourceRange) -> Bool {
    var exists = !provider.expand("\(catalog)/Contents.json").isEmpty
    var pattern = "\(catalog)/*"
    for _ in 0..<Self.maximumFolderDepth {
      let files = provider.expand("\(pattern)/Contents.json").map(SourcePath.normalized)
      for path in files {
        exists = true
        let folder = String(path.dropFirst(catalog.count + 1).dropLast("/Contents.json".count))
        guard let kind = AssetFile.kind(of: folder) else { continue }
        let root = open(path, as: .designTokens, importedAt: place)?.root
        let parent = SourcePath.folder(of: path)
        loaded.assets.append(AssetFile(folder: folder, kind: kind, place: parent, root: root))
      }
      pattern += "/*"
    }
    loaded.hasAssets = loaded.hasAssets || exists
    return exists
  }
}
