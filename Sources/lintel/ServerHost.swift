import LintelBackends
import LintelCascade
import LintelCompiler
import LintelDiagnostics
import LintelPreview
import LintelServer
import LintelTheme
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Connects a language server to standard input and output.
///
/// Messages are handled on one thread. Before a theme is judged, all messages that have arrived are
/// handled, so that nothing is found out about texts that an edit has replaced. While it is judged,
/// the compiler asks whether another edit has arrived, and ends early then.
struct ServerHost {
  /// The longest wait for another edit, in milliseconds.
  private static let longestPause = 150

  private let server: LanguageServer
  /// The file that messages are appended to; nil for none.
  private let log: Int32?
  /// What has arrived.
  private let input = PendingInput()
  /// How long judging a theme took the last time, in milliseconds.
  private var cost = 0

  /// Prepares a conversation.
  ///
  /// - Parameters:
  ///   - server: The server.
  ///   - log: The path of a file that messages are appended to; nil for none.
  /// - Throws: `FileError` if that file can't be opened.
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

  /// Answers messages until the client ends the conversation, or closes the pipe.
  ///
  /// - Returns: The exit status.
  mutating func run() -> Int32 {
    // A client that has gone away closes its other end too.
    _ = signal(SIGPIPE, SIG_IGN)
    while true {
      if !server.hasWork { send(server.publications()) }
      guard input.receive(waiting: server.hasWork ? pause : -1) else {
        judge()
        continue
      }
      // Everything that has arrived counts as one.
      let (pieces, isAtEnd) = input.take()
      handle(pieces)
      if let status = server.exitStatus { return status }
      if isAtEnd { return server.statusWithoutExit }
    }
  }

  /// How long another edit is awaited before a theme is judged that takes a while.
  ///
  /// An edit interrupts the work anyway, so that waiting only saves the part of long work that is thrown away.
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

/// What commands of editors need.
extension ServerHost {
  /// A folder of this process for what editors are to show, and the preview.
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

  /// A new folder that nobody else can read; nil if it can't be created.
  private static func temporaryFolder() -> String? {
    let parent = unsafe getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp"
    var template = Array(Files.join(parent, "lintel-XXXXXX").utf8CString)
    return unsafe template.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress, let path = unsafe mkdtemp(base) else { return nil }
      return unsafe String(cString: path)
    }
  }
}

/// The messages that have arrived and aren't handled yet; threads of the compiler look at them too.
private final class PendingInput: Sendable {
  /// What is known of the stream.
  private struct State {
    /// Cuts the stream into messages.
    var framing = MessageFraming()
    /// The messages, in their order.
    var pieces: [MessageFraming.Piece] = []
    /// Whether the stream has ended.
    var isAtEnd = false
    /// How many of the messages have been looked at without being the reason to end.
    var seen = 0
  }

  /// Threads take turns.
  private let state = Mutex(State())

  /// Reads everything that has arrived.
  ///
  /// - Parameter milliseconds: how long to wait for the first of it; -1 for as long as it takes.
  /// - Returns: whether there is something to handle.
  func receive(waiting milliseconds: Int) -> Bool {
    state.withLock { state in
      Self.receive(&state, waiting: state.isAtEnd || !state.pieces.isEmpty ? 0 : milliseconds)
      return state.isAtEnd || !state.pieces.isEmpty
    }
  }

  /// Hands out what has arrived.
  func take() -> (pieces: [MessageFraming.Piece], isAtEnd: Bool) {
    state.withLock { state in
      defer { (state.pieces, state.seen) = ([], 0) }
      return (state.pieces, state.isAtEnd)
    }
  }

  /// Whether something has arrived that makes the present work useless.
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
      // Once something has arrived, the rest of it isn't waited for.
      if !state.pieces.isEmpty { milliseconds = 0 }
    }
  }

  /// Whether there is something to read, or the end, within some milliseconds; -1 waits for it.
  private static func hasInput(waiting milliseconds: Int) -> Bool {
    var wanted = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    while true {
      let count = unsafe poll(&wanted, 1, Int32(milliseconds))
      if count < 0, errno == EINTR { continue }
      return count != 0
    }
  }

  /// Some bytes of the input; none at its end.
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
