package import LintelDiagnostics
import LintelSyntax

extension AssetCatalog {
  /// Reads one asset catalog from its files.
  ///
  /// - Parameter files: every `Contents.json` with the path of its folder in the catalog, such as
  ///   `Brand/Ink.colorset`.
  package init(reading files: [(folder: String, file: SourceFile)]) {
    let assets = files.compactMap { folder, file in
      AssetFile.kind(of: folder).map {
        AssetFile(
          folder: folder,
          kind: $0,
          place: SourcePath.folder(of: file.path),
          root: parseJSON(file, as: FileID(0)).root
        )
      }
    }
    self = AssetCatalogReader(assets).catalog
  }
}
