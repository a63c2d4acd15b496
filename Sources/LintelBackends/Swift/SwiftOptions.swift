package struct SwiftOptions: Sendable {
  /// The name of the theme's file in the header, without folders.
  package var source: String
  /// Whether other modules can use the code.
  package var isPublic: Bool
  /// Whether a theme has several files: one each for its type, each bar, the settings, and older properties.
  package var splits: Bool
  /// Whether the runtime library is next to the code, from `runtimeFile`, instead of being imported.
  package var isStandalone: Bool
  /// Whether to add declarations for SwiftUI, which import `LintelSwiftUI`.
  package var includesSwiftUI: Bool
  package var shapes: Set<DeliveryShape>
  /// The start of the files' names, or `nil` for the name of the theme's type.
  package var fileName: String?

  package init(
    source: String,
    isPublic: Bool = false,
    splits: Bool = false,
    isStandalone: Bool = false,
    includesSwiftUI: Bool = false,
    shapes: Set<DeliveryShape> = [],
    fileName: String? = nil
  ) {
    self.source = source
    self.isPublic = isPublic
    self.splits = splits
    self.isStandalone = isStandalone
    self.includesSwiftUI = includesSwiftUI
    self.shapes = shapes
    self.fileName = fileName
  }
}

package struct SwiftFile: Hashable, Sendable {
  package let name: String
  package let text: String
}
