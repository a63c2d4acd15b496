import LintelCompiler
import LintelPreview
import LintelTheme

/// Serves a preview to this computer, and draws it again whenever a file of the theme changes.
struct PreviewWatch {
  let maker: PreviewMaker
  let port: UInt16

  /// Serves until the process ends.
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
      // A theme that is missing for a moment, such as while an editor writes it, is read again later.
      if state.hasChanged() { try? state.update(maker) }
    }
  }

  /// Listens on the port; if a sandbox prevents that, the error says what to do instead.
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

  /// The page that is served.
  private struct State {
    private(set) var page = ""
    private(set) var version = 0
    private var observations = Observations()
    /// The last theme without errors, which stays visible while there are errors.
    private var last: (PreviewSubject, ContextParts)?

    mutating func update(_ maker: PreviewMaker) throws {
      let made = try maker.make(isThorough: true)
      observations = made.observations
      switch made.question {
      case .success(let question):
        if let subject = made.subject { last = (subject, question) }
      case .failure(let error):
        // At the start, this is wrong usage; later, the missing name may come back.
        guard version > 0 else { throw error }
      }
      version += 1
      let mode = PageMode.served(version: version)
      do throws(PreviewRefusal) {
        page = try previewPage(
          last?.0,
          findings: made.findings,
          matching: last?.1 ?? ContextParts(),
          mode: mode
        )
      } catch {
        let refusal = PageFinding(error.diagnostic, in: made.errors.sources)
        page = (try? previewPage(nil, findings: made.findings + [refusal], mode: mode)) ?? page
      }
    }

    /// Whether the page would be different; waits until the theme's files stop changing.
    mutating func hasChanged() -> Bool {
      guard !observations.areCurrent() else { return false }
      ChangeWatch.waitForQuiet(observations)
      return true
    }
  }
}
