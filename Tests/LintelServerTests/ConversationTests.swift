import LintelBackends
import LintelServer
import Testing

@Suite("A conversation with the server")
struct ConversationTests {
  private static func server() -> LanguageServer {
    LanguageServer(files: MemoryFiles(texts: [:]).files, version: "1")
  }

  private static func code(_ messages: [JSONValue]) -> [Int] {
    messages.map { $0["error"]?["code"]?.int ?? 0 }
  }

  @Test("Messages are read from the stream, regardless of how it is divided")
  func framing() {
    let bodies = [Array("{}".utf8), Array("{\"a\":\"ä\"}".utf8), []]
    let stream = bodies.flatMap(MessageFraming.framed)
    for size in 1...stream.count {
      var framing = MessageFraming()
      var found: [MessageFraming.Piece] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        found += framing.add(stream[start..<min(start + size, stream.count)])
      }
      #expect(found == bodies.map { .message($0) })
    }
  }

  @Test(
    "Headers may be in any case and with others, and one without a length is reported and skipped"
  )
  func headers() {
    var framing = MessageFraming()
    let text =
      "content-type: x\r\nCONTENT-LENGTH:2\r\n\r\n{}Content-Size: 2\r\n\r\n{}Content-Length: 2\r\n\r\n[]"
    #expect(
      framing.add(Array(text.utf8))
        == [.message(Array("{}".utf8)), .malformedHeader, .message(Array("[]".utf8))]
    )
  }

  @Test(
    "JSON is read correctly, and nothing else is accepted",
    arguments: [
      ("{\"a\":[1,-2.5e1,true,false,null,\"x\"]}", true), ("\"\\ud83d\\ude00\\u00e4\\n\"", true),
      ("{\"a\":}", false), ("[1,]", false), ("", false), ("{} x", false), ("nul", false),
      ("\"\\x\"", false), ("+1", false), ("\"a", false), ("[1", false), ("\"\n\"", false),
    ]
  )
  func json(text: String, isRead: Bool) {
    let value = try? MessageReader.value(of: Array(text.utf8))
    #expect((value != nil) == isRead)
    guard let value else { return }
    #expect((try? MessageReader.value(of: value.bytes(.compact))) == value)
  }

  @Test("Deep nesting doesn't exhaust the stack")
  func depth() {
    let text = String(repeating: "[", count: 100_000)
    #expect((try? MessageReader.value(of: Array(text.utf8))) == nil)
  }

  @Test("A lone surrogate becomes a replacement character")
  func surrogates() throws {
    let value = try MessageReader.value(of: Array("[\"\\ud83d\",\"\\ud83d\\u0041\"]".utf8))
    #expect(value == ["\u{FFFD}", "\u{FFFD}A"])
  }

  @Test("Requests before initialize and after shutdown are errors")
  func order() {
    let server = Self.server()
    func ask(_ method: String) -> Int {
      let message: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": .string(method)]
      return Self.code(server.receive([message.bytes(.compact)])).first ?? -1
    }
    #expect(ask("textDocument/hover") == -32002)
    #expect(ask("initialize") == 0)
    #expect(ask("initialize") == -32600)
    #expect(ask("textDocument/nothing") == -32601)
    #expect(ask("textDocument/hover") == -32602)
    #expect(ask("shutdown") == 0)
    #expect(ask("textDocument/hover") == -32600)
    #expect(server.exitStatus == nil)
    let exit: JSONValue = ["jsonrpc": "2.0", "method": "exit"]
    _ = server.receive([exit.bytes(.compact)])
    #expect(server.exitStatus == 0)
  }

  @Test("Exiting without shutdown has status 1")
  func exit() {
    let server = Self.server()
    let exit: JSONValue = ["jsonrpc": "2.0", "method": "exit"]
    _ = server.receive([exit.bytes(.compact)])
    #expect(server.exitStatus == 1)
    #expect(Self.server().statusWithoutExit == 1)
  }

  @Test("Invalid messages get an error, and the conversation continues")
  func malformed() {
    let server = Self.server()
    let texts = [
      "{", "[]", "1", "{\"id\":1}", "{\"id\":{},\"method\":\"x\"}",
      "{\"id\":null,\"method\":\"x\"}",
    ]
    let codes = Self.code(server.receive(texts.map { Array($0.utf8) }))
    #expect(codes == [-32700, -32600, -32600, -32600, -32600, -32600])
    let start: JSONValue = ["jsonrpc": "2.0", "id": 1, "method": "initialize", "params": 3]
    #expect(Self.code(server.receive([start.bytes(.compact)])) == [0])
  }

  @Test("A request that is canceled before its turn isn't processed")
  func cancellation() {
    let client = TestClient()
    let answers = client.send([
      ["jsonrpc": "2.0", "id": 7, "method": "textDocument/hover", "params": [:]],
      ["jsonrpc": "2.0", "id": "8", "method": "textDocument/hover", "params": [:]],
      ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": 7]],
      ["jsonrpc": "2.0", "method": "$/cancelRequest", "params": ["id": "9"]],
    ])
    #expect(Self.code(answers) == [-32800, -32602])
  }

  @Test("Positions are in UTF-8 if the client offers it")
  func encodings() {
    func encoding(_ offered: JSONValue) -> String {
      let server = Self.server()
      let start: JSONValue = [
        "jsonrpc": "2.0", "id": 1, "method": "initialize",
        "params": ["capabilities": ["general": ["positionEncodings": offered]]],
      ]
      let answer = server.receive([start.bytes(.compact)]).first
      return answer?["result"]?["capabilities"]?["positionEncoding"]?.string ?? ""
    }
    #expect(encoding(["utf-16", "utf-8"]) == "utf-8")
    #expect(encoding(["utf-32", "utf-16"]) == "utf-16")
    #expect(encoding(3) == "utf-16")
  }

  @Test("Notifications with invalid parameters do no harm")
  func nonsense() {
    let client = TestClient()
    let methods = [
      "initialized", "textDocument/didOpen", "textDocument/didChange", "textDocument/didClose",
      "textDocument/didSave", "workspace/didChangeWatchedFiles",
      "workspace/didChangeWorkspaceFolders", "$/setTrace", "nothing",
    ]
    let values: [JSONValue] = [
      nil, 1, "x", [], [:], ["textDocument": 1], ["textDocument": ["uri": "untitled:a"]],
      ["textDocument": ["uri": "file:///work/a.yaml", "text": 1]], ["event": ["added": 1]],
      [
        "textDocument": ["uri": "file:///work/a.yaml"],
        "contentChanges": [["text": "x", "range": ["start": ["line": -1, "character": 0]]]],
      ],
    ]
    client.open("a.yaml", "lintel: 1\ntheme: A\n")
    for method in methods {
      for value in values { client.notify(method, value) }
    }
    client.settle()
    #expect(client.request("shutdown", nil) == .null)
  }
}
