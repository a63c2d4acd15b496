/// How the compiler reaches files: the core itself does no IO.
package struct SourceProvider: Sendable {
  /// The bytes of a file, nil if it can't be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// Why a file can't be read, such as `Permission denied`; nil if nobody knows.
  package var reason: @Sendable (_ path: String) -> String? = { _ in nil }
  /// The path of a file behind every link; the path itself where there are none.
  package var resolve: @Sendable (_ path: String) -> String = { $0 }
  /// A path with every name in it as the folder has it, which differs where names in upper and lower case are the same.
  package var spelling: @Sendable (_ path: String) -> String = { $0 }
  /// The files that a path matches, sorted; a path without `*` matches itself if it exists.
  package var expand: @Sendable (_ pattern: String) -> [String]
  /// Folders, besides the root file's own, from which files may be imported.
  package var allowedFolders: [String]
  /// The asset catalogs of the app, besides those that themes name.
  package var assets: [String] = []

  package init(
    read: @escaping @Sendable (_ path: String) -> [UInt8]?,
    expand: @escaping @Sendable (_ pattern: String) -> [String],
    allowedFolders: [String] = []
  ) {
    self.read = read
    self.expand = expand
    self.allowedFolders = allowedFolders
  }
}
