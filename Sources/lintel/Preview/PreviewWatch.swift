import LintelCompiler
import LintelPreview

/// Serves a preview to this computer, and draws it anew whenever a file of the theme changes.
struct PreviewWatch {
  let maker: PreviewMaker
  let port: UInt16

  /// Serves until the process is ended.
  ///
  /// - Throws: if the theme's file can't be read at the start, or the port is taken.
  func run() throws {
    var state = State()
    try state.update(maker)
    let server = try listen()
    Terminal.print(
      "serving \(maker.path) at http://127.0.0.1:\(server.port)/ until you press Ctrl-C\n"
    )
    while true {
      server.answerRequests(within: 0.3) { path in
        switch path {
        case "/": .init(type: "text/html; charset=utf-8", text: state.page)
        case "/version": .init(type: "text/plain; charset=utf-8", text: "\(state.version)")
        case _: nil
        }
      }
      // A theme that is gone for a moment, as while an editor writes it, is read again later.
      if state.hasChanged() { try? state.update(maker) }
    }
  }

  /// Takes the port.
  ///
  /// - Throws: if it can't be had, with the way out where a sandbox forbids it.
  private func listen() throws -> LoopbackServer {
    do throws(FileError) {
      return try LoopbackServer(port: port)
    } catch {
      guard error.isForbidden else { throw error }
      throw Exit.usage(
        "a sandbox prevents this process from listening at \(error.path), as SwiftPM's sandbox on a Mac does for plugins; "
          + "use 'swift package --disable-sandbox lintel preview', run lintel itself, or write the page with '--output'"
      )
    }
  }

  /// What is served.
  private struct State {
    private(set) var page = ""
    private(set) var version = 0
    private var observations = Observations()
    /// The last theme without errors, which stays on show while there are some.
    private var last: (PreviewSubject, LookQuestion)?

    mutating func update(_ maker: PreviewMaker) throws {
      let made = try maker.make(isThorough: true)
      observations = made.observations
      switch made.question {
      case .success(let question):
        if let subject = made.subject { last = (subject, question) }
      case .failure(let error):
        // At the start it is wrong usage; later what was asked for may come back.
        guard version > 0 else { throw error }
      }
      version += 1
      let mode = PageMode.served(version: version)
      do throws(PreviewRefusal) {
        page = try previewPage(
          last?.0,
          findings: made.findings,
          matching: last?.1 ?? LookQuestion(),
          mode: mode
        )
      } catch {
        let refusal = PageFinding(error.diagnostic, in: made.errors.sources)
        page = (try? previewPage(nil, findings: made.findings + [refusal], mode: mode)) ?? page
      }
    }

    /// Whether the page would be another now; waits until nobody writes to the theme's files any more.
    mutating func hasChanged() -> Bool {
      guard !observations.hold() else { return false }
      ChangeWatch.waitForQuiet(observations)
      return true
    }
  }
}
