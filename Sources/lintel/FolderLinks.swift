import LintelTheme

/// Decides which links to folders a walk through a folder follows, so that every walk ends.
struct FolderLinks {
  private let root: String
  /// The folders outside of the walk to which links have led.
  private var followed: Set<String> = []

  /// Starts a walk in a folder; the empty path is the working folder.
  init(of folder: String) {
    root = Files.realPath(folder.isEmpty ? "." : folder)
  }

  /// Whether to enter a folder.
  ///
  /// A link into the folder of the walk isn't followed, because the walk visits its target anyway. Other targets are visited once.
  mutating func allow(_ path: String) -> Bool {
    guard Files.isLink(path) else { return true }
    let target = Files.realPath(path)
    if target == root || SourcePath.isInside(target, folder: root) { return false }
    // A folder that contains the walk's own would lead into it again.
    if SourcePath.isInside(root, folder: target) { return false }
    return followed.insert(target).inserted
  }
}
