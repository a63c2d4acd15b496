import Foundation
import Testing

@Suite("lintel lsp")
struct LanguageServerTests {
  private static let theme = """
    lintel: 1
    theme: Shop
    ios: 15..18
    imports: [colors.yaml]
    toolbar: { tnit: $accent }
    navigationBar: { tint: oklch(0.7 0.4 150) }

    """

  private func place() throws -> Workplace {
    try Workplace([
      "Styles/Shop.yaml": Self.theme,
      "Styles/colors.yaml": "lintel: 1\ntokens: { colors: { accent: '#00569E', spare: nope } }\n",
      ".lintel.yml": "rules: { out-of-gamut: info }\n",
    ])
  }

  private static func framed(_ messages: [String]) -> String {
    messages.map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }.joined()
  }

  private func opening(in place: Workplace) throws -> [String] {
    let uri = place.folder.appending(path: "Styles/Shop.yaml").absoluteString
    let document = [
      "uri": uri, "languageId": "yaml", "text": Self.theme,
    ]
    let text = try JSONEncoder().encode(document)
    let json = String(decoding: text, as: UTF8.self)
    return [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":"# + json + "}}",
    ]
  }

  private static let farewell = [
    #"{"jsonrpc":"2.0","id":9,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
  ]

  /// The bodies of the messages in the tool's output.
  private static func bodies(_ output: String) -> [String] {
    var bodies: [String] = []
    var rest = Array(output.utf8)[...]
    while let range = String(decoding: rest, as: UTF8.self).firstMatch(
      of: #/^Content-Length: ([0-9]+)\r\n\r\n/#
    ) {
      let length = Int(range.1) ?? 0
      rest = rest.dropFirst(range.0.utf8.count)
      bodies.append(String(decoding: rest.prefix(length), as: UTF8.self))
      rest = rest.dropFirst(length)
    }
    #expect(rest.isEmpty, "standard output has something else than messages")
    return bodies
  }

  /// The rule and the place of each finding in a published message.
  private static func findings(_ bodies: [String], _ name: String) -> Set<String> {
    let body = bodies.last { $0.contains("publishDiagnostics") && $0.contains(name) } ?? ""
    return Set(
      body.matches(
        of:
          #/"start":\{"line":([0-9]+),"character":([0-9]+)\}[^"]*"end":\{[^}]*\}\},"severity":[0-9],"code":"([a-z-]+)"/#
      ).map { "\((Int($0.1) ?? 0) + 1):\((Int($0.2) ?? 0) + 1) \($0.3)" }
    )
  }

  @Test("An editor gets lint's findings through pipes, and the process ends with the conversation")
  func pipes() throws {
    let place = try place()
    try place.write(Self.framed(try opening(in: place)), to: "first")
    try place.write(Self.framed(Self.farewell), to: "last")
    let run = try place.shell("(cat first; sleep 2; cat last) | lintel lsp --stdio")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let bodies = Self.bodies(run.output)
    #expect(bodies.first?.contains("\"name\":\"lintel\"") ?? false)
    #expect(bodies.last == #"{"jsonrpc":"2.0","id":9,"result":null}"#)
    let lint = try place.lintel(["lint", "Styles", "--format", "concise"])
    for name in ["Shop.yaml", "colors.yaml"] {
      let printed = (lint.output + lint.errors).split(separator: "\n").compactMap {
        line -> String? in
        guard let match = line.firstMatch(of: #/^Styles/(.*?):([0-9]+):([0-9]+): .*\[([a-z-]+)\]/#),
          match.1 == name
        else { return nil }
        return "\(match.2):\(match.3) \(match.4)"
      }
      #expect(!printed.isEmpty)
      #expect(Self.findings(bodies, name) == Set(printed))
    }
  }

  @Test("A closed pipe ends the process, but garbage doesn't, and gets an answer")
  func ends() throws {
    let place = try place()
    let run = try place.shell("printf 'Content-Length: 3\\r\\n\\r\\n{]}' | lintel lsp")
    #expect(run.status == 1)
    #expect(Self.bodies(run.output).first?.contains("-32700") ?? false)
    try place.write(Self.framed([Self.farewell[1]]), to: "exit")
    #expect(try place.shell("lintel lsp < exit").status == 1)
    let quiet = try place.shell("lintel lsp --log log < exit")
    #expect(quiet.output == "")
    #expect(try place.text(of: "log").contains(#"--> {"jsonrpc":"2.0","method":"exit"}"#))
  }

  @Test("A newer edit ends the work for an older one, and only the newer findings are sent")
  func cancellation() throws {
    let place = try place()
    let uri = place.folder.appending(path: "Styles/Shop.yaml").absoluteString
    func change(_ version: Int, _ text: String) throws -> String {
      let quoted = String(decoding: try JSONEncoder().encode(text), as: UTF8.self)
      return
        #"{"jsonrpc":"2.0","method":"textDocument/didChange","params":{"textDocument":{"uri":""#
        + uri + #"","version":\#(version)},"contentChanges":[{"text":\#(quoted)}]}}"#
    }
    try place.write(Self.framed(try opening(in: place)), to: "first")
    let edits = try (2...60).map {
      try change($0, Self.theme + "# \($0)\ntabBar: { tnit\($0): $accent }\n")
    }
    try place.write(Self.framed(edits), to: "edits")
    try place.write(Self.framed(Self.farewell), to: "last")
    let run = try place.shell("(cat first; sleep 1; cat edits; sleep 2; cat last) | lintel lsp")
    #expect(run.status == 0)
    let published = Self.bodies(run.output).filter {
      $0.contains("publishDiagnostics") && $0.contains("Shop.yaml")
    }
    #expect(published.last?.contains("tnit60") ?? false)
    #expect(published.count < 30)
  }

  @Test("A file that is deleted while it is open keeps its text until it is closed")
  func deletion() throws {
    let place = try place()
    let colors = place.folder.appending(path: "Styles/colors.yaml").absoluteString
    let changed =
      #"{"jsonrpc":"2.0","method":"workspace/didChangeWatchedFiles","params":{"changes":[{"uri":""#
      + colors + #"","type":3}]}}"#
    try place.write(Self.framed(try opening(in: place)), to: "first")
    try place.write(Self.framed([changed]), to: "second")
    try place.write(Self.framed(Self.farewell), to: "last")
    let run = try place.shell(
      "(cat first; sleep 1; rm Styles/colors.yaml Styles/Shop.yaml; cat second; sleep 1; cat last) | lintel lsp"
    )
    #expect(run.status == 0)
    let bodies = Self.bodies(run.output)
    #expect(Self.findings(bodies, "Shop.yaml").contains { $0.hasSuffix("import-not-found") })
    #expect(Self.findings(bodies, "colors.yaml").isEmpty)
  }
}
