/// The spelling of paths on disks that don't distinguish uppercase and lowercase.
struct PathSpelling: Sendable {
  /// Returns the names in a folder, including hidden ones; the empty path is the working folder.
  let names: @Sendable (_ folder: String) -> [String]
  /// Returns the identity of what a path leads to, or `nil` if it leads nowhere.
  let identity: @Sendable (_ path: String) -> FileIdentity?

  static let onDisk = PathSpelling(
    names: { (try? Files.names(in: $0, includingHidden: true)) ?? [] },
    identity: { Files.identity($0) }
  )

  /// Returns a path with every name spelled as in its folder.
  func callAsFunction(_ path: String) -> String {
    // A case-sensitive disk, which is detected without listing a folder, has only one name for a file.
    guard let own = identity(path), identity(Self.inOtherCase(path)) == own else { return path }
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/").map(String.init) {
      folder = Files.join(folder, Self.isStep(name) ? name : spelling(of: name, in: folder))
    }
    return folder
  }

  private func spelling(of name: String, in folder: String) -> String {
    let names = names(folder)
    if names.contains(name) { return name }
    let folded = name.lowercased()
    return names.first { $0.lowercased() == folded } ?? name
  }

  private static func isStep(_ name: String) -> Bool { name == "." || name == ".." }

  private static func inOtherCase(_ path: String) -> String {
    path.map { character in
      let other = character.isUppercase ? character.lowercased() : character.uppercased()
      // 'ß' doesn't have an uppercase form of one letter.
      return other.count == 1 ? other : String(character)
    }.joined()
  }
}
