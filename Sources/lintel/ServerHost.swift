import LintelBackends
import LintelServer

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#endif

/// Connects a language server to standard input and output.
///
/// Everything happens on one thread. Before a theme is judged, all messages that have arrived are
/// handled, so that nothing is found out about texts that an edit has replaced.
struct ServerHost {
  /// The longest wait for another edit, in milliseconds.
  private static let longestPause = 150

  private let server: LanguageServer
  /// The file that messages are appended to; nil for none.
  private let log: Int32?
  private var framing = MessageFraming()
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
    var bytes: [UInt8] = []
    while true {
      if !server.hasWork { send(server.publications()) }
      guard Self.hasInput(waiting: server.hasWork ? pause : -1) else {
        judge()
        continue
      }
      // Everything that has arrived counts as one.
      repeat {
        let block = Self.input()
        if block.isEmpty {
          handle(bytes)
          return server.exitStatus ?? server.statusWithoutExit
        }
        bytes += block
      } while Self.hasInput(waiting: 0)
      handle(bytes)
      bytes = []
      if let status = server.exitStatus { return status }
    }
  }

  /// How long another edit is awaited before a theme is judged that takes a while.
  private var pause: Int {
    cost < 30 ? 0 : min(cost / 2, Self.longestPause)
  }

  private mutating func judge() {
    let start = ContinuousClock.now
    server.work()
    let duration = ContinuousClock.now - start
    cost =
      Int(duration.components.seconds) * 1000
      + Int(duration.components.attoseconds / 1_000_000_000_000_000)
  }

  private mutating func handle(_ bytes: [UInt8]) {
    var bodies: [[UInt8]] = []
    for piece in framing.add(bytes) {
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
