/// How the Swift output is written.
package struct SwiftOptions: Sendable {
  /// The theme's file as the header names it: a name without folders.
  package var source: String
  /// Whether other modules may use the code.
  package var isPublic: Bool
  /// Whether a theme may be written to several files: one for each bar and one for everything else.
  package var splits: Bool
  /// Whether the runtime library is next to the code, in `runtimeFile`, instead of being imported.
  package var isStandalone: Bool
  /// Whether what SwiftUI needs is added, which imports `LintelSwiftUI`.
  package var includesSwiftUI: Bool
  /// The further ways in which the app takes the bars.
  package var shapes: Set<DeliveryShape>
  /// What the names of files begin with; nil for the name of the theme's type.
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

/// A file of the Swift output.
package struct SwiftFile: Hashable, Sendable {
  /// Without a folder, such as `Harbor.swift`.
  package let name: String
  package let text: String
}
