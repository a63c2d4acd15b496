import LintelDiagnostics

/// Reads what an app's `Info.plist` decides for bars.
enum PropertyListReader {
  /// The keys, with what they take.
  private static let keys: Set<String> = [
    "UIViewControllerBasedStatusBarAppearance", "UIDesignRequiresCompatibility",
    "UIUserInterfaceStyle",
    "UIStatusBarStyle", "UIStatusBarHidden",
  ]

  /// Adds the settings of a property list; one that isn't in XML, or isn't an app's, has none.
  static func read(_ file: SourceFile, into reading: inout SourceReading) {
    guard let root = InterfaceElement.parse(file.bytes),
      let dictionary = root.children.first(where: { $0.name == "dict" })
    else { return }
    var key: String?
    for element in dictionary.children {
      let text = element.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if element.name == "key" {
        key = text
        continue
      }
      guard let name = key, keys.contains(name) else { continue }
      key = nil
      let place = SourcePlace(file: file.path, line: element.line)
      let value: SourceValue
      switch element.name {
      case "true", "false": value = .bool(element.name == "true")
      case "string" where text == "YES" || text == "NO": value = .bool(text == "YES")
      case "string" where text.hasPrefix("$("):
        value = .unknown(reason: "a build setting decides it")
        reading.unread.append(
          UnreadSetting(text: "\(name) = \(text)", reason: "a build setting decides it", at: place)
        )
      case "string":
        let short = text.replacing("UIStatusBarStyle", with: "")
        value = .keyword(short.prefix(1).lowercased() + short.dropFirst())
      case _: continue
      }
      reading.settings.append(
        SourceSetting(
          owner: .app,
          change: .value(property: name, value, arguments: []),
          place: place
        )
      )
    }
  }
}
