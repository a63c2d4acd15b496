import LintelBackends
import LintelServer
import LintelTheme

/// A conversation that bytes determine, in which each request gets exactly one answer, regardless of earlier messages.
enum ServerFuzzing {
  static func faults(in bytes: [UInt8]) -> [String] {
    // The first byte chooses between raw bytes as the stream and messages that are mostly valid.
    guard let first = bytes.first, first % 2 == 1 else { return streamFaults(bytes) }
    var conversation = Conversation(bytes.dropFirst())
    return conversation.faults()
  }

  private static func streamFaults(_ bytes: [UInt8]) -> [String] {
    let server = makeServer()
    var framing = MessageFraming()
    var bodies: [[UInt8]] = []
    for start in stride(from: 0, to: bytes.count, by: 7) {
      for piece in framing.add(bytes[start..<min(start + 7, bytes.count)]) {
        if case .message(let body) = piece { bodies.append(body) }
      }
    }
    return answerFaults(server.receive(bodies))
  }

  fileprivate static func makeServer() -> LanguageServer {
    let texts = Conversation.texts.enumerated().map {
      ("/work/\($0.offset).yaml", Array($0.element.utf8))
    }
    let files = Dictionary(texts, uniquingKeysWith: { first, _ in first })
    return LanguageServer(
      files: ServerFiles(
        provider: SourceProvider(read: { files[$0] }, expand: { files[$0] == nil ? [] : [$0] }),
        kind: { files[$0] != nil ? .file : $0 == "/work" ? .folder : nil },
        names: { $0 == "/work" ? files.keys.sorted().map { String($0.dropFirst(6)) } : [] }
      ),
      version: "1",
      desk: ServerDesk(keep: { name, _ in "/out/\(name)" }, page: { _, _ in "" })
    )
  }

  /// The faults of the server's messages, regardless of the requests.
  fileprivate static func answerFaults(_ answers: [JSONValue]) -> [String] {
    answers.compactMap { answer in
      if answer["jsonrpc"] != "2.0" { return "a message isn't JSON-RPC" }
      let isAnswer = answer["method"] == nil
      if isAnswer, (answer["result"] == nil) == (answer["error"] == nil) {
        return "an answer has both a result and an error, or neither"
      }
      let written = try? MessageReader.value(of: answer.bytes(.compact))
      return written == answer ? nil : "a message can't be read"
    }
  }
}

/// A conversation whose messages are chosen by bytes.
private struct Conversation {
  static let texts = [
    """
    lintel: 1
    theme: Shop
    ios: 15..18
    imports: [1.yaml]
    tokens: { colors: { ink: "#112233" } }
    navigationBar: { title.color: $ink, tint: $accent }
    brands: { a: {}, b: { toolbar: { tint: "#334455" } } }
    screens: { home: { when pad: { navigationBar: { tint: "#445566" } } }, cart: {} }
    flows: [home -> cart]

    """,
    "lintel: 1\ntokens: { colors: { accent: \"#00569E\" } }\n",
    "lintel: 1\r\ntheme: Ünder 😀\r\nios: 26..\r\ntabBar:\r\n  tint: alpha(label 40%)\r\n",
    "a: [\n", "", "\u{FEFF}lintel: 1\ntheme: T\n", "{\"$schema\": 1}",
  ]
  private static let requests = [
    "textDocument/diagnostic", "textDocument/codeAction", "codeAction/resolve",
    "textDocument/formatting", "textDocument/rangeFormatting", "textDocument/selectionRange",
    "textDocument/inlayHint", "workspace/executeCommand", "textDocument/hover",
    "textDocument/definition", "textDocument/references", "textDocument/documentSymbol",
    "textDocument/foldingRange", "textDocument/documentLink", "textDocument/completion",
    "textDocument/documentColor", "textDocument/colorPresentation", "textDocument/prepareRename",
    "textDocument/rename", "textDocument/documentHighlight", "workspace/symbol",
    "workspace/willRenameFiles", "nothing/atAll", "initialize",
  ]
  private static let uris = [
    "file:///work/0.yaml", "file:///work/1.yaml", "file:///work/2.yaml", "untitled:Untitled-1",
    "file:///elsewhere/x.yaml", "file:///work/.lintel.yml", "file:///work/t.tokens.json", "",
  ]
  private static let junk: [JSONValue] = [
    .null, 1, -1, "x", [], [:], true, .number(1e300), .number(0.5), "\u{0}",
    ["uri": 1], ["line": -1, "character": 1e18.asJSON], [[]],
  ]

  private var bytes: ArraySlice<UInt8>
  private var lastID = 0

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  private mutating func next() -> Int { Int(bytes.popFirst() ?? 0) }

  private mutating func pick<Element>(_ list: [Element]) -> Element { list[next() % list.count] }

  private mutating func position() -> JSONValue {
    ["line": .number(Double(next() % 12)), "character": .number(Double(next() % 50))]
  }

