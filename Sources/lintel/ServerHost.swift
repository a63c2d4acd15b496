import LintelBackends
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelPreview
import LintelServer
import LintelTheme
import Synchronization

/// Connects a language server to standard input and output.
///
/// Messages are handled on one thread. Before a theme is judged, all messages that have arrived are handled, so that no work goes
/// into texts that an edit has replaced. Meanwhile, the compiler asks whether another edit has arrived, and stops if so.
struct ServerHost {
  /// The longest wait for another edit, in milliseconds.
  private static let longestPause = 150

  private let server: LanguageServer
  /// The file that messages are appended to, or `nil` if there is none.
  private let log: Int32?
  /// The messages that have arrived.
  private let input = PendingInput()
  /// How long it took to judge a theme the last time, in milliseconds.
  private var cost = 0

  /// Prepares a conversation, whose messages are appended to the file at `log`, if there is one.
  init(_ server: LanguageServer, log: String?) throws(FileError) {
    self.server = server
    server.isSuperseded = { [input] request in input.supersedes(request) }
    guard let log else {
      self.log = nil
      return
    }
    let descriptor = unsafe open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw .last(log) }
    self.log = descriptor
  }

  /// Answers messages until the client ends the conversation or closes the pipe, and returns the exit status.
  mutating func run() -> Int32 {
    // A client that has gone away closes its other end, too.
    _ = signal(SIGPIPE, SIG_IGN)
    while true {
      if !server.hasWork { send(server.publications()) }
      guard input.receive(waiting: server.hasWork ? pause : -1) else {
        judge()
        continue
      }
      // Everything that has arrived is handled together.
      let (pieces, isAtEnd) = input.take()
      handle(pieces)
      if let status = server.exitStatus { return status }
      if isAtEnd { return server.statusWithoutExit }
    }
  }

  /// How long to wait for another edit before work that takes a while, in milliseconds.
  ///
  /// An edit interrupts the work anyway, so waiting saves only the part of long work that would be thrown away.
  private var pause: Int { cost < 100 ? 0 : min(cost / 4, Self.longestPause) }

  private mutating func judge() {
    let start = ContinuousClock.now
    server.work()
    let duration = ContinuousClock.now - start
    cost =
      Int(duration.components.seconds) * 1000
      + Int(duration.components.attoseconds / 1_000_000_000_000_000)
  }

  private func handle(_ pieces: [MessageFraming.Piece]) {
    var bodies: [[UInt8]] = []
    for piece in pieces {
      switch piece {
      case .message(let body):
        bodies.append(body)
        note("-->", body)
      case .malformedHeader:
        send(server.receive(bodies) + [server.refusal()])
        bodies = []
      }
    }
    send(server.receive(bodies))
  }

  private func send(_ messages: [JSONValue]) {
    for message in messages {
      let body = message.bytes(.compact)
      note("<--", body)
      Terminal.print(MessageFraming.framed(body))
    }
  }

  /// Appends a message to the log.
  private func note(_ direction: String, _ body: [UInt8]) {
    guard let log else { return }
    let line = Array("\(direction) ".utf8) + body + [0x0A]
    // The conversation doesn't depend on its log.
    _ = unsafe line.withUnsafeBytes { unsafe write(log, $0.baseAddress, $0.count) }
  }
}

/// The services that the commands of editors need.
extension ServerHost {
  /// A desk that keeps texts for editors in a folder of this process, and draws previews.
  static var desk: ServerDesk {
    let folder = Mutex<String?>(nil)
    return ServerDesk(
      keep: { name, text in
        folder.withLock { folder in
          folder = folder ?? temporaryFolder()
          guard let folder else { return nil }
          let path = Files.join(folder, name)
          return (try? Files.replace(path, with: text)) == nil ? nil : path
        }
      },
      page: { compilation, settings in
        guard let theme = compilation.theme, !compilation.diagnostics.hasErrors else { return nil }
        let cascade = Cascade(theme).limited(to: theme.space.release)
        let pictures = PictureBook(theme) {
          try? Files.contents(of: $0, upTo: PictureBook.largestFile + 1)
        }
        let subject = try? PreviewSubject(
          cascade,
          compilation.sources,
          settings,
          pictures: pictures
        )
        return subject.flatMap { try? previewPage($0) }
      }
    )
  }

  /// Creates a folder that nobody else can read, or returns `nil` if that fails.
  private static func temporaryFolder() -> String? {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array(Files.join(parent, "lintel-XXXXXX").utf8CString)
    return unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let path = unsafe mkdtemp(base) else { return nil }
      return unsafe String(cString: path)
    }
  }
}

/// The messages that have arrived and aren't handled yet, which the compiler's threads check, too.
private final class PendingInput: Sendable {
  /// The state of the stream.
  private struct State {
    /// Cuts the stream into messages.
    var framing = MessageFraming()
    var pieces: [MessageFraming.Piece] = []
    var isAtEnd = false
    /// The number of messages that were checked and don't supersede the current work.
    var seen = 0
  }

  private let state = Mutex(State())

  /// Reads everything that has arrived, and returns whether there is something to handle; -1 milliseconds waits indefinitely.
  func receive(waiting milliseconds: Int) -> Bool {
    state.withLock { state in
      Self.receive(&state, waiting: state.isAtEnd || !state.pieces.isEmpty ? 0 : milliseconds)
      return state.isAtEnd || !state.pieces.isEmpty
    }
  }

  /// Removes and returns what has arrived.
  func take() -> (pieces: [MessageFraming.Piece], isAtEnd: Bool) {
    state.withLock { state in
      defer { (state.pieces, state.seen) = ([], 0) }
      return (state.pieces, state.isAtEnd)
    }
  }

  /// Whether something has arrived that makes the current work useless.
  func supersedes(_ request: JSONValue?) -> Bool {
    state.withLock { state in
      Self.receive(&state, waiting: 0)
      if state.isAtEnd { return true }
      while state.seen < state.pieces.count {
        let piece = state.pieces[state.seen]
        if case .message(let body) = piece, LanguageServer.supersedes(body, request: request) {
          return true
        }
        state.seen += 1
      }
      return false
    }
  }

  private static func receive(_ state: inout State, waiting milliseconds: Int) {
    var milliseconds = milliseconds
    while !state.isAtEnd, hasInput(waiting: milliseconds) {
      let block = input()
      state.isAtEnd = block.isEmpty
      state.pieces += state.framing.add(block)
      // After something has arrived, don't wait for the rest.
      if !state.pieces.isEmpty { milliseconds = 0 }
    }
  }

  /// Whether there is something to read, or the end of the input, within some milliseconds; -1 waits indefinitely.
  private static func hasInput(waiting milliseconds: Int) -> Bool {
    var wanted = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while true {
      let count = unsafe poll(&wanted, 1, Int32(milliseconds))
      if count < 0, errno == EINTR { continue }
      return count != 0
    }
  }

  /// Reads some bytes of the input, or none at its end.
  private static func input() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = unsafe buffer.withUnsafeMutableBytes {
        unsafe read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      return Array(buffer.prefix(max(0, count)))
    }
  }
}
