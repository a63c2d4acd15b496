package import LintelBackends
import LintelDiagnostics
package import LintelLint
import Synchronization

/// A language server for themes, which turns incoming messages into outgoing ones and has no other effects.
///
/// The caller reads and writes the streams. It passes all messages that have arrived before it asks for work, so that the server
/// doesn't compute and send diagnostics of a text that an edit has replaced.
package final class LanguageServer {
  /// The state of the conversation.
  enum Stage {
    /// The server accepts only `initialize`.
    case waiting
    /// The server answers requests.
    case running
    /// The server accepts only `exit`.
    case shutDown
  }

  /// The capabilities of the client.
  struct Client {
    /// Whether edits of several files can include the versions of texts.
    var supportsDocumentChanges = false
    /// Whether the client can be asked to pull diagnostics again.
    var refreshesDiagnostics = false
    var watchesFiles = false
    /// Whether the client asks for the edits of an action that the author has chosen.
    var resolvesActions = false
    /// Whether the client can be asked to show a file.
    var showsDocuments = false
    /// Whether completions may have gaps to fill in.
    var supportsSnippets = false
  }

  let disk: ServerFiles
  /// The options of the command line.
  let options: CompilerOptions
  let version: String
  /// The address of the page of all rules, or `nil` if it isn't on the web.
  let rulesPage: String?

  /// The services for commands, or `nil` if they can only answer.
  let desk: ServerDesk?
  /// Whether something has arrived that makes the current work useless: the cancellation of a request or, for work between requests
  /// (`nil`), an edit.
  package var isSuperseded: (@Sendable (_ request: JSONValue?) -> Bool)?
  /// The ID of the request that is being answered.
  private var currentRequest: JSONValue?

  var stage = Stage.waiting
  var client = Client()
  /// The unit in which positions count characters.
  var encoding = PositionEncoding.utf16
  var folders: [String] = []
  var documents: [String: TextDocument] = [:]
  /// The themes of each open text.
  var roots: [String: [String]] = [:]
  /// The states of the themes of all open texts.
  var themes: [String: ThemeState] = [:]
  /// The diagnostics that the client shows, by URI.
  var published: [String: PublishedDiagnostics] = [:]
  /// The URIs for which the client itself asks for diagnostics.
  var pulled: Set<String> = []
  /// The last answers to the client's own questions, by URI.
  var answered: [String: [JSONValue]] = [:]
  var outbox: [JSONValue] = []
  /// The paths with links resolved, as far as they have been looked up.
  var realPaths: [String: String] = [:]
  private var requestCount = 0

  /// The exit status for the process, or `nil` as long as it should run.
  package private(set) var exitStatus: Int32?

  /// The exit status if the client closes the pipe without `exit`.
  package var statusWithoutExit: Int32 { stage == .shutDown ? 0 : 1 }

  /// The number of things that the server remembers, which depends on the open texts, not on the edits.
  package var keptCount: Int {
    documents.count + roots.count + themes.count + published.count + pulled.count + answered.count
      + outbox.count + realPaths.count
  }

  /// Creates a server; `rulesPage` is the address of the page of all rules.
  package init(
    files: ServerFiles,
    options: CompilerOptions = CompilerOptions(),
    version: String,
    rulesPage: String? = nil,
    desk: ServerDesk? = nil
  ) {
    disk = files
    self.options = options
    self.version = version
    self.rulesPage = rulesPage
    self.desk = desk
  }

  /// The files with the texts that editors have open.
  var files: ServerFiles {
    var texts: [String: [UInt8]] = [:]
    for (path, document) in documents {
      texts[path] = document.file.bytes
      texts[realPath(path)] = document.file.bytes
    }
    return disk.reading(texts)
  }

  /// Handles messages in order, and returns the responses and everything else that the client should know.
  ///
  /// A request that a later message cancels isn't worked on.
  package func receive(_ bodies: [[UInt8]]) -> [JSONValue] {
    let values = bodies.map { try? MessageReader.value(of: $0) }
    var cancelled: [JSONValue: Int] = [:]
    for (index, value) in values.enumerated()
    where value?["method"]?.text == "$/cancelRequest" {
      if let id = value?.at("params", "id") { cancelled[id] = index }
    }
    var answers: [JSONValue] = []
    for (index, value) in values.enumerated() where exitStatus == nil {
      if let value, let id = value["id"], let place = cancelled[id], place > index {
        answers.append(Message.error(.cancelled, of: id))
      } else if let value {
        answers += answer(value)
      } else {
        answers.append(Message.error(.parse, of: .null))
      }
      answers += outbox
      outbox = []
    }
    return answers
  }

  /// Asks during a run of the compiler whether to end it; after a yes, the answer doesn't change.
  var interruption: (@Sendable () -> Bool)? {
    guard let isSuperseded else { return nil }
    let isOver = Latch()
    return { [currentRequest] in isOver.isSet { isSuperseded(currentRequest) } }
  }

  /// Whether a message makes work useless that has begun before.
  ///
  /// For a request, this is its cancellation. For work between requests (`nil`), it's a change of a file, or the end.
  package static func supersedes(_ body: [UInt8], request: JSONValue?) -> Bool {
    guard let value = try? MessageReader.value(of: body), let method = value["method"]?.text else {
      return false
    }
    if let request { return method == "$/cancelRequest" && value.at("params", "id") == request }
    return [
      "textDocument/didChange", "textDocument/didOpen", "textDocument/didClose",
      "workspace/didChangeWatchedFiles", "shutdown", "exit",
    ].contains(method)
  }

  /// Returns the response to something that isn't a message.
  package func refusal() -> JSONValue { Message.error(.parse, of: .null) }

  private func answer(_ value: JSONValue) -> [JSONValue] {
    // JSON-RPC supports batches, but the protocol doesn't.
    let message: Message
    do throws(RequestError) {
      message = try Message(value)
    } catch {
      let id = value["id"].flatMap { $0.text != nil || $0.integer != nil ? $0 : nil }
      return [Message.error(error, of: id ?? .null)]
    }
    switch message {
    case .response: return []
    case .notification(let method, let parameters):
      notified(of: method, parameters)
      return []
    case .request(let id, let method, let parameters):
      currentRequest = id
      defer { currentRequest = nil }
      do throws(RequestError) {
        return [Message.result(try result(of: method, parameters), of: id)]
      } catch {
        return [Message.error(error, of: id)]
      }
    }
  }

  private func result(
    of method: String,
    _ parameters: JSONValue
  ) throws(RequestError) -> JSONValue {
    switch (stage, method) {
    case (.waiting, "initialize"): return initialize(parameters)
    case (.waiting, _): throw .notInitialized
    case (.shutDown, _), (.running, "initialize"): throw .invalidRequest
    case (.running, "shutdown"):
      stage = .shutDown
      return .null
    case (.running, _): return try feature(method, parameters)
    }
  }

  /// Handles a notification; its errors are only logged, because nobody waits for an answer.
  private func notified(of method: String, _ parameters: JSONValue) {
    if method == "exit" {
      exitStatus = stage == .shutDown ? 0 : 1
      return
    }
    guard stage == .running else { return }
    do throws(RequestError) {
      switch method {
      case "initialized": watchFiles()
      case "textDocument/didOpen": try open(parameters)
      case "textDocument/didChange": try change(parameters)
      case "textDocument/didClose": try close(parameters)
      case "textDocument/didSave": try save(parameters)
      case "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration": forgetThemes()
      case "workspace/didChangeWorkspaceFolders": changeFolders(parameters)
      case _: break
      }
    } catch {
      log("\(method): \(error.message)")
    }
  }

  /// Sends a line to the log of the editor.
  func log(_ text: String) {
    outbox.append(
      Message.notify("window/logMessage", ["type": 2, "message": .string("lintel: \(text)")])
    )
  }

  /// Sends a request to the client, whose answer doesn't matter.
  func ask(_ method: String, _ parameters: JSONValue) {
    requestCount += 1
    outbox.append(Message.ask(method, parameters, id: "lintel-\(requestCount)"))
  }

  /// Asks the client to report files that change on disk.
  private func watchFiles() {
    guard client.watchesFiles else { return }
    ask(
      "client/registerCapability",
      [
        "registrations": [
          [
            "id": "lintel-files",
            "method": "workspace/didChangeWatchedFiles",
            "registerOptions": [
              "watchers": [
                ["globPattern": "**/*.{yaml,yml,json}"], ["globPattern": "**/.lintel.{yml,yaml}"],
              ]
            ],
          ]
        ]
      ]
    )
  }
}

/// Remembers a yes, so that all threads of a run get the same answer afterwards.
private final class Latch: Sendable {
  /// Whether any answer so far was yes.
  private let wasSet = Atomic(false)

  /// Whether the answer is yes now, or was so before.
  func isSet(_ ask: () -> Bool) -> Bool {
    if wasSet.load(ordering: .relaxed) { return true }
    guard ask() else { return false }
    wasSet.store(true, ordering: .relaxed)
    return true
  }
}
