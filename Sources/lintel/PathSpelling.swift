/// How files are called on disks that take names in upper and lower case for the same.
struct PathSpelling: Sendable {
  /// The names in a folder, hidden ones included; the empty path is the working folder.
  let names: @Sendable (_ folder: String) -> [String]
  /// What a path leads to; nil if it leads nowhere.
  let identity: @Sendable (_ path: String) -> FileIdentity?

  static let onDisk = PathSpelling(
    names: { (try? Files.names(in: $0, includingHidden: true)) ?? [] },
    identity: { Files.identity($0) }
  )

  /// A path with every name in it as its folder has it.
  func callAsFunction(_ path: String) -> String {
    // A disk that tells the cases apart, which is found out without listing a folder, has but one name for a file.
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
      // 'ß' has no upper case that is one letter.
      return other.count == 1 ? other : String(character)
    }.joined()
  }
}
