import Foundation
import LintelDiagnostics

/// Reads the settings for bars in an app's `Info.plist`.
enum PropertyListReader {
  /// The keys that affect bars.
  private static let keys: Set<String> = [
    "UIViewControllerBasedStatusBarAppearance", "UIDesignRequiresCompatibility",
    "UIUserInterfaceStyle", "UIStatusBarStyle", "UIStatusBarHidden",
  ]

  /// A value of a property list, if one of the keys can have it.
  private enum Item: Decodable {
    case bool(Bool)
    case text(String)
    case other

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let bool = try? container.decode(Bool.self) {
        self = .bool(bool)
      } else if let text = try? container.decode(String.self) {
        self = .text(text)
      } else {
        self = .other
      }
    }
  }

  /// The keys that only the list of an app extension has.
  private static let extensionKeys = ["NSExtension", "EXAppExtensionAttributes"]

  /// Whether a file is the list of an app extension.
  static func isOfExtension(_ file: SourceFile) -> Bool {
    file.path.hasSuffix(".plist")
      && extensionKeys.contains { ObjectiveCScan.contains(file.bytes[...], Array($0.utf8)) }
  }

  /// Adds the settings of a property list in XML or binary form; only an app's list has any.
  static func read(_ file: SourceFile, into reading: inout SourceReading) {
    if file.bytes.starts(with: "bplist".utf8) {
      return readBinary(file, into: &reading)
    }
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
      guard let name = key else { continue }
      key = nil
      let place = SourcePlace(file: file.path, line: element.line)
      switch element.name {
      case "true", "false": add(.bool(element.name == "true"), of: name, at: place, to: &reading)
      case "string": add(.text(text), of: name, at: place, to: &reading)
      case _: continue
      }
    }
  }

  /// Reads a binary list, which doesn't have lines, so the file is the place.
  private static func readBinary(_ file: SourceFile, into reading: inout SourceReading) {
    let place = SourcePlace(file: file.path, line: 1)
    guard
      let items = try? PropertyListDecoder().decode([String: Item].self, from: Data(file.bytes))
    else {
      // Other lists can contain anything.
      guard file.path.hasSuffix("Info.plist") else { return }
      return reading.noteDamage("the file isn't a property list of keys and values", to: file)
    }
    for (name, item) in items.sorted(by: { $0.key < $1.key }) {
      add(item, of: name, at: place, to: &reading)
    }
  }

  private static func add(
    _ item: Item,
    of name: String,
    at place: SourcePlace,
    to reading: inout SourceReading
  ) {
    guard keys.contains(name) else { return }
    let value: SourceValue
    switch item {
    case .bool(let bool): value = .bool(bool)
    case .text(let text) where text == "YES" || text == "NO": value = .bool(text == "YES")
    case .text(let text) where text.hasPrefix("$("):
      let reason = UnreadReason.value("it depends on a build setting")
      value = .unknown(reason: reason)
      reading.unread.append(UnreadSetting(text: "\(name) = \(text)", reason: reason, at: place))
    case .text(let text):
      let short = text.replacing("UIStatusBarStyle", with: "")
      value = .keyword(short.prefix(1).lowercased() + short.dropFirst())
    case .other: return
    }
    let change = SettingChange.value(property: name, value)
    reading.settings.append(SourceSetting(owner: .app, change: change, place: place))
  }
}
