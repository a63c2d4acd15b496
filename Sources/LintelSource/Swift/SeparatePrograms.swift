import LintelDiagnostics

/// The app extensions in the folders that were read, such as the one for sharing: they are programs, whose bars aren't those of the app.
struct SeparatePrograms: Sendable {
  /// The folders of extensions, with `/` at the end.
  private var folders: [String] = []

  /// Finds the folders with the property list and the Swift files of an extension, unless the app itself is there, too.
  init(_ files: [SourceFile], _ declarations: [FileDeclarations?]) {
    let swift = zip(files, declarations).compactMap { file, own in own.map { (file.path, $0) } }
    for list in files where PropertyListReader.isOfExtension(list) {
      var folder = Self.folder(around: list.path)
      while !folder.isEmpty, !swift.contains(where: { $0.0.hasPrefix(folder) }) {
        folder = Self.folder(around: folder.dropLast())
      }
      let isApps = swift.contains { path, own in
        path.hasPrefix(folder)
          && own.types.contains { !Self.delegates.isDisjoint(with: $0.inherited) }
      }
      if !folder.isEmpty, !isApps { folders.append(folder) }
    }
    // The theme is for an extension if nothing else was read.
    if swift.allSatisfy({ folder(of: $0.0) != nil }) { folders = [] }
  }

  private static let delegates: Set = ["UIApplicationDelegate", "UIWindowSceneDelegate", "App"]

  /// Returns the folder of a file or folder, with `/` at the end, or an empty text for the outermost folder.
  private static func folder(around path: some StringProtocol) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private func folder(of path: String) -> String? { folders.first { path.hasPrefix($0) } }

  /// Returns the reason why the code of a file doesn't set something in the app, or `nil` if it may.
  func reason(against owner: SettingOwner, in file: String) -> UnreadReason? {
    guard owner.isShared, let folder = folder(of: file) else { return nil }
    return .owner("it applies only in the app extension in '\(folder)', which has its own bars")
  }

  /// What to do about such settings.
  static let advice = "pass only that folder to 'lintel adopt' for a theme of the extension"

  /// Returns what was read in the files of a program without what applies to all of its bars.
  func separating(_ reading: SourceReading) -> SourceReading {
    var result = reading
    result.settings = []
    for setting in reading.settings {
      guard let reason = reason(against: setting.owner, in: setting.place.file) else {
        result.settings.append(setting)
        continue
      }
      result.unread.append(
        UnreadSetting(
          text: setting.change.property,
          reason: reason,
          advice: Self.advice,
          at: setting.place
        )
      )
    }
    return result
  }
}

extension SettingOwner {
  /// Whether its settings apply to all bars of a program, in contrast to those of one screen or class.
  fileprivate var isShared: Bool {
    switch self {
    case .proxy, .app, .containerBar(_, container: nil): true
    case .screen, .item, .bar, .containerBar, .searchBar: false
    }
  }
}
