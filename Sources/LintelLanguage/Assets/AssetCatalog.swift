/// What the asset catalogs of an app hold, as far as themes can name it.
package struct AssetCatalog: Hashable, Sendable {
  /// The colors by name, nil for one that can't be read.
  package var colors: [String: ResolvedColor?] = [:]
  package var images: Set<String> = []
}
