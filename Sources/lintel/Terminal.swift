import Synchronization

/// The three streams of the process.
enum Terminal {
  static func isTerminal(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

  /// Writes to standard output.
  static func print(_ text: String) { print(Array(text.utf8)) }

  static func print(_ bytes: [UInt8]) { send(bytes, to: STDOUT_FILENO) }

  /// Writes to standard error.
  static func printError(_ text: String) { send(Array(text.utf8), to: STDERR_FILENO) }

  /// Why standard output is incomplete, or `nil` if it has everything.
  ///
  /// It's reported at the end, so that the rest of a command still runs.
  static var failure: FileError? { failed.withLock { $0 } }

  private static let failed = Mutex<FileError?>(nil)

  private static func send(_ bytes: [UInt8], to descriptor: Int32) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes { bytes in
        unsafe write(descriptor, bytes.baseAddress, bytes.count)
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
        continue
      }
      switch errno {
      case EINTR: continue
      case EAGAIN:
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&wanted, 1, -1)
      // A reader that has gone away, as in `lintel lint … | head`, isn't an error.
      case EPIPE: return
      case _:
        let error = FileError.last("standard output")
        if descriptor == STDOUT_FILENO { failed.withLock { $0 = $0 ?? error } }
        return
      }
    }
  }

  static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Whether to color a stream: the flag decides, then `NO_COLOR`, `CLICOLOR_FORCE`, and `CLICOLOR`, and then whether it's a terminal.
  static func usesColor(_ choice: ColorChoice, on descriptor: Int32) -> Bool {
    switch choice {
    case .always: return true
    case .never: return false
    case .auto: break
    }
    if let value = environment("NO_COLOR"), !value.isEmpty { return false }
    if let value = environment("CLICOLOR_FORCE"), !value.isEmpty, value != "0" { return true }
    if environment("CLICOLOR") == "0" { return false }
    return isTerminal(descriptor) && environment("TERM") != "dumb"
  }
}

/// The values of `--color`.
enum ColorChoice: String, CaseIterable {
  case auto
  case always
  case never
}
