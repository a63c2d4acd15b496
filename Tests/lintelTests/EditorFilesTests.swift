import Foundation
import Testing

@Suite("Settings for editors")
struct EditorFilesTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let folder = root.appending(path: "Sources/lintel/Editors")

  private static func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test(
    "The page 'In your editor' shows each file unchanged",
    arguments: [
      "neovim.lua", "emacs.el", "helix.toml", "zed.json", "sublime.json", "kate.json",
    ]
  )
  func page(name: String) throws {
    let page = try String(
      contentsOf: Self.root.appending(path: "Tests/Specs/guide/editors.md"),
      encoding: .utf8
    )
    #expect(page.contains("```text\n\(try Self.text(name))```\n"))
  }

  @Test("JSON files are valid, and name the command", arguments: ["zed", "sublime", "kate"])
  func json(name: String) throws {
    let text = try Self.text("\(name).json")
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(text.contains("\"lintel\"") && text.contains("\"lsp\""))
  }

  @Test("The extension for Visual Studio Code has a manifest and starts the server")
  func extensionOfCode() throws {
    struct Manifest: Decodable {
      let name: String
      let main: String
      let activationEvents: [String]
      let engines: [String: String]
      let dependencies: [String: String]
    }
    let manifest = try JSONDecoder().decode(
      Manifest.self,
      from: Data(try Self.text("vscode/package.json").utf8)
    )
    #expect(manifest.name == "lintel")
    #expect(manifest.activationEvents == ["onLanguage:yaml"])
    #expect(manifest.engines["vscode"] != nil)
    #expect(manifest.dependencies.keys.sorted() == ["vscode-languageclient"])
    // Stand-ins for the editor and its client record the requests.
    let place = try Workplace([
      "extension.js": try Self.text("vscode/\(manifest.main.dropFirst(2))"),
      "node_modules/vscode/index.js": """
      exports.workspace = { getConfiguration: () => ({ get: (key, other) => key === "path" ? "/opt/lintel" : other }) };

      """,
      "node_modules/vscode-languageclient/node.js": """
      exports.LanguageClient = class {
        constructor(...words) { this.words = words; }
        start() { console.log(JSON.stringify(this.words)); return "started"; }
        stop() { console.log("stopped"); }
      };

      """,
      "run.js":
        "const e = require('./extension.js'); console.log(e.activate()); e.deactivate();\n",
    ])
    let run = try place.shell("node --check extension.js && node run.js")
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains(#"{"command":"/opt/lintel","args":["lsp"]}"#))
    #expect(run.output.contains(#"{"language":"yaml"}"#))
    #expect(run.output.hasSuffix("started\nstopped\n"))
  }

  @Test(
    "The pictures of the page are drawings",
    arguments: ["findings", "actions", "hover"]
  )
  func pictures(name: String) throws {
    let url = Self.root.appending(path: "Tests/Specs/pictures/editor-\(name).svg")
    let text = try String(contentsOf: url, encoding: .utf8)
    #expect(text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
    #expect(text.contains("navigationBar"))
    #expect(!text.contains("/tmp/"))
  }
}
