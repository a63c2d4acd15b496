import LintelDiagnostics
import LintelSyntax

extension ThemeLoader {
  /// How deeply groups of a catalog are nested in each other at most.
  private static let deepestGroup = 8

  /// Reads the asset catalogs that the root file names, and those of the command line.
  mutating func loadAssets() {
    guard let root = loaded.files.first else { return }
    for entry in root.topLevel where entry.key.text == "assets" {
      let list = entry.value.kind == .sequence ? Array(entry.value.elements) : [entry.value]
      for element in list {
        guard element.kind == .scalar, !element.isEmpty else {
          report(
            "wrong-value-type",
            "an asset catalog is a path",
            help: "write the path of the folder, such as '../App/Assets.xcassets'",
            element
          )
          continue
        }
        loadCatalog(named: element)
      }
    }
    let start = SourceRange(file: root.id, lower: 0, upper: 0)
    for path in provider.assets where !loadFiles(of: SourcePath.normalized(path), at: start) {
      loaded.diagnostics.append(
        Diagnostic("unusable-asset-catalog", .error, "'\(path)' isn't an asset catalog", at: start)
      )
    }
  }

  private mutating func loadCatalog(named element: YAMLNode) {
    let path = SourcePath.join(SourcePath.folder(of: root), element.text)
    guard isAllowed(path), isBehindAllowed(path) else {
      reportOutside(element)
      return
    }
    guard element.text.hasSuffix(".xcassets") || element.text.hasSuffix(".xcassets/") else {
      report(
        "unusable-asset-catalog",
        "'\(element.text)' isn't an asset catalog: its name doesn't end in '.xcassets'",
        help: "write the path of the folder, such as '../App/Assets.xcassets'",
        element
      )
      return
    }
    if !loadFiles(of: SourcePath.normalized(path), at: element.range) {
      report(
        "unusable-asset-catalog",
        "the folder '\(element.text)' doesn't exist, or isn't an asset catalog",
        help: "correct the path, which starts at the theme's folder",
        element
      )
    }
  }

  /// Reads what is in a catalog; false if there is nothing.
  private mutating func loadFiles(of catalog: String, at place: SourceRange) -> Bool {
    var isThere = !provider.expand("\(catalog)/Contents.json").isEmpty
    var pattern = "\(catalog)/*"
    for _ in 0..<Self.deepestGroup {
      let files = provider.expand("\(pattern)/Contents.json").map(SourcePath.normalized)
      for path in files {
        isThere = true
        let folder = String(path.dropFirst(catalog.count + 1).dropLast("/Contents.json".count))
        guard let kind = AssetFile.kind(of: folder) else { continue }
        let file = open(path, as: .designTokens, importedAt: place)
        loaded.assets.append(AssetFile(folder: folder, kind: kind, root: file?.root))
      }
      pattern += "/*"
    }
    loaded.hasAssets = loaded.hasAssets || isThere
    return isThere
  }

  private mutating func report(
    _ rule: String,
    _ message: String,
    help: String,
    _ element: YAMLNode
  ) {
    loaded.diagnostics.append(Diagnostic(rule, .error, message, at: element.range, help: [help]))
  }
}
