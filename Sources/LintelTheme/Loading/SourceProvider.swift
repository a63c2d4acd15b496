/// Access to files for the compiler, whose core does no IO.
package struct SourceProvider: Sendable {
  /// Returns the bytes of a file, or `nil` if it can't be read.
  package var read: @Sendable (_ path: String) -> [UInt8]?
  /// Returns the reason why a file can't be read, such as `Permission denied`, or `nil` if it's unknown.
  package var reason: @Sendable (_ path: String) -> String? = { _ in nil }
  /// Returns the path of a file after following all links.
  package var resolve: @Sendable (_ path: String) -> String = { $0 }
  /// Returns a path with every name spelled as on the disk, which can differ if the disk ignores case.
  package var spelling: @Sendable (_ path: String) -> String = { $0 }
  /// Returns the files that a path matches, sorted; a path without `*` matches itself if it exists.
  package var expand: @Sendable (_ pattern: String) -> [String]
  /// The folders from which files may be imported, in addition to the root file's folder.
  package var allowedFolders: [String]
  /// The asset catalogs of the app, in addition to those that themes name.
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
