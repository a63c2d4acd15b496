import LintelTheme

/// Decides which links to folders are followed on a walk through a folder, so that every walk ends.
struct FolderLinks {
  private let root: String
  /// The folders elsewhere that links have led to.
  private var followed: Set<String> = []

  /// - Parameter folder: where the walk begins; the empty one is the working folder.
  init(of folder: String) {
    root = Files.realPath(folder.isEmpty ? "." : folder)
  }

  /// Whether to go into a folder.
  ///
  /// What a link leads to has its own turn if it lies in the folder of the walk, and is gone into once if it lies elsewhere.
  mutating func allow(_ path: String) -> Bool {
    guard Files.isLink(path) else { return true }
    let target = Files.realPath(path)
    if target == root || SourcePath.isInside(target, folder: root) { return false }
    // A folder around the walk's own would lead into it again.
    if SourcePath.isInside(root, folder: target) { return false }
    return followed.insert(target).inserted
  }
}