  mutating func faults() -> [String] {
    let server = ServerFuzzing.makeServer()
    let encodings: JSONValue = next() % 2 == 0 ? ["utf-8"] : ["utf-16"]
    let start: JSONValue = [
      "jsonrpc": "2.0", "id": 0, "method": "initialize",
      "params": [
        "rootUri": "file:///work",
        "capabilities": [
          "general": ["positionEncodings": encodings],
          "workspace": [
            "workspaceEdit": ["documentChanges": .boolean(next() % 2 == 0)],
            "diagnostics": ["refreshSupport": true],
          ],
          "window": ["showDocument": ["support": .boolean(next() % 2 == 0)]],
          "textDocument": [
            "completion": ["completionItem": ["snippetSupport": .boolean(next() % 2 == 0)]]
          ],
        ],
      ],
    ]
    var faults = ServerFuzzing.answerFaults(server.receive([start.bytes(.compact)]))
    var count = 0
    while !bytes.isEmpty, faults.isEmpty, count < 60 {
      count += 1
      var bodies: [[UInt8]] = []
      var open: Set<JSONValue> = []
      for _ in 0...(next() % 3) {
        let (body, id) = message()
        bodies.append(body)
        if let id { open.insert(id) }
      }
      let answers = server.receive(bodies)
      faults += ServerFuzzing.answerFaults(answers)
      for id in open where answers.count(where: { $0["id"] == id && $0["method"] == nil }) != 1 {
        faults.append("a request doesn't have exactly one answer")
      }
      if next() % 2 == 0 {
        while server.hasWork { server.work() }
        faults += ServerFuzzing.answerFaults(server.publications())
      }
    }
    if server.exitStatus != nil { faults.append("the server ends without being told to") }
    let farewell: JSONValue = ["jsonrpc": "2.0", "id": "last", "method": "shutdown"]
    let answers = server.receive([farewell.bytes(.compact)])
    if answers.first?["result"] != .null { faults.append("the server can't be shut down") }
    if server.keptCount > 64 { faults.append("the server keeps more than it has to") }
    return faults
  }

  /// The next message, and its id if it's a request.
  private mutating func message() -> (body: [UInt8], id: JSONValue?) {
    let kind = next() % 16
    let uri = JSONValue.string(pick(Self.uris))
    let document: JSONValue = ["uri": uri]
    func notify(_ method: String, _ parameters: JSONValue) -> ([UInt8], JSONValue?) {
      let message: JSONValue = ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
      return (message.bytes(.compact), nil)
    }
    switch kind {
    case 0, 1, 2:
      return notify(
        "textDocument/didOpen",
        [
          "textDocument": [
            "uri": uri, "version": .number(Double(next())), "text": .string(pick(Self.texts)),
          ]
        ]
      )
    case 3, 4, 5:
      let length = next() % 12
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      bytes = bytes.dropFirst(length)
      let range: JSONValue = ["start": position(), "end": position()]
      return notify(
        "textDocument/didChange",
        ["textDocument": document, "contentChanges": [["range": range, "text": .string(text)]]]
      )
    case 6: return notify("textDocument/didClose", ["textDocument": document])
    case 7:
      let method = pick([
        "textDocument/didSave", "workspace/didChangeWatchedFiles", "$/cancelRequest", "initialized",
        "workspace/didChangeWorkspaceFolders", "textDocument/didChange", "$/unknown",
      ])
      return notify(method, pick(Self.junk))
    case 8: return (Array(bytes.prefix(next() % 20)), nil)
    case _:
      lastID += 1
      let id: JSONValue = next() % 4 == 0 ? .string("r\(lastID)") : .number(Double(lastID))
      let method = pick(Self.requests)
      let place = position()
      var parameters: JSONValue = [
        "textDocument": document, "position": place, "range": ["start": place, "end": position()],
        "positions": [place], "newName": .string(pick(["x", "ink", "", "a b", "home"])),
        "context": ["diagnostics": [], "includeDeclaration": true],
        "color": ["red": 1, "green": 0, "blue": 0.5.asJSON, "alpha": 1],
        "command": .string(pick(["lintel.preview", "lintel.resolve", "lintel.swift", "x"])),
        "arguments": [["uri": uri, "position": place]], "title": "x",
        "data": ["textDocument": document, "range": ["start": place, "end": place]],
      ]
      if next() % 5 == 0, case .object(var members) = parameters {
        let index = next() % members.count
        members[index] = JSONMember(members[index].key, pick(Self.junk))
        parameters = next() % 4 == 0 ? pick(Self.junk) : .object(members)
      }
      let message: JSONValue = [
        "jsonrpc": "2.0", "id": id, "method": .string(method), "params": parameters,
      ]
      return (message.bytes(.compact), id)
    }
  }
}

extension Double {
  fileprivate var asJSON: JSONValue { .number(self) }
}
