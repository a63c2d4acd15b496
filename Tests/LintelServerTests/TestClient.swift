import LintelAppearance
import LintelBackends
import LintelCompiler
import LintelLint
import LintelServer
import LintelTheme

/// Files in memory.
struct MemoryFiles {
  let texts: [String: String]
  /// The folders that themes elsewhere may import from.
  var allowedFolders: [String] = []

  var files: ServerFiles {
    let bytes = texts.mapValues { Array($0.utf8) }
    let names = texts.keys.sorted()
    return ServerFiles(
      provider: SourceProvider(
        read: { bytes[$0] },
        expand: { pattern in names.filter { PathPattern(pattern, in: "/").matches($0) } },
        allowedFolders: allowedFolders
      ),
      kind: { path in
        bytes[path] != nil
          ? .file : names.contains { $0.hasPrefix(path == "/" ? "/" : path + "/") } ? .folder : nil
      },
      names: { folder in
        let start = folder.hasSuffix("/") ? folder : folder + "/"
        let found = names.filter { $0.hasPrefix(start) }.compactMap {
          $0.dropFirst(start.count).split(separator: "/").first.map(String.init)
        }
        return Set(found).sorted()
      }
    )
  }
}

/// A client that calls a server directly, without streams.
final class TestClient {
  let server: LanguageServer
  private var lastID = 0
  /// The diagnostics that an editor would show, by URI.
  private(set) var shown: [String: [JSONValue]] = [:]
  /// The server's messages other than diagnostics and responses.
  private(set) var other: [JSONValue] = []

  init(
    _ texts: [String: String] = [:],
    capabilities: JSONValue = [:],
    rulesPage: String? = nil,
    allowedFolders: [String] = []
  ) {
    server = LanguageServer(
      files: MemoryFiles(texts: texts, allowedFolders: allowedFolders).files,
      version: "1",
      rulesPage: rulesPage,
      desk: ServerDesk(
        keep: { name, _ in "/out/\(name)" },
        page: { compilation, _ in compilation.decided.map { "the page of \($0.theme.name)" } }
      )
    )
    let parameters: JSONValue = ["rootUri": "file:///work", "capabilities": capabilities]
    _ = request("initialize", parameters)
    notify("initialized", [:])
  }

  static func uri(_ name: String) -> String { "file:///work/\(name)" }

  /// Sends messages together.
  func send(_ bodies: [JSONValue]) -> [JSONValue] {
    server.receive(bodies.map { $0.bytes(.compact) })
  }

  @discardableResult
  func request(_ method: String, _ parameters: JSONValue) -> JSONValue {
    lastID += 1
    let id = JSONValue.number(Double(lastID))
    let answers = send([
      ["jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters]
    ])
    other += answers.filter { $0["method"] != nil }
    let answer = answers.first { $0["id"] == id && $0["method"] == nil }
    return answer?["result"] ?? answer?["error"] ?? .null
  }

  func notify(_ method: String, _ parameters: JSONValue) {
    other += send([["jsonrpc": "2.0", "method": .string(method), "params": parameters]])
  }

  func open(_ name: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(Self.uri(name)), "languageId": "yaml",
          "version": .number(Double(version)), "text": .string(text),
        ]
      ]
    )
  }

  func change(_ name: String, to text: String, version: Int) {
    notify("textDocument/didChange", Self.change(name, [["text": .string(text)]], version: version))
  }

  static func change(_ name: String, _ changes: JSONValue, version: Int) -> JSONValue {
    [
      "textDocument": ["uri": .string(uri(name)), "version": .number(Double(version))],
      "contentChanges": changes,
    ]
  }

  func close(_ name: String) {
    notify("textDocument/didClose", Self.document(name))
  }

  static func document(_ name: String) -> JSONValue {
    ["textDocument": ["uri": .string(uri(name))]]
  }

  /// A request's parameters for the first occurrence of a word in a text, moved by `plus` UTF-16 units.
  static func place(_ word: String, in text: String, _ name: String, plus: Int = 0) -> JSONValue {
    guard let range = text.ranges(of: word).first else { return .null }
    let before = text[..<range.lowerBound]
    let line = before.utf8.count { $0 == 0x0A }
    let start = before.lastIndex(of: "\n").map { before.index(after: $0) } ?? before.startIndex
    return [
      "textDocument": ["uri": .string(uri(name))],
      "position": [
        "line": .number(Double(line)),
        "character": .number(Double(before[start...].utf16.count + plus)),
      ],
    ]
  }

  /// The text in a range, whose positions are in UTF-16.
  static func text(in range: JSONValue, of text: String) -> String {
    let units = Array(text.utf16)
    let (lower, upper) = (offset(range["start"], in: units), offset(range["end"], in: units))
    return String(decoding: units[lower..<upper], as: UTF16.self)
  }

  /// A text after a workspace edit's changes to one file.
  static func applying(_ edit: JSONValue, to text: String, of name: String) -> String {
    var edits: [JSONValue] = []
    if case .object(let changes) = edit["changes"] ?? .null {
      edits = changes.filter { $0.key == uri(name) }.flatMap { $0.value.elements }
    }
    for change in edit["documentChanges"]?.elements ?? []
    where change["textDocument"]?["uri"]?.string == uri(name) {
      edits += change["edits"]?.elements ?? []
    }
    var units = Array(text.utf16)
    let places = edits.map { edit in
      let range = edit["range"] ?? .null
      return (
        range: offset(range["start"], in: units)..<offset(range["end"], in: units),
        text: edit["newText"]?.string ?? ""
      )
    }
    for place in places.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      units.replaceSubrange(place.range, with: place.text.utf16)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func offset(_ position: JSONValue?, in units: [UInt16]) -> Int {
    var line = position?["line"]?.int ?? 0
    var start = 0
    while line > 0, let end = units[start...].firstIndex(of: 0x0A) {
      start = end + 1
      line -= 1
    }
    return min(units.count, start + (position?["character"]?.int ?? 0))
  }

  /// Lets the server finish its work, and returns the notifications about diagnostics.
  @discardableResult
  func settle() -> [JSONValue] {
    while server.hasWork { server.work() }
    let messages = server.publications()
    for message in messages {
      guard message["method"] == "textDocument/publishDiagnostics",
        case .string(let uri) = message["params"]?["uri"] ?? .null,
        case .array(let items) = message["params"]?["diagnostics"] ?? .null
      else {
        other.append(message)
        continue
      }
      shown[uri] = items
    }
    return messages
  }

  /// The ids of the rules whose findings an editor would show in a file.
  func rules(_ name: String) -> [String] {
    (shown[Self.uri(name)] ?? []).compactMap {
      if case .string(let rule) = $0["code"] ?? .null { rule } else { nil }
    }
  }
}

extension JSONValue {
  var elements: [JSONValue] {
    if case .array(let elements) = self { elements } else { [] }
  }

  var string: String {
    if case .string(let text) = self { text } else { "" }
  }

  var int: Int {
    if case .number(let number) = self { Int(number) } else { -1 }
  }

  var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.strings)
    case .object(let members): members.flatMap(\.value.strings)
    case .null, .boolean, .number: []
    }
  }
}
