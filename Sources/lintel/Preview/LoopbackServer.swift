/// An HTTP server for this computer only: it listens at 127.0.0.1, answers one request at a time, and supports only `GET`.
struct LoopbackServer {
  /// The response for a path.
  struct Answer {
    let type: String
    let text: String
  }

  private let socketDescriptor: Int32
  let port: UInt16

  /// Listens on a port, or on any free one if it's 0.
  init(port wanted: UInt16) throws(FileError) {
    // The result of a write shows whether the reader has gone away.
    _ = signal(SIGPIPE, SIG_IGN)
    let name = "127.0.0.1:\(wanted)"
    #if canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue)
    #else
      let kind = SOCK_STREAM
    #endif
    let descriptor = socket(AF_INET, kind, 0)
    guard descriptor >= 0 else { throw .last(name) }
    Self.set(SO_REUSEADDR, to: Int32(1), of: descriptor)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
        guard unsafe bind(descriptor, pointer, length) == 0, listen(descriptor, 16) == 0 else {
          return Int32(-1)
        }
        return unsafe getsockname(descriptor, pointer, &length)
      }
    }
    guard status == 0 else {
      let error = FileError.last(name)
      _ = close(descriptor)
      throw error
    }
    socketDescriptor = descriptor
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Waits some seconds for requests, and answers them; a path without an answer isn't found.
  func answerRequests(within seconds: Double, _ answer: (_ path: String) -> Answer?) {
    var request = pollfd(fd: socketDescriptor, events: Int16(POLLIN), revents: 0)
    var patience = Int32(seconds * 1000)
    while unsafe poll(&request, 1, patience) > 0 {
      patience = 0
      let connection = accept(socketDescriptor, nil, nil)
      guard connection >= 0 else { return }
      defer { _ = close(connection) }
      // A client that connects and sends nothing must not delay the others.
      for option in [SO_RCVTIMEO, SO_SNDTIMEO] {
        Self.set(option, to: timeval(tv_sec: 1, tv_usec: 0), of: connection)
      }
      let response = response(to: head(from: connection), answer)
      try? Files.write(response, to: connection, named: "connection")
    }
  }

  private static func set<Value>(_ option: Int32, to value: Value, of socket: Int32) {
    unsafe withUnsafeBytes(of: value) { bytes in
      _ = unsafe setsockopt(socket, SOL_SOCKET, option, bytes.baseAddress, socklen_t(bytes.count))
    }
  }

  /// Reads the head of a request, up to the empty line; at most eight kilobytes.
  private func head(from connection: Int32) -> [Substring] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 2048)
    let end: [UInt8] = [13, 10, 13, 10]
    while bytes.count < 8192, !bytes.reversed().starts(with: end.reversed()) {
      let count = unsafe buffer.withUnsafeMutableBytes { bytes in
        unsafe recv(connection, bytes.baseAddress, bytes.count, 0)
      }
      guard count > 0 else { break }
      bytes += buffer[..<count]
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\r\n")
  }

  private func response(to head: [Substring], _ answer: (String) -> Answer?) -> [UInt8] {
    let words = head.first?.split(separator: " ") ?? []
    guard words.count == 3, words[2].hasPrefix("HTTP/1.") else {
      return Self.failure("400 Bad Request")
    }
    // A page of another host, whose name resolves to this computer, must not read the theme.
    let hosts = head.dropFirst().filter { $0.lowercased().hasPrefix("host:") }
      .map { $0.dropFirst(5).filter { $0 != " " } }
    guard hosts.count == 1, ["127.0.0.1:\(port)", "localhost:\(port)"].contains(hosts[0]) else {
      return Self.failure("403 Forbidden")
    }
    guard words[0] == "GET" else { return Self.failure("405 Method Not Allowed") }
    let path = words[1].split(separator: "?", omittingEmptySubsequences: false).first ?? ""
    guard let answer = answer(String(path)) else { return Self.failure("404 Not Found") }
    return Self.message("200 OK", answer)
  }

  private static func failure(_ status: String) -> [UInt8] {
    message(status, Answer(type: "text/plain; charset=utf-8", text: status + "\n"))
  }

  private static func message(_ status: String, _ answer: Answer) -> [UInt8] {
    let body = Array(answer.text.utf8)
    let head = [
      "HTTP/1.1 \(status)", "Content-Type: \(answer.type)", "Content-Length: \(body.count)",
      "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Connection: close", "", "",
    ]
    return Array(head.joined(separator: "\r\n").utf8) + body
  }
}
